import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ArtifactError } from '../errors.ts'
import type { Run } from '../model/run/run.ts'
import type { Artifacts, StoredArtifact } from '../ports/github.ts'

/** File inside a baseline artifact. */
export const baselineFileName = 'eval-gate-results.json'

/** Largest baseline that is read; a larger one is rejected instead of filling the memory. */
const longestBaselineBytes = 256 * 1024 * 1024

/**
 * Fetches the measurement that a run has stored.
 * @throws ArtifactError when it can't be fetched, is too large, of another version, or damaged.
 */
export async function readBaselineArtifact(
  artifacts: Artifacts,
  artifact: StoredArtifact,
  scratch: string,
): Promise<Run> {
  const folder = join(scratch, 'baseline', String(artifact.id))
  await artifacts.fetch(artifact, folder)
  const path = join(folder, baselineFileName)
  const name = `The baseline of run ${artifact.runId}`
  const file = await lstat(path).catch(() => undefined)
  if (file?.isFile() !== true) throw new ArtifactError(`${name} holds no ${baselineFileName}.`, [])
  if (file.size > longestBaselineBytes) {
    throw new ArtifactError(`${name} is too large.`, [])
  }
  const { readResults } = await import('../results/read-results.ts')
  return readResults(await readFile(path, 'utf8'), name)
}
