import type { RememberedPushes } from '../../../ports/github.ts'
import { formatWriter, parseWriter, type Writer } from '../identity/writer.ts'
import { type MeasurementOrder, readMarker, writeMarker } from './marker.ts'

/** What the marker of a comment says. */
export interface CommentMarker {
  readonly order: MeasurementOrder
  /** Commit that was measured, in hexadecimal digits; empty when unknown. */
  readonly commit: string
  /** `hidden`: folded as resolved. `deleted`: the comment is being deleted, and nobody writes into it any more. */
  readonly visibility: 'shown' | 'hidden' | 'deleted'
  /** What was measured so far, the commit among it. */
  readonly measured?: RememberedPushes
  readonly writer?: Writer
}

export function writeCommentMarker(
  key: string,
  { order, commit, visibility, writer, measured }: CommentMarker,
): string {
  const name = visibility === 'deleted' ? 'eval-gate-deleted' : 'eval-gate'
  return writeMarker(name, key, order, {
    commit: toPlainCommit(commit),
    by: writer && formatWriter(writer),
    hidden: visibility === 'hidden',
    others: measured && String(measured.others),
    chances: measured?.same.join(','),
    failed: measured?.failed.slice(0, mostFailed).join(','),
  })
}

/** The marker of this key at the very start of a comment, or null. */
export function readCommentMarker(key: string, text: string | null | undefined): CommentMarker | null {
  const deleted = readMarker('eval-gate-deleted', key, text)
  const marker = deleted ?? readMarker('eval-gate', key, text)
  if (marker === null) return null
  const { order, fields } = marker
  const visibility = fields.has('hidden') ? 'hidden' : 'shown'
  return {
    order,
    commit: toPlainCommit(fields.get('commit') ?? ''),
    visibility: deleted === null ? visibility : 'deleted',
    writer: parseWriter(fields.get('by') ?? ''),
    measured: readMeasured(fields),
  }
}

/** Older chances are forgotten. */
const mostChances = 20
/** What a marker has room for. */
const mostFailed = 40

function readMeasured(fields: ReadonlyMap<string, string>): RememberedPushes | undefined {
  const others = fields.get('others')
  const chances = fields.get('chances')
  if (others === undefined || chances === undefined || !/^\d{1,6}$/.test(others)) return undefined
  const same = splitValues(chances).map(Number)
  if (!same.every((chance) => chance >= 0 && chance <= 1)) return undefined
  const failed = splitValues(fields.get('failed') ?? '')
  return { others: Number(others), same: same.slice(-mostChances), failed }
}

function splitValues(text: string): readonly string[] {
  return text.split(',').filter(Boolean)
}

function toPlainCommit(commit: string): string {
  if (/^[0-9a-f]+$/.test(commit)) return commit
  return ''
}
