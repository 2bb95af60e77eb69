import { formatNumber, formatRate } from '../../model/format.ts'
import { formatMetric, type MetricName, metricTitles } from '../../model/run/metric.ts'
import {
  type CaseTally,
  countJudged,
  countTotals,
  listOtherTallies,
  type Run,
  type ScoreTally,
} from '../../model/run/run.ts'
import { addSamples, getSampleMoments, type Sample, type Spread } from '../../model/run/sample.ts'
import type { HistoryDay } from './days.ts'
import type { HistoryTools } from './sources.ts'

/** A mean with its 95% interval. */
export interface HistoryValue {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** One figure over the days; `null` where a day has none. */
export interface HistorySeries {
  /** Foreign if it is the name of a scorer. */
  readonly name: string
  readonly values: readonly (HistoryValue | null)[]
  readonly format: (value: number) => string
}

/** Scorers with a series of their own. */
const mostScorers = 8

/** Pass rate, scores, latency and cost of main over the days, without those that no run has. */
export function collectSeries(days: readonly HistoryDay[], tools: HistoryTools): readonly HistorySeries[] {
  const scorers = [
    ...new Set(
      days.flatMap(({ runs }) =>
        runs.flatMap((run) =>
          [...listOtherTallies(run)].flatMap(({ scores }) => [...(scores?.keys() ?? [])]),
        ),
      ),
    ),
  ].sort()
  const series: readonly HistorySeries[] = [
    { name: 'Pass rate', values: days.map((day) => measurePassRate(day, tools)), format: formatRate },
    ...scorers.slice(0, mostScorers).map((name) => ({
      name,
      values: days.map(({ runs }) => measureMean(runs, ({ scores }) => readScore(scores?.get(name)), tools)),
      format: (value: number) => formatNumber(value),
    })),
    ...(['latencyMs', 'costUsd'] as const).map((name) => createMetricSeries(name, days, tools)),
  ]
  return series.filter(({ values }) => values.some((value) => value !== null))
}

function createMetricSeries(
  name: Exclude<MetricName, 'tokens'>,
  days: readonly HistoryDay[],
  tools: HistoryTools,
): HistorySeries {
  return {
    name: `${metricTitles[name]} of an iteration`,
    values: days.map(({ runs }) =>
      measureMean(
        runs,
        (tally) => tally[name] ?? (name === 'latencyMs' ? tally.durationMs : undefined),
        tools,
      ),
    ),
    format: (value) => formatMetric(name, value),
  }
}

/** The share of all iterations of the day that passed. */
function measurePassRate(
  { runs, remembered }: HistoryDay,
  { computePassInterval }: HistoryTools,
): HistoryValue | null {
  let passed = 0
  let judged = 0
  for (const run of runs) {
    const totals = countTotals(run)
    passed += totals.passed
    judged += countJudged(totals)
  }
  for (const { mean, iterations } of remembered) {
    if (mean === null) continue
    passed += mean * iterations
    judged += iterations
  }
  if (judged === 0) return null
  return { value: passed / judged, ...computePassInterval(passed, judged) }
}

/** The mean over the cases of what each has on average in the runs. */
function measureMean(
  runs: readonly Run[],
  readSample: (tally: CaseTally) => Sample | undefined,
  { computeMeanInterval }: HistoryTools,
): HistoryValue | null {
  const samples = new Map<string, Sample>()
  for (const { cases } of runs)
    for (const tally of cases.values()) {
      if (tally.scope === 'suite') continue
      const sample = addSamples(samples.get(tally.key), readSample(tally))
      if (sample !== undefined) samples.set(tally.key, sample)
    }
  const moments = [...samples.values()].map(getSampleMoments).filter(({ count }) => count > 0)
  if (moments.length === 0) return null
  const value = moments.reduce((sum, moment) => sum + moment.sum / moment.count, 0) / moments.length
  return { value, ...computeMeanInterval(moments) }
}

function readScore(score: ScoreTally | undefined): Spread | undefined {
  if (score === undefined || score.values.length === 0) return undefined
  const { values } = score
  return values.map(getSampleMoments).reduce((sum, moments) => getSampleMoments(addSamples(sum, moments)))
}
