import { chanceError, isTooFew } from './intervals.ts'
import { normalQuantile } from './quantiles.ts'
import type { Stratum } from './stratum.ts'

/**
 * Smallest drop of the mean pass rate that this comparison detects four times out of five. The larger of two
 * answers: what the noise allows (the normal approximation, and one pass on top, since the sum moves in
 * whole passes), and how many lost passes the exact test needs before it can fire at
 * all (each adds a factor of about m / (n + m)).
 *
 * @param alpha one-sided level of the suite test
 * @param minDrop smallest drop that the policy counts
 * @returns a drop 0..1, or `null` when it is unknown or no drop could be detected
 */
export function smallestDetectableDrop(
  strata: readonly Stratum[],
  alpha: number,
  minDrop: number,
  power = 0.8,
): number | null {
  if (strata.length === 0 || isTooFew(strata)) return null
  let [headCount, share] = [0, 0]
  for (const stratum of strata) {
    headCount += stratum.headCount
    share += stratum.headCount / (stratum.headCount + stratum.baseCount)
  }
  const byNoise = (normalQuantile(1 - alpha) + normalQuantile(power)) * chanceError(strata) + 1 / headCount
  const lostPasses = Math.ceil(Math.log(alpha) / Math.log(share / strata.length) - 1e-9)
  const drop = Math.max(byNoise, lostPasses / headCount, minDrop)
  return drop > 1 ? null : drop
}
