import { ArtifactError, ArtifactGone, PermissionError, readErrorMessage } from '../errors.ts'
import { dayMs } from '../model/format-time.ts'
import type { Artifacts, BranchRun, StoredArtifact } from '../ports/artifacts.ts'
import type { Ports } from '../ports/platform.ts'
import { createLineage } from './lineage.ts'
import { explainStranger, type Rejection, rejectArtifact, rejectContent } from './rejections.ts'

/** What to search for. */
export interface BranchSearch {
  /** Name of the artifact. */
  readonly name: string
  readonly branch: string
  /** Workflow files whose runs count; absent: the file of this run. */
  readonly workflows?: readonly string[]
  /** Maximum number of measurements to return. */
  readonly most: number
  readonly maxAgeDays: number
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
  /** The branch has such artifacts, but all were rejected. */
  | { readonly status: 'rejected'; readonly rejected: readonly Rejection[] }
  /** The branch may have such artifacts that were not checked. */
  | { readonly status: 'not-reached'; readonly lookedAt: number; readonly rejected: readonly Rejection[] }

/** One measurement of the branch. */
export interface Stored<Found> {
  /** Workflow run that measured it; absent: not known. */
  readonly runId: string | undefined
  readonly commit: string | undefined
  /** Unix epoch ms. */
  readonly createdAt: number
  readonly content: Found
}

type Surroundings = Ports<'runtime' | 'repository'>

/** Maximum number of requests of one search, apart from its lists. */
const mostLooks = 60

/**
 * Runs that are asked for their artifact before those of all runs are listed by name, which takes more
 * requests.
 */
const directLooks = 3

/** Maximum number of artifacts of other runs whose origin is requested, to explain why they don't count. */
const explainedStrangers = 3

/**
 * Searches the artifacts that earlier runs of this workflow stored on a branch: the nearest ancestors of the
 * change first, then the newest. It starts from the *runs* of the branch, since anybody can store an artifact
 * of any name in a run of a pull request; and a run counts only if the branch contains its commit. Most
 * searches end with the run of the commit that the change starts from: its artifact contains the runs before
 * it as well.
 *
 * @param read turns an artifact into what it contains: its own run first, and earlier ones, whose own
 * artifacts are then not asked for. An ArtifactError, or trouble of GitHub, rejects only that artifact.
 * @throws PermissionError when the token lacks the permission; errors of GitHub while it lists, as they are.
 */
export async function searchBranch<Found>(
  search: BranchSearch,
  artifacts: Artifacts,
  platform: Surroundings,
  read: (artifact: StoredArtifact) => Promise<readonly Stored<Found>[]>,
): Promise<SearchOutcome<Found>> {
  const { name, branch, workflows, most, maxAgeDays } = search
  const newest = await artifacts.listNewestRuns(branch, workflows)
  // The clock of the machine may be wrong by weeks, and would make every baseline look too old.
  const searchedAt = newest.askedAt ?? platform.runtime.clock.now()
  const oldest = searchedAt - maxAgeDays * dayMs
  const limits = { branch, oldest, maxAgeDays }
  const lineage = createLineage(branch, platform)
  const measurements: Stored<Found>[] = []
  const rejected: Rejection[] = []
  const seen = new Set<string>()
  let looks = 0
  let reads = 0

  async function examineRun(run: BranchRun, artifact: StoredArtifact | undefined): Promise<void> {
    seen.add(run.id)
    if (artifact === undefined) return
    if (!(await lineage.isNear(run.commit))) looks += 1
    const rejection = await rejectArtifact(artifact, run, limits, lineage)
    if (rejection !== undefined) {
      rejected.push(rejection)
      return
    }
    try {
      const contained = await readCurrentArtifact(artifact, artifacts, read)
      reads += 1
      for (const stored of contained) {
        const isKnown = stored.runId !== undefined && measurements.some(({ runId }) => runId === stored.runId)
        if (isKnown || measurements.length >= most || (measurements.length > 0 && stored.createdAt < oldest))
          continue
        if (stored.runId !== undefined) seen.add(stored.runId)
        measurements.push(stored)
      }
    } catch (error) {
      if (error instanceof PermissionError) throw error
      platform.runtime.log.warning(describeReadTrouble(run, error))
      rejected.push(rejectContent(run, error))
    }
  }

  async function buildResult(): Promise<SearchOutcome<Found>> {
    // The runs of a single artifact are in this order already.
    const sorted = reads > 1 ? await lineage.sort(measurements) : measurements
    return { status: 'found', found: sorted.map(({ content }) => content), rejected, searchedAt }
  }

  for await (const run of lineage.nearest(newest.runs)) {
    if (looks >= directLooks) break
    if (seen.has(run.id)) continue
    looks += 1
    await examineRun(run, await artifacts.findInRun(name, run.id))
    if (measurements.length >= most) return await buildResult()
  }
  // The list of a single workflow is in the order of time.
  const reachesBack = (workflows?.length ?? 1) === 1 && newest.runs.some((run) => run.createdAt < oldest)
  const isWhole = newest.isComplete || reachesBack
  if (isWhole && measurements.length > 0 && newest.runs.every(({ id }) => seen.has(id)))
    return await buildResult()
  const named = await artifacts.listNamed(name, branch)
  const isNothing = named.artifacts.length === 0 && measurements.length === 0 && rejected.length === 0
  if (named.isComplete && isNothing) return { status: 'never' }
  const { runs, isComplete } = isWhole
    ? { runs: newest.runs, isComplete: true }
    : await artifacts.listBranchRuns(branch, oldest, workflows)
  for (const run of await lineage.sort(runs)) {
    if (measurements.length >= most || looks >= mostLooks) break
    if (seen.has(run.id)) continue
    const isListed = named.isComplete || named.artifacts.some(({ runId }) => runId === run.id)
    if (isListed) {
      await examineRun(run, findNewestArtifact(named.artifacts, run))
    } else {
      looks += 1
      await examineRun(run, await artifacts.findInRun(name, run.id))
    }
  }
  if (measurements.length > 0) return await buildResult()
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
  if (named.isComplete) return { status: 'never' }
  return { status: 'not-reached', lookedAt: runs.length, rejected }
}

/** Reads an artifact; where a re-run has replaced it since it was listed, the one in its place. */
async function readCurrentArtifact<Found>(
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

function describeReadTrouble({ id }: BranchRun, error: unknown): string {
  if (error instanceof ArtifactError) return readErrorMessage(error)
  return `The artifact of run ${id} could not be downloaded: ${readErrorMessage(error)}`
}

/** A re-run may have stored several; the last one counts. */
function findNewestArtifact(
  artifacts: readonly StoredArtifact[],
  run: BranchRun,
): StoredArtifact | undefined {
  return artifacts.filter(({ runId }) => runId === run.id).toSorted((a, b) => b.id - a.id)[0]
}
