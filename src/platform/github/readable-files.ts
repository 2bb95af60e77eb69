import { basename, dirname } from 'node:path'
import { ArtifactError } from '../../errors.ts'
import type { ReadableFiles } from '../../ports/github.ts'

const retentionDays = 90

/** Artifacts of one file each, stored un-zipped: a click on the link opens the file in the browser. */
export function createReadableFiles(runUrl: string | undefined): ReadableFiles {
  return {
    save: async (file) => {
      const name = basename(file)
      const { DefaultArtifactClient } = await import('@actions/artifact')
      const client = new DefaultArtifactClient()
      // Without an archive the artifact is called like its file.
      const upload = () =>
        client.uploadArtifact(name, [file], dirname(file), { retentionDays, skipArchive: true })
      try {
        const { id } = await upload().catch(async (error: unknown) => {
          if (!/already exists|Conflict|409/i.test(String(error))) throw error
          // An earlier attempt of this run has stored one: the newer measurement replaces it.
          await client.deleteArtifact(name)
          return upload()
        })
        return runUrl === undefined || id === undefined ? {} : { url: `${runUrl}/artifacts/${id}` }
      } catch (error) {
        throw new ArtifactError(
          `The file ${name} could not be stored.`,
          ['Nothing depends on it; the job summary has the same facts.'],
          error,
        )
      }
    },
  }
}
