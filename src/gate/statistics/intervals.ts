import { normalQuantile, studentQuantile } from './quantiles.ts'
import type { Stratum } from './stratum.ts'

/** Both ends, in the unit of the quantity. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/**
 * Wilson's score interval of a pass rate (Wilson 1927). For display next to a rate; the verdict never uses it.
 *
 * @param confidence two-sided, 0..1
 */
export function wilsonInterval(passed: number, count: number, confidence = 0.95): Interval {
  const z = normalQuantile(1 - (1 - confidence) / 2)
  const rate = passed / count
  const centre = rate + (z * z) / (2 * count)
  const half = z * Math.sqrt((rate * (1 - rate)) / count + (z * z) / (4 * count * count))
  const scale = 1 + (z * z) / count
  return {
    low: passed === 0 ? 0 : (centre - half) / scale,
    high: passed === count ? 1 : (centre + half) / scale,
  }
}

/**
 * Newcombe's interval for the difference `head rate - base rate` of two independent samples (Newcombe 1998,
 * method 10). For display: it pools the cases, so it is wider than the stratified test.
 */
export function newcombeInterval(
  head: { readonly passed: number; readonly count: number },
  base: { readonly passed: number; readonly count: number },
  confidence = 0.95,
): Interval {
  const [h, b] = [head.passed / head.count, base.passed / base.count]
  const ofHead = wilsonInterval(head.passed, head.count, confidence)
  const ofBase = wilsonInterval(base.passed, base.count, confidence)
  return {
    low: h - b - Math.hypot(h - ofHead.low, ofBase.high - b),
    high: h - b + Math.hypot(ofHead.high - h, b - ofBase.low),
  }
}

/** Weighted mean over cases of head rate minus base rate, and its standard error (`null`: unknown). */
export interface MeanChange {
  readonly mean: number
  readonly standardError: number | null
}

/**
 * Mean change of the pass rate for these very cases. The variance of a case's change, if its true rate π is
 * the same on both sides, is π(1 - π)(1/n + 1/m). The product of the base's pass rate and the head's failure
 * rate estimates π(1 - π) without bias, from any number of iterations. It grows when the head fails more, so
 * failing more never makes a change look more certain.
 */
export function meanChange(strata: readonly Stratum[]): MeanChange {
  let [weights, sum] = [0, 0]
  for (const { basePassed, baseCount, headPassed, headCount, weight = 1 } of strata) {
    weights += weight
    sum += weight * (headPassed / headCount - basePassed / baseCount)
  }
  if (weights === 0) return { mean: 0, standardError: null }
  const error = errorOfMean(strata, (before, now) => before * (1 - now))
  return { mean: sum / weights, standardError: isTooFew(strata) ? null : error }
}

/** One case with a single iteration on either side: its noise is unknown. */
export function isTooFew(strata: readonly Stratum[]): boolean {
  const [only, second] = strata
  return only !== undefined && second === undefined && Math.min(only.baseCount, only.headCount) < 2
}

/**
 * Standard error of the mean change if nothing changed. As in {@link meanChange}, with the mean of both
 * products, which is less noisy and does not depend on the side that is better.
 */
export function chanceError(strata: readonly Stratum[]): number {
  return errorOfMean(strata, (before, now) => (before * (1 - now) + now * (1 - before)) / 2)
}

/** @param spread estimate of π(1 - π) from the two rates of a case */
function errorOfMean(strata: readonly Stratum[], spread: (before: number, now: number) => number): number {
  let [weights, variance] = [0, 0]
  for (const { basePassed, baseCount, headPassed, headCount, weight = 1 } of strata) {
    weights += weight
    variance +=
      weight *
      weight *
      spread(basePassed / baseCount, headPassed / headCount) *
      (1 / baseCount + 1 / headCount)
  }
  return Math.sqrt(variance) / weights
}

/** Unbiased; `null` for fewer than two values. */
export function sampleVariance(values: readonly number[]): number | null {
  if (values.length < 2) return null
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
}

/**
 * Upper end of where one more value of the same kind is expected: mean + t · s · √(1 + 1/H).
 *
 * @param level one-sided probability of staying below, 0..1
 * @returns `null` for fewer than two values
 */
export function upperPrediction(history: readonly number[], level: number): number | null {
  const variance = sampleVariance(history)
  if (variance === null) return null
  const count = history.length
  const mean = history.reduce((sum, value) => sum + value, 0) / count
  return mean + studentQuantile(level, count - 1) * Math.sqrt(variance * (1 + 1 / count))
}
