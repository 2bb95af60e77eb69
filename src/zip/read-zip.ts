import { inflateRawSync, zstdDecompressSync } from 'node:zlib'
import { readErrorCode } from '../errors.ts'

const endSignature = 0x06054b50
const wideLocatorSignature = 0x07064b50
const wideEndSignature = 0x06064b50
const entrySignature = 0x02014b50
const fileSignature = 0x04034b50
const longestComment = 0xffff
const wideMark = 0xffffffff
/** Maximum size of a directory: about a million files. */
const largestDirectory = 128 * 1024 * 1024

/** The bytes of an archive, in memory or on a disk. */
export interface ZipSource {
  readonly size: number
  /** Up to `length` bytes from a position within the archive; fewer at its end. */
  read(position: number, length: number): Promise<Buffer>
}

/** One file of an archive. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly isEncrypted: boolean
  readonly packedSize: number
  /** Byte offset of its local header. */
  readonly offset: number
}

/** What is wrong with an archive, as a clause: `has an encrypted file a.json`. */
export class ZipError extends Error {
  /** The file that can't be read; absent when the whole archive can't. */
  readonly file: string | undefined

  constructor(message: string, file?: string) {
    super(message)
    this.name = 'ZipError'
    this.file = file
  }
}

export function createMemoryZip(archive: Buffer): ZipSource {
  return {
    size: archive.length,
    read: async (position, length) => archive.subarray(position, position + length),
  }
}

/**
 * Lists the files of an untrusted zip archive from its directory, also of a large one (zip64). No name becomes a path here.
 *
 * @throws ZipError when the archive has no readable directory
 */
export async function listZip(source: ZipSource): Promise<readonly ZipEntry[]> {
  const { offset, length } = await findDirectory(source)
  if (length > largestDirectory || offset + length > source.size) throw new ZipError('is damaged')
  const directory = await readBytesAt(source, offset, length)
  const entries: ZipEntry[] = []
  for (let at = 0; at + 46 <= directory.length; ) {
    if (directory.readUInt32LE(at) !== entrySignature) throw new ZipError('is damaged')
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28)
    const extraEnd = nameEnd + directory.readUInt16LE(at + 30)
    const extra = directory.subarray(nameEnd, extraEnd)
    entries.push({
      name: directory.toString('utf8', at + 46, nameEnd),
      method: directory.readUInt16LE(at + 10),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      ...readEntryPlace(directory, at, extra),
    })
    at = extraEnd + directory.readUInt16LE(at + 32)
  }
  return entries
}

/**
 * The content of one file of the archive, whatever size the archive states.
 *
 * @param maxBytes maximum size of the content
 * @throws ZipError for a file that can't be unpacked or is larger
 */
export async function readZipEntry(source: ZipSource, entry: ZipEntry, maxBytes: number): Promise<Buffer> {
  const { name, method, isEncrypted, packedSize, offset } = entry
  const tooLarge = `has a file ${name} of more than ${Math.round(maxBytes / 1024 / 1024)} MiB`
  if (isEncrypted) throw new ZipError(`has an encrypted file ${name}`, name)
  if (packedSize > maxBytes) throw new ZipError(tooLarge, name)
  const header = await readBytesAt(source, offset, 30)
  if (header.length < 30 || header.readUInt32LE(0) !== fileSignature) throw new ZipError('is damaged', name)
  const start = offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = await readBytesAt(source, start, packedSize)
  if (packed.length < packedSize) throw new ZipError('is cut off', name)
  const unpack = unpackers.get(method)
  if (unpack === undefined) throw new ZipError(`has a file ${name} packed in an unknown way`, name)
  try {
    return unpack(packed, maxBytes)
  } catch (error) {
    throw new ZipError(readErrorCode(error) === 'ERR_BUFFER_TOO_LARGE' ? tooLarge : 'is damaged', name)
  }
}

type Unpack = (packed: Buffer, maxOutputLength: number) => Buffer

/** Stored, deflate and zstd: what zip libraries write. */
const unpackers: ReadonlyMap<number, Unpack> = new Map<number, Unpack>([
  [0, (packed) => packed],
  [8, (packed, maxOutputLength) => inflateRawSync(packed, { maxOutputLength })],
  [93, (packed, maxOutputLength) => zstdDecompressSync(packed, { maxOutputLength })],
])

/** Size and offset, which are in an extra field if they need more than 32 bits. */
function readEntryPlace(directory: Buffer, at: number, extra: Buffer) {
  let packedSize = directory.readUInt32LE(at + 20)
  let offset = directory.readUInt32LE(at + 42)
  const isWide = directory.readUInt32LE(at + 24) === wideMark
  for (let field = 0; field + 4 <= extra.length; field += 4 + extra.readUInt16LE(field + 2)) {
    if (extra.readUInt16LE(field) !== 1) continue
    let value = field + 4 + (isWide ? 8 : 0)
    if (packedSize === wideMark && value + 8 <= extra.length) {
      packedSize = Number(extra.readBigUInt64LE(value))
      value += 8
    }
    if (offset === wideMark && value + 8 <= extra.length) offset = Number(extra.readBigUInt64LE(value))
  }
  return { packedSize, offset }
}

/** The directory is found from the end of the archive, which a comment may follow. */
async function findDirectory(source: ZipSource): Promise<{ offset: number; length: number }> {
  const start = Math.max(0, source.size - 22 - longestComment)
  const tail = await readBytesAt(source, start, source.size - start)
  let end = tail.length - 22
  while (end >= 0 && tail.readUInt32LE(end) !== endSignature) end -= 1
  if (end < 0) throw new ZipError('is not a zip archive')
  const locator = end - 20
  if (locator >= 0 && tail.readUInt32LE(locator) === wideLocatorSignature) {
    const wide = await readBytesAt(source, Number(tail.readBigUInt64LE(locator + 8)), 56)
    if (wide.length === 56 && wide.readUInt32LE(0) === wideEndSignature)
      return { offset: Number(wide.readBigUInt64LE(48)), length: Number(wide.readBigUInt64LE(40)) }
  }
  return { offset: tail.readUInt32LE(end + 16), length: tail.readUInt32LE(end + 12) }
}

/** A place that the archive does not have holds nothing. */
async function readBytesAt(source: ZipSource, position: number, length: number): Promise<Buffer> {
  if (position < source.size) return await source.read(position, length)
  return Buffer.alloc(0)
}
