import { isIntermittent } from './flaky.ts'

/**
 * The life of a quarantine: in only while a case is intermittent, out when it is broken or has passed for long. A
 * share is that of the iterations of one run that passed, 0..1; those of a case are the newest first.
 */

/** Why a quarantine of the policy no longer holds: its last day is over, the case is broken, or it passes. */
export const quarantineEnds = ['over', 'broken', 'clean'] as const
export type QuarantineEnd = (typeof quarantineEnds)[number]

/** Failing as a whole in so many runs in a row, a case is broken. */
export const brokenAfter = 3
/** Passing in so many runs in a row, it is not intermittent any more. */
export const cleanAfter = 10

/** Whether a quarantine is proposed for a case: one that failed in its newest run may be broken. */
export function mayBeQuarantined(shares: readonly number[]): boolean {
  return shares[0] !== 0 && isIntermittent(shares)
}

/**
 * How a quarantine ended by itself; undefined while it holds.
 *
 * @param headShares shares of this run, which alone can't make a case broken or clean
 */
export function findQuarantineEnd(
  headShares: readonly number[],
  baseShares: readonly number[],
): Exclude<QuarantineEnd, 'over'> | undefined {
  const isHeadAll = (share: number) => headShares.every((headShare) => headShare === share)
  if (hasStreak(baseShares, brokenAfter, 0) && isHeadAll(0)) return 'broken'
  if (hasStreak(baseShares, cleanAfter, 1) && isHeadAll(1)) return 'clean'
  return undefined
}

function hasStreak(shares: readonly number[], runs: number, share: number): boolean {
  const newest = shares.slice(0, runs)
  return newest.length === runs && newest.every((newestShare) => newestShare === share)
}
