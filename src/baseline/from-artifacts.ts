import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ArtifactError } from '../errors.ts'
import type { Baseline } from '../model/comparison.ts'
import type { Run } from '../model/run.ts'
import type { Artifacts, Log } from '../ports.ts'
import { readResults } from './format.ts'

/** File inside of a baseline artifact. */
export const baselineFileName = 'eval-gate-results.json'

/** Largest baseline that is read; a larger one is refused instead of filling the memory. */
const longestBaselineBytes = 256 * 1024 * 1024

/**
 * Name of an artifact of ours for a suite. Artifact names may not hold `": < > | * ? \r \n \ /`, so all but plain
 * characters are spelled as codes.
 */
export function artifactName(kind: 'baseline' | 'unsent', suiteName: string): string {
  return `eval-gate-${kind}-${encodeURIComponent(suiteName).replaceAll('*', '%2A').replaceAll('%', '_')}`
}

/**
 * The newest measurements of the branch that earlier runs of this workflow have stored, at most `limit`. One that
 * can't be read is passed over with a warning.
 * @throws PermissionError when the token may not look.
 */
export async function findArtifactBaseline(
  artifacts: Artifacts,
  options: {
    readonly suiteName: string
    readonly branch: string
    readonly limit: number
    readonly scratch: string
    readonly log: Log
  },
): Promise<Baseline | null> {
  const { suiteName, branch, limit, scratch, log } = options
  const name = artifactName('baseline', suiteName)
  const runs: Run[] = []
  for (const artifact of await artifacts.listTrusted(name, branch, limit)) {
    try {
      const files = await artifacts.fetch(artifact, join(scratch, 'baseline', String(artifact.id)))
      const path = files.find((file) => file.endsWith(baselineFileName))
      if (path === undefined)
        throw new ArtifactError(`The artifact ${name} holds no ${baselineFileName}.`, [])
      const content = await readFile(path)
      if (content.byteLength > longestBaselineBytes) {
        throw new ArtifactError(`The baseline of run ${artifact.runId} is too large to be read.`, [])
      }
      runs.push(readResults(content.toString('utf8'), `The baseline of run ${artifact.runId}`))
    } catch (error) {
      if (!(error instanceof ArtifactError)) throw error
      log.warning([error.message, ...error.advice].join(' '))
    }
  }
  const [newest] = runs
  if (newest === undefined) return null
  return { source: 'artifact', description: describeRuns(branch, runs), runs }
}

function describeRuns(branch: string, runs: readonly Run[]): string {
  const [newest] = runs
  const commit = newest?.info.commit === undefined ? branch : `${branch}@${newest.info.commit.slice(0, 7)}`
  return runs.length === 1 ? commit : `${commit} and ${runs.length - 1} earlier`
}
