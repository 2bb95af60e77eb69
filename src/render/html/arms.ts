import type { Comparison } from '../../model/comparison.ts'
import { html } from '../escape.ts'
import { armsTable } from '../parts/arms.ts'
import { makeVisibleLine } from '../visible.ts'

/** The variants of the run against each other as a table; empty unless `compare` asks for it. */
export function armsHtml(comparison: Comparison): string {
  const table = armsTable(comparison)
  if (table === undefined) return ''
  const tones = { best: 'good', worse: 'bad' } as const
  const rows = table.rows.map(({ name, mark, cells }) => {
    const tone =
      mark === 'best' || mark === 'worse' ? `<span class="badge ${tones[mark]}">${mark}</span> ` : ''
    const values = cells.map((cell) => `<td>${html(cell)}</td>`).join('')
    return `<tr><th scope="row">${tone}<bdi>${html(makeVisibleLine(name))}</bdi></th>${values}</tr>`
  })
  const heads = ['Variant', ...table.columns].map((name) => `<th scope="col">${html(name)}</th>`)
  return `<section aria-label="Comparison of variants"><table><caption>The variants of this run against each other</caption><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table><p class="quiet">${html(table.note)}</p></section>`
}
