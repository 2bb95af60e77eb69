import { isNews, metricRows } from '../../facts/figures.ts'
import { trendLine, trendTitle } from '../../facts/trend.ts'
import { plural } from '../../model/format.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { markdownInk } from './case.ts'
import { trendChart, trendLabels } from './trend-chart.ts'

const shownScores = 8

/** Figures of the whole suite as a table, for both sides if there are two; undefined without any. */
export function metricTable(report: GateReport): string | undefined {
  const rows = metricRows(report).filter(isNews)
  const shown = rows.filter((row, index) => !row.foreign || index <= shownScores)
  const leftOut = rows.length - shown.length
  if (rows.length === 0) return undefined
  const isCompared = rows.some(({ base }) => base !== undefined)
  const line = (...cells: string[]) => `| ${(isCompared ? cells : [cells[0], cells[2]]).join(' | ')} |`
  return [
    line('', 'Base', 'This change', 'Change'),
    line('---', '---:', '---:', '---:'),
    ...shown.map(({ name, foreign, base = 'n/a', head, change = 'n/a' }) =>
      line(foreign ? markdownInk.name(name) : name, base, head, change),
    ),
    ...(leftOut > 0 ? [line(`and ${plural(leftOut, 'more score')}`, '', '', '')] : []),
  ].join('\n')
}

/** The pass rate of the last runs; undefined without a history. */
export function trendBlock(report: GateReport): string | undefined {
  // Plain tests pass or fail: their share over time says nothing.
  if (report.comparison.suite?.of === 'tests') return undefined
  const line = trendLine(report)
  const chart = trendChart(report)
  if (line === undefined) return undefined
  const said = `**${trendTitle(report)}.** ${line}`
  return chart === undefined ? said : `${said}\n\n${chart}\n\n${trendLabels(report)}`
}
