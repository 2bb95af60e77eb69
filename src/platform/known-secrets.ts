import { type Comparison, spellOutQuiet } from '../model/comparison.ts'
import { QuietCases } from '../model/quiet/quiet-cases.ts'
import type { CaseNames } from '../model/run/table/case-names.ts'
import { CaseTable } from '../model/run/table/case-table.ts'

/** Replaces a secret. */
const replacement = '***'

/** Shorter values are not treated as secrets: they occur in ordinary words. */
const shortestSecret = 8

/** The secrets that a step was given, to take them out of everything that leaves it. */
export interface KnownSecrets {
  add(secret: string): void
  /**
   * The same data with every known secret replaced, in texts at any depth of arrays, maps and plain objects: as it
   * is, escaped for JSON or for an address, and in base64. Data without one is returned as it is, not as a copy.
   */
  hide<T>(value: T): T
}

/** GitHub hides the secrets of a step in its log alone, not in comments, files or artifacts. */
export function createKnownSecrets(): KnownSecrets {
  const spellings = new Set<string>()
  let pattern: RegExp | undefined
  let shortestSpelling = 0

  /** Without copies and notes about what was seen: a report has millions of texts, and almost never a secret. */
  function holdsSecret(value: unknown, searched: Set<CaseNames>): boolean {
    if (typeof value === 'string') {
      return value.length >= shortestSpelling && pattern !== undefined && value.search(pattern) !== -1
    }
    if (typeof value !== 'object' || value === null) return false
    if (Array.isArray(value)) return value.some((item) => holdsSecret(item, searched))
    if (value instanceof Map) {
      for (const [key, item] of value)
        if (holdsSecret(key, searched) || holdsSecret(item, searched)) return true
      return false
    }
    if (value instanceof CaseTable) {
      // Runs share them.
      const isNew = !searched.has(value.names)
      searched.add(value.names)
      return holdsSecret([...(isNew ? value.names.texts() : []), ...value.others()], searched)
    }
    // The texts of quiet cases are those of the head, which the report has too.
    if (!isPlain(value)) return false
    for (const key in value) {
      if (holdsSecret(key, searched) || holdsSecret((value as Record<string, unknown>)[key], searched))
        return true
    }
    return false
  }

  function hideText(text: string): string {
    return pattern === undefined ? text : text.replace(pattern, replacement)
  }

  function hideAny(value: unknown, done: WeakMap<object, unknown>): unknown {
    if (typeof value === 'string') return hideText(value)
    if (typeof value !== 'object' || value === null) return value
    const known = done.get(value)
    if (known !== undefined) return known
    const hidden = hideInside(inFull(value), (item) => hideAny(item, done))
    done.set(value, hidden)
    return hidden
  }

  return {
    add(secret) {
      const before = spellings.size
      for (const spelling of spell(secret)) spellings.add(spelling)
      if (spellings.size === before) return
      // The longest first, so that no rest of one stays.
      const longestFirst = [...spellings].sort((a, b) => b.length - a.length)
      shortestSpelling = longestFirst.at(-1)?.length ?? 0
      pattern = new RegExp(longestFirst.map(escapeForPattern).join('|'), 'g')
    },
    hide: (value) =>
      holdsSecret(value, new Set()) ? (hideAny(value, new WeakMap()) as typeof value) : value,
  }
}

/** What keeps its texts elsewhere, with all of them. */
function inFull(value: object): object {
  if (value instanceof CaseTable) return new Map(value)
  return 'quiet' in value && value.quiet instanceof QuietCases ? spellOutQuiet(value as Comparison) : value
}

function hideInside(value: object, hide: (item: unknown) => unknown): object {
  if (Array.isArray(value)) {
    const items = value.map(hide)
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (value instanceof Map) {
    const entries = [...value].map(([key, item]) => [hide(key), hide(item)] as const)
    const isSame = entries.every(([key, item]) => value.has(key) && value.get(key) === item)
    return isSame ? value : new Map(entries)
  }
  if (!isPlain(value)) return value
  const entries = Object.entries(value).map(([key, item]) => [hide(key), hide(item)] as const)
  const isSame = entries.every(([key, item]) => (value as Record<string, unknown>)[String(key)] === item)
  return isSame ? value : Object.fromEntries(entries)
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function spell(secret: string): readonly string[] {
  const value = secret.trim()
  if (value.length < shortestSecret) return []
  const encoded = [0, 1, 2].map((offset) => base64At(value, offset))
  return [
    value,
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(value.toWellFormed()),
    ...encoded,
    ...encoded.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
  ].filter((text) => text.length >= shortestSecret)
}

/** The secret in base64 at this byte offset, without the characters that depend on its neighbours. */
function base64At(secret: string, offset: number): string {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)])
  return bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6))
}

function escapeForPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}
