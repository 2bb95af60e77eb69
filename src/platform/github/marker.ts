import { createHash } from 'node:crypto'
import { formatWriter, parseWriter, type Writer } from './identity/writer.ts'

/** Where a text of ours stands in time: a later run, or a later attempt of the same run, is newer. */
export type MeasurementOrder = readonly [run: number, attempt: number]

/** The hidden first line by which we find a text of ours again. */
export interface Marker {
  readonly order: MeasurementOrder
  /** Commit that was measured; empty when unknown. */
  readonly commit: string
  /** The comment is folded away as resolved. */
  readonly hidden: boolean
  readonly writer?: Writer
}

const longestKey = 120

export function isLater(a: MeasurementOrder, b: MeasurementOrder): boolean {
  return a[0] > b[0] || (a[0] === b[0] && a[1] > b[1])
}

export function orderOf(runId: string, attempt: number): MeasurementOrder {
  return [Number(runId) || 0, attempt]
}

/**
 * The key as it stands in a marker: one word that can't close the HTML comment. A long one is told by its digest,
 * behind a sign that no encoded key holds.
 */
export function encodeKey(key: string): string {
  const encoded = encodeURIComponent(key.toWellFormed()).replaceAll('-', '%2D')
  if (encoded.length <= longestKey) return encoded
  return `%%${createHash('sha256').update(key).digest('hex')}`
}

export function writeMarker(key: string, { order, commit, hidden, writer }: Marker): string {
  const [run, attempt] = order
  const state = hidden ? ' hidden' : ''
  const by = writer === undefined ? '' : ` by=${formatWriter(writer)}`
  return `<!-- eval-gate key=${encodeKey(key)} run=${run} attempt=${attempt} commit=${plainCommit(commit)}${by}${state} -->`
}

/** The marker of this key at the very start of a text, or null. */
export function readMarker(text: string, key: string): Marker | null {
  const match =
    /^<!-- eval-gate key=(\S*) run=(\d+) attempt=(\d+) commit=([0-9a-f]*)(?: by=([0-9a-f.]*))?( hidden)? -->/.exec(
      text,
    )
  if (match === null || match[1] !== encodeKey(key)) return null
  const [, , run, attempt, commit = '', by, hidden] = match
  return {
    order: [Number(run), Number(attempt)],
    commit,
    hidden: hidden !== undefined,
    writer: by === undefined ? undefined : parseWriter(by),
  }
}

function plainCommit(commit: string): string {
  return /^[0-9a-f]+$/.test(commit) ? commit : ''
}
