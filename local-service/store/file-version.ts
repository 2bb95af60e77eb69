import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { isBusyError } from './own-file.ts'

/** Version of the tables, kept in `user_version` of the file. */
export const storeVersion = 3

/**
 * Asks whose file it is before anything is written to it. A file that another process has locked is not asked.
 * @throws Error when another program, or a newer release, wrote the file
 */
export function refuseForeignFile(location: string): void {
  if (location === ':memory:' || !existsSync(location) || statSync(location).size === 0) return
  const database = new DatabaseSync(location, { readOnly: true })
  try {
    readVersion(database)
  } catch (error) {
    if (!isBusyError(error)) throw error
  } finally {
    database.close()
  }
}

/**
 * The version of a database; 0 for a new one.
 * @throws Error as {@link refuseForeignFile} does
 */
export function readVersion(database: DatabaseSync): number {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0)
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
  if (tables.length > 0 && !(version > 0 && tables.some(({ name }) => name === 'suites'))) {
    throw new Error('The database belongs to another program. Name another file.')
  }
  if (version > storeVersion) {
    throw new Error(
      `A newer release wrote the database: it has version ${version}, and this release reads up to ${storeVersion}. Update Eval Gate, or name another file.`,
    )
  }
  return version
}

/** Keeps a copy of an older file beside it, as `FILE.v1`, before its tables change. */
export function keepOldFile(location: string, version: number, database: DatabaseSync): void {
  const names = [
    `${location}.v${version}`,
    ...Array.from({ length: 9 }, (_, index) => `${location}.v${version}.${index + 2}`),
  ]
  const copy = names.find((name) => !existsSync(name))
  if (copy === undefined)
    throw new Error(`${names[0]} and others exist: too many copies of older versions. Move them away.`)
  // The file holds keys and tokens: its copy is made readable for its owner only, too.
  closeSync(openSync(copy, 'wx', 0o600))
  database.prepare('VACUUM INTO ?').run(copy)
}
