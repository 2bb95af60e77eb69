import { armsTable } from '../../facts/arms.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { html } from '../escape.ts'
import { makeVisibleLine } from '../visible.ts'
import { figureHtml, tableHtml } from './tables.ts'

/** The variants of the run against each other as a table; empty unless `compare` asks for it. */
export function armsHtml(report: GateReport): string {
  const table = armsTable(report)
  if (table === undefined) return ''
  const tones = { best: 'good', worse: 'bad' } as const
  const rows = table.rows.map(({ name, mark, cells }): [string, ...string[]] => {
    const tone =
      mark === 'best' || mark === 'worse' ? `<span class="badge ${tones[mark]}">${mark}</span> ` : ''
    return [`${tone}<bdi>${html(makeVisibleLine(name))}</bdi>`, ...cells.map(figureHtml)]
  })
  const shown = tableHtml('The variants of this run against each other', ['Variant', ...table.columns], rows)
  return `<section aria-label="Comparison of variants">${table.lead === undefined ? '' : `<p dir="auto">${html(table.lead)}</p>`}${shown}<p class="quiet">${html(table.note)}</p></section>`
}
