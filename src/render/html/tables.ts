import { buildArmsTable } from '../../facts/arms.ts'
import { buildJudgesTable } from '../../facts/judges.ts'
import { buildSliceRows, formatSlicesTitle, writeSlicesNote } from '../../facts/slices.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { escapeHtml } from '../escape.ts'
import { makeVisibleLine } from '../visible.ts'

/**
 * A table whose first cells are the heads of their rows. The caption is ours, the cells are markup.
 */
export function renderTableHtml(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly [head: string, ...cells: string[]])[],
  kind = '',
): string {
  const head = heads.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('')
  const body = rows.map(
    ([first, ...cells]) =>
      `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<table class="${kind}" tabindex="0"><caption>${escapeHtml(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

/**
 * A figure as markup. It breaks before its remark in brackets, and after a slash, an arrow or a comma, so that a number
 * stays with its unit.
 */
export function renderFigureHtml(text: string): string {
  const [, figure = text, remark] = /^(.*?) (\(.*\))$/.exec(text) ?? []
  const unbroken = escapeHtml(figure.replaceAll(/(?<![/→,]) /g, '\u00a0'))
  if (remark === undefined) return unbroken
  return `${unbroken} <span class="remark">${escapeHtml(remark)}</span>`
}

/** The variants of the run against each other as a table; empty unless `compare` asks for it. */
export function renderArmsHtml(report: GateReport): string {
  const table = buildArmsTable(report)
  if (table === undefined) return ''
  const tones = { best: 'good', worse: 'bad' } as const
  const rows = table.rows.map(({ name, mark, cells }): [string, ...string[]] => {
    const tone =
      mark === 'best' || mark === 'worse' ? `<span class="badge ${tones[mark]}">${mark}</span> ` : ''
    return [`${tone}<bdi>${escapeHtml(makeVisibleLine(name))}</bdi>`, ...cells.map(renderFigureHtml)]
  })
  const shown = renderTableHtml(
    'The variants of this run against each other',
    ['Variant', ...table.columns],
    rows,
  )
  return `<section class="arms" aria-label="Comparison of variants">${table.lead === undefined ? '' : `<p dir="auto">${escapeHtml(table.lead)}</p>`}${shown}<p class="quiet">${escapeHtml(table.note)}</p></section>`
}

/** How far the graders can be trusted; open where one agrees less than on the base. */
export function renderJudgesHtml(comparison: Comparison): string {
  const table = buildJudgesTable(comparison)
  if (table === undefined) return ''
  const rows = table.rows.map(({ name, isWorse, cells }): [string, ...string[]] => {
    const mark = isWorse ? '<span class="badge bad">worse</span> ' : ''
    return [`${mark}<bdi>${escapeHtml(makeVisibleLine(name))}</bdi>`, ...cells.map(renderFigureHtml)]
  })
  const shown =
    rows.length === 0 ? '' : renderTableHtml('Agreement of the graders', ['Graders', ...table.columns], rows)
  const notes = table.notes.map(
    (note) => `<p class="quiet" dir="auto">${escapeHtml(makeVisibleLine(note))}</p>`,
  )
  return `<details${table.rows.some(({ isWorse }) => isWorse) ? ' open' : ''}><summary>Judges</summary>${shown}${notes.join('')}</details>`
}

/** The slices as a table; open where one is worse. */
export function renderSlicesHtml(comparison: Comparison): string {
  const rows = buildSliceRows(comparison)
  if (rows.length === 0) return ''
  const lines = rows.map(({ name, cases, passed, change, pValue, isWorse }): [string, ...string[]] => {
    const mark = isWorse ? '<span class="badge bad">worse</span> ' : ''
    return [
      `${mark}<bdi>${escapeHtml(makeVisibleLine(name))}</bdi>`,
      escapeHtml(cases),
      renderFigureHtml(passed),
      renderFigureHtml(change || '–'),
      renderFigureHtml(pValue || '–'),
    ]
  })
  const heads = ['Slice', 'Cases', 'Pass rate', 'Change', 'p']
  const isOpen = rows.some(({ isWorse }) => isWorse)
  return `<details${isOpen ? ' open' : ''}><summary>${formatSlicesTitle(comparison)}</summary><p class="quiet">${escapeHtml(writeSlicesNote(comparison))}</p>${renderTableHtml('Slices by tags and metadata', heads, lines)}</details>`
}
