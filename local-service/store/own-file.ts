import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** How long a starting service waits for one that is just ending, in ms. */
const handoverMs = 1000

/** SQLite's code for a file that another process has locked. */
const busy = 5

/** A database that belongs to this process until it is closed. */
interface OwnedDatabase {
  readonly database: DatabaseSync
  close(): void
}

/**
 * Opens a database file for this process alone. The operating system holds the lock, so it ends with the process,
 * however that ends; the file `FILE.pid` only says whose it is.
 * @param location Path of the file, or `:memory:`.
 * @throws Error naming the process that has the file already
 */
export function openOwnFile(location: string): OwnedDatabase {
  if (location === ':memory:') {
    const database = new DatabaseSync(location)
    return { database, close: () => database.close() }
  }
  // The file holds keys and tokens: it is made readable for its owner only, and SQLite's side files follow it.
  closeSync(openSync(location, 'a', 0o600))
  const database = new DatabaseSync(location)
  const pidFile = `${location}.pid`
  try {
    // Exclusive before the first access: the lock is then kept from this transaction on.
    database.exec(
      `PRAGMA busy_timeout = ${handoverMs}; PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;
       BEGIN IMMEDIATE; COMMIT;`,
    )
  } catch (error) {
    database.close()
    if (!isBusyError(error)) throw error
    const owner = readPidFile(pidFile)
    throw new Error(
      `${location} is in use by ${owner === undefined ? 'another process' : `process ${owner}`}. One local service owns a database file: stop that one, or name another file.`,
      { cause: error },
    )
  }
  try {
    writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 })
  } catch (error) {
    database.close()
    throw error
  }
  return {
    database,
    close: () => {
      rmSync(pidFile, { force: true })
      database.close()
    },
  }
}

/** Whether another process has locked the file. */
export function isBusyError(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy
}

function readPidFile(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8').trim())
    if (Number.isSafeInteger(pid) && pid > 0) return pid
    return undefined
  } catch {
    return undefined
  }
}
