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
  if (/\d\/\d+$/.test(text)) return `${text} iterations passed`
  return text
}

/** The base side of a case that did not run on the head: `was 4/5`, `passed before`. */
export function describeCaseBase(compared: CaseComparison, noun: Noun): string {
  const { base } = compared
  if (base === undefined) return 'absent'
  if (isPlainTest(compared, noun)) return `${describeBaseTest(base)} before`
  return `was ${formatSideCounts(base)}`
}

/**
 * Whether a case is a plain test. One that did not run counts as what the others are; a file or suite is no
 * eval.
 */
function isPlainTest({ judgedAs, head }: CaseComparison, noun: Noun): boolean {
  if (judgedAs === undefined) return noun === 'test' || head?.scope === 'suite'
  return judgedAs === 'test'
}

/** One side as counts of iterations, `4/5`, or the reason why there are no counts. */
export function formatSideCounts(tally: CaseTally | undefined): string {
  if (tally === undefined) return 'absent'
  const count = countJudged(tally)
  if (count > 0) return `${tally.passed}/${count}`
  return explainNotJudged(tally)
}

/** A test of one run: `fails`; repeated ones have counts. */
function describeHeadTest(head: CaseTally | undefined): string {
  if (head === undefined) return 'absent'
  if (countJudged(head) !== 1) return formatSideCounts(head)
  if (head.passed === 1) return 'passes'
  return 'fails'
}

function describeBaseTest(base: CaseTally): string {
  const count = countJudged(base)
  if (count === 0) return explainNotJudged(base)
  if (base.passed === count) return 'passed'
  if (base.passed === 0) return 'failed'
  return `passed ${base.passed} of ${count}`
}

function explainNotJudged({ lost, skipped }: CaseTally): string {
  if (lost > 0) return 'lost'
  if (skipped > 0) return 'skipped'
  return 'not run'
}
