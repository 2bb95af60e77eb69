import type { CaseComparison } from '../model/comparison/compared-case.ts'
import { type CaseTally, countJudged } from '../model/run/run.ts'
import type { Noun } from './words.ts'

/** A case on both sides in a few words: `25/25 → 0/5` iterations of an eval, `passed → fails` of a test. */
export function formatCaseChange(compared: CaseComparison, noun: Noun): string {
  const { base, head } = compared
  const isTest = isPlainTest(compared, noun)
  const headText = isTest ? describeHeadTest(head) : formatSideCounts(head)
  if (base === undefined) return headText
  return `${isTest ? describeBaseTest(base) : formatSideCounts(base)} → ${headText}`
}

/** A case on both sides as part of a sentence: `25/25 → 0/5 iterations passed`. */
export function describeCaseChange(compared: CaseComparison, noun: Noun): string {
  const text = formatCaseChange(compared, noun)
  return /\d\/\d+$/.test(text) ? `${text} iterations passed` : text
}

/** The base side of a case that did not run on the head: `was 4/5`, `passed before`. */
export function describeCaseBase(compared: CaseComparison, noun: Noun): string {
  const { base } = compared
  if (base === undefined) return 'absent'
  return isPlainTest(compared, noun) ? `${describeBaseTest(base)} before` : `was ${formatSideCounts(base)}`
}

/**
 * Whether a case is a plain test. One that did not run counts as what the others are; a file or suite is no
 * eval.
 */
function isPlainTest({ judgedAs, head }: CaseComparison, noun: Noun): boolean {
  return judgedAs === undefined ? noun === 'test' || head?.scope === 'suite' : judgedAs === 'test'
}

/** One side as counts of iterations, `4/5`, or the reason why there are no counts. */
export function formatSideCounts(tally: CaseTally | undefined): string {
  if (tally === undefined) return 'absent'
  const count = countJudged(tally)
  return count > 0 ? `${tally.passed}/${count}` : explainNotJudged(tally)
}

/** A test of one run: `fails`; repeated ones have counts. */
function describeHeadTest(head: CaseTally | undefined): string {
  if (head === undefined) return 'absent'
  if (countJudged(head) !== 1) return formatSideCounts(head)
  return head.passed === 1 ? 'passes' : 'fails'
}

function describeBaseTest(base: CaseTally): string {
  const count = countJudged(base)
  if (count === 0) return explainNotJudged(base)
  if (base.passed === count) return 'passed'
  return base.passed === 0 ? 'failed' : `passed ${base.passed} of ${count}`
}

function explainNotJudged({ lost, skipped }: CaseTally): string {
  return lost > 0 ? 'lost' : skipped > 0 ? 'skipped' : 'not run'
}
