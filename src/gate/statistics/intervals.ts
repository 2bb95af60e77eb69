import { computeNormalQuantile } from './quantiles.ts'

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
export function computeWilsonInterval(passed: number, count: number, confidence = 0.95): Interval {
  const z = computeNormalQuantile(1 - (1 - confidence) / 2)
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
export function computeNewcombeInterval(
  head: { readonly passed: number; readonly count: number },
  base: { readonly passed: number; readonly count: number },
): Interval {
  const h = head.passed / head.count
  const b = base.passed / base.count
  const headInterval = computeWilsonInterval(head.passed, head.count)
  const baseInterval = computeWilsonInterval(base.passed, base.count)
  return {
    low: h - b - Math.hypot(h - headInterval.low, baseInterval.high - b),
    high: h - b + Math.hypot(headInterval.high - h, b - baseInterval.low),
  }
}

/**
 * The 95% interval of the mean over cases of their means, for the cases as they are: from the spread within cases where
 * they were measured several times, else from the spread between them, which is wider. For display.
 *
 * @param cases the values of each case as their moments; at least one
 */
export function computeMeanInterval(
  cases: readonly { readonly count: number; readonly sum: number; readonly sumOfSquares: number }[],
): Interval {
  const means = cases.map(({ count, sum }) => sum / count)
  const mean = computeMean(means)
  const repeats = cases.reduce((sum, { count }) => sum + count - 1, 0)
  const within = cases.reduce(
    (total, { count, sum, sumOfSquares }) => total + Math.max(0, sumOfSquares - (sum * sum) / count),
    0,
  )
  const variance =
    repeats >= cases.length
      ? (within / repeats) * computeMean(cases.map(({ count }) => 1 / count))
      : (computeSampleVariance(means) ?? 0)
  const half = computeNormalQuantile(0.975) * Math.sqrt(variance / cases.length)
  return { low: mean - half, high: mean + half }
}

/** NaN without a value. */
export function computeMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Unbiased; `null` for fewer than two values. */
export function computeSampleVariance(values: readonly number[]): number | null {
  if (values.length < 2) return null
  const mean = computeMean(values)
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
}
