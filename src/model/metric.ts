import { formatDuration, formatMoney, formatNumber } from './format.ts'

/** What an iteration costs besides being right or wrong. */
export const metricNames = ['latencyMs', 'tokens', 'costUsd'] as const
export type MetricName = (typeof metricNames)[number]

/** What sentences call a metric. */
export const metricWords: Readonly<Record<MetricName, string>> = {
  latencyMs: 'latency',
  tokens: 'token use',
  costUsd: 'cost',
}

/** What tables call a metric. */
export const metricTitles: Readonly<Record<MetricName, string>> = {
  latencyMs: 'Latency',
  tokens: 'Tokens',
  costUsd: 'Cost',
}

/** A value of a metric with its unit, e.g. `1.18 s`, `902`, `0.0031 USD`. Tokens have none, so that they fit a table. */
export function formatMetric(name: MetricName, value: number): string {
  if (name === 'latencyMs') return formatDuration(value)
  return name === 'tokens' ? formatNumber(value) : formatMoney(value)
}

/** A limit of a metric in a sentence, e.g. `1.5 s`, `1,200 tokens`, `0.01 USD`. */
export function formatMetricLimit(name: MetricName, limit: number): string {
  return name === 'tokens' ? `${formatNumber(limit)} tokens` : formatMetric(name, limit)
}
