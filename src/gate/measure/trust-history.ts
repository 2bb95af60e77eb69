import type { Baseline } from '../../model/comparison/baseline.ts'
import type { Comparison } from '../../model/comparison.ts'
import { countJudged } from '../../model/run/run.ts'
import { compareHours } from '../compare/hours.ts'
import { hasOtherConditions } from '../judge/changed-conditions.ts'
import { computeMean, computeSampleVariance } from '../statistics/intervals.ts'
import { runsForSpread } from '../statistics/run-spread.ts'

/** Weather of this standard deviation would have shown in the runs of the base, or the history is no evidence. */
const leastWeather = 0.02
/** As a normal quantile: with a confidence of 80 %. */
const confidence = 0.84
/** Runs that fall from each to the next by more standard errors go on falling. */
const mostTrend = 1.28

/**
 * Whether the history of the base is evidence of a fall of the mean: it was measured at the head's time of day, with the
 * same model and judges, and its runs are so alike that the weather can't be what the head fell by.
 */
export function isHistoryEvidence(comparison: Comparison, baseline: Baseline): boolean {
  return isMeasuredAlike(comparison) && !mayHaveWeather(comparison, baseline)
}

/** Whether head and base were measured at the same time of day, with the same model and judges. */
export function isMeasuredAlike(comparison: Comparison): boolean {
  if (compareHours(comparison.head, comparison.baseline?.runs ?? []) !== 'same') return false
  return !hasOtherConditions(comparison.cases)
}

function mayHaveWeather(comparison: Comparison, { runs }: Baseline): boolean {
  const measured = runs.flatMap((run) => measureMean(run, comparison) ?? [])
  if (measured.length < runsForSpread) return true
  const means = measured.map(({ mean }) => mean)
  const chance = computeMean(measured.map(({ variance }) => variance))
  if (measureTrend(means) > mostTrend * Math.sqrt(chance)) return true
  const seen = computeSampleVariance(means) ?? 0
  return seen / computeLowPart(means.length - 1) - chance > leastWeather ** 2
}

/** How far the means, the newest first, fall with time, with the variance of one of them. */
function measureTrend(means: readonly number[]): number {
  const middle = (means.length - 1) / 2
  let sum = 0
  let squares = 0
  for (const [age, mean] of means.entries()) {
    sum += (age - middle) * mean
    squares += (age - middle) ** 2
  }
  return sum / Math.sqrt(squares)
}

/** The mean pass rate of the evals in a run of the base, and its variance by chance; undefined without any. */
function measureMean(
  run: Baseline['runs'][number],
  { cases, likeness }: Comparison,
): { readonly mean: number; readonly variance: number } | undefined {
  let sum = 0
  let variance = 0
  let count = 0
  for (const { key, base, judgedAs, drop } of cases) {
    const tally = run.cases.get(key)
    const judged = tally === undefined ? 0 : countJudged(tally)
    if (tally === undefined || base === undefined || judged === 0) continue
    if (judgedAs !== 'eval' || drop === undefined) continue
    const known = Math.max(2, countJudged(base))
    const rate = base.passed / known
    sum += tally.passed / judged
    variance +=
      (rate * (1 - rate) * (known / (known - 1)) * (1 + (judged - 1) * (likeness?.correlation ?? 0))) / judged
    count += 1
  }
  if (count === 0) return undefined
  return { mean: sum / count, variance: variance / count ** 2 }
}

/** A low quantile of chi squared over its degrees of freedom, by Wilson and Hilferty (1931). */
function computeLowPart(degrees: number): number {
  const part = 2 / (9 * degrees)
  return (1 - part - confidence * Math.sqrt(part)) ** 3
}
