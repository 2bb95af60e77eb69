import type { CaseComparison, MetricChange } from '../../model/comparison/compared-case.ts'
import type { QuietCases } from '../../model/quiet/quiet-cases.ts'
import type { MetricName } from '../../model/run/metric.ts'
import type { CaseTally, Run } from '../../model/run/run.ts'
import { getSampleMean, type Sample } from '../../model/run/sample.ts'
import { type GrowthRule, type GrowthSettings, warnLevel } from '../policy/policy.ts'
import { computeMean, computeSampleVariance } from '../statistics/intervals.ts'
import { isAtMost } from '../statistics/level.ts'
import { computeStudentCdf } from '../statistics/quantiles.ts'
import { roundStably } from '../statistics/stable.ts'
import { computeMetricChange } from './metric-change.ts'
import { compareQuietLatency, type QuietLatency, readQuietLogs } from './quiet-latency.ts'
import { computeTrimmedMean, locateLogs } from './typical.ts'

/** Minimum number of base runs for a prediction. */
export const minHistory = 5
/** Smallest increase, in ms, that is reported as slower for a single case. */
const minSlowerMs = 50

/** Name of a metric in the policy and in its rules. */
export const metricKeys = { latencyMs: 'latency', tokens: 'tokens', costUsd: 'cost' } as const

export function findGrowthRule(policy: GrowthSettings, metric: MetricName): GrowthRule {
  return policy.growth[metricKeys[metric]]
}

/** The sample of a metric; latency is the whole duration if the report doesn't separate it. */
export function readMetricSample(tally: CaseTally | undefined, metric: MetricName): Sample | undefined {
  if (metric === 'latencyMs') return tally?.latencyMs ?? tally?.durationMs
  return tally?.[metric]
}

function readMetricMean(tally: CaseTally | undefined, metric: MetricName): number | undefined {
  const mean = getSampleMean(readMetricSample(tally, metric))
  if (mean !== undefined && Number.isFinite(mean)) return mean
  return undefined
}

/** One case's metric on both sides. */
export function compareCaseMetric(
  head: CaseTally | undefined,
  base: CaseTally | undefined,
  metric: MetricName,
): MetricChange | undefined {
  const baseMean = readMetricMean(base, metric)
  const headMean = readMetricMean(head, metric)
  if (baseMean === undefined || headMean === undefined) return undefined
  return computeMetricChange(baseMean, headMean)
}

interface GrowthTest {
  readonly metric: MetricName
  readonly rule: GrowthRule
  /** One-sided. */
  readonly level: number
}

/**
 * A metric over all common cases: means of the cases' means. Tested when there are {@link minHistory} base
 * runs: the typical change of a case must exceed what the base runs predict for one more run, because runs
 * drift as a whole and iterations within a run say nothing about that. A mean would be that of the slowest.
 *
 * @param runs the head and then the base runs
 */
export function compareSuiteMetric(
  cases: readonly CaseComparison[],
  runs: readonly Run[],
  { metric, rule, level }: GrowthTest,
  quiet: QuietLatency | undefined,
): MetricChange | undefined {
  const measured = cases.filter((compared) => compared[metric] !== undefined)
  const quietPart = metric === 'latencyMs' ? quiet : undefined
  const count = measured.length + (quietPart?.count ?? 0)
  if (count === 0) return undefined
  // Means are not rounded before they are summed: such sums are often halfway between two printed numbers.
  const computeSideMean = (side: 'base' | 'head') =>
    measured.reduce(
      (sum, compared) => sum + (readMetricMean(compared[side], metric) ?? 0),
      quietPart?.[side] ?? 0,
    ) / count
  const change = computeMetricChange(computeSideMean('base'), computeSideMean('head'))
  if (rule.mode === 'off' || runs.length <= minHistory) return change
  const levels = computeRunLevels(cases, runs, metric, quietPart)
  if (levels === null) return change
  const [headLevel = 0, ...history] = levels
  const test = testAgainstHistory(headLevel, history)
  const typical = roundStably(Math.expm1(test.growth))
  return {
    ...change,
    typical,
    significant: typical >= rule.atLeast && isAtMost(test.pValue, level),
    pValue: roundStably(test.pValue),
    atLeast: rule.atLeast,
    level,
  }
}

/**
 * How far the cases of each run are from their own usual log-value; over the cases that all runs have, `null` when
 * these are fewer than half.
 */
function computeRunLevels(
  cases: readonly CaseComparison[],
  runs: readonly Run[],
  metric: MetricName,
  quietPart: QuietLatency | undefined,
): number[] | null {
  const distances = runs.map((): number[] => [])
  const addCase = (logs: readonly number[] | null) => {
    if (logs === null) return
    const usual = locateLogs(logs.slice(1))
    for (const [index, log] of logs.entries()) distances[index]?.push(log - usual)
  }
  const measured = cases.filter((compared) => compared[metric] !== undefined)
  for (const { key } of measured) addCase(readMetricLogs(key, runs, metric))
  for (let index = 0; index < (quietPart?.durations[0]?.length ?? 0); index += 1)
    addCase(readLogs(quietPart?.durations.map((ofRun) => ofRun[index]) ?? []))
  const used = distances[0]?.length ?? 0
  if (used === 0 || used * 2 < measured.length + (quietPart?.count ?? 0)) return null
  return distances.map((ofRun) => roundStably(locateLogs(ofRun)))
}

function readMetricLogs(key: string, runs: readonly Run[], metric: MetricName): number[] | null {
  return readLogs(
    runs.map((run) => {
      const sample = readMetricSample(run.cases.get(key), metric)
      return sample === undefined ? undefined : computeTrimmedMean(sample)
    }),
  )
}

/** `null` when a run has no value above 0. */
function readLogs(values: readonly (number | undefined)[]): number[] | null {
  const logs: number[] = []
  for (const value of values) {
    if (value === undefined || !(value > 0 && value < Number.POSITIVE_INFINITY)) return null
    logs.push(Math.log(value))
  }
  return logs
}

/** Whether a value is above what the history predicts for one more. `growth`: its difference to the mean. */
function testAgainstHistory(
  headValue: number,
  history: readonly number[],
): { pValue: number; growth: number } {
  const growth = headValue - computeMean(history)
  const variance = computeSampleVariance(history) ?? 0
  const error = Math.sqrt(variance * (1 + 1 / history.length))
  if (error < 1e-12) return { pValue: growth > 1e-9 ? 0 : 1, growth }
  return { pValue: 1 - computeStudentCdf(growth / error, history.length - 1), growth }
}

/**
 * Marks cases that are slower or more expensive than their own history predicts. For the reader only; all
 * cases share the level, so that a thousand cases don't get fifty false marks.
 *
 * @param runs the head and then the base runs
 */
export function markCostlierCases(
  cases: readonly CaseComparison[],
  runs: readonly Run[],
  policy: GrowthSettings,
  quiet: QuietCases | undefined,
): readonly CaseComparison[] {
  if (runs.length <= minHistory) return cases
  const level = warnLevel / Math.max(1, cases.length + (quiet?.length ?? 0))
  const hasMetricGrown = (compared: CaseComparison, metric: MetricName) =>
    hasGrownBeyondHistory(compared[metric], { metric, rule: findGrowthRule(policy, metric), level }, () =>
      readMetricLogs(compared.key, runs, metric),
    )
  return cases.map((compared) => ({
    ...compared,
    slower: hasMetricGrown(compared, 'latencyMs') || undefined,
    costlier: hasMetricGrown(compared, 'tokens') || hasMetricGrown(compared, 'costUsd') || undefined,
  }))
}

/**
 * Numbers of the quiet cases that are slower than their own history predicts; see {@link markCostlierCases}.
 *
 * @param otherCases number of the other cases
 */
export function findSlowerQuietCases(
  { sides, length }: QuietCases,
  { grown }: QuietLatency,
  otherCases: number,
  policy: GrowthSettings,
): ReadonlySet<number> {
  if (sides.bases.length < minHistory) return new Set()
  const metric = 'latencyMs'
  const test = {
    metric,
    rule: findGrowthRule(policy, metric),
    level: warnLevel / Math.max(1, otherCases + length),
  } as const
  return new Set(
    grown.filter((number) =>
      hasGrownBeyondHistory(compareQuietLatency(sides, number), test, () => readQuietLogs(sides, number)),
    ),
  )
}

function hasGrownBeyondHistory(
  change: MetricChange | undefined,
  { metric, rule, level }: GrowthTest,
  readLogs: () => number[] | null,
): boolean {
  if (rule.mode === 'off' || change === undefined) return false
  if ((change.relative ?? 0) < rule.atLeast) return false
  if (metric === 'latencyMs' && change.head - change.base < minSlowerMs) return false
  const logs = readLogs()
  if (logs === null) return false
  const [headLog = 0, ...history] = logs
  const { pValue, growth } = testAgainstHistory(headLog, history)
  return isAtMost(pValue, level) && Math.expm1(growth) >= rule.atLeast
}
