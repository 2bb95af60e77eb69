import type { FileHandle } from 'node:fs/promises'
import { inflateRawSync, zstdDecompressSync } from 'node:zlib'
import { Damage } from '../damage.ts'

const endSignature = 0x06054b50
const wideLocatorSignature = 0x07064b50
const wideEndSignature = 0x06064b50
const entrySignature = 0x02014b50
const fileSignature = 0x04034b50
const longestComment = 0xffff
const wideMark = 0xffffffff
/** Maximum size of a directory: about a million files. */
const largestDirectory = 128 * 1024 * 1024

/** One file of an archive. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly packedSize: number
  /** Byte offset of its local header. */
  readonly offset: number
}

/**
 * Lists the files of a zip archive from its directory, also of a large one (zip64).
 *
 * @throws Damage when the archive has no readable directory
 */
export async function listZip(file: FileHandle): Promise<readonly ZipEntry[]> {
  const { size } = await file.stat()
  const { offset, length } = await findDirectory(file, size)
  if (length > largestDirectory || offset + length > size) throw damaged()
  const directory = await readAt(file, offset, length)
  const entries: ZipEntry[] = []
  for (let at = 0; at + 46 <= directory.length; ) {
    if (directory.readUInt32LE(at) !== entrySignature) throw damaged()
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28)
    const extraEnd = nameEnd + directory.readUInt16LE(at + 30)
    const extra = directory.subarray(nameEnd, extraEnd)
    entries.push({
      name: directory.toString('utf8', at + 46, nameEnd),
      method: directory.readUInt16LE(at + 10),
      ...placeOf(directory, at, extra),
    })
    at = extraEnd + directory.readUInt16LE(at + 32)
  }
  return entries
}

/**
 * The content of one file of the archive.
 *
 * @param maxBytes maximum size of the content
 * @throws Damage for a file that can't be unpacked or is larger
 */
export async function readZipEntry(file: FileHandle, entry: ZipEntry, maxBytes: number): Promise<Buffer> {
  const header = await readAt(file, entry.offset, 30)
  if (header.length < 30 || header.readUInt32LE(0) !== fileSignature || entry.packedSize > maxBytes)
    throw damaged(entry.name)
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = await readAt(file, start, entry.packedSize)
  if (packed.length < entry.packedSize) throw damaged(entry.name)
  const unpack = unpackers.get(entry.method)
  if (unpack === undefined) throw damaged(entry.name)
  try {
    return unpack(packed, maxBytes)
  } catch {
    throw damaged(entry.name)
  }
}

/** Stored, deflate and zstd: what zip libraries write. */
const unpackers: ReadonlyMap<number, (packed: Buffer, maxOutputLength: number) => Buffer> = new Map<
  number,
  (packed: Buffer, maxOutputLength: number) => Buffer
>([
  [0, (packed) => packed],
  [8, (packed, maxOutputLength) => inflateRawSync(packed, { maxOutputLength })],
  [93, (packed, maxOutputLength) => zstdDecompressSync(packed, { maxOutputLength })],
])

/** Size and offset, which are in an extra field if they need more than 32 bits. */
function placeOf(directory: Buffer, at: number, extra: Buffer): Pick<ZipEntry, 'packedSize' | 'offset'> {
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
async function findDirectory(file: FileHandle, size: number): Promise<{ offset: number; length: number }> {
  const start = Math.max(0, size - 22 - longestComment)
  const tail = await readAt(file, start, size - start)
  let end = tail.length - 22
  while (end >= 0 && tail.readUInt32LE(end) !== endSignature) end -= 1
  if (end < 0) throw damaged()
  const locator = end - 20
  if (locator >= 0 && tail.readUInt32LE(locator) === wideLocatorSignature) {
    const wide = await readAt(file, Number(tail.readBigUInt64LE(locator + 8)), 56)
    if (wide.length === 56 && wide.readUInt32LE(0) === wideEndSignature)
      return { offset: Number(wide.readBigUInt64LE(48)), length: Number(wide.readBigUInt64LE(40)) }
  }
  return { offset: tail.readUInt32LE(end + 16), length: tail.readUInt32LE(end + 12) }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(Math.max(0, length))
  const { bytesRead } = await file.read(buffer, 0, buffer.length, position)
  return buffer.subarray(0, bytesRead)
}

function damaged(name?: string): Damage {
  const what =
    name === undefined ? 'the archive is damaged or incomplete' : `${name} in the archive can't be unpacked`
  return new Damage(what, 0, 'Look at the step that writes it: it was probably stopped.')
}
