import type { DatabaseSync } from 'node:sqlite'
import type { DocumentKind } from './tables.ts'

/** A page of records and where the next one starts. */
export interface Page<T> {
  readonly items: readonly T[]
  /** Position after the last item; absent on the last page. */
  readonly next?: number
}

export interface PageRequest {
  /** Position of the previous page's end; 0 starts. */
  readonly after: number
  readonly limit: number
}

/** One kind of record: looked up by id, listed by owner in order of creation, found by name. */
export interface Documents<T extends { readonly id: string }> {
  get(id: string): T | undefined
  /** The oldest record of that owner and name. */
  findByName(owner: string, name: string): T | undefined
  /** Every record of the owner, oldest first. */
  list(owner: string): readonly T[]
  /**
   * A page of the records that `keep` accepts, by default all. The position is that of the record, so that
   * records that come, go or change between two pages hide no other.
   */
  page(owner: string, request: PageRequest, keep?: (record: T) => boolean): Page<T>
  /** Inserts or replaces; a replaced record keeps its place in lists. */
  put(record: T): void
  remove(id: string): void
}

/** The owner and the name by which a record is looked up. */
interface Filing<T> {
  readonly owner: (record: T) => string
  readonly name?: (record: T) => string | null
}

/** Opens one kind of record. The record is stored as JSON next to the columns that it is looked up by. */
export function openDocuments<T extends { readonly id: string }>(
  database: DatabaseSync,
  kind: DocumentKind,
  filing: Filing<T>,
): Documents<T> {
  const byId = database.prepare(`SELECT body FROM ${kind} WHERE id = ?`)
  const byName = database.prepare(
    `SELECT body FROM ${kind} WHERE owner = ? AND name = ? ORDER BY sequence LIMIT 1`,
  )
  const byOwner = database.prepare(`SELECT body FROM ${kind} WHERE owner = ? ORDER BY sequence`)
  const selectPage = database.prepare(
    `SELECT sequence, body FROM ${kind} WHERE owner = ? AND sequence > ? ORDER BY sequence LIMIT ?`,
  )
  const write = database.prepare(
    `INSERT INTO ${kind} (id, owner, name, body) VALUES (?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, name = excluded.name, body = excluded.body`,
  )
  const erase = database.prepare(`DELETE FROM ${kind} WHERE id = ?`)
  const readRecord = (row: Record<string, unknown> | undefined): T | undefined => {
    if (row === undefined) return undefined
    return parseRowBody<T>(row)
  }
  return {
    get: (id) => readRecord(byId.get(id)),
    findByName: (owner, name) => readRecord(byName.get(owner, name)),
    list: (owner) => byOwner.all(owner).map((row) => parseRowBody<T>(row)),
    page: (owner, { after, limit }, keep) => {
      if (keep === undefined) return cutRowPage(selectPage.all(owner, after, limit + 1), limit)
      const keptRows: Record<string, unknown>[] = []
      for (const row of selectPage.iterate(owner, after, -1)) {
        if (keep(parseRowBody<T>(row))) keptRows.push(row)
        if (keptRows.length > limit) break
      }
      return cutRowPage(keptRows, limit)
    },
    put: (record) => {
      write.run(record.id, filing.owner(record), filing.name?.(record) ?? null, JSON.stringify(record))
    },
    remove: (id) => {
      erase.run(id)
    },
  }
}

/** Reads a row's JSON. This store wrote it, so its shape is known. */
export function parseRowBody<T>(row: Record<string, unknown>): T {
  return JSON.parse(String(row.body)) as T
}

/** Makes a page of rows, of which one more than `limit` was read: it says whether another page follows. */
export function cutRowPage<T>(rows: readonly Record<string, unknown>[], limit: number): Page<T> {
  const pageRows = rows.slice(0, limit)
  const items = pageRows.map((row) => parseRowBody<T>(row))
  const last = pageRows.at(-1)
  if (rows.length > limit && last !== undefined) return { items, next: Number(last.sequence) }
  return { items }
}
