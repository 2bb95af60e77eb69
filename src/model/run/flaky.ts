/*
 * Three things are called flaky, and each has a name of its own. Retried: an iteration passed only after a retry, which
 * reports, and `flaky` in our files, mean. Mixed: it failed and passed again within the runs of the base, so one failure
 * proves little; `flakyHistory` in our files. The gate decides it (`gate/compare/classify.ts`), since it knows the order of
 * the runs.
 * Intermittent: it goes back and forth, and did not just break or get repaired once, which a quarantine is for.
 */
import type { CaseTally } from './run.ts'

/** An iteration passed only after a retry. */
export function wasRetried({ flaky }: CaseTally): boolean {
  return flaky > 0
}

/**
 * It disagreed within a run, or changed its mind more than once.
 *
 * @param shares of the iterations of each run that passed, 0..1, the newest first
 */
export function isIntermittent(shares: readonly number[]): boolean {
  if (shares.some((share) => share > 0 && share < 1)) return true
  return shares.filter((share, index) => index > 0 && share !== shares[index - 1]).length > 1
}
