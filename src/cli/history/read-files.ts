import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { looksLikeResults } from '#files'
import { alignWithHead } from '#github'
import type { ProjectPolicy } from '#settings'
import type { PullMeasurement } from '#views'
import { ArtifactError, readErrorMessage, UsageError } from '../../errors.ts'
import type { Run } from '../../model/run/run.ts'
import { readStoredRuns } from '../rehearse/door.ts'
import { readMeasurement } from './measurement.ts'

/** Reads the results files of pull requests in these files and folders. @throws UsageError when one can't be read */
export function readMeasurementFiles(
  paths: readonly string[],
  root: string,
): readonly (PullMeasurement & { readonly suiteName: string })[] {
  return paths
    .flatMap((path) => listFiles(resolve(root, path), path))
    .flatMap((file) => {
      const content = readFileSync(file, 'utf8')
      if (!looksLikeResults(content.slice(0, 1_000))) return []
      try {
        return [readMeasurement(content, file)]
      } catch (error) {
        if (!(error instanceof ArtifactError)) throw error
        throw new UsageError({ message: error.message, advice: error.advice.join(' ') })
      }
    })
}

function listFiles(place: string, path: string): readonly string[] {
  try {
    if (!statSync(place).isDirectory()) return [place]
    return readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
  } catch (error) {
    const advice = 'Name results files, or a folder with them.'
    throw new UsageError({ message: `${path} can't be read (${readErrorMessage(error)})`, advice })
  }
}

/** Events of runs that measure what is proposed. */
const proposing = new Set(['pull_request', 'pull_request_target', 'merge_group'])

/**
 * Runs of main in files and folders, the newest first, each once, with the names of the newest.
 *
 * @throws UsageError when a path can't be read
 */
export async function readMainFiles(
  paths: readonly string[],
  root: string,
  policy: ProjectPolicy,
): Promise<readonly Run[]> {
  const stored = await readStoredRuns(paths, root, policy)
  const mainRuns = stored.filter(
    ({ info }) => info.pull?.state !== 'proposed' && !proposing.has(info.witness?.event ?? ''),
  )
  return await sortRuns(mainRuns)
}

/** The runs, each once: the file of a run itself knows more than a copy in a later baseline. */
async function sortRuns(runs: readonly Run[]): Promise<readonly Run[]> {
  const byId = new Map<string, Run>()
  for (const run of runs) {
    const known = byId.get(run.info.id)
    if (known === undefined || (known.ledger === undefined && run.ledger !== undefined))
      byId.set(run.info.id, run)
  }
  const sorted = [...byId.values()].sort((a, b) => b.info.createdAt - a.info.createdAt)
  const [newest] = sorted
  if (newest === undefined) return []
  return (await alignWithHead({ source: 'file', description: 'main', runs: sorted }, newest)).runs
}
