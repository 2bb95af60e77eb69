import { sumSquaredDistances } from '../intervals.ts'

/** Neighbouring runs that differ by less than this part of what any two runs differ by resemble each other. */
const alikeFrom = 0.7
const standardErrors = 2.5
/** Equal rates may differ by rounding. */
const rounding = 1e-9
const bisectionSteps = 20

/** Figures of the runs, the newest first, that several cases share. */
export interface Series {
  readonly values: readonly number[]
  readonly cases: number
}

/**
 * How many independent runs these are worth. Where answers are kept from run to run, neighbours differ by less than any
 * two runs do (von Neumann's ratio). The autocorrelation that explains the ratio, from run to run, says how much is
 * left of their number.
 *
 * @param isSure the likeness must be beyond chance: one series alone never is
 */
export function countDistinctRuns(series: readonly Series[], runs: number, isSure = true): number {
  let neighbours = 0
  let any = 0
  let variance = 0
  for (const { values, cases } of series) {
    if (values.length < 3) continue
    const squares = sumSquaredDistances(values)
    if (squares < rounding) continue
    const steps = values.slice(1).reduce((sum, value, at) => sum + (value - (values[at] ?? 0)) ** 2, 0)
    const spread = (2 * squares) / (values.length - 1)
    neighbours += (cases * steps) / (values.length - 1)
    any += cases * spread
    variance += (cases * spread ** 2 * (values.length - 2)) / (values.length ** 2 - 1)
  }
  if (any === 0) return runs
  const ratio = neighbours / any
  const most = isSure ? 1 - (standardErrors * Math.sqrt(variance)) / any : 1
  if (ratio >= Math.min(alikeFrom, most)) return runs
  return runs / (1 + 2 * sumCorrelations(findCorrelation(ratio, runs), runs))
}

/** The correlation of neighbours at which they differ by this part of what any two of the runs differ by. */
function findCorrelation(ratio: number, runs: number): number {
  let low = 0
  let high = 1
  for (let turn = 0; turn < bisectionSteps; turn += 1) {
    const middle = (low + high) / 2
    const spread = 1 - (2 * sumCorrelations(middle, runs)) / (runs - 1)
    if ((1 - middle) / spread > ratio) low = middle
    else high = middle
  }
  return low
}

function sumCorrelations(correlation: number, runs: number): number {
  let sum = 0
  for (let lag = 1; lag < runs; lag += 1) sum += (1 - lag / runs) * correlation ** lag
  return sum
}
