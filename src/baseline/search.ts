import { ArtifactError, ArtifactGone, messageOf, PermissionError } from '../errors.ts'
import { dayMs } from '../model/time.ts'
import type { Artifacts, BranchRun, StoredArtifact } from '../ports/artifacts.ts'
import type { Platform } from '../ports/platform.ts'
import { type Lineage, traceLineage } from './lineage.ts'

/** What to search for. */
export interface BranchSearch {
  /** Name of the artifact. */
  readonly name: string
  readonly branch: string
  /** Workflow files whose runs count; absent: the file of this run. */
  readonly workflows?: readonly string[]
  /** Maximum number to return. */
  readonly most: number
  readonly maxAgeDays: number
}

/** An artifact of the branch that was rejected. */
export interface Rejection {
  readonly runId: string
  readonly reason:
    | 'too-old'
    | 'expired'
    | 'not-contained'
    | 'other-workflow'
    | 'not-of-branch'
    | 'unreadable'
    | 'not-fetched'
  /** Why, as a clause about the run: `measured 3f2a9c1, which is not contained in main`. */
  readonly explanation: string
  /** Workflow file that stored it, if that is the reason. */
  readonly workflowPath?: string
}

/** Result of a search. Only `never` means that there is nothing to compare with. */
export type SearchOutcome<Found> =
  | {
      readonly status: 'found'
      readonly found: readonly Found[]
      readonly rejected: readonly Rejection[]
      /** When it was searched, Unix epoch ms, by the clock that dates the artifacts. */
      readonly searchedAt: number
    }
  /** No run on the branch has ever stored such an artifact. */
  | { readonly status: 'never' }
  /** There are some, but all were rejected. */
  | { readonly status: 'rejected'; readonly rejected: readonly Rejection[] }
  /** There may be some that were not checked. */
  | { readonly status: 'not-reached'; readonly lookedAt: number; readonly rejected: readonly Rejection[] }

type Surroundings = Pick<Platform, 'context' | 'log' | 'clock' | 'commits'>

/** Maximum number of requests of one search, apart from its lists. */
const mostLooks = 60

/** Maximum number of artifacts of other runs whose origin is requested, to explain why they don't count. */
const explainedStrangers = 3

/**
 * Searches the artifacts that earlier runs of this workflow stored on a branch: the nearest ancestors of the change
 * first, then the newest. It starts from the *runs* of the branch, since anybody can store an artifact of any name in a
 * run of a pull request; and a run counts only if the branch contains its commit.
 *
 * @param read turns an artifact into a result. An ArtifactError, or trouble of GitHub, rejects only that artifact.
 * @throws PermissionError when the token lacks the permission; errors of GitHub while it lists, as they are.
 */
export async function searchBranch<Found>(
  search: BranchSearch,
  artifacts: Artifacts,
  platform: Surroundings,
  read: (artifact: StoredArtifact) => Promise<Found>,
): Promise<SearchOutcome<Found>> {
  const { name, branch, workflows, most, maxAgeDays } = search
  const named = await artifacts.listNamed(name, branch)
  // The clock of the machine may be wrong by weeks, and would make every baseline look too old.
  const searchedAt = named.askedAt ?? platform.clock.now()
  const oldest = searchedAt - maxAgeDays * dayMs
  if (named.isComplete && named.artifacts.length === 0) return { status: 'never' }
  const { runs, isComplete } = await artifacts.listBranchRuns(branch, oldest, workflows)
  const lineage = await traceLineage(branch, platform.context, platform.commits, platform.log)
  const found: Found[] = []
  const rejected: Rejection[] = []
  let looks = 0
  for (const run of sortByDistance(runs, lineage)) {
    if (found.length >= most || looks >= mostLooks) break
    const isListed = named.isComplete || named.artifacts.some(({ runId }) => runId === run.id)
    looks += isListed ? 0 : 1
    const artifact = isListed ? newestOf(named.artifacts, run) : await artifacts.findInRun(name, run.id)
    if (artifact === undefined) continue
    looks += lineage.distanceOf(run.commit) === Number.POSITIVE_INFINITY ? 1 : 0
    const rejection = await rejectArtifact(artifact, run, { branch, oldest, maxAgeDays }, lineage)
    if (rejection !== undefined) {
      rejected.push(rejection)
      continue
    }
    try {
      found.push(await readWhereItIs(artifact, artifacts, read))
    } catch (error) {
      if (error instanceof PermissionError) throw error
      platform.log.warning(describeTrouble(run, error))
      rejected.push(rejectContent(run, error))
    }
  }
  if (found.length > 0) return { status: 'found', found, rejected, searchedAt }
  const isUnfetched = rejected.some(({ reason }) => reason === 'not-fetched')
  if (isUnfetched || looks >= mostLooks || !(named.isComplete || isComplete)) {
    return { status: 'not-reached', lookedAt: runs.length, rejected }
  }
  const known = new Set(runs.map(({ id }) => id))
  const strangers = named.artifacts.filter(({ runId }) => !known.has(runId))
  for (const artifact of strangers.slice(0, explainedStrangers)) {
    rejected.push(await explainStranger(artifact, artifacts, { oldest, maxAgeDays }))
  }
  if (rejected.length > 0) return { status: 'rejected', rejected }
  // The list by name is truncated, but every run of the branch was checked.
  return named.isComplete ? { status: 'never' } : { status: 'not-reached', lookedAt: runs.length, rejected }
}

function sortByDistance(runs: readonly BranchRun[], { distanceOf }: Lineage): readonly BranchRun[] {
  return runs.toSorted((a, b) => {
    const [nearer, farther] = [distanceOf(a.commit), distanceOf(b.commit)]
    return nearer === farther ? b.createdAt - a.createdAt : nearer - farther
  })
}

/** Reads an artifact; where a re-run has replaced it since it was listed, the one in its place. */
async function readWhereItIs<Found>(
  artifact: StoredArtifact,
  artifacts: Artifacts,
  read: (artifact: StoredArtifact) => Promise<Found>,
): Promise<Found> {
  try {
    return await read(artifact)
  } catch (error) {
    if (!(error instanceof ArtifactGone)) throw error
    const replaced = await artifacts.findInRun(artifact.name, artifact.runId)
    if (replaced === undefined || replaced.id === artifact.id) throw error
    return await read(replaced)
  }
}

/** What is there and damaged stays damaged; what GitHub did not hand over may be fine. */
function rejectContent({ id: runId }: BranchRun, error: unknown): Rejection {
  return error instanceof ArtifactError
    ? { runId, reason: 'unreadable', explanation: `can't be read: ${error.message}` }
    : { runId, reason: 'not-fetched', explanation: `could not be downloaded: ${messageOf(error)}` }
}

function describeTrouble({ id }: BranchRun, error: unknown): string {
  return error instanceof ArtifactError
    ? messageOf(error)
    : `The artifact of run ${id} could not be downloaded: ${messageOf(error)}`
}

/** A re-run may have stored several; the last one counts. */
function newestOf(artifacts: readonly StoredArtifact[], run: BranchRun): StoredArtifact | undefined {
  return artifacts.filter(({ runId }) => runId === run.id).toSorted((a, b) => b.id - a.id)[0]
}

async function rejectArtifact(
  artifact: StoredArtifact,
  run: BranchRun,
  { branch, ...limits }: { readonly branch: string; readonly oldest: number; readonly maxAgeDays: number },
  lineage: Lineage,
): Promise<Rejection | undefined> {
  const outdated = rejectAge(artifact, limits)
  if (outdated !== undefined) return outdated
  if (await lineage.isContained(run.commit)) return undefined
  const explanation = `measured ${run.commit.slice(0, 7)}, which is not contained in ${branch}`
  return { runId: run.id, reason: 'not-contained', explanation }
}

function rejectAge(
  { runId, createdAt, isExpired }: StoredArtifact,
  { oldest, maxAgeDays }: { readonly oldest: number; readonly maxAgeDays: number },
): Rejection | undefined {
  if (createdAt < oldest) {
    return {
      runId,
      reason: 'too-old',
      explanation: `is older than ${maxAgeDays} days (\`baseline-max-age\`)`,
    }
  }
  if (isExpired) return { runId, reason: 'expired', explanation: 'is no longer kept by GitHub' }
  return undefined
}

/** Why an artifact of the branch does not belong to any of its runs. */
async function explainStranger(
  artifact: StoredArtifact,
  artifacts: Artifacts,
  limits: { readonly oldest: number; readonly maxAgeDays: number },
): Promise<Rejection> {
  const outdated = rejectAge(artifact, limits)
  if (outdated !== undefined) return outdated
  const { runId } = artifact
  const { event, workflowPath, isOfBranch } = await artifacts.originOf(runId)
  return isOfBranch
    ? {
        runId,
        reason: 'other-workflow',
        explanation: `belongs to the workflow ${workflowPath}`,
        workflowPath,
      }
    : {
        runId,
        reason: 'not-of-branch',
        explanation: `was started by ${event}, so it did not measure the branch`,
      }
}
