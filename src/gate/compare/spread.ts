import { studentCdf, studentQuantile } from '../statistics/quantiles.ts'
import type { RunCounts } from './case-change.ts'

/** One eval with its history on the base; the newest run first. */
export interface HistoryCase {
  readonly counts: readonly RunCounts[]
  /** Runs that show the case as it is now. */
  readonly kept: readonly boolean[]
  readonly weight: number
}

/** So many base runs are needed to know how much the base differs from itself. */
export const runsForSpread = 5
/** Part of the cases that a run must have to count. */
const enoughCases = 0.5

/** Mean pass rates of the base runs over the same cases. */
export interface BaseMeans {
  /** One for each run that counts, the newest first; 0..1. */
  readonly means: readonly number[]
  /** Indices of these runs. */
  readonly runs: readonly number[]
}

/**
 * Means over all cases for every base run. A case that the run lacks, or that was different then, counts with the rate
 * that it has now, so that a change of the suite or of one case does not look like unrest.
 */
export function baseMeans(cases: readonly HistoryCase[], runs: number): BaseMeans {
  const [sums, present] = [new Float64Array(runs), new Float64Array(runs)]
  let weights = 0
  for (const { counts, kept, weight } of cases) {
    const rate = rateOf({ counts, kept })
    if (rate === null || weight === 0) continue
    weights += weight
    for (let run = 0; run < runs; run += 1) {
      const of = counts[run]
      const counted = of !== undefined && of.judged > 0 && kept[run] !== false
      sums[run] = (sums[run] ?? 0) + weight * (counted ? of.passed / of.judged : rate)
      if (of !== undefined && of.judged > 0) present[run] = (present[run] ?? 0) + weight
    }
  }
  const used = Array.from({ length: runs }, (_, run) => run).filter(
    (run) => weights > 0 && (present[run] ?? 0) >= enoughCases * weights,
  )
  return { runs: used, means: used.map((run) => (sums[run] ?? 0) / weights) }
}

function rateOf(of: Pick<HistoryCase, 'counts' | 'kept'>): number | null {
  const { passed, judged } = sumKept(of)
  return judged === 0 ? null : passed / judged
}

/** The iterations of a case over the kept runs that judged it, and the number of these runs. */
export function sumKept({ counts, kept }: Pick<HistoryCase, 'counts' | 'kept'>): {
  readonly passed: number
  readonly judged: number
  readonly runs: number
} {
  let [passed, judged, runs] = [0, 0, 0]
  for (const [run, of] of counts.entries()) {
    if (kept[run] === false || of.judged === 0) continue
    passed += of.passed
    judged += of.judged
    runs += 1
  }
  return { passed, judged, runs }
}

/** How much runs of the base differ from each other. */
export interface RunSpread {
  /** Mean of the runs that show the base as it is now. */
  readonly mean: number
  /** Standard deviation of one run, 0..1; `null` with too few runs. */
  readonly deviation: number | null
  readonly degrees: number
  /** Runs behind `mean`. */
  readonly runs: number
  /** Standard deviation of a run like the head, where that is another one: see {@link spreadOfHead}. */
  readonly headDeviation?: number
}

/**
 * The spread for a head with another number of iterations than the base runs: the part of the variance that chance within
 * a run explains changes with it, the rest does not.
 *
 * @param noise variance of the mean of one base run by chance alone
 * @param headNoise the same of the head, at the rates of the base
 */
export function spreadOfHead(spread: RunSpread, noise: number, headNoise: number): RunSpread {
  const { deviation } = spread
  if (deviation === null || noise <= 0) return spread
  const variance = deviation ** 2
  const share = headNoise / noise
  const ofHead = variance >= noise ? variance - noise + headNoise : variance * share
  return { ...spread, headDeviation: Math.sqrt(ofHead) }
}

/**
 * @param values of the runs, the newest first
 * @param since how many of them show the base as it is now; the others also show how much runs differ, around their own mean
 */
export function spreadOfRuns(values: readonly number[], since = values.length): RunSpread {
  const [newer, older] = [values.slice(0, since), values.slice(since)]
  const mean = meanOf(newer)
  const deviations = [newer, older].flatMap((group) => group.map((value) => value - meanOf(group)))
  const degrees = values.length - (older.length > 0 ? 2 : 1)
  if (values.length < runsForSpread || degrees < 3)
    return { mean, deviation: null, degrees, runs: newer.length }
  const variance = deviations.reduce((sum, value) => sum + value * value, 0) / degrees
  // Rates that can't rise fall further than they rise: the worse half decides if it is the wider one.
  const below = deviations.filter((value) => value < 0).reduce((sum, value) => sum + value * value, 0)
  const deviation = Math.sqrt(Math.max(variance, (2 * below) / degrees))
  return { mean, deviation, degrees, runs: newer.length }
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/**
 * Chance that one more run of the base is as low as `now`: Student's prediction interval. 0 or 1 if the base never
 * differs.
 *
 * @returns `null` when the spread is not known
 */
export function predictionOfDrop(now: number, spread: RunSpread): number | null {
  const { mean, deviation, degrees } = spread
  if (deviation === null) return null
  const error = errorOf(spread, deviation)
  if (error < 1e-12) return now < mean - 1e-9 ? 0 : 1
  return studentCdf((now - mean) / error, degrees)
}

/**
 * Level of the prediction interval of a test at `level`. Both must agree, so this one only guards against drift; with
 * five runs a much smaller level could hardly ever be reached.
 */
export function spreadLevel(level: number, tests = 1): number {
  return Math.max(level * 0.85, leastLevel / Math.sqrt(tests))
}

const leastLevel = 0.025

/** Drop from the mean that the prediction interval calls significant. */
export function criticalDrop(spread: RunSpread, level: number): number | null {
  const { deviation, degrees } = spread
  return deviation === null ? null : studentQuantile(1 - level, degrees) * errorOf(spread, deviation)
}

/** Of the difference between the head and the mean of the base runs. */
function errorOf({ runs, headDeviation }: RunSpread, deviation: number): number {
  return Math.sqrt((headDeviation ?? deviation) ** 2 + deviation ** 2 / runs)
}
