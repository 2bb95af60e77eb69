import { ArtifactGone } from '../../../errors.ts'
import { type Repository, type Rest, readStatus } from '../rest.ts'
import { readZip } from './zip.ts'

/**
 * Downloads an artifact that was listed, and reads some of its files in memory.
 * @throws ArtifactGone when it was deleted since; ArtifactError as `readZip`; other errors are GitHub's own
 */
export async function downloadArchive(
  client: Rest,
  repository: Repository,
  { id, name }: { readonly id: number; readonly name: string },
  limits: Parameters<typeof readZip>[1],
): ReturnType<typeof readZip> {
  try {
    const { data } = await client.rest.actions.downloadArtifact({
      ...repository,
      artifact_id: id,
      archive_format: 'zip',
    })
    return await readZip(Buffer.from(data as ArrayBuffer), limits)
  } catch (error) {
    // Not a missing permission: with one it would not have been listed.
    if (![404, 410].includes(readStatus(error) ?? 0)) throw error
    throw new ArtifactGone(
      `GitHub no longer has the artifact ${name}.`,
      ['It is too old, or another attempt of its job has replaced it. Run this job again.'],
      error,
    )
  }
}
