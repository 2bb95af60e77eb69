import { formatWriter, parseWriter, type Writer } from '../identity/writer.ts'
import { type MeasurementOrder, readMarker, writeMarker } from './marker.ts'

/** What the marker of a comment says. */
export interface CommentMarker {
  readonly order: MeasurementOrder
  /** Commit that was measured, in hexadecimal digits; empty when unknown. */
  readonly commit: string
  /** The comment is folded as resolved. */
  readonly hidden: boolean
  readonly writer?: Writer
}

export function writeCommentMarker(key: string, { order, commit, hidden, writer }: CommentMarker): string {
  return writeMarker('eval-gate', key, order, {
    commit: plainCommit(commit),
    by: writer && formatWriter(writer),
    hidden,
  })
}

/** The marker of this key at the very start of a comment, or null. */
export function readCommentMarker(key: string, text: string | null | undefined): CommentMarker | null {
  const marker = readMarker('eval-gate', key, text)
  if (marker === null) return null
  const { order, fields } = marker
  return {
    order,
    commit: plainCommit(fields.get('commit') ?? ''),
    hidden: fields.has('hidden'),
    writer: parseWriter(fields.get('by') ?? ''),
  }
}

function plainCommit(commit: string): string {
  return /^[0-9a-f]+$/.test(commit) ? commit : ''
}
