import { hasFailedLast, hasPassedAgain, readFlakyPast } from '../../model/case-history.ts'
import type { Change } from '../../model/comparison/compared-case.ts'
import { wasRetried } from '../../model/run/flaky.ts'
import { type CaseTally, countFailures, countJudged } from '../../model/run/run.ts'
import type { PooledCase } from './pool.ts'

/** A test that always passed: never failed, never needed a retry. */
export function hasCleanHistory({ tally }: PooledCase): boolean {
  return countFailures(tally) === 0 && !wasRetried(tally)
}

/** It failed and passed again, or passed only after a retry, within the baseline. */
export function hasFlakyHistory({ tally, history }: PooledCase): boolean {
  return wasRetried(tally) || (tally.passed > 0 && countFailures(tally) > 0 && hasPassedAgain(history))
}

/** How a classic test with a clean history changed: one failure decides. */
export function classifyCleanTest(head: CaseTally): Change {
  if (countFailures(head) > 0) return 'regressed'
  if (wasRetried(head)) return 'flaky'
  return 'unchanged'
}

/**
 * How a case changed according to statistics. `proven`: the family-wise test says that it got worse.
 * `improved`: it got better, at the unadjusted level. Without proof a case that always passed and fails now
 * is `newly-failing`, and one that always failed and passes now is `fixed`.
 */
export function classifyMeasuredCase(
  head: CaseTally,
  base: PooledCase,
  { proven, improved }: { readonly proven: boolean; readonly improved: boolean },
): Change {
  if (proven) return 'regressed'
  const headFails = countFailures(head)
  const baseFails = countFailures(base.tally)
  if (headFails === 0) {
    if (base.tally.passed === 0 || improved || (baseFails > 0 && hasFailedLast(base.history))) return 'fixed'
    if (wasRetried(head)) return 'flaky'
    return 'unchanged'
  }
  if (baseFails === 0) return 'newly-failing'
  if (base.tally.passed === 0) {
    if (head.passed === 0) return 'still-failing'
    return 'flaky'
  }
  if (head.passed === 0 && hasFailedLast(base.history)) return 'still-failing'
  return 'flaky'
}

/** How a case changed that one side did not judge. `null`: both did. */
export function classifyUnjudgedCase(
  head: CaseTally | undefined,
  base: PooledCase | undefined,
  isDue: boolean,
): Change | null {
  if (head === undefined) {
    if (isDue) return 'removed'
    return null
  }
  if (countJudged(head) === 0) return 'skipped'
  if (countJudged(base?.tally) === 0) return 'new'
  return null
}

/** A failure of a test that failed now and then must be rarer than this by chance. */
const rare = 0.05

/** What the past of a flaky test says about a failure of it. */
export interface FlakyFailure {
  /** That some flaky test of the suite fails like this by chance, 0..1. */
  readonly chance: number
  readonly passedRuns: number
  /** How many more base runs have to pass until a failure counts as a break; 0: this one does. */
  readonly openFor: number
}

/**
 * What a failure of a test says that failed before and passed again: what one bad run of the base taught is forgotten as
 * fast as it was learned, so that it counts half as much with each run that passes. Where other tests are flaky as well,
 * it is forgotten with the run. Two failures in a row, here and in
 * the newest run of the base, are judged by what was before; failing in more of the newest runs, it is known to be broken.
 *
 * @param flakes tests of the suite that failed and passed again: each of them has this chance
 */
export function judgeFlakyFailure(
  head: CaseTally,
  { history }: PooledCase,
  flakes: number,
): FlakyFailure | undefined {
  const past = readFlakyPast(history)
  if (past === undefined || head.passed > 0 || countFailures(head) === 0) return undefined
  const { passedRuns, notPassed, weight, runs } = past
  if (passedRuns === 0) {
    const twice = ((notPassed + 0.5) * (notPassed + 1.5)) / ((runs + 1) * (runs + 2))
    const chance = Math.min(1, Math.max(1, flakes) * twice)
    return { chance, passedRuns, openFor: chance <= rare ? 0 : runs }
  }
  const halvings = flakes > 1 ? Number.POSITIVE_INFINITY : Math.ceil(Math.log2(weight / rare))
  return { chance: weight, passedRuns, openFor: Math.max(0, Math.min(halvings, runs - passedRuns)) }
}

/**
 * How a file or suite that broke as a whole changed. Its cases disappear from the report, so statistics never
 * decide: broken now and not in the newest base run is a regression.
 *
 * @param newest the same entry in the newest base run
 */
export function classifyBrokenSuite(
  head: CaseTally | undefined,
  newest: CaseTally | undefined,
  hasBaseline: boolean,
): Change | null {
  const wasBroken = newest !== undefined && isSuiteBroken(newest)
  if (head === undefined) {
    if (wasBroken) return 'fixed'
    return null
  }
  if (countJudged(head) === 0) return 'skipped'
  if (!isSuiteBroken(head)) {
    if (wasBroken) return 'fixed'
    return 'unchanged'
  }
  if (!hasBaseline) return 'new'
  if (wasBroken) return 'still-failing'
  return 'regressed'
}

function isSuiteBroken(tally: CaseTally): boolean {
  return countFailures(tally) > 0
}
