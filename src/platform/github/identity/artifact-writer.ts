import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatWriter, isSameWriter, parseWriter, type Writer } from './writer.ts'

const fileName = 'eval-gate-writer.txt'

/** The storage refuses a name that the run has an artifact of already. */
export function isConflict(error: unknown): boolean {
  return /already exists|Conflict|409/i.test(String(error))
}

/** Notes next to the file who stores it, and returns the path of the note, to be stored as well. */
export function noteWriter(file: string, writer: Writer): string {
  const path = join(dirname(file), fileName)
  writeFileSync(path, formatWriter(writer))
  return path
}

/**
 * Whether an artifact of this run was stored by an earlier attempt of the same step, so that it may be replaced.
 *
 * @param fetch downloads the artifact into a new folder and returns the folder
 */
export async function isOwn(writer: Writer, fetch: () => Promise<string>): Promise<boolean> {
  // The first attempt can't have stored anything before.
  if (writer.attempt === 1) return false
  try {
    const stored = parseWriter(readFileSync(join(await fetch(), fileName), 'utf8'))
    return stored !== undefined && isSameWriter(stored, writer)
  } catch {
    return false
  }
}
