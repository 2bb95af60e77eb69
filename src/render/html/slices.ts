import { sliceRows, slicesNote, slicesTitle } from '../../facts/slices.ts'
import type { Comparison } from '../../model/comparison.ts'
import { html } from '../escape.ts'
import { makeVisibleLine } from '../visible.ts'
import { figureHtml, tableHtml } from './tables.ts'

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
