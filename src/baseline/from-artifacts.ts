import * as v from 'valibot'
import { loadResultsReader } from '#files'
import { ArtifactError } from '../errors.ts'
import type { Run } from '../model/run/run.ts'
import type { CaseNames } from '../model/run/table/case-names.ts'
import { baselineFileName, emptyRunsFileName, formatEarlierFileName } from '../paths/artifact-name.ts'
import type { Artifacts, StoredArtifact } from '../ports/artifacts.ts'
import { createArtifactError } from '../storage/stored-documents.ts'
import type { Stored } from './search-outcome.ts'

/** Largest baseline that is read; a larger one is rejected instead of filling the memory. */
const longestBaselineBytes = 256 * 1024 * 1024

/**
 * Fetches the measurement that a run has stored, and those of earlier runs that it has stored with it.
 *
 * @param most runs that are read
 * @param names of the cases, shared by the runs of one baseline
 * @throws ArtifactError when it is gone, too large, of another version, or damaged; errors of GitHub as they
 * are
 */
export async function readBaselineArtifact(
  artifacts: Artifacts,
  artifact: StoredArtifact,
  most = 1,
  names?: CaseNames,
): Promise<readonly [Stored<Run>, ...Stored<Run>[]]> {
  const earlierFiles = Array.from({ length: most - 1 }, (_, index) => formatEarlierFileName(index + 1))
  const files = [baselineFileName, ...earlierFiles, emptyRunsFileName]
  const contents = await artifacts.read(artifact, { files, maxBytes: longestBaselineBytes })
  const baselineContent = contents.get(baselineFileName)
  if (baselineContent === undefined) throw createArtifactError(artifact, `has no file ${baselineFileName}`)
  const { readResults } = await loadResultsReader()
  const run = readResults(baselineContent, `The baseline of run ${artifact.runId}`, names)
  const earlier: Stored<Run>[] = []
  for (const file of earlierFiles) {
    const content = contents.get(file)
    if (content === undefined) break
    try {
      const earlierRun = readResults(content, `${file} of run ${artifact.runId}`, names)
      const { id, commit, createdAt } = earlierRun.info
      earlier.push({ runId: /^gh-(\d+)-/.exec(id)?.[1], commit, createdAt, content: earlierRun })
    } catch (error) {
      // A file that can't be read ends the list: older runs have artifacts of their own.
      if (!(error instanceof ArtifactError)) throw error
      break
    }
  }
  const { runId, commit } = artifact
  const emptyRuns = readEmptyRuns(contents.get(emptyRunsFileName))
  return [{ runId, commit, createdAt: artifact.createdAt, content: run, emptyRuns }, ...earlier]
}

const emptyRunsSchema = v.array(v.pipe(v.string(), v.regex(/^\d{1,20}$/)))

/** Without a list that can be read, the runs are looked at again. */
function readEmptyRuns(content: Uint8Array | undefined): readonly string[] {
  if (content === undefined) return []
  try {
    return v.parse(emptyRunsSchema, JSON.parse(Buffer.from(content).toString()))
  } catch {
    return []
  }
}
