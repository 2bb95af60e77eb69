import { countBeforeLastFailure } from '../../model/case-history.ts'
import type { Change } from '../../model/comparison/compared-case.ts'
import { wasRetried } from '../../model/run/flaky.ts'
import { type CaseTally, countFailures, countJudged } from '../../model/run/run.ts'
import { isAtMost } from '../statistics/level.ts'
import { failedLast, type PooledCase } from './pool.ts'

/** A test that always passed: never failed, never needed a retry. */
export function hasCleanHistory({ tally }: PooledCase): boolean {
  return countFailures(tally) === 0 && !wasRetried(tally)
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
    if (base.tally.passed === 0 || improved || (baseFails > 0 && failedLast(base))) return 'fixed'
    if (wasRetried(head)) return 'flaky'
    return 'unchanged'
  }
  if (baseFails === 0) return 'newly-failing'
  if (base.tally.passed === 0) {
    if (head.passed === 0) return 'still-failing'
    return 'flaky'
  }
  if (head.passed === 0 && failedLast(base)) return 'still-failing'
  return 'flaky'
}

/** How a case changed that one side did not judge. `null`: both did. */
export function classifyUnjudgedCase(
  head: CaseTally | undefined,
  base: PooledCase | undefined,
  inNewestRun: boolean,
): Change | null {
  if (head === undefined) {
    if (inNewestRun) return 'removed'
    return null
  }
  if (countJudged(head) === 0) return 'skipped'
  if (base === undefined || countJudged(base.tally) === 0) return 'new'
  return null
}

/** Two failures in a row must be rarer than this for a test that failed now and then. */
const rare = 0.05

/**
 * Whether a test that failed before, and passed since, fails now and in the newest base run: two in a row, which its history
 * makes unlikely. Failing in more of the newest runs, it is known to be broken.
 *
 * @param flakes tests of the suite that failed and passed again: each of them has this chance
 * @returns the chance of two failures in a row, where it is small
 */
export function computeBrokenTwiceChance(
  head: CaseTally,
  { history }: PooledCase,
  flakes: number,
): number | undefined {
  const earlierHistory = countBeforeLastFailure(history)
  if (
    earlierHistory === undefined ||
    earlierHistory.notPassed === 0 ||
    head.passed > 0 ||
    countFailures(head) === 0
  )
    return undefined
  const { judged: runs, notPassed: failed } = earlierHistory
  const chance = (Math.max(1, flakes) * (failed + 0.5) * (failed + 1.5)) / ((runs + 1) * (runs + 2))
  if (isAtMost(chance, rare)) return chance
  return undefined
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
