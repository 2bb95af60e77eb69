import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FoundReport } from '../find.ts'

/** Larger files are not compared. */
const mostBytes = 50 * 1024 * 1024
const sampledBytes = 200

/**
 * Report files with the same bytes as another one: a copy like `latest.json`, or an artifact that was downloaded twice.
 * Each counts as a measurement of its own. Only files of the same size are compared.
 */
export class Copies {
  readonly #sizes: ReadonlyMap<number, readonly FoundReport[]>
  /** Files that are no copies, by their size and some of their bytes. */
  readonly #alike = new Map<string, Known[]>()
  readonly found: { readonly path: string; readonly of: string }[] = []

  /** @param files all that will be added */
  constructor(files: readonly FoundReport[]) {
    this.#sizes = Map.groupBy(files, ({ bytes }) => bytes)
  }

  /** @param start its first bytes, all of a small file */
  add({ path, absolutePath, bytes }: FoundReport, start: Buffer): void {
    if (bytes === 0 || bytes > mostBytes || this.#sizes.get(bytes)?.length === 1) return
    const sample = `${bytes} ${takeSample(start)}`
    const alike = this.#alike.get(sample)
    if (alike === undefined) {
      this.#alike.set(sample, [{ path, absolutePath, digest: undefined }])
      return
    }
    const digest = digestFile(start.length === bytes ? start : absolutePath)
    const original = alike.find((other) => readDigest(other) === digest)
    if (original === undefined) alike.push({ path, absolutePath, digest })
    else if (digest !== '') this.found.push({ path, of: original.path })
  }
}

interface Known {
  readonly path: string
  readonly absolutePath: string
  /** Of all bytes, which few files are asked for. */
  digest: string | undefined
}

function readDigest(file: Known): string {
  file.digest ??= digestFile(file.absolutePath)
  return file.digest
}

/** Bytes of the beginning and the middle, in which different reports almost always differ. */
function takeSample(start: Buffer): string {
  const middle = start.length >> 1
  return start.toString('latin1', 0, sampledBytes) + start.toString('latin1', middle, middle + sampledBytes)
}

/** Empty for a file that can't be read. */
function digestFile(file: Buffer | string): string {
  try {
    return hash('sha256', typeof file === 'string' ? readFileSync(file) : file)
  } catch {
    return ''
  }
}
