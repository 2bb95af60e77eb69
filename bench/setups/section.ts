import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Replaces what stands between `<!-- NAME -->` and `<!-- /NAME -->` on a page.
 *
 * @throws Error when the page has no such section
 */
export function writeSection(page: string, name: string, text: string): void {
  writeFileSync(page, withSection(readFileSync(page, 'utf8'), name, text))
}

export function withSection(page: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The page has no section ${start} … ${end}.`)
  return `${page.slice(0, from + start.length)}\n\n${text.trim()}\n\n${page.slice(to)}`
}
