import { createHash } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import type { FoundReport } from '../find.ts'

/** Larger files are not compared. */
const mostBytes = 50 * 1024 * 1024

/**
 * Report files with the same bytes as another one: a copy like `latest.json`, or an artifact that was downloaded twice.
 * Each counts as a measurement of its own. Only files of the same size are read.
 */
export async function findCopies(
  files: readonly FoundReport[],
): Promise<readonly { readonly path: string; readonly of: string }[]> {
  const copies: { readonly path: string; readonly of: string }[] = []
  for (const [bytes, group] of Map.groupBy(files, sizeOf)) {
    if (group.length === 1 || bytes === 0 || bytes > mostBytes) continue
    const firsts = new Map<string, FoundReport>()
    for (const file of group) {
      const digest = await digestOf(file)
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

async function digestOf({ absolutePath }: FoundReport): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(absolutePath)) hash.update(chunk)
  } catch {
    return undefined
  }
  return hash.digest('hex')
}
