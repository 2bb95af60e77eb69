import { createHash } from 'node:crypto'
import type { Comparison } from '../model/comparison.ts'
import { compareText } from '../model/data.ts'
import { spellOutQuiet } from '../model/quiet/all-cases.ts'
import { QuietCases } from '../model/quiet/quiet-cases.ts'
import { buildCaseKey } from '../model/run/identity.ts'
import type { CaseIdentity } from '../model/run/result.ts'
import { countIterations } from '../model/run/run.ts'
import type { CaseNames } from '../model/run/table/case-names.ts'
import { CaseTable } from '../model/run/table/case-table.ts'
import type { CaseTally } from '../model/run/tally.ts'
import type { CountedCredentials } from '../ports/platform.ts'
import { findCredentials } from './credentials/find-credentials.ts'
import { MarkIndex } from './credentials/index-marks.ts'
import type { FoundCredential } from './credentials/match-mark.ts'
import { isSecretValue } from './credentials/names.ts'
import { looksRandom } from './credentials/random.ts'
import { removeEscapes } from './credentials/rewritten-text.ts'

const replacement = '***'

/** Shorter values are not treated as secrets: they occur in ordinary words. */
const shortestSecret = 8
const shortestWord = 16

/** One half of a broken credential. Shorter ones may be ordinary words, and open nothing. */
const halfPattern = /^[\w+/=.~-]{12,}$/

/**
 * The secrets that a step was given, and the credentials that what it reads holds: to take them out of what
 * leaves it.
 */
export interface KnownSecrets {
  add(secret: string): void
  /** Whether the text holds one that was added. */
  isIn(text: string): boolean
  /**
   * The data with every known secret replaced, in texts at any depth of arrays, maps and plain objects: as it is, in
   * escapes, in base64, in numbers, over lines and backwards; and every credential of a known shape. Cases whose names
   * held one stay different cases. Data without one is returned as it is, not as a copy.
   */
  hide<T>(value: T): T
  /**
   * How many different credentials were found by their shape so far, by what they are, the most frequent
   * first.
   */
  foundCredentials(): readonly CountedCredentials[]
}

/** Of texts without a secret, in UTF-16 units. */
const mostRemembered = 2 ** 24
/** Longer ones are hardly ever the same, and to look one up takes as long as to search a part of it. */
const longestRemembered = 1_000

/** GitHub hides the secrets of a step in its log alone, not in comments, files or artifacts. */
export function createKnownSecrets(): KnownSecrets {
  const known = new Set<string>()
  const index = new MarkIndex()
  /** The credentials found, by kind, as digests. */
  const foundDigests = new Map<string, Set<string>>()
  /** Of credentials that were broken over two lines. */
  const brokenLines = new Set<string>()
  /**
   * Names and tallies without a secret, by how many names and iterations they had: as long as no more are added to
   * them or to what is a secret.
   */
  let searched = new WeakMap<CaseNames | CaseTally, number>()

  /** Texts without a secret: a report is hidden more than once, and its cases have many in common. */
  let clean = new Set<string>()
  let remembered = 0

  function textHoldsSecret(text: string): boolean {
    if (text.length > longestRemembered) return isSecretIn(text)
    if (text.length < shortestSecret || clean.has(text)) return false
    if (isSecretIn(text)) return true
    // An entry takes memory, too.
    remembered += text.length + 100
    if (remembered < mostRemembered) clean.add(text)
    return false
  }

  function isSecretIn(text: string): boolean {
    return findCredentials(text, index).length > 0
  }

  /** Copies nothing and notes nothing: a report has millions of texts, and almost never a secret. */
  function holdsSecret(value: unknown): boolean {
    if (typeof value === 'string') return textHoldsSecret(value)
    if (typeof value !== 'object' || value === null) return false
    if (Array.isArray(value)) return value.some(holdsSecret)
    if (value instanceof Map) {
      for (const [key, item] of value) if (holdsSecret(key) || holdsSecret(item)) return true
      return false
    }
    if (value instanceof CaseTable) return nameHoldsSecret(value.names) || holdsSecret([...value.others()])
    // The texts of quiet cases are those of the head, which the report has too.
    if (!isPlainObject(value)) return false
    if (isTally(value)) return tallyHoldsSecret(value)
    return memberHoldsSecret(value)
  }

  function memberHoldsSecret(value: Readonly<Record<string, unknown>>): boolean {
    for (const key in value) {
      const item = value[key]
      if (holdsSecret(key) || holdsSecret(item) || isNamedSecret(key, item)) return true
    }
    return false
  }

  /** A comparison has the tallies of its runs, and a report both. */
  function tallyHoldsSecret(tally: CaseTally & Readonly<Record<string, unknown>>): boolean {
    const iterations = countIterations(tally)
    if (searched.get(tally) === iterations) return false
    if (memberHoldsSecret(tally)) return true
    searched.set(tally, iterations)
    return false
  }

  /** Runs share one table of names, so a table is searched once. */
  function nameHoldsSecret(names: CaseNames): boolean {
    if (searched.get(names) === names.size) return false
    for (const text of names.texts()) if (isSecretIn(text)) return true
    searched.set(names, names.size)
    return false
  }

  function hideText(text: string): string {
    return hideCredentials(text, findCredentials(text, index), (kind, credential) => {
      const digests = foundDigests.get(kind) ?? new Set()
      foundDigests.set(kind, digests.add(digestText(removeBreaks(credential))))
      const lines = credential.split('\n')
      if (lines.length === 2) for (const line of lines) if (halfPattern.test(line)) brokenLines.add(line)
    })
  }

  function hideInValue(value: unknown, done: WeakMap<object, unknown>): unknown {
    if (typeof value === 'string') return hideText(value)
    if (typeof value !== 'object' || value === null) return value
    const known = done.get(value)
    if (known !== undefined) return known
    const inside = hideInside(expandTexts(value), (item) => hideInValue(item, done))
    const hidden = inside === value ? value : addDistinctName(value, inside)
    done.set(value, hidden)
    return hidden
  }

  /** @returns whether one of them is new */
  function addKnown(secrets: Iterable<string>): boolean {
    const sizeBefore = known.size
    for (const secret of secrets) {
      if (!known.has(secret)) index.addKnown(secret)
      known.add(secret)
    }
    if (known.size === sizeBefore) return false
    searched = new WeakMap()
    clean = new Set()
    remembered = 0
    return true
  }

  function hide<T>(value: T): T {
    if (!holdsSecret(value)) return value
    const hidden = hideInValue(value, new WeakMap()) as T
    // Of a credential that is broken over lines, another text of the data may have one of the lines.
    return addKnown(brokenLines) ? hide(hidden) : hidden
  }

  return {
    add: (secret) => void addKnown(listSecrets(secret)),
    isIn: (text) => findCredentials(text, index).some(({ kind }) => kind === undefined),
    hide,
    foundCredentials: () =>
      [...foundDigests]
        .map(([kind, digests]) => ({ kind, count: digests.size }))
        .sort((a, b) => b.count - a.count || compareText(a.kind, b.kind)),
  }
}

/** The text with its credentials replaced by what they are: `‹GitHub token›`. */
function hideCredentials(
  text: string,
  credentials: readonly FoundCredential[],
  note: (kind: string, credential: string) => void,
): string {
  let hidden = ''
  let from = 0
  for (const { kind, start, end } of credentials) {
    hidden += text.slice(from, start) + (kind === undefined ? replacement : `‹${kind}›`)
    from = end
    if (kind !== undefined) note(kind, text.slice(start, end))
  }
  return hidden + text.slice(from)
}

/** A value that keeps its texts elsewhere, expanded so that it holds all of them. */
function expandTexts(value: object): object {
  if (value instanceof CaseTable) return new Map(value)
  if ('quiet' in value && value.quiet instanceof QuietCases) return spellOutQuiet(value as Comparison)
  return value
}

/**
 * Names that differ in a secret alone must not become one case: then the result of one would be lost. A few
 * bits of a digest distinguish them, too few to find out what was hidden.
 */
function addDistinctName(value: object, hidden: object): object {
  if ('identity' in hidden && 'key' in hidden)
    return { ...hidden, key: buildCaseKey(hidden.identity as CaseIdentity) }
  if (!('suite' in hidden) || !('name' in hidden) || !Array.isArray(hidden.suite)) return hidden
  const mark = ` #${digestText(JSON.stringify(value)).slice(0, 4)}`
  const id = 'id' in hidden && hidden.id !== undefined ? { id: `${hidden.id}${mark}` } : {}
  return { ...hidden, ...id, name: `${hidden.name}${mark}` }
}

/** Makes a credential equal whether it stands in a text, in a string of JSON or in XML. */
function removeBreaks(text: string): string {
  return text.replace(/\\[nrt]|&#\w+;|\s/g, '')
}

function digestText(text: string): string {
  return createHash('sha256').update(text.toWellFormed()).digest('hex')
}

function hideInside(value: object, hide: (item: unknown) => unknown): object {
  if (Array.isArray(value)) {
    const items = value.map(hide)
    if (items.some((item, index) => item !== value[index])) return items
    return value
  }
  if (value instanceof Map) {
    const entries = [...value].map(([key, item]) => {
      const hidden = hide(item)
      return [hidden === item ? hide(key) : (readTallyKey(hidden) ?? hide(key)), hidden] as const
    })
    const isSame = entries.every(([key, item]) => value.has(key) && value.get(key) === item)
    if (isSame) return value
    return new Map(entries)
  }
  if (!isPlainObject(value)) return value
  const entries = Object.entries(value).map(([key, item]) => {
    return [hide(key), isNamedSecret(key, item) ? hideNamed(key, item, hide) : hide(item)] as const
  })
  const isSame = entries.every(([key, item]) => value[String(key)] === item)
  if (isSame) return value
  return Object.fromEntries(entries)
}

/** The key of the tally of a case. */
function readTallyKey(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'identity' in value && 'key' in value) return value.key
  return undefined
}

/** Whether a member of an object has the name of a secret, and looks like one. */
function isNamedSecret(key: string, item: unknown): item is string {
  return typeof item === 'string' && item.length >= shortestSecret && isSecretValue(key, item)
}

/** Hides it as a text does that has both, so that it is counted, too. */
function hideNamed(key: string, secret: string, hide: (item: unknown) => unknown): string {
  const hidden = String(hide(`${key}="${secret}"`))
  return hidden.includes(secret) ? replacement : hidden.slice(key.length + 2, -1)
}

function isTally<T extends object>(value: T): value is T & CaseTally {
  return 'passed' in value && 'identity' in value
}

function isPlainObject(value: object): value is Readonly<Record<string, unknown>> {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/**
 * A secret as it is found in texts whose escapes are removed, and whose bytes may be written one by one; and what looks
 * random in it, since a header may have more: `Bearer …`.
 */
function listSecrets(text: string): readonly string[] {
  const secret = text.trim()
  const read = removeEscapes(secret)?.text ?? secret
  const words = read.split(/[\s:;,=]+/).filter((word) => word.length >= shortestWord && looksRandom(word))
  const known = [secret, read, Buffer.from(read).toString('latin1'), ...words]
  return known.filter(({ length }) => length >= shortestSecret)
}
