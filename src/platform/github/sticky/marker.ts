import { createHash } from 'node:crypto'

/** Place of a measurement in time: a later run, or a later attempt of the same run, is newer. */
export type MeasurementOrder = readonly [run: number, attempt: number]

/** Values by field name. `true` writes the bare name, `undefined` and `false` leave the field out. */
type MarkerFields = Readonly<Record<string, string | boolean | undefined>>

/** What a hidden marker says about the text that it starts. */
interface StickyMarker {
  /** Encoded, see {@link encodeKey}. */
  readonly key: string
  readonly order: MeasurementOrder
  /** Values by field name; the value of a bare name is empty. */
  readonly fields: ReadonlyMap<string, string>
}

/** Name of a marker: `eval-gate` starts what a comment says of a suite, `eval-gate-issue` issues. */
type MarkerName = 'eval-gate' | 'eval-gate-issue'

const longestKey = 120

export function isLaterOrder(a: MeasurementOrder, b: MeasurementOrder): boolean {
  return a[0] > b[0] || (a[0] === b[0] && a[1] > b[1])
}

export function toMeasurementOrder(runId: string, attempt: number): MeasurementOrder {
  return [Number(runId) || 0, attempt]
}

/**
 * The key as written in a marker: one word that can't close the HTML comment. A long key is replaced by its digest
 * after `%%`, which no encoded key contains.
 */
export function encodeKey(key: string): string {
  const encoded = encodeURIComponent(key.toWellFormed()).replaceAll('-', '%2D')
  if (encoded.length <= longestKey) return encoded
  return `%%${createHash('sha256').update(key).digest('hex')}`
}

/**
 * The hidden first line by which a text is found again.
 * @throws Error when a value isn't a single word or could end the HTML comment; callers encode their values
 */
export function writeMarker(
  name: MarkerName,
  /** Encoded, see {@link encodeKey}. */
  key: string,
  [run, attempt]: MeasurementOrder,
  fields: MarkerFields,
): string {
  const words = [`key=${key}`, `run=${run}`, `attempt=${attempt}`]
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined || value === false) continue
    if (value !== true && /[\s<>]|--/.test(value)) throw new Error(`marker field ${field} is not encoded`)
    words.push(value === true ? field : `${field}=${value}`)
  }
  return `<!-- ${name} ${words.join(' ')} -->`
}

/** The marker of this name at the very start of a text, or null. Unknown fields are kept. */
export function readMarker(name: MarkerName, text: string | null | undefined): StickyMarker | null {
  const match = /^<!-- (\S+) (.*?) -->/.exec(text ?? '')
  if (match === null || match[1] !== name) return null
  const fields = new Map((match[2] ?? '').split(' ').map(splitMarkerWord))
  const key = fields.get('key')
  const run = fields.get('run') ?? ''
  const attempt = fields.get('attempt') ?? ''
  if (key === undefined || !/^\d+$/.test(run) || !/^\d+$/.test(attempt)) return null
  return { key, order: [Number(run), Number(attempt)], fields }
}

function splitMarkerWord(word: string): readonly [string, string] {
  const end = word.indexOf('=')
  if (end < 0) return [word, '']
  return [word.slice(0, end), word.slice(end + 1)]
}
