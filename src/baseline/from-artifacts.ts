import type { Run } from '../model/run/run.ts'
import type { CaseNames } from '../model/run/table/case-names.ts'
import type { Artifacts, StoredArtifact } from '../ports/artifacts.ts'
import { fetchFile } from '../storage/stored-documents.ts'

/** File inside a baseline artifact. */
export const baselineFileName = 'eval-gate-results.json'

/** Largest baseline that is read; a larger one is rejected instead of filling the memory. */
const longestBaselineBytes = 256 * 1024 * 1024

/**
 * Fetches the measurement that a run has stored.
 *
 * @param names of the cases, shared by the runs of one baseline
 * @throws ArtifactError when it is gone, too large, of another version, or damaged; errors of GitHub as they are
 */
export async function readBaselineArtifact(
  artifacts: Artifacts,
  artifact: StoredArtifact,
  names?: CaseNames,
): Promise<Run> {
  const file = { fileName: baselineFileName, maxBytes: longestBaselineBytes }
  const content = await fetchFile(artifact, file, artifacts)
  const { readResults } = await import('../results/read-results.ts')
  return readResults(content, `The baseline of run ${artifact.runId}`, names)
}
