import { normalQuantile, studentQuantile } from './quantiles.ts'
import type { Stratum } from './stratum.ts'

/** Both ends, in the unit of the quantity. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/**
 * Wilson's score interval of a pass rate (Wilson 1927). For display beside a rate; the verdict never uses it.
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

/** Weighted mean over cases of head rate minus base rate, and its standard error (`null`: can't be told). */
export interface MeanChange {
  readonly mean: number
  readonly standardError: number | null
}

/**
 * Mean change of the pass rate for these very cases. Where a case has two iterations on each side its
 * variance comes from within the case; the others share the variance of their changes between cases, which
 * is larger and so errs towards caution.
 */
export function meanChange(strata: readonly Stratum[]): MeanChange {
  let [weights, sum] = [0, 0]
  for (const stratum of strata) {
    const weight = stratum.weight ?? 1
    weights += weight
    sum += weight * changeOf(stratum)
  }
  if (weights === 0) return { mean: 0, standardError: null }
  const single = strata.filter(({ baseCount, headCount }) => baseCount < 2 || headCount < 2)
  const between = sampleVariance(single.map(changeOf))
  if (single.length > 0 && between === null) return { mean: sum / weights, standardError: null }
  let variance = 0
  for (const stratum of strata) {
    const { basePassed, baseCount, headPassed, headCount, weight = 1 } = stratum
    const within =
      baseCount < 2 || headCount < 2
        ? (between ?? 0)
        : varianceOfRate(basePassed, baseCount) + varianceOfRate(headPassed, headCount)
    variance += weight * weight * within
  }
  return { mean: sum / weights, standardError: Math.sqrt(variance) / weights }
}

function changeOf({ basePassed, baseCount, headPassed, headCount }: Stratum): number {
  return headPassed / headCount - basePassed / baseCount
}

function varianceOfRate(passed: number, count: number): number {
  const rate = passed / count
  return (rate * (1 - rate)) / (count - 1)
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
