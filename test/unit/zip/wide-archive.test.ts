import { describe, expect, it } from 'vitest'
import { createMemoryZip, listZip, readZipEntry } from '../../../src/zip/read-zip.ts'
import { zipOf } from '../../support/zip.ts'

const wide = 0xffffffff
const content = 'Paris '.repeat(500)

/** The same archive as a writer of Zip64 leaves it: sizes, places and the directory need 64 bits. */
function widened(archive: Buffer, hasSizes: boolean): Buffer {
  const end = archive.length - 22
  const start = archive.readUInt32LE(end + 16)
  const files = archive.subarray(0, start)
  const entry = Buffer.from(archive.subarray(start, end))
  const values = [entry.readUInt32LE(24), entry.readUInt32LE(20), entry.readUInt32LE(42)]
  const kept = hasSizes ? values : values.slice(2)
  if (hasSizes) for (const at of [20, 24]) entry.writeUInt32LE(wide, at)
  entry.writeUInt32LE(wide, 42)
  const foreign = Buffer.from([0x55, 0x54, 1, 0, 0])
  const extra = Buffer.concat([foreign, fields([2, 1], [2, kept.length * 8]), ...kept.map(uint64)])
  entry.writeUInt16LE(extra.length, 30)
  const directory = Buffer.concat([entry, extra])
  const ofDirectory = Buffer.alloc(56)
  ofDirectory.writeUInt32LE(0x06064b50)
  uint64(directory.length).copy(ofDirectory, 40)
  uint64(start).copy(ofDirectory, 48)
  const locator = fields([4, 0x07064b50], [4, 0], [8, start + directory.length], [4, 1])
  const last = Buffer.from(archive.subarray(end))
  last.writeUInt32LE(wide, 12)
  last.writeUInt32LE(wide, 16)
  return Buffer.concat([files, directory, ofDirectory, locator, last])
}

function fields(...all: readonly (readonly [bytes: number, value: number])[]): Buffer {
  return Buffer.concat(all.map(([bytes, value]) => uint64(value).subarray(0, bytes)))
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

it('an archive without entries has an end alone', async () => {
  const empty = zipOf([])
  expect(empty).toHaveLength(22)
  expect(await listZip(createMemoryZip(empty))).toEqual([])
  await expect(listZip(createMemoryZip(empty.subarray(1)))).rejects.toThrow('is not a zip archive')
})

describe('an archive of Zip64', () => {
  const archive = zipOf([{ name: 'samples/1.json', content }])

  it.each([
    ['sizes and places', true],
    ['places alone', false],
  ])('is read with %s of 64 bits', async (_, hasSizes) => {
    const source = createMemoryZip(widened(archive, hasSizes))
    const [entry, ...others] = await listZip(source)
    if (entry === undefined) throw new Error('the archive has an entry')
    expect([entry.name, others]).toEqual(['samples/1.json', []])
    expect((await readZipEntry(source, entry, 10_000)).toString()).toBe(content)
  })

  it('is damaged where its directory is not', async () => {
    const bytes = widened(archive, true)
    bytes.writeUInt32LE(0, bytes.length - 22 - 20 - 56)
    await expect(listZip(createMemoryZip(bytes))).rejects.toThrow('is damaged')
  })
})
