import type { RememberedPushes } from '../../../ports/github.ts'
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
  readonly measured?: RememberedPushes
  /** How often chance alone makes the suite red, 0..1. */
  readonly level?: number | undefined
  readonly writer?: Writer
}

export function writeCommentMarker({
  key,
  order,
  commit,
  visibility,
  writer,
  measured,
  level,
}: CommentMarker): string {
  return writeMarker('eval-gate', key, order, {
    commit: toPlainCommit(commit),
    by: writer && formatWriter(writer),
    hidden: visibility === 'hidden',
    line: visibility === 'line',
    others: measured && String(measured.others),
    chances: measured?.same.join(','),
    failed: measured?.failed.slice(0, mostFailed).join(','),
    level: level?.toString(),
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
    measured: readMeasured(fields),
    level: readLevel(fields.get('level')),
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

function readLevel(text: string | undefined): number | undefined {
  const level = Number(text)
  if (level > 0 && level < 1) return level
  return undefined
}

function splitValues(text: string): readonly string[] {
  return text.split(',').filter(Boolean)
}

function toPlainCommit(commit: string): string {
  if (/^[0-9a-f]+$/.test(commit)) return commit
  return ''
}
