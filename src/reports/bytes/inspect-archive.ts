import { type FileHandle, open } from 'node:fs/promises'
import { listZip, readZipEntry, type ZipEntry, ZipError, type ZipSource } from '../../zip/read-zip.ts'
import { Damage } from '../damage.ts'

/** Maximum size of one sample; the JSON reader has the same limit for an entry. */
const largestSample = 64 * 1024 * 1024
/** Maximum size of all samples as a multiple of the archive; real logs are about 20 times as large. */
const mostUnpacked = 500
const header = 'header.json'
/** Written at the start; the header follows at the end of the task. */
const started = '_journal/start.json'

/**
 * Whether a zip archive is a log of Inspect in its own format (`.eval`): one JSON file per sample. Of an archive without
 * a readable directory only the name of the file says it.
 */
export async function isInspectArchive(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    return (await listZip(await openDiskZip(file))).some(({ name }) => name === header || name === started)
  } catch {
    return path.endsWith('.eval')
  } finally {
    await file.close()
  }
}

/**
 * The log as one JSON document, in the shape of `inspect log dump`: the members of the header, then `samples`. A log
 * whose task never ended has the status `started`.
 */
export async function* readArchiveChunks(path: string): AsyncGenerator<Buffer> {
  const file = await open(path)
  try {
    const source = await openDiskZip(file)
    const entries = new Map((await listZip(source)).map((entry) => [entry.name, entry]))
    const readEntry = (entry: ZipEntry) => readZipEntry(source, entry, largestSample)
    yield Buffer.from(`${await readHeader(entries, readEntry)},"samples":[`)
    // Files of an archive may share their bytes, so a small one could unpack to any size.
    let left = largestSample + mostUnpacked * source.size
    let separator = ''
    for (const entry of entries.values()) {
      if (!entry.name.startsWith('samples/') || !entry.name.endsWith('.json')) continue
      const sample = await readEntry(entry)
      left -= sample.length
      if (left < 0)
        throw new Damage(
          'the archive unpacks to far more than its size',
          0,
          'It is not a log that Inspect wrote.',
        )
      yield Buffer.concat([Buffer.from(separator), sample])
      separator = ','
    }
    yield Buffer.from(']}')
  } catch (error) {
    throw error instanceof ZipError ? toDamage(error) : error
  } finally {
    await file.close()
  }
}

async function openDiskZip(file: FileHandle): Promise<ZipSource> {
  const { size } = await file.stat()
  return {
    size,
    read: async (position, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
      return buffer.subarray(0, bytesRead)
    },
  }
}

function toDamage({ file }: ZipError): Damage {
  const problem =
    file === undefined ? 'the archive is damaged or incomplete' : `${file} in the archive can't be unpacked`
  return new Damage(problem, 0, 'Look at the step that writes it: it was probably stopped.')
}

/** The header without its last brace. */
async function readHeader(
  entries: ReadonlyMap<string, ZipEntry>,
  read: (entry: ZipEntry) => Promise<Buffer>,
): Promise<string> {
  const headerEntry = entries.get(header)
  const begun = entries.get(started)
  if (headerEntry !== undefined)
    return (await read(headerEntry)).toString('utf8').trimEnd().replace(/\}$/, '')
  const start = begun === undefined ? '{}' : (await read(begun)).toString('utf8').trim()
  return `{"status":"started",${start.slice(1).replace(/\}$/, '')}`
}
