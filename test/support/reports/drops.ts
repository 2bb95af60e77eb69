import { createMemoryZip, listZip, readZipEntry } from '../../../src/zip/read-zip.ts'
import { type ZipEntry, zipOf } from '../zip.ts'
import type { Read } from './reading.ts'

/** A report without one of its pieces, and what that piece was. */
export interface Drop {
  readonly what: string
  readonly bytes: Buffer
}

/**
 * Reports that lack one piece each and are whole in every other way: an entry of an archive, a line of JSON lines or TAP, an
 * item of a list, an element.
 *
 * @param most pieces, evenly spread
 */
export async function dropsOf(bytes: Buffer, most: number): Promise<readonly Drop[]> {
  if (bytes.toString('latin1', 0, 2) === 'PK') return await entriesOf(bytes, most)
  const text = bytes.toString('utf8')
  const lines = text.split('\n')
  const start = text.trimStart()[0]
  if (start === '<') return spread(elementsOf(text), most).map(([from, to]) => without(text, from, to))
  const isLines = lines.filter((line) => line.trim() !== '').every(isJson)
  if (start === '{' || start === '[') {
    if (!isLines || lines.length < 3) return spread(itemsOf(JSON.parse(text)), most).map((drop) => drop())
  }
  return spread([...lines.keys()], most).map((at) => ({
    what: `line ${at + 1}`,
    bytes: Buffer.from(lines.toSpliced(at, 1).join('\n')),
  }))
}

/** Fewer entries, or fewer failures, than in the whole report, and not a word about it. */
export function hides(whole: Read, part: Read): boolean {
  const { error, unexplained, format } = part.summary
  if (error !== undefined || format === null) return false
  if (JSON.stringify(unexplained) !== JSON.stringify(whole.summary.unexplained)) return false
  return judged(part) < judged(whole) || failing(part) < failing(whole)
}

/** Some writers leave out what was skipped, so its absence says nothing. */
function judged({ results }: Read): number {
  return results.filter(({ outcome }) => outcome !== 'skipped').length
}

function failing({ summary }: Read): number {
  return summary.failed + summary.errored
}

function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all
  return Array.from({ length: most }, (_, index) => all[Math.floor((index * all.length) / most)] as T)
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
  }
}

/** Every item of every list, as a way to the report without it. */
function itemsOf(root: unknown): (() => Drop)[] {
  const drops: (() => Drop)[] = []
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, member] of Object.entries(value)) walk(member, `${path}.${key}`)
    if (!Array.isArray(value)) return
    for (const [at, item] of value.entries())
      drops.push(() => {
        value.splice(at, 1)
        const bytes = Buffer.from(JSON.stringify(root))
        value.splice(at, 0, item)
        return { what: `${path}[${at}]`, bytes }
      })
  }
  walk(root, '')
  return drops
}

/** Where each element begins and ends, but the root. */
function elementsOf(text: string): [from: number, to: number][] {
  const found: [number, number][] = []
  const open: number[] = []
  const tags =
    /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[?!][^>]*>|<(\/?)[^<>"']*(?:"[^"]*"[^<>"']*|'[^']*'[^<>"']*)*>/g
  for (const { 0: tag, 1: slash, index } of text.matchAll(tags)) {
    if (slash === undefined) continue
    if (slash === '/') {
      const from = open.pop()
      if (from !== undefined && open.length > 0) found.push([from, index + tag.length])
    } else if (tag.endsWith('/>')) found.push([index, index + tag.length])
    else open.push(index)
  }
  return found
}

function without(text: string, from: number, to: number): Drop {
  return {
    what: text.slice(from, Math.min(to, from + 120)),
    bytes: Buffer.from(text.slice(0, from) + text.slice(to)),
  }
}

async function entriesOf(bytes: Buffer, most: number): Promise<readonly Drop[]> {
  const source = createMemoryZip(bytes)
  const entries: ZipEntry[] = []
  for (const entry of await listZip(source))
    entries.push({ name: entry.name, content: await readZipEntry(source, entry, bytes.length * 100) })
  return spread([...entries.keys()], most).map((at) => ({
    what: entries[at]?.name ?? '',
    bytes: zipOf(entries.toSpliced(at, 1)),
  }))
}
