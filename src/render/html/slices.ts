import type { Comparison } from '../../model/comparison.ts'
import { html } from '../escape.ts'
import { sliceRows, slicesNote, slicesTitle } from '../parts/slices.ts'
import { makeVisibleLine } from '../visible.ts'

/** The slices as a table; open where one is worse. */
export function slicesHtml(comparison: Comparison): string {
  const rows = sliceRows(comparison)
  if (rows.length === 0) return ''
  const lines = rows.map(({ name, cases, passed, change, pValue, isWorse }) => {
    const cells = [cases, passed, change || '–', pValue || '–'].map((cell) => `<td>${html(cell)}</td>`)
    const mark = isWorse ? '<span class="badge bad">worse</span> ' : ''
    return `<tr><th scope="row">${mark}<bdi>${html(makeVisibleLine(name))}</bdi></th>${cells.join('')}</tr>`
  })
  const heads = ['Slice', 'Cases', 'Iterations passed', 'Change', 'p'].map(
    (name) => `<th scope="col">${name}</th>`,
  )
  const isOpen = rows.some(({ isWorse }) => isWorse)
  return `<details${isOpen ? ' open' : ''}><summary>${slicesTitle(comparison)}</summary><p class="quiet">${html(slicesNote(comparison))}</p><table><caption>Slices by tags and metadata</caption><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></details>`
}
