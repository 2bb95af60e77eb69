import { addUp } from '../../model/data.ts'
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
  const repeats = addUp(cases, ({ count }) => count - 1)
  const within = addUp(cases, ({ count, sum, sumOfSquares }) =>
    Math.max(0, sumOfSquares - (sum * sum) / count),
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
  return addUp(values) / values.length
}

/** Squared distances from the mean together. */
export function sumSquaredDistances(values: readonly number[]): number {
  const mean = computeMean(values)
  return addUp(values, (value) => (value - mean) ** 2)
}

/** Unbiased; `null` for fewer than two values. */
export function computeSampleVariance(values: readonly number[]): number | null {
  if (values.length < 2) return null
  return sumSquaredDistances(values) / (values.length - 1)
}

/** How two graders judged the same items. */
interface Agreements {
  readonly bothPass: number
  readonly bothFail: number
  readonly onlyFirst: number
  readonly onlySecond: number
}

/**
 * Cohen's kappa of two graders: their agreement beyond that by chance, with its interval by the large-sample error of
 * Fleiss, Cohen and Everitt (1969).
 *
 * @param confidence two-sided, 0..1
 * @returns undefined where either gives one value to everything: no agreement beyond chance is possible then
 */
export function computeKappa(
  { bothPass, bothFail, onlyFirst, onlySecond }: Agreements,
  confidence = 0.95,
): { readonly kappa: number; readonly low: number; readonly high: number } | undefined {
  const count = bothPass + bothFail + onlyFirst + onlySecond
  const first = (bothPass + onlyFirst) / count
  const second = (bothPass + onlySecond) / count
  if (!(first > 0 && first < 1 && second > 0 && second < 1)) return undefined
  const agreed = (bothPass + bothFail) / count
  const byChance = first * second + (1 - first) * (1 - second)
  const beyond = 1 - byChance
  const kappa = (agreed - byChance) / beyond
  const onDiagonal = (share: number, a: number, b: number) => share * (1 - (a + b) * (1 - kappa)) ** 2
  const offDiagonal = (share: number, a: number, b: number) => share * (a + b) ** 2
  const spread =
    onDiagonal(bothPass / count, first, second) +
    onDiagonal(bothFail / count, 1 - first, 1 - second) +
    (1 - kappa) ** 2 *
      (offDiagonal(onlyFirst / count, second, 1 - first) +
        offDiagonal(onlySecond / count, 1 - second, first)) -
    (kappa - byChance * (1 - kappa)) ** 2
  const error = Math.sqrt(Math.max(0, spread) / count) / beyond
  const half = computeNormalQuantile(1 - (1 - confidence) / 2) * error
  return { kappa, low: Math.max(-1, kappa - half), high: Math.min(1, kappa + half) }
}
