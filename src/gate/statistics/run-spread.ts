import { studentCdf } from './quantiles.ts'

/** So many base runs are needed to know how much the base differs from itself. */
export const runsForSpread = 5

/** Rates that differ by less are equal. */
const rounding = 1e-10

/**
 * Chance that one more run of the base is as low as `now`: Student's prediction interval. Next to 0 or 1 if the base
 * never differs.
 *
 * @param values of the base runs
 * @returns `null` when too few runs show the spread
 */
export function predictionOfDrop(now: number, values: readonly number[]): number | null {
  const runs = values.length
  if (runs < runsForSpread) return null
  const mean = values.reduce((sum, value) => sum + value, 0) / runs
  const squares = (bound: number) =>
    values.reduce((sum, value) => sum + Math.min(bound, value - mean) ** 2, 0)
  // What can't rise falls further than it rises: the worse half decides if it is the wider one.
  const square = Math.max(squares(Number.POSITIVE_INFINITY), 2 * squares(0))
  const error = Math.sqrt((square / (runs - 1)) * (1 + 1 / runs))
  // A base that never differs has no error, and its own mean is not low.
  return studentCdf((now - mean + rounding) / Math.max(error, rounding / 1000), runs - 1)
}

/**
 * Level of the prediction interval of a test at `level`. Both must agree, so this one only guards against drift; with
 * five runs a much smaller level could hardly ever be reached.
 */
export function spreadLevel(level: number, tests = 1): number {
  return Math.max(level * 0.85, leastLevel / Math.sqrt(tests))
}

const leastLevel = 0.025
