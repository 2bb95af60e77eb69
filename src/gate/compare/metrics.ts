import type { CaseComparison, MetricChange } from '../../model/comparison/compared-case.ts'
import type { QuietCases } from '../../model/quiet/quiet-cases.ts'
import type { MetricName } from '../../model/run/metric.ts'
import type { CaseTally, Run } from '../../model/run/run.ts'
import { meanOf, type Sample } from '../../model/run/sample.ts'
import { type GrowthRule, type GrowthSettings, warnLevel } from '../policy/policy.ts'
import { sampleVariance } from '../statistics/intervals.ts'
import { isAtMost } from '../statistics/level.ts'
import { studentCdf } from '../statistics/quantiles.ts'
import { stable } from '../statistics/stable.ts'
import { changeOf } from './metric-change.ts'
import { latencyOf, logsOfQuiet, type QuietLatency } from './quiet-latency.ts'

/** Minimum number of base runs for a prediction. */
const minHistory = 5
/** Smallest increase, in ms, that is reported as slower for a single case. */
const minSlowerMs = 50

/** Name of a metric in the policy and in its rules. */
export const metricKeys = { latencyMs: 'latency', tokens: 'tokens', costUsd: 'cost' } as const

export function growthRule(policy: GrowthSettings, metric: MetricName): GrowthRule {
  return policy.growth[metricKeys[metric]]
}

/** The sample of a metric; latency is the whole duration if the report doesn't separate it. */
export function sampleOf(tally: CaseTally | undefined, metric: MetricName): Sample | undefined {
  if (metric === 'latencyMs') return tally?.latencyMs ?? tally?.durationMs
  return tally?.[metric]
}

function meanOfMetric(tally: CaseTally | undefined, metric: MetricName): number | undefined {
  const mean = meanOf(sampleOf(tally, metric))
  return mean !== undefined && Number.isFinite(mean) ? mean : undefined
}

/** One case's metric on both sides. */
export function caseMetric(
  head: CaseTally | undefined,
  base: CaseTally | undefined,
  metric: MetricName,
): MetricChange | undefined {
  const [before, after] = [meanOfMetric(base, metric), meanOfMetric(head, metric)]
  return before === undefined || after === undefined ? undefined : changeOf(before, after)
}

interface GrowthTest {
  readonly metric: MetricName
  readonly rule: GrowthRule
  /** One-sided. */
  readonly level: number
}

/**
 * A metric over all common cases: means of the cases' means. Tested when there are {@link minHistory} base
 * runs: the mean log-value of the head must exceed what the base runs predict for one more run, because runs
 * drift as a whole and iterations within a run say nothing about that.
 *
 * @param runs the head and then the base runs
 */
export function suiteMetric(
  cases: readonly CaseComparison[],
  runs: readonly Run[],
  { metric, rule, level }: GrowthTest,
  quiet: QuietLatency | undefined,
): MetricChange | undefined {
  const measured = cases.filter((of) => of[metric] !== undefined)
  const others = metric === 'latencyMs' ? quiet : undefined
  const count = measured.length + (others?.count ?? 0)
  if (count === 0) return undefined
  // Means are not rounded before they are summed: such sums are often halfway between two printed numbers.
  const mean = (side: 'base' | 'head') =>
    measured.reduce((sum, of) => sum + (meanOfMetric(of[side], metric) ?? 0), others?.[side] ?? 0) / count
  const change = changeOf(mean('base'), mean('head'))
  if (rule.mode === 'off' || runs.length <= minHistory) return change
  const logs = meanLogs(cases, runs, metric, others)
  if (logs === null) return change
  const [now = 0, ...history] = logs
  const test = predictionTest(now, history)
  const grown = (change.relative ?? 0) >= rule.atLeast && Math.expm1(test.growth) >= rule.atLeast
  return {
    ...change,
    significant: grown && isAtMost(test.pValue, level),
    pValue: stable(test.pValue),
    atLeast: rule.atLeast,
    level,
  }
}

/** Mean log-value per run over the cases that all runs have; `null` when these are fewer than half. */
function meanLogs(
  cases: readonly CaseComparison[],
  runs: readonly Run[],
  metric: MetricName,
  others: QuietLatency | undefined,
): number[] | null {
  const sums = runs.map((_, index) => others?.logs[index] ?? 0)
  let [used, measured] = [others?.inAllRuns ?? 0, others?.count ?? 0]
  for (const of of cases) {
    if (of[metric] === undefined) continue
    measured += 1
    const logs = logsOf(of.key, runs, metric)
    if (logs === null) continue
    used += 1
    for (const [index, log] of logs.entries()) sums[index] = (sums[index] ?? 0) + log
  }
  return used === 0 || used * 2 < measured ? null : sums.map((sum) => stable(sum / used))
}

function logsOf(key: string, runs: readonly Run[], metric: MetricName): number[] | null {
  const logs: number[] = []
  for (const run of runs) {
    const mean = meanOfMetric(run.cases.get(key), metric)
    if (mean === undefined || mean <= 0) return null
    logs.push(Math.log(mean))
  }
  return logs
}

/** Whether a value is above what the history predicts for one more. `growth`: its difference to the mean. */
function predictionTest(now: number, history: readonly number[]): { pValue: number; growth: number } {
  const growth = now - history.reduce((sum, value) => sum + value, 0) / history.length
  const variance = sampleVariance(history) ?? 0
  const error = Math.sqrt(variance * (1 + 1 / history.length))
  if (error < 1e-12) return { pValue: growth > 1e-9 ? 0 : 1, growth }
  return { pValue: 1 - studentCdf(growth / error, history.length - 1), growth }
}

/**
 * Marks cases that are slower or more expensive than their own history predicts. For the reader only; all
 * cases
 * share the level, so that a thousand cases don't get fifty false marks.
 *
 * @param runs the head and then the base runs
 */
export function markCostlier(
  cases: readonly CaseComparison[],
  runs: readonly Run[],
  policy: GrowthSettings,
  quiet: QuietCases | undefined,
): readonly CaseComparison[] {
  if (runs.length <= minHistory) return cases
  const level = warnLevel / Math.max(1, cases.length + (quiet?.length ?? 0))
  const isUp = (of: CaseComparison, metric: MetricName) =>
    hasGrown(of[metric], { metric, rule: growthRule(policy, metric), level }, () =>
      logsOf(of.key, runs, metric),
    )
  return cases.map((of) => ({
    ...of,
    slower: isUp(of, 'latencyMs') || undefined,
    costlier: isUp(of, 'tokens') || isUp(of, 'costUsd') || undefined,
  }))
}

/**
 * Numbers of the quiet cases that are slower than their own history predicts; see {@link markCostlier}.
 *
 * @param otherCases number of the other cases
 */
export function slowerOfQuiet(
  { sides, length }: QuietCases,
  { grown }: QuietLatency,
  others: number,
  policy: GrowthSettings,
): ReadonlySet<number> {
  if (sides.bases.length < minHistory) return new Set()
  const metric = 'latencyMs'
  const test = {
    metric,
    rule: growthRule(policy, metric),
    level: warnLevel / Math.max(1, others + length),
  } as const
  return new Set(
    grown.filter((number) => hasGrown(latencyOf(sides, number), test, () => logsOfQuiet(sides, number))),
  )
}

function hasGrown(
  change: MetricChange | undefined,
  { metric, rule, level }: GrowthTest,
  logsOfRuns: () => number[] | null,
): boolean {
  if (rule.mode === 'off' || change === undefined) return false
  if ((change.relative ?? 0) < rule.atLeast) return false
  if (metric === 'latencyMs' && change.head - change.base < minSlowerMs) return false
  const logs = logsOfRuns()
  if (logs === null) return false
  const [now = 0, ...history] = logs
  const { pValue, growth } = predictionTest(now, history)
  return isAtMost(pValue, level) && Math.expm1(growth) >= rule.atLeast
}
