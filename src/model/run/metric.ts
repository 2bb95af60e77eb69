import { formatMoney, formatNumber } from '../format.ts'
import { formatDuration } from '../format-time.ts'

/** What an iteration takes, apart from being right or wrong. */
export const metricNames = ['latencyMs', 'tokens', 'costUsd'] as const
export type MetricName = (typeof metricNames)[number]

/** Name of a metric in sentences. */
export const metricWords: Readonly<Record<MetricName, string>> = {
  latencyMs: 'latency',
  tokens: 'token use',
  costUsd: 'cost',
}

/** Name of a metric in tables. */
export const metricTitles: Readonly<Record<MetricName, string>> = {
  latencyMs: 'Latency',
  tokens: 'Tokens',
  costUsd: 'Cost',
}

/** A value of a metric with its unit, e.g. `1.18 s`, `902`, `0.0031 USD`. Tokens have no unit, so that they fit into a table. */
export function formatMetric(name: MetricName, value: number): string {
  if (name === 'latencyMs') return formatDuration(value)
  if (name === 'tokens') return formatNumber(value)
  return formatMoney(value)
}

/** A limit of a metric in a sentence, e.g. `1.5 s`, `1,200 tokens`, `0.01 USD`. */
export function formatMetricLimit(name: MetricName, limit: number): string {
  if (name === 'tokens') return `${formatNumber(limit)} tokens`
  return formatMetric(name, limit)
}
