import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A row of the table of rooms in docs/architecture.md: a folder or file of `src`, or `local-service` beside it. */
export interface RoomRow {
  /** A file without its ending: `index` for `src/index.ts`. */
  readonly folder: string
  readonly room: string
  /** Other folders of the table. */
  readonly mayImport: readonly string[]
}

/** The table of rooms, in the order of the page. */
export function readRoomTable(): readonly RoomRow[] {
  const page = readFileSync(resolve(import.meta.dirname, '../docs/architecture.md'), 'utf8')
  const [, rows = ''] = /^\| Room \|.*\n\|[-|]+\|\n((?:\|.*\|\n)+)/m.exec(page) ?? []
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [, room, folder, , mayImport] = row.split('|')
      return {
        folder: readNames(folder)[0] ?? row,
        room: readNames(room)[0] ?? row,
        mayImport: readNames(mayImport),
      }
    })
}

/** The names in backticks. */
function readNames(cell = ''): readonly string[] {
  return [...cell.matchAll(/`([a-z/-]+)`/g)].map(([, name = '']) => name)
}
