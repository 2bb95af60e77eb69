import { ArtifactError } from '../../../errors.ts'
import type { ForeignArtifacts } from '../../../ports/github.ts'
import { explainRefusal } from '../refusals.ts'
import type { LoadRest } from '../rest.ts'
import { readZip } from './zip.ts'

/** Artifacts of runs whose code is not ours, read in memory. */
export function createForeignArtifacts(
  rest: LoadRest,
  repository: { readonly owner: string; readonly repo: string },
): ForeignArtifacts {
  return {
    read: async (runId, name, limits) => {
      try {
        const { data } = await (await rest()).rest.actions.listWorkflowRunArtifacts({
          ...repository,
          run_id: Number(runId),
          name,
        })
        const [newest] = data.artifacts.filter(({ expired }) => !expired).sort((a, b) => b.id - a.id)
        if (newest === undefined) return undefined
        // The size is GitHub's own measure. A text packs well, so an archive of the size of a file is too large.
        if (newest.size_in_bytes > limits.maxBytes) {
          throw new ArtifactError(`The artifact ${name} of run ${runId} is too large to be read.`, [])
        }
        const archive = await (await rest()).rest.actions.downloadArtifact({
          ...repository,
          artifact_id: newest.id,
          archive_format: 'zip',
        })
        return readZip(Buffer.from(archive.data as ArrayBuffer), limits)
      } catch (error) {
        throw explainRefusal(error, {
          message: 'The token may not read the artifacts of other runs.',
          permission: 'actions: read',
        })
      }
    },
  }
}
