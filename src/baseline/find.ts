import { ArtifactError } from '../errors.ts'
import type { Baseline } from '../model/comparison.ts'
import { type Run, totalsOf } from '../model/run.ts'
import type { CiContext } from '../ports/context.ts'
import type { Artifacts, Commits, StoredArtifact } from '../ports/github.ts'
import type { Platform } from '../ports/platform.ts'
import { artifactName } from './artifact-name.ts'
import { orderByAncestry, readBaselineArtifact } from './from-artifacts.ts'

export interface BaselineSearch {
  readonly suiteName: string
  /** How many runs are pooled at most. */
  readonly runs: number
  readonly maxAgeDays: number
}

const msPerDay = 24 * 60 * 60 * 1000

type Surroundings = Pick<Platform, 'context' | 'log' | 'clock' | 'scratch' | 'artifacts' | 'commits'>

/**
 * The measurements that earlier runs of this workflow have stored for the branch that is compared with: the nearest
 * ancestors first, none older than the limit, none of a fork's or a pull request's run. Null when there is none.
 * @throws PermissionError when the token may not look.
 */
export async function findBranchBaseline(
  search: BaselineSearch,
  platform: Surroundings,
): Promise<Baseline | null> {
  const { context, log, clock, artifacts } = platform
  const branch = context.pullRequest?.baseBranch ?? context.branch
  if (artifacts === undefined || branch === undefined) return null
  const candidates = await artifacts.listOnBranch(artifactName('baseline', search.suiteName), branch)
  const oldest = clock.now() - search.maxAgeDays * msPerDay
  const fresh = candidates.filter(({ createdAt }) => createdAt >= oldest)
  if (fresh.length === 0 && candidates.length > 0) {
    log.warning(
      `The newest baseline of ${branch} is older than ${search.maxAgeDays} days and is not used. Run the job on ${branch} to make a new one.`,
    )
  }
  if (fresh.length === 0) return null
  const ordered = orderByAncestry(fresh, await listAncestors(context, platform.commits, log))
  const runs: Run[] = []
  for (const artifact of ordered) {
    if (runs.length >= search.runs) break
    const run = await readTrusted(artifacts, artifact, platform)
    if (run !== undefined) runs.push(run)
  }
  return runs.length === 0
    ? null
    : { source: 'artifact', description: describeRuns(branch, runs, clock.now()), runs }
}

/**
 * The measurement of one run, named by the user. The same trust is asked of it.
 * @throws ArtifactError when the run has none or is not to be trusted; PermissionError.
 */
export async function findRunBaseline(
  runId: string,
  suiteName: string,
  platform: Surroundings,
): Promise<Baseline> {
  const { artifacts, clock, scratch } = platform
  const name = artifactName('baseline', suiteName)
  const artifact = await artifacts?.findInRun(name, runId)
  if (artifacts === undefined || artifact === undefined) {
    throw new ArtifactError(`Run ${runId} has no baseline of “${suiteName}”.`, [
      `It would be the artifact ${name} of a push, schedule or workflow_dispatch run.`,
    ])
  }
  if (!(await artifacts.isTrusted(artifact))) {
    throw new ArtifactError(
      `Run ${runId} is of another workflow or of a pull request; it can't be a baseline.`,
      ['Name a run of this workflow on a branch of this repository.'],
    )
  }
  const run = await readBaselineArtifact(artifacts, artifact, scratch)
  return { source: 'run', description: describeRuns(artifact.branch, [run], clock.now()), runs: [run] }
}

async function readTrusted(
  artifacts: Artifacts,
  artifact: StoredArtifact,
  { log, scratch }: Surroundings,
): Promise<Run | undefined> {
  if (!(await artifacts.isTrusted(artifact))) {
    log.debug(
      `Artifact ${artifact.id} of run ${artifact.runId} is passed over: its run is not to be trusted.`,
    )
    return undefined
  }
  try {
    return await readBaselineArtifact(artifacts, artifact, scratch)
  } catch (error) {
    if (!(error instanceof ArtifactError)) throw error
    log.warning([error.message, ...error.advice].join(' '))
    return undefined
  }
}

/** Ancestors of what the checked-out code shares with the base branch; empty where GitHub does not say. */
async function listAncestors(
  { pullRequest, checkedOut, commit }: CiContext,
  commits: Commits | undefined,
  log: Surroundings['log'],
): Promise<readonly string[]> {
  if (commits === undefined) return []
  try {
    if (pullRequest === undefined) return commit === undefined ? [] : await commits.ancestors(commit)
    const { baseSha, headSha } = pullRequest
    // By default the merge of head and base is checked out: that holds all of the base. The head alone holds only
    // what it was started from.
    const start = checkedOut === headSha ? await commits.mergeBase(baseSha, headSha) : baseSha
    return start === '' ? [] : await commits.ancestors(start)
  } catch (error) {
    log.debug(`The ancestors could not be listed, so the newest baselines are taken: ${error}`)
    return []
  }
}

/** `main@9f1a2b3 and 4 earlier, 2 hours old, 125 iterations`. */
function describeRuns(branch: string, runs: readonly Run[], now: number): string {
  const [newest] = runs
  const commit = newest?.info.commit
  const place = commit === undefined ? branch : `${branch}@${commit.slice(0, 7)}`
  const others = runs.length > 1 ? ` and ${runs.length - 1} more` : ''
  const iterations = runs.reduce((sum, run) => sum + totalsOf(run).total, 0)
  const age = newest === undefined ? '' : `, ${describeAge(now - newest.info.createdAt)} old`
  return `${place}${others}${age}, ${iterations} iterations`
}

function describeAge(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}
