import { addUp } from '../../model/data.ts'
import { addUpCounts, type Counts } from '../../model/run/tally.ts'
import { computeMean } from '../statistics/intervals.ts'
import { isAtMost } from '../statistics/level.ts'
import { computeNormalQuantile, computeStudentCdf } from '../statistics/quantiles.ts'
import { claimLevel, fewestRuns } from './current-runs.ts'

/** How a case ended in each run, and what is kept of it. */
interface KeptCounts {
  readonly counts: readonly Counts[]
  /** Runs that show the case as it is now. */
  readonly kept: readonly boolean[]
}

/** One eval with its history on the base; the newest run first. */
interface HistoryCase extends KeptCounts {
  readonly weight: number
}

/**
 * Level of the claim that the suite changed, over all places and both directions. Runs of one week resemble each other,
 * which the test does not know, so it is a tenth of that of the cases.
 */
const suiteLevel = claimLevel / 10
/** A smaller change of the mean does not matter. */
const smallestChange = 0.02
/** Level at which the newest run alone is said to be low, which settles nothing. */
const lowLevel = 0.02

/**
 * How many of the newest base runs show the suite as it is now, if the base as a whole changed: the same
 * question that the gate asks of a pull request, at one level over all places and both directions.
 *
 * @returns `undefined` when nothing shows a change
 */
export function findSuiteChange(cases: readonly HistoryCase[], runs: number): number | undefined {
  const baseMeans = computeBaseMeans(cases, runs)
  const { means } = baseMeans
  const places = means.length - 2 * fewestRuns + 1
  if (places < 1) return undefined
  const level = suiteLevel / (2 * places)
  const noise = computeRunNoise(cases)
  let best: { readonly at: number; readonly t: number } | undefined
  for (let at = fewestRuns; at <= means.length - fewestRuns; at += 1) {
    const t = Math.abs(measureChangeAt(means, at, noise, level) ?? 0)
    if (t > (best?.t ?? 0)) best = { at, t }
  }
  if (best === undefined) return undefined
  return (baseMeans.runs[best.at - 1] ?? 0) + 1
}

/** Whether the newest run alone is lower than the others: a bad hour, or a change that one more run would show. */
export function isNewestRunLow(cases: readonly HistoryCase[], runs: number): boolean {
  const { means, runs: used } = computeBaseMeans(cases, runs)
  if (used[0] !== 0 || means.length < 1 + fewestRuns) return false
  return (measureChangeAt(means, 1, computeRunNoise(cases), lowLevel) ?? 0) < 0
}

/**
 * The change between newer and older runs, in standard errors of how much runs differ; `undefined` when chance within
 * runs, or between them, explains it.
 */
function measureChangeAt(
  means: readonly number[],
  at: number,
  noise: number,
  level: number,
): number | undefined {
  const newer = means.slice(0, at)
  const older = means.slice(at)
  const newerMean = computeMean(newer)
  const olderMean = computeMean(older)
  const change = newerMean - olderMean
  if (Math.abs(change) < smallestChange) return undefined
  const share = 1 / newer.length + 1 / older.length
  const z = change / Math.sqrt(Math.max(1e-12, noise * share))
  if (Math.abs(z) < computeNormalQuantile(1 - level)) return undefined
  const degrees = means.length - 2
  const squares = [...newer.map((value) => value - newerMean), ...older.map((value) => value - olderMean)]
  const variance = addUp(squares, (value) => value * value) / degrees
  const t = change / Math.sqrt(Math.max(1e-12, variance * share))
  if (isAtMost(1 - computeStudentCdf(Math.abs(t), degrees), level)) return t
  return undefined
}

/** Variance of the mean of one run by chance alone. */
function computeRunNoise(cases: readonly HistoryCase[]): number {
  let sum = 0
  let weights = 0
  for (const { weight, ...history } of cases) {
    const { passed, judged, runs } = sumKeptRuns(history)
    if (judged === 0) continue
    weights += weight
    const rate = passed / judged
    const unbiased = judged > 1 ? judged / (judged - 1) : 1
    sum += (weight * weight * rate * (1 - rate) * unbiased * runs) / judged
  }
  if (weights === 0) return 0
  return sum / (weights * weights)
}

/** Part of the cases that a run must have to count. */
const enoughCases = 0.5

/** Mean pass rates of the base runs over the same cases. */
interface BaseMeans {
  /** One for each run that counts, the newest first; 0..1. */
  readonly means: readonly number[]
  /** Indices of these runs. */
  readonly runs: readonly number[]
}

/**
 * Means over all cases for every base run. A case that the run lacks, or that was different then, counts with
 * the rate that it has now, so that a change of the suite or of one case does not look like unrest.
 */
function computeBaseMeans(cases: readonly HistoryCase[], runs: number): BaseMeans {
  const sums = new Float64Array(runs)
  const present = new Float64Array(runs)
  let weights = 0
  for (const { counts, kept, weight } of cases) {
    const rate = computeKeptRate({ counts, kept })
    if (rate === null || weight === 0) continue
    weights += weight
    for (let run = 0; run < runs; run += 1) {
      const runCounts = counts[run]
      const counted = runCounts !== undefined && runCounts.judged > 0 && kept[run] !== false
      sums[run] = (sums[run] ?? 0) + weight * (counted ? runCounts.passed / runCounts.judged : rate)
      if (runCounts !== undefined && runCounts.judged > 0) present[run] = (present[run] ?? 0) + weight
    }
  }
  const used = Array.from({ length: runs }, (_, run) => run).filter(
    (run) => weights > 0 && (present[run] ?? 0) >= enoughCases * weights,
  )
  return { runs: used, means: used.map((run) => (sums[run] ?? 0) / weights) }
}

function computeKeptRate(history: KeptCounts): number | null {
  const { passed, judged } = sumKeptRuns(history)
  if (judged === 0) return null
  return passed / judged
}

/** The iterations of a case over the kept runs that judged it, and the number of these runs. */
function sumKeptRuns({ counts, kept }: KeptCounts): Counts & { readonly runs: number } {
  const judgedRuns = counts.filter(({ judged }, run) => kept[run] !== false && judged > 0)
  return { ...addUpCounts(judgedRuns), runs: judgedRuns.length }
}
