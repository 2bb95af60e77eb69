import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatWriter, isSameWriter, parseWriter, type Writer } from './writer.ts'

const fileName = 'eval-gate-writer.txt'

/** Notes next to the file who stores it, and returns the path of the note, to be stored as well. */
export function noteWriter(file: string, writer: Writer): string {
  const path = join(dirname(file), fileName)
  writeFileSync(path, formatWriter(writer))
  return path
}

/** Who stored the artifact that was downloaded into the folder; nothing when it does not say. */
export function readWriter(folder: string): Writer | undefined {
  try {
    return parseWriter(readFileSync(join(folder, fileName), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * What the writer of a stored artifact is to us. `same`: this step in this attempt. `earlier`: this step in an earlier
 * attempt, so that the artifact may be replaced.
 */
export function compareWriters(ours: Writer, stored: Writer | undefined): 'same' | 'earlier' | 'stranger' {
  if (stored === undefined || !isSameWriter(stored, ours)) return 'stranger'
  if (stored.attempt === ours.attempt) {
    if (stored.job === ours.job) return 'same'
    return 'stranger'
  }
  // The first attempt can't have stored anything before.
  if (ours.attempt === 1) return 'stranger'
  return 'earlier'
}
