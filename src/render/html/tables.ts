import { armsTable } from '../../facts/arms.ts'
import { sliceRows, slicesNote, slicesTitle } from '../../facts/slices.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { html } from '../escape.ts'
import { makeVisibleLine } from '../visible.ts'

/**
 * A table whose first cells are the heads of their rows. The caption is ours, the cells are markup.
 */
export function tableHtml(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly [head: string, ...cells: string[]])[],
): string {
  const head = heads.map((name) => `<th scope="col">${html(name)}</th>`).join('')
  const body = rows.map(
    ([first, ...cells]) =>
      `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<table><caption>${html(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

/**
 * A figure as markup. It breaks before its remark in brackets, and after a slash, an arrow or a comma, so that a number
 * stays with its unit.
 */
export function figureHtml(text: string): string {
  const [, figure = text, remark] = /^(.*?) (\(.*\))$/.exec(text) ?? []
  const unbroken = html(figure.replaceAll(/(?<![/→,]) /g, '\u00a0'))
  return remark === undefined ? unbroken : `${unbroken} <span class="remark">${html(remark)}</span>`
}

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

/** The slices as a table; open where one is worse. */
export function slicesHtml(comparison: Comparison): string {
  const rows = sliceRows(comparison)
  if (rows.length === 0) return ''
  const lines = rows.map(({ name, cases, passed, change, pValue, isWorse }): [string, ...string[]] => {
    const mark = isWorse ? '<span class="badge bad">worse</span> ' : ''
    return [
      `${mark}<bdi>${html(makeVisibleLine(name))}</bdi>`,
      html(cases),
      figureHtml(passed),
      figureHtml(change || '–'),
      figureHtml(pValue || '–'),
    ]
  })
  const heads = ['Slice', 'Cases', 'Pass rate', 'Change', 'p']
  const isOpen = rows.some(({ isWorse }) => isWorse)
  return `<details${isOpen ? ' open' : ''}><summary>${slicesTitle(comparison)}</summary><p class="quiet">${html(slicesNote(comparison))}</p>${tableHtml('Slices by tags and metadata', heads, lines)}</details>`
}
