import { html } from '../escape.ts'

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
