import { ApiError } from './api-error.ts'
import type { Page } from './store/documents.ts'

/** Largest page of the service unless a list says otherwise. */
const maxPage = 200

/** Reads an opaque cursor of this list. @throws ApiError when it is not one of ours. */
export function readCursor(list: string, cursor: string | undefined): number {
  if (cursor === undefined) return 0
  const text = Buffer.from(cursor, 'base64url').toString('utf8')
  const [owner, position, ...extra] = text.split('\n')
  const after = Number(position)
  if (owner !== list || extra.length > 0 || !Number.isSafeInteger(after) || after < 0) {
    throw new ApiError(
      'VALIDATION_ERROR',
      'cursor: not a cursor of this list. Pass the nextCursor of its previous page.',
    )
  }
  return after
}

/** Writes a cursor. It is opaque to clients; it names its list so that it can't be used on another. */
function writeListCursor(list: string, position: number): string {
  return Buffer.from(`${list}\n${position}`, 'utf8').toString('base64url')
}

/** A limit out of range is clamped, not refused. */
export function clampLimit(limit: number | undefined, fallback = 50, max = maxPage): number {
  return Math.min(max, Math.max(1, limit ?? fallback))
}

/** The collection envelope: `nextCursor` is omitted on the last page. */
export function toCollection<T, U>(
  list: string,
  page: Page<T>,
  render: (item: T) => U,
): { items: U[]; nextCursor?: string } {
  const items = page.items.map(render)
  if (page.next === undefined) return { items }
  return { items, nextCursor: writeListCursor(list, page.next) }
}
