import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const page = join(import.meta.dirname, '../../docs/statistics.md')

/**
 * Replaces what stands between `<!-- name -->` and `<!-- end of name -->` in docs/statistics.md.
 *
 * @throws Error when the page does not have these marks
 */
export function writePart(name: string, text: string): void {
  const [start, end] = [`<!-- ${name} -->\n`, `<!-- end of ${name} -->`]
  const before = readFileSync(page, 'utf8')
  const [from, to] = [before.indexOf(start), before.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/statistics.md must have ${start.trim()} and then ${end}`)
  writeFileSync(page, `${before.slice(0, from + start.length)}\n${text.trim()}\n\n${before.slice(to)}`)
}
