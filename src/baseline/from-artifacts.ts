import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ArtifactError } from '../errors.ts'
import type { Run } from '../model/run.ts'
import type { Artifacts, StoredArtifact } from '../ports/github.ts'
import { readResults } from '../results/read-results.ts'

/** File inside of a baseline artifact. */
export const baselineFileName = 'eval-gate-results.json'

/** Largest baseline that is read; a larger one is refused instead of filling the memory. */
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
  const files = await artifacts.fetch(artifact, join(scratch, 'baseline', String(artifact.id)))
  const path = files.find((file) => file.endsWith(baselineFileName))
  const name = `The baseline of run ${artifact.runId}`
  if (path === undefined) throw new ArtifactError(`${name} holds no ${baselineFileName}.`, [])
  if ((await stat(path)).size > longestBaselineBytes) {
    throw new ArtifactError(`${name} is too large to be read.`, [])
  }
  return readResults(await readFile(path, 'utf8'), name)
}

/**
 * Puts the artifacts of the nearest ancestors first: what a change started from is the fairest comparison. Those
 * of other commits (newer than the start of the change, or too old to be listed) follow, the newest first.
 */
export function orderByAncestry(
  artifacts: readonly StoredArtifact[],
  ancestors: readonly string[],
): readonly StoredArtifact[] {
  const distances = new Map(ancestors.map((commit, distance) => [commit, distance]))
  const distanceOf = ({ commit }: StoredArtifact) => distances.get(commit) ?? Number.POSITIVE_INFINITY
  return artifacts.toSorted((a, b) => {
    const [nearer, farther] = [distanceOf(a), distanceOf(b)]
    return nearer === farther ? b.createdAt - a.createdAt : nearer - farther
  })
}
