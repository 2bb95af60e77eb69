import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { detectEncoding, transcode } from './encoding.ts'
import { inspectArchiveChunks, isInspectArchive } from './inspect-archive.ts'

const chunkBytes = 256 * 1024
const zipStart = [0x50, 0x4b, 0x03, 0x04]

/** A report file as UTF-8 bytes: unpacked when it is gzip or a log of Inspect, transcoded when it is UTF-16 or Latin-1. */
export interface ReportSource {
  readonly path: string
  readonly absolutePath: string
  readonly gzip: boolean
  /** WHATWG label of the encoding it is written in. */
  readonly encoding: string
  /** Reads from the beginning; may be called more than once. Chunks are only valid until the next one. */
  chunks(): AsyncIterable<Buffer>
}

/** Opens a report. Throws what the file system throws when it can't be opened. */
export async function openSource(file: { path: string; absolutePath: string }): Promise<ReportSource> {
  if ((await startsWith(file.absolutePath, zipStart)) && (await isInspectArchive(file.absolutePath)))
    return { ...file, gzip: false, encoding: 'utf-8', chunks: () => inspectArchiveChunks(file.absolutePath) }
  const gzip = await startsWith(file.absolutePath, [0x1f, 0x8b])
  const encoding = await encodingOf(file.absolutePath, gzip)
  return {
    ...file,
    gzip,
    encoding,
    chunks: () => transcode(rawChunks(file.absolutePath, gzip), encoding),
  }
}

async function startsWith(path: string, magic: readonly number[]): Promise<boolean> {
  const handle = await open(path)
  try {
    const head = Buffer.alloc(magic.length)
    const { bytesRead } = await handle.read(head, 0, magic.length, 0)
    return bytesRead === magic.length && magic.every((byte, index) => head[index] === byte)
  } finally {
    await handle.close()
  }
}

async function encodingOf(path: string, gzip: boolean): Promise<string> {
  try {
    for await (const chunk of rawChunks(path, gzip, 1024)) return detectEncoding(chunk)
  } catch (error) {
    // A damaged archive is reported when it is read, with what was read before the damage.
    if (!gzip) throw error
  }
  return 'utf-8'
}

function rawChunks(path: string, gzip: boolean, size = chunkBytes): AsyncIterable<Buffer> {
  return gzip ? unpackedChunks(path) : fileChunks(path, size)
}

/** Two alternating buffers for the whole file: one is filled while the other is processed. */
async function* fileChunks(path: string, size: number): AsyncGenerator<Buffer> {
  const handle = await open(path)
  let spare = Buffer.allocUnsafeSlow(size)
  let filling = handle.read(Buffer.allocUnsafeSlow(size), 0, size, null)
  try {
    for (;;) {
      const { bytesRead, buffer } = await filling
      if (bytesRead === 0) return
      filling = handle.read(spare, 0, size, null)
      yield buffer.subarray(0, bytesRead)
      spare = buffer
    }
  } finally {
    await filling.catch(() => {})
    await handle.close()
  }
}

async function* unpackedChunks(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: chunkBytes })
  const unpacked = createGunzip({ chunkSize: chunkBytes })
  file.on('error', (error) => unpacked.destroy(error))
  try {
    yield* file.pipe(unpacked) as AsyncIterable<Buffer>
  } finally {
    file.destroy()
    unpacked.destroy()
  }
}

/** 1-based line of a byte offset in the UTF-8 form, by reading again; used for errors only. */
export async function lineOf(source: ReportSource, offset: number): Promise<number> {
  let line = 1
  let position = 0
  try {
    for await (const chunk of source.chunks()) {
      const end = Math.min(chunk.length, offset - position)
      for (let at = chunk.indexOf(10); at !== -1 && at < end; at = chunk.indexOf(10, at + 1)) line += 1
      position += chunk.length
      if (position >= offset) break
    }
  } catch {
    // The last line that could be read is the best available answer.
  }
  return line
}
