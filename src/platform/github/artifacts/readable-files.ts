import { copyFileSync } from 'node:fs'
import { basename, dirname, extname } from 'node:path'
import { ArtifactError, NameTaken } from '../../../errors.ts'
import type { CiContext } from '../../../ports/context.ts'
import type { ReadableFiles } from '../../../ports/github.ts'
import { isConflict } from '../identity/artifact-writer.ts'

const retentionDays = 90

/**
 * Artifacts of one file each, stored un-zipped: a click on the link opens the file in the browser. Every attempt of a
 * run has its own, so nothing is ever replaced.
 */
export function createReadableFiles({ runUrl, attempt = 1 }: CiContext): ReadableFiles {
  return {
    save: async (file) => {
      const { DefaultArtifactClient } = await import('@actions/artifact')
      const client = new DefaultArtifactClient()
      const path = attempt === 1 ? file : nameAttempt(file, attempt)
      // Without an archive the artifact is called like its file.
      const name = basename(path)
      try {
        const options = { retentionDays, skipArchive: true }
        const { id } = await client.uploadArtifact(name, [path], dirname(path), options)
        return runUrl === undefined || id === undefined ? {} : { url: `${runUrl}/artifacts/${id}` }
      } catch (error) {
        if (isConflict(error)) throw new NameTaken(`The artifact ${name}`)
        throw new ArtifactError(
          `The file ${name} could not be stored.`,
          ['Nothing depends on it; the job summary has the same facts.'],
          error,
        )
      }
    },
  }
}

/** `report.html` of the second attempt is `report.attempt-2.html`. */
function nameAttempt(file: string, attempt: number): string {
  const extension = extname(file)
  const copy = `${file.slice(0, file.length - extension.length)}.attempt-${attempt}${extension}`
  copyFileSync(file, copy)
  return copy
}
