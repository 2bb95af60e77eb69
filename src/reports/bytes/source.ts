import { closeSync, createReadStream, openSync, readSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'

/**
 * WHATWG label of the encoding of a file by its first bytes: the byte order mark, else zero bytes around the
 * first character (UTF-16 without a mark), else the XML declaration, else UTF-8. An encoding that is declared
 * but unknown is read as UTF-8.
 */
function detectEncoding(head: Uint8Array): string {
  const [a, b, c] = head
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  if (a !== undefined && a !== 0 && b === 0) return 'utf-16le'
  if (a === 0 && b !== undefined && b !== 0) return 'utf-16be'
  const text = Buffer.from(head.subarray(0, 256)).toString('latin1')
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][\w.:-]*)["']/.exec(text)?.[1]
  // Most reports declare what they are without: to ask a decoder takes as long as to read a small one.
  if (declared === undefined || /^utf-8$/i.test(declared)) return 'utf-8'
  try {
    const label = new TextDecoder(declared).encoding
    // The bytes were readable as ASCII just now, so they are not what such a declaration says.
    if (label.startsWith('utf-16')) return 'utf-8'
    return label
  } catch {
    return 'utf-8'
  }
}

/** Converts chunks of text to UTF-8 bytes without a byte order mark. UTF-8 passes through unchanged. */
async function* transcodeToUtf8(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  encoding: string,
): AsyncGenerator<Buffer> {
  if (encoding === 'utf-8') {
    let first = true
    for await (const chunk of chunks) {
      const marked = first && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf
      first = false
      yield marked ? chunk.subarray(3) : chunk
    }
    return
  }
  const decoder = new TextDecoder(encoding)
  for await (const chunk of chunks) yield encodeUtf8(decoder.decode(chunk, { stream: true }))
  const rest = decoder.decode()
  if (rest !== '') yield encodeUtf8(rest)
}

function encodeUtf8(text: string): Buffer {
  return Buffer.from(text, 'utf8')
}

const chunkBytes = 256 * 1024
const zipStart = [0x50, 0x4b, 0x03, 0x04]
const gzipStart = [0x1f, 0x8b]

/**
 * A report file as UTF-8 bytes: unpacked when it is gzip or a log of Inspect, transcoded when it is UTF-16 or
 * Latin-1.
 */
export interface ReportSource {
  readonly path: string
  readonly absolutePath: string
  readonly gzip: boolean
  /** WHATWG label of the encoding it is written in. */
  readonly encoding: string
  /** Reads from the beginning; may be called more than once. Chunks are only valid until the next one. */
  chunks(): AsyncIterable<Buffer>
}

export interface OpenSource extends ReportSource {
  /** The first bytes of the file as it is, all of a small one; valid until it is closed. */
  readonly start: Buffer
  /** Call it when nothing more is read from the source. */
  close(): void
}

/** Buffer of a closed file, which the next file uses again. */
let spare: Buffer | undefined

/** Opens a report. Throws what the file system throws when it can't be opened. */
export async function openSource(file: { path: string; absolutePath: string }): Promise<OpenSource> {
  const { absolutePath } = file
  const buffer = spare ?? Buffer.allocUnsafeSlow(chunkBytes)
  spare = undefined
  const close = () => {
    spare = buffer
  }
  const start = readStart(absolutePath, buffer)
  if (startsWithBytes(start, zipStart)) {
    const { isInspectArchive, readArchiveChunks } = await import('./inspect-archive.ts')
    if (await isInspectArchive(absolutePath)) {
      const chunks = () => readArchiveChunks(absolutePath)
      return { ...file, gzip: false, encoding: 'utf-8', start, chunks, close }
    }
  }
  const gzip = startsWithBytes(start, gzipStart)
  const encoding = gzip ? await detectInnerEncoding(absolutePath) : detectEncoding(start)
  // A small file is read once, without a thread that reads it.
  const isWhole = start.length < chunkBytes
  const readRaw = () => {
    if (gzip) return readUnpackedChunks(absolutePath)
    if (isWhole) return [start]
    return readFileChunks(absolutePath)
  }
  return { ...file, gzip, encoding, start, chunks: () => transcodeToUtf8(readRaw(), encoding), close }
}

/** The first bytes of a file, as many as the buffer takes. */
function readStart(path: string, buffer: Buffer): Buffer {
  const file = openSync(path, 'r')
  try {
    let used = 0
    let read = -1
    for (; read !== 0 && used < buffer.length; used += read) read = readSync(file, buffer, { offset: used })
    return buffer.subarray(0, used)
  } finally {
    closeSync(file)
  }
}

function startsWithBytes(head: Buffer, magic: readonly number[]): boolean {
  return magic.every((byte, index) => head[index] === byte)
}

/** The encoding of a gzip archive. Damage is reported later, with what was read before it. */
async function detectInnerEncoding(path: string): Promise<string> {
  try {
    for await (const chunk of readUnpackedChunks(path)) return detectEncoding(chunk)
  } catch {
    // The reader of the whole archive meets the same damage.
  }
  return 'utf-8'
}

/** Lets the event loop turn after each chunk: a large file takes seconds. */
async function* readFileChunks(path: string): AsyncGenerator<Buffer> {
  const file = openSync(path, 'r')
  const buffer = Buffer.allocUnsafeSlow(chunkBytes)
  try {
    for (let read = -1; read !== 0; await setImmediate()) {
      read = readSync(file, buffer)
      if (read > 0) yield buffer.subarray(0, read)
    }
  } finally {
    closeSync(file)
  }
}

async function* readUnpackedChunks(path: string): AsyncGenerator<Buffer> {
  const { createGunzip } = await import('node:zlib')
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
export async function findLine(source: ReportSource, offset: number): Promise<number> {
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
