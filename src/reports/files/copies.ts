import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FoundReport } from '../find.ts'

/** Larger files are not compared. */
const mostBytes = 50 * 1024 * 1024

/**
 * Report files with the same bytes as another one: a copy like `latest.json`, or an artifact that was downloaded twice.
 * Each counts as a measurement of its own. Only files of the same size are compared.
 */
export class Copies {
  readonly #sizes: ReadonlyMap<number, readonly FoundReport[]>
  /** Paths by digest. */
  readonly #firsts = new Map<string, string>()
  readonly found: { readonly path: string; readonly of: string }[] = []

  /** @param files all that will be added */
  constructor(files: readonly FoundReport[]) {
    this.#sizes = Map.groupBy(files, ({ bytes }) => bytes)
  }

  /** @param start its first bytes, all of a small file */
  add({ path, absolutePath, bytes }: FoundReport, start: Buffer): void {
    if (bytes === 0 || bytes > mostBytes || this.#sizes.get(bytes)?.length === 1) return
    const digest = digestFile(start.length === bytes ? start : absolutePath)
    const original = this.#firsts.get(digest)
    if (original !== undefined) this.found.push({ path, of: original })
    else if (digest !== '') this.#firsts.set(digest, path)
  }
}

/** Empty for a file that can't be read. */
function digestFile(file: Buffer | string): string {
  try {
    return hash('sha256', typeof file === 'string' ? readFileSync(file) : file)
  } catch {
    return ''
  }
}
