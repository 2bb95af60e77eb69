import { fallenNoise, noiseOf, skewnessOf } from './noise.ts'
import { normalQuantile } from './quantiles.ts'
import type { Stratum } from './stratum.ts'

/** All are drops or their variances, 0..1. */
export interface PowerOptions {
  /** Smallest drop that the policy counts. */
  readonly minDrop: number
  /** Variance of the mean between runs beyond chance. */
  readonly between?: number
  /** Drop that runs of the base show by themselves; the head must fall further. */
  readonly critical?: number
}

const power = 0.8

/**
 * Smallest drop of the mean pass rate that the suite test finds four times out of five: the drop at which the noise
 * of chance (what the test allows for) and that of a fallen head leave it so. Both are taken at the fallen rates: where
 * cases pass 95 % of the time, a fall makes them noisier.
 *
 * @param alpha one-sided level of the suite test
 * @returns a drop 0..1, or `null` when it is unknown or no drop could be detected
 */
export function smallestDetectableDrop(
  strata: readonly Stratum[],
  alpha: number,
  { minDrop, between = 0, critical = 0 }: PowerOptions,
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
    const byTest = zAlpha * Math.sqrt(chance) + noise.unit * step
    return Math.max(byTest, critical) + zPower * Math.sqrt(fallen + between)
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
