import { addUp } from '../../model/data.ts'
import { computeMean, computeSampleVariance } from './intervals.ts'
import { computeNormalQuantile, computeStudentCdf, computeStudentQuantile } from './quantiles.ts'

/** So many base runs are needed to know how much the base differs from itself. */
export const runsForSpread = 5

/** Rates that differ by less are equal. */
const rounding = 1e-10

/**
 * Chance that one more run of the base is as low as the head: Student's prediction interval. Next to 0 or 1
 * if the base never differs.
 *
 * @param values of the base runs
 * @returns `null` when too few runs show the spread
 */
export function computeDropPrediction(headValue: number, values: readonly number[]): number | null {
  const runs = values.length
  if (runs < runsForSpread) return null
  const mean = computeMean(values)
  const sumSquares = (bound: number) => addUp(values, (value) => Math.min(bound, value - mean) ** 2)
  // What can't rise falls further than it rises: the worse half decides if it is the wider one.
  const square = Math.max(sumSquares(Number.POSITIVE_INFINITY), 2 * sumSquares(0))
  const error = Math.sqrt((square / (runs - 1)) * (1 + 1 / runs))
  // A base that never differs has no error, and its own mean is not low.
  return computeStudentCdf((headValue - mean + rounding) / Math.max(error, rounding / 1000), runs - 1)
}

/**
 * Standard deviation between runs that have not shown any, and of one run, which can't show it: shares of the
 * scale.
 */
export const usualSpread = 0.01
export const unknownSpread = 0.03

/**
 * How far one more run of the base may lie below its mean at `level`, where too few runs show how much they
 * differ: usual differences count as one degree of freedom.
 *
 * @param values of the base runs
 * @param chance variance of one of them that chance within a run explains
 * @returns 0 where {@link computeDropPrediction} can tell
 */
export function estimateUsualShift(
  values: readonly number[],
  chance: number,
  scale: number,
  level: number,
): number {
  const degrees = values.length - 1
  if (values.length >= runsForSpread || degrees < 0) return 0
  const error = (variance: number) => Math.sqrt(variance * (1 + 1 / values.length))
  // What is assumed is no estimate: its tails are normal.
  if (degrees === 0) return computeNormalQuantile(1 - level) * error((unknownSpread * scale) ** 2)
  const seenVariance = Math.max(0, (computeSampleVariance(values) ?? 0) - chance)
  const between = (degrees * seenVariance + (usualSpread * scale) ** 2) / (degrees + 1)
  return computeStudentQuantile(1 - level, degrees + 1) * error(between)
}

/**
 * Level of the prediction interval of a test at `level`. Both must agree, so this one only guards against
 * drift; with five runs a much smaller level could hardly ever be reached.
 */
export function computeSpreadLevel(level: number, tests = 1): number {
  return Math.max(level * 0.85, leastLevel / Math.sqrt(tests))
}

const leastLevel = 0.025
