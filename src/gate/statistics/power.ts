import { fallenNoise, noiseOf, skewnessOf } from './noise.ts'
import { normalQuantile } from './quantiles.ts'
import type { Stratum } from './stratum.ts'

/**
 * Smallest drop of the mean pass rate that the suite test finds four times out of five: the drop at which the noise
 * of chance (what the test allows for) and that of a fallen head leave it so. Both are taken at the fallen rates: where
 * cases pass 95 % of the time, a fall makes them noisier.
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
  const noise = noiseOf(strata)
  if (noise === null) return null
  const [zAlpha, zPower] = [normalQuantile(1 - alpha), normalQuantile(power)]
  const share = noise.headShare
  // Half a pass where failures are few: no formula, but what brings the simulated designs to 80 %.
  const few = 0.9 / (1 + noise.head / noise.unit ** 2) - 0.2
  const needed = (drop: number) => {
    const chance = fallenNoise(noise, drop * share) * (1 + noise.base / noise.head)
    const fallen = noise.base + fallenNoise(noise, drop)
    const step = ((zAlpha * zAlpha - 1) / 6) * skewnessOf(noise, drop * share) + few
    return zAlpha * Math.sqrt(chance) + zPower * Math.sqrt(fallen) + noise.unit * step
  }
  let [low, high] = [0, 1]
  for (let turn = 0; turn < 40; turn += 1) {
    const middle = (low + high) / 2
    if (middle < needed(middle)) low = middle
    else high = middle
  }
  // Each lost pass of a case that never fails halves p or so; with too few iterations the test can't fire at all.
  const lostPasses = Math.ceil(Math.log(2 * alpha) / Math.log(share) - 1e-9)
  const drop = Math.max(high, lostPasses * noise.unit, minDrop)
  return drop > 1 ? null : drop
}
