import { createMemoryZip, listZip, readZipEntry, ZipError } from '#files'
import { ArtifactError } from '../../../errors.ts'

/**
 * The wanted files of an untrusted zip archive. It stays in memory and no name of it becomes a path,
 * so there is nothing to climb out of. Each file may have `maxBytes` at most, whatever size the archive states.
 *
 * @throws ArtifactError for anything that is not a plain archive of files up to that size.
 */
export async function readZip(
  archive: Buffer,
  { files, maxBytes }: { readonly files: readonly string[]; readonly maxBytes: number },
): Promise<ReadonlyMap<string, Buffer>> {
  const contents = new Map<string, Buffer>()
  const source = createMemoryZip(archive)
  try {
    for (const entry of await listZip(source)) {
      if (!files.includes(entry.name)) continue
      if (contents.has(entry.name)) throw new ZipError(`has two files ${entry.name}`)
      contents.set(entry.name, await readZipEntry(source, entry, maxBytes))
    }
  } catch (error) {
    if (!(error instanceof ZipError)) throw error
    throw new ArtifactError(
      `The artifact ${error.message}, so it is not read.`,
      ['An artifact of ours is written by the same release of Eval Gate.'],
      error,
    )
  }
  return contents
}
