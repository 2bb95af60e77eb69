import type { DatabaseSync } from 'node:sqlite'
import { createTables } from './tables.ts'

/** Version of the tables, kept in `user_version` of the file. */
const storeVersion = 2

/**
 * Creates the tables of a new file.
 * @throws Error when another release, or another program, wrote the file
 */
export function ensureTables(database: DatabaseSync): void {
  const found = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0)
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
  if (tables.length > 0 && !(found > 0 && tables.some(({ name }) => name === 'suites'))) {
    throw new Error('The database belongs to another program. Name another file.')
  }
  if (found !== 0 && found !== storeVersion) {
    throw new Error(
      `Another release wrote the database: it has version ${found}, and this release reads version ${storeVersion}. Name another file, or use that release.`,
    )
  }
  database.exec(`BEGIN IMMEDIATE; ${createTables}; PRAGMA user_version = ${storeVersion}; COMMIT`)
}
