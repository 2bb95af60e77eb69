import type { MeasuredBefore } from '../../../model/comparison.ts'
import { formatWriter, parseWriter, type Writer } from '../identity/writer.ts'
import { type MeasurementOrder, readMarker, writeMarker } from './marker.ts'

/** What the marker of a suite in a comment says. */
export interface CommentMarker {
  /** The suite, as {@link encodeKey} writes it. */
  readonly key: string
  readonly order: MeasurementOrder
  /** Commit that was measured, in hexadecimal digits; empty when unknown. */
  readonly commit: string
  /** `hidden`: folded as resolved. `line`: only a headline. */
  readonly visibility: 'shown' | 'hidden' | 'line'
  /** What was measured so far, the commit among it. */
  readonly measured?: MeasuredBefore
  readonly writer?: Writer
}

export function writeCommentMarker({
  key,
  order,
  commit,
  visibility,
  writer,
  measured,
}: CommentMarker): string {
  return writeMarker('eval-gate', key, order, {
    commit: toPlainCommit(commit),
    by: writer && formatWriter(writer),
    hidden: visibility === 'hidden',
    line: visibility === 'line',
    others: measured && String(measured.others),
    chances: measured?.same.join(','),
  })
}

/** The marker at the very start of a text, or null. */
export function readCommentMarker(text: string): CommentMarker | null {
  const marker = readMarker('eval-gate', text)
  if (marker === null) return null
  const { key, order, fields } = marker
  return {
    key,
    order,
    commit: toPlainCommit(fields.get('commit') ?? ''),
    visibility: (['hidden', 'line'] as const).find((word) => fields.has(word)) ?? 'shown',
    writer: parseWriter(fields.get('by') ?? ''),
    measured: readMeasured(fields.get('others'), fields.get('chances')),
  }
}

/** Older chances are forgotten. */
const mostChances = 20

function readMeasured(others: string | undefined, chances: string | undefined): MeasuredBefore | undefined {
  if (others === undefined || chances === undefined || !/^\d{1,6}$/.test(others)) return undefined
  const same = chances.split(',').filter(Boolean).map(Number)
  if (!same.every((chance) => chance >= 0 && chance <= 1)) return undefined
  return { others: Number(others), same: same.slice(-mostChances) }
}

function toPlainCommit(commit: string): string {
  if (/^[0-9a-f]+$/.test(commit)) return commit
  return ''
}
