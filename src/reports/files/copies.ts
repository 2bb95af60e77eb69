import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { readStart } from '../bytes/source.ts'
import type { FoundReport } from '../find.ts'

/** Larger files are not compared. */
const mostBytes = 50 * 1024 * 1024
/** What small files are read into, one after the other. */
const small = Buffer.allocUnsafeSlow(256 * 1024)

/**
 * Report files with the same bytes as another one: a copy like `latest.json`, or an artifact that was downloaded twice.
 * Each counts as a measurement of its own. Only files of the same size are read.
 */
export function findCopies(
  files: readonly FoundReport[],
): readonly { readonly path: string; readonly of: string }[] {
  const copies: { readonly path: string; readonly of: string }[] = []
  for (const [bytes, group] of Map.groupBy(files, sizeOf)) {
    if (group.length === 1 || bytes === 0 || bytes > mostBytes) continue
    const firsts = new Map<string, FoundReport>()
    for (const file of group) {
      const digest = digestOf(file, bytes)
      const first = digest === undefined ? undefined : firsts.get(digest)
      if (first !== undefined) copies.push({ path: file.path, of: first.path })
      else if (digest !== undefined) firsts.set(digest, file)
    }
  }
  return copies
}

/** Bytes; 0 for a file that can't be read. */
function sizeOf({ absolutePath }: FoundReport): number {
  return statSync(absolutePath, { throwIfNoEntry: false })?.size ?? 0
}

/** Undefined for a file that can't be read. */
function digestOf({ absolutePath }: FoundReport, bytes: number): string | undefined {
  try {
    return hash('sha256', bytes > small.length ? readFileSync(absolutePath) : readStart(absolutePath, small))
  } catch {
    return undefined
  }
}
