import type { CaseComparison } from '../model/comparison/compared-case.ts'
import { type CaseTally, judged } from '../model/run/run.ts'
import type { Noun } from './words.ts'

/** A case on both sides in a few words: `25/25 → 0/5` iterations of an eval, `passed → fails` of a test. */
export function changeText(compared: CaseComparison, noun: Noun): string {
  const { base, head } = compared
  const isTest = isPlainTest(compared, noun)
  const now = isTest ? testNow(head) : sideCounts(head)
  if (base === undefined) return now
  return `${isTest ? testBefore(base) : sideCounts(base)} → ${now}`
}

/** A case on both sides as part of a sentence: `25/25 → 0/5 iterations passed`. */
export function changeSentence(compared: CaseComparison, noun: Noun): string {
  const text = changeText(compared, noun)
  return /\d\/\d+$/.test(text) ? `${text} iterations passed` : text
}

/** The base side of a case that did not run on the head: `was 4/5`, `passed before`. */
export function beforeText(compared: CaseComparison, noun: Noun): string {
  const { base } = compared
  if (base === undefined) return 'absent'
  return isPlainTest(compared, noun) ? `${testBefore(base)} before` : `was ${sideCounts(base)}`
}

/**
 * Whether a case is a plain test. One that did not run counts as what the others are; a file or suite is no
 * eval.
 */
function isPlainTest({ judgedAs, head }: CaseComparison, noun: Noun): boolean {
  return judgedAs === undefined ? noun === 'test' || head?.scope === 'suite' : judgedAs === 'test'
}

/** One side as counts of iterations, `4/5`, or the reason why there are no counts. */
export function sideCounts(tally: CaseTally | undefined): string {
  if (tally === undefined) return 'absent'
  const count = judged(tally)
  return count > 0 ? `${tally.passed}/${count}` : whyNotJudged(tally)
}

/** A test of one run: `fails`; repeated ones have counts. */
function testNow(head: CaseTally | undefined): string {
  if (head === undefined) return 'absent'
  if (judged(head) !== 1) return sideCounts(head)
  return head.passed === 1 ? 'passes' : 'fails'
}

function testBefore(base: CaseTally): string {
  const count = judged(base)
  if (count === 0) return whyNotJudged(base)
  if (base.passed === count) return 'passed'
  return base.passed === 0 ? 'failed' : `passed ${base.passed} of ${count}`
}

function whyNotJudged({ lost, skipped }: CaseTally): string {
  return lost > 0 ? 'lost' : skipped > 0 ? 'skipped' : 'not run'
}
