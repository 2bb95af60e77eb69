import { isChangedRow, listMetricRows } from '../../facts/figures.ts'
import { formatTrendLine, formatTrendTitle, isFlatTrend, listTrendPoints } from '../../facts/trend.ts'
import { compact } from '../../model/data.ts'
import { formatPlural, formatRate } from '../../model/format.ts'
import type { GateReport, HistoryPoint } from '../../model/gate-report.ts'
import { escapeMermaidLabel, formatCodeSpan } from '../escape.ts'
import { markdownInk } from './ink.ts'

const shownScores = 8

/** Figures of the whole suite as a table, for both sides if there are two; undefined without any. */
export function formatMetricTable(report: GateReport): string | undefined {
  const rows = listMetricRows(report).filter(isChangedRow)
  const shown = rows.filter((row, index) => !row.foreign || index <= shownScores)
  const leftOut = rows.length - shown.length
  if (rows.length === 0) return undefined
  const isCompared = rows.some(({ base }) => base !== undefined)
  const formatRow = (...cells: string[]) => `| ${(isCompared ? cells : [cells[0], cells[2]]).join(' | ')} |`
  return compact([
    formatRow('', 'Base', 'This change', 'Change'),
    formatRow('---', '---:', '---:', '---:'),
    ...shown.map(({ name, foreign, base = 'n/a', head, change = 'n/a' }) =>
      formatRow(foreign ? markdownInk.name(name) : name, base, head, change),
    ),
    leftOut > 0 && formatRow(`and ${formatPlural(leftOut, 'more score')}`, '', '', ''),
  ]).join('\n')
}

/** The pass rate of the last runs; undefined without a history. */
export function formatTrendBlock(report: GateReport): string | undefined {
  // Plain tests pass or fail: their share over time says nothing.
  if (report.comparison.suite?.of === 'tests') return undefined
  const line = formatTrendLine(report)
  const chart = drawTrendChart(report)
  if (line === undefined) return undefined
  const summary = `**${formatTrendTitle(report)}.** ${line}`
  if (chart === undefined) return summary
  return `${summary}\n\n${chart}\n\n${formatTrendLabels(report)}`
}

/** Maximum number of run names side by side under a chart. */
const namedPoints = 10

/** The first colour of Mermaid's palette is invisible on white; this one is visible on white and on black. */
const chartStyle = '%%{init: {"themeVariables": {"xyChart": {"plotColorPalette": "#2f81f7"}}}}%%'

/** The trend as a chart that GitHub draws; elsewhere it is a short block of figures. None of a flat line. */
export function drawTrendChart(report: GateReport): string | undefined {
  const points = listTrendPoints(report)
  if (isFlatTrend(points)) return undefined
  const percents = points.map(({ passRate }) => Number((passRate * 100).toFixed(2)))
  const low = Math.max(0, Math.floor(Math.min(...percents) - 1))
  return [
    '```mermaid',
    chartStyle,
    'xychart-beta',
    '    title "Pass rate of the last runs, in percent"',
    `    x-axis [${buildAxisLabels(points).join(', ')}]`,
    `    y-axis "percent" ${low} --> 100`,
    `    line [${percents.join(', ')}]`,
    '```',
  ].join('\n')
}

/**
 * Quoted and unique: Mermaid draws points with the same label on top of each other. If there are many, they are
 * counted back from this change, since Mermaid would let their names overlap.
 */
function buildAxisLabels(points: readonly HistoryPoint[]): string[] {
  if (points.length > namedPoints) {
    return points.map((_, index) =>
      index === points.length - 1 ? '"now"' : `"${index + 1 - points.length}"`,
    )
  }
  const seen = new Map<string, number>()
  return points.map(({ label }) => {
    const text = escapeMermaidLabel(label, 12)
    const count = (seen.get(text) ?? 0) + 1
    seen.set(text, count)
    if (count === 1) return `"${text}"`
    return `"${text} (${count})"`
  })
}

/** The points as text, for readers who do not see the chart. */
function formatTrendLabels(report: GateReport): string {
  return listTrendPoints(report)
    .map(({ label, passRate }) => `${formatCodeSpan(label, 24)} ${formatRate(passRate)}`)
    .join(' · ')
}
