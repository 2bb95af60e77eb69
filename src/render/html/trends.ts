import { collectSuiteHistory, type SuiteHistory } from '../../facts/run-history.ts'
import { formatEnds } from '../../facts/trend.ts'
import { formatNumber, formatPlural, formatRate } from '../../model/format.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { formatMetric, metricTitles } from '../../model/run/metric.ts'
import { escapeAttribute, escapeHtml } from '../escape.ts'
import { cutText, makeVisibleLine } from '../visible.ts'

/** Size of a picture, room for its marks at the edges, and for the scale beside it. */
const width = 220
const height = 56
const margin = 8
const scaleWidth = 48

interface Trend {
  /** Foreign if it is the name of a scorer. */
  readonly name: string
  readonly values: readonly (number | null)[]
  readonly format: (value: number) => string
}

/** Pass rate, latency, cost and scores over the last base runs and this change, drawn without a script, plus a table. */
export function renderTrendsHtml(report: GateReport): string {
  // Plain tests pass or fail: their share over time says nothing.
  if (report.comparison.suite?.of === 'tests') return ''
  const history = collectSuiteHistory(report)
  const trends: Trend[] = [
    { name: 'Pass rate', values: history.passRates, format: formatRate },
    ...history.metrics.map(({ name, means }) => ({
      name: metricTitles[name],
      values: means,
      format: (value: number) => formatMetric(name, value),
    })),
    ...history.scores.map(({ name, means }) => ({
      name: cutText(makeVisibleLine(name), 60),
      values: means,
      format: formatNumber,
    })),
  ].filter(({ values }) => values.filter((value) => value !== null).length > 1)
  if (trends.length === 0) return ''
  const labels = history.labels.map((label) => cutText(makeVisibleLine(label), 24))
  return `<section class="trends" aria-label="The last runs"><strong>The last ${formatPlural(labels.length - 1, 'base run')} and this change</strong><div class="overview">${trends.map((trend) => renderTrend(trend, labels)).join('')}</div>${renderTrendTable(trends, labels, history)}</section>`
}

function renderTrend({ name, values, format }: Trend, labels: readonly string[]): string {
  const known = values.filter((value) => value !== null)
  const [low, span] = computeScale(known)
  const computeHeight = (value: number) =>
    Math.round(height - margin - ((value - low) / span) * (height - 2 * margin))
  const places = values.flatMap((value, index) => {
    if (value === null) return []
    const x = Math.round(margin + (index * (width - 2 * margin)) / Math.max(1, values.length - 1))
    return [{ x, y: computeHeight(value), title: `${labels[index] ?? ''}: ${format(value)}` }]
  })
  const [first = 0] = known
  const last = known.at(-1) ?? 0
  const words = `${formatEnds(format(first), format(last))} over ${formatPlural(known.length, 'run')}`
  const shown = `${format(first)} → ${format(last)}`
  const line = places.map(({ x, y }) => `${x},${y}`).join(' ')
  const marks = places.map(
    ({ x, y, title }) => `<circle cx="${x}" cy="${y}" r="3"><title>${escapeHtml(title)}</title></circle>`,
  )
  const bottom = Math.min(...known)
  const top = Math.max(...known)
  // Two marks that would touch are one.
  const ends = new Set([top, low])
  if (computeHeight(bottom) - computeHeight(top) >= 12 && computeHeight(low) - computeHeight(bottom) >= 12)
    ends.add(bottom)
  const scale = [...ends].map((value) => {
    const y = computeHeight(value)
    return `<path d="M${margin} ${y}H${width - margin}"/><text x="${width}" y="${y + 4}">${value === 0 ? 0 : escapeHtml(format(value))}</text>`
  })
  return `<div class="trend"><strong><bdi>${escapeHtml(name)}</bdi></strong><svg viewBox="0 0 ${width + scaleWidth} ${height}" role="img" aria-label="${escapeAttribute(`${name} ${words}`)}"><g class="scale" aria-hidden="true">${scale.join('')}</g><polyline points="${line}"/>${marks.join('')}</svg><span class="quiet">${escapeHtml(shown)}</span></div>`
}

/** Lowest value and span of a picture. It begins at zero, so that a fall looks as large as it is. */
function computeScale(values: readonly number[]): readonly [low: number, span: number] {
  const low = Math.min(0, ...values)
  return [low, Math.max(0, ...values) - low || 1]
}

function renderTrendTable(
  trends: readonly Trend[],
  labels: readonly string[],
  { scorersLeftOut }: SuiteHistory,
): string {
  const heads = ['Run', ...trends.map(({ name }) => name)].map(
    (name) => `<th scope="col">${escapeHtml(name)}</th>`,
  )
  const rows = labels.map((label, index) => {
    const cells = trends.map(({ values, format }) => {
      const value = values[index] ?? null
      return `<td>${value === null ? 'n/a' : escapeHtml(format(value))}</td>`
    })
    return `<tr><th scope="row">${escapeHtml(label)}</th>${cells.join('')}</tr>`
  })
  const more =
    scorersLeftOut === 0 ? '' : `<p class="quiet">and ${formatPlural(scorersLeftOut, 'more score')}</p>`
  return `<details><summary>The last runs as a table</summary><table tabindex="0"><caption>The last runs, oldest first</caption><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>${more}</details>`
}
