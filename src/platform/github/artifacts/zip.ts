import { inflateRawSync } from 'node:zlib'
import { ArtifactError, codeOf } from '../../../errors.ts'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const fileSignature = 0x04034b50
const endLength = 22
const longestEndComment = 0xffff

interface Entry {
  readonly name: string
  readonly method: number
  readonly isEncrypted: boolean
  readonly packedSize: number
  readonly offset: number
}

/**
 * The wanted files of an untrusted zip archive. It stays in memory and no name of it becomes a path,
 * so there is nothing to climb out of. Each file may have `maxBytes` at most, whatever size the archive states.
 *
 * @throws ArtifactError for anything that is not a plain archive of files up to that size.
 */
export function readZip(
  archive: Buffer,
  { files, maxBytes }: { readonly files: readonly string[]; readonly maxBytes: number },
): ReadonlyMap<string, Buffer> {
  const found = new Map<string, Buffer>()
  try {
    for (const entry of listEntries(archive)) {
      if (!files.includes(entry.name)) continue
      if (found.has(entry.name)) throw refused(`has two files ${entry.name}`)
      found.set(entry.name, unpack(archive, entry, maxBytes))
    }
  } catch (error) {
    if (error instanceof ArtifactError) throw error
    throw refused('is damaged', error)
  }
  return found
}

function listEntries(archive: Buffer): readonly Entry[] {
  const end = findEnd(archive)
  const count = archive.readUInt16LE(end + 10)
  let at = archive.readUInt32LE(end + 16)
  const entries: Entry[] = []
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== entrySignature) throw refused('is damaged')
    const nameLength = archive.readUInt16LE(at + 28)
    const skipped = archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
    entries.push({
      name: archive.toString('utf8', at + 46, at + 46 + nameLength),
      method: archive.readUInt16LE(at + 10),
      isEncrypted: (archive.readUInt16LE(at + 8) & 1) === 1,
      packedSize: archive.readUInt32LE(at + 20),
      offset: archive.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + skipped
  }
  return entries
}

/** The directory of an archive is found from its end, which may be followed by a comment. */
function findEnd(archive: Buffer): number {
  const first = Math.max(0, archive.length - endLength - longestEndComment)
  for (let at = archive.length - endLength; at >= first; at -= 1) {
    if (archive.readUInt32LE(at) === endSignature) return at
  }
  throw refused('is not a zip archive')
}

function unpack(archive: Buffer, entry: Entry, maxBytes: number): Buffer {
  const { name, method, isEncrypted, packedSize, offset } = entry
  if (isEncrypted) throw refused(`has an encrypted file ${name}`)
  if (archive.readUInt32LE(offset) !== fileSignature) throw refused('is damaged')
  const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28)
  if (start + packedSize > archive.length) throw refused('is cut off')
  const packed = archive.subarray(start, start + packedSize)
  if (method === 0 && packed.length <= maxBytes) return packed
  if (method === 0) throw tooLarge(name, maxBytes)
  if (method !== 8) throw refused(`has a file ${name} packed in an unknown way`)
  try {
    return inflateRawSync(packed, { maxOutputLength: maxBytes })
  } catch (error) {
    const isTooLarge = codeOf(error) === 'ERR_BUFFER_TOO_LARGE'
    throw isTooLarge ? tooLarge(name, maxBytes) : refused('is damaged', error)
  }
}

function tooLarge(name: string, maxBytes: number): ArtifactError {
  return refused(`has a file ${name} of more than ${Math.round(maxBytes / 1024 / 1024)} MiB`)
}

function refused(what: string, cause?: unknown): ArtifactError {
  return new ArtifactError(
    `The artifact ${what}, so it is not read.`,
    ['An artifact of ours is written by the same release of Eval Gate.'],
    cause,
  )
}
