import { studentCdf } from './quantiles.ts'

/** So many base runs are needed to know how much the base differs from itself. */
export const runsForSpread = 5

/**
 * Chance that one more run of the base is as low as `now`: Student's prediction interval. 0 or 1 if the base never
 * differs.
 *
 * @param values of the base runs
 * @returns `null` when too few runs show the spread
 */
export function predictionOfDrop(now: number, values: readonly number[]): number | null {
  const runs = values.length
  if (runs < runsForSpread) return null
  const mean = values.reduce((sum, value) => sum + value, 0) / runs
  const squares = (of: readonly number[]) => of.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  // What can't rise falls further than it rises: the worse half decides if it is the wider one.
  const below = squares(values.filter((value) => value < mean))
  const error = Math.sqrt((Math.max(squares(values), 2 * below) / (runs - 1)) * (1 + 1 / runs))
  if (error < 1e-12) return now < mean - 1e-9 ? 0 : 1
  return studentCdf((now - mean) / error, runs - 1)
}

/**
 * Level of the prediction interval of a test at `level`. Both must agree, so this one only guards against drift; with
 * five runs a much smaller level could hardly ever be reached.
 */
export function spreadLevel(level: number, tests = 1): number {
  return Math.max(level * 0.85, leastLevel / Math.sqrt(tests))
}

const leastLevel = 0.025
