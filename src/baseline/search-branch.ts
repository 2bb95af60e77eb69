import { ArtifactError, ArtifactGone, PermissionError, readErrorMessage } from '../errors.ts'
import { compact } from '../model/data.ts'
import { dayMs } from '../model/format-time.ts'
import type { Artifacts, BranchRun, StoredArtifact } from '../ports/artifacts.ts'
import type { Ports } from '../ports/platform.ts'
import { createLineage } from './lineage.ts'
import { explainStranger, type Rejection, rejectArtifact, rejectContent } from './rejections.ts'
import { findRenamedRuns } from './renamed-branch.ts'
import type { BranchSearch, SearchOutcome, Stored } from './search-outcome.ts'

type Surroundings = Ports<'runtime' | 'repository'>

/** Maximum number of requests of one search, apart from its lists. */
const mostLooks = 60

/**
 * Runs that are asked for their artifact before those of all runs are listed by name, which takes more
 * requests. As many that are too old, or were called otherwise, are asked at all.
 */
const directLooks = 3

/** Artifacts that can't be read before the search gives up: the older ones are of the same release. */
const mostUnreadable = 3

/** Maximum number of artifacts of other runs whose origin is requested, to explain why they don't count. */
const explainedStrangers = 3

/**
 * Searches the artifacts that earlier runs of this workflow stored on a branch: the nearest ancestors of the
 * change first, then the newest. It starts from the *runs* of the branch, since anybody can store an artifact
 * of any name in a run of a pull request; and a run counts only if the branch contains its commit. Most
 * searches end with the run of the commit that the change starts from: its artifact contains the runs before
 * it as well, and names those that are not worth opening. Runs that are too old count only where there are no
 * others, and so do runs of commits that the branch has pointed to while it had another name.
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
  const { name, branch, workflows, most, maxAgeDays, isLast } = search
  const newest = await artifacts.listNewestRuns(branch, workflows)
  // The clock of the machine may be wrong by weeks, and would make every baseline look too old.
  const searchedAt = newest.askedAt ?? platform.runtime.clock.now()
  const oldest = searchedAt - maxAgeDays * dayMs
  const lineage = createLineage(branch, platform)
  const trusted = workflows ?? compact([platform.runtime.context.workflowPath])
  const measurements: Stored<Found>[] = []
  const rejected: Rejection[] = []
  const seen = new Set<string>()
  const empty = new Set<string>()
  let looks = 0
  /** When the artifacts that were read were stored. */
  const storedAt: number[] = []
  let unreadable = 0

  const isRecent = ({ createdAt }: { readonly createdAt: number }) => createdAt >= oldest

  async function examineRun(run: BranchRun, artifact: StoredArtifact | undefined) {
    // With a run that is too old, those of its own time count.
    const since = isRecent(run) ? oldest : run.createdAt - maxAgeDays * dayMs
    seen.add(run.id)
    if (artifact === undefined) {
      if (run.isOver) empty.add(run.id)
      return
    }
    if (!(await lineage.isNear(run.commit))) looks += 1
    const rejection = await rejectArtifact(artifact, run, branch, lineage)
    if (rejection !== undefined) {
      rejected.push(rejection)
      if (rejection.reason === 'expired') empty.add(run.id)
      return
    }
    try {
      const contained = await readCurrentArtifact(artifact, artifacts, read)
      storedAt.push(artifact.createdAt)
      for (const stored of contained) {
        for (const id of stored.emptyRuns ?? []) {
          seen.add(id)
          empty.add(id)
        }
        const isKnown = stored.runId !== undefined && measurements.some(({ runId }) => runId === stored.runId)
        const isLate = measurements.length > 0 && stored.createdAt < since
        if (isKnown || measurements.length >= most || isLate) continue
        if (stored.runId !== undefined) seen.add(stored.runId)
        measurements.push(stored)
      }
    } catch (error) {
      if (error instanceof PermissionError) throw error
      platform.runtime.log.warning(describeReadTrouble(run, error))
      const fault = rejectContent(run, error)
      rejected.push(fault)
      if (fault.reason !== 'unreadable') return
      unreadable += 1
      empty.add(run.id)
    }
  }

  /** The branch has moved on since the change began: as the oldest runs, they would tell its history the wrong way round. */
  async function dropLaterRuns(sorted: readonly Stored<Found>[]) {
    const near = await Promise.all(sorted.map(({ commit = '' }) => lineage.isNear(commit)))
    const start = near[0] === true ? (sorted[0]?.createdAt ?? 0) : Number.POSITIVE_INFINITY
    return sorted.filter(({ createdAt }, index) => near[index] === true || createdAt <= start)
  }

  async function buildResult(): Promise<SearchOutcome<Found>> {
    // The runs of a single artifact are in this order already.
    const sorted = storedAt.length > 1 ? await dropLaterRuns(await lineage.sort(measurements)) : measurements
    const found = sorted.map(({ content }) => content)
    const ageMs = searchedAt - Math.max(...storedAt)
    const outdatedDays = ageMs > maxAgeDays * dayMs ? Math.round(ageMs / dayMs) : undefined
    return { status: 'found', found, rejected, searchedAt, outdatedDays, emptyRuns: [...empty] }
  }

  const buildUnreached = (lookedAt: number): SearchOutcome<Found> => ({
    status: 'not-reached',
    lookedAt,
    rejected,
    emptyRuns: [...empty],
  })

  /** The runs that were not opened now are not worth it for the next search, either. */
  async function giveUp(runs: readonly BranchRun[]): Promise<SearchOutcome<Found>> {
    for (const { id } of runs) if (!seen.has(id)) empty.add(id)
    if (measurements.length > 0) return await buildResult()
    return { status: 'rejected', rejected, emptyRuns: [...empty] }
  }

  const recent = newest.runs.filter(isRecent)
  for await (const run of lineage.nearest(recent.length > 0 ? recent : newest.runs)) {
    // GitHub keeps no older ones, either.
    const isExpired = rejected.some(({ reason }) => reason === 'expired')
    if (isExpired || looks >= directLooks || unreadable >= mostUnreadable) break
    if (seen.has(run.id)) continue
    looks += 1
    await examineRun(run, await artifacts.findInRun(name, run.id))
    if (measurements.length >= most) return await buildResult()
  }
  if (unreadable >= mostUnreadable) return await giveUp(newest.runs)
  // The list of a single workflow is in the order of time.
  const reachesBack = (workflows?.length ?? 1) === 1 && recent.length < newest.runs.length
  const isWhole = newest.isComplete || reachesBack
  if (isWhole && measurements.length > 0 && recent.every(({ id }) => seen.has(id))) return await buildResult()
  const named = await artifacts.listNamed(name)
  const ofBranch = named.artifacts.filter((artifact) => artifact.branch === branch)
  const { runs, isComplete } = isWhole
    ? { runs: newest.runs, isComplete: true }
    : await artifacts.listBranchRuns(branch, oldest, workflows)
  const examineListed = async (run: BranchRun) => {
    const listed = findNewestArtifact(ofBranch, run)
    if (listed !== undefined || named.isComplete) return await examineRun(run, listed)
    looks += 1
    await examineRun(run, await artifacts.findInRun(name, run.id))
  }
  for (const run of await lineage.sort(runs.filter(isRecent))) {
    if (measurements.length >= most || looks >= mostLooks || unreadable >= mostUnreadable) break
    if (!seen.has(run.id)) await examineListed(run)
  }
  if (unreadable >= mostUnreadable) return await giveUp(runs)
  if (measurements.length > 0) return await buildResult()
  const isUnfetched = rejected.some(({ reason }) => reason === 'not-fetched')
  if (isUnfetched || looks >= mostLooks) return buildUnreached(runs.length)
  const outdated = (await lineage.sort(runs)).filter((run) => !isRecent(run) && !seen.has(run.id))
  for (const run of outdated.slice(0, directLooks)) {
    await examineListed(run)
    if (measurements.length > 0) return await buildResult()
  }
  const known = new Set(runs.map(({ id }) => id))
  if (isLast) {
    const others = named.artifacts.filter((artifact) => artifact.branch !== branch)
    for (const { run, artifact } of await findRenamedRuns(others, lineage, artifacts, trusted)) {
      await examineRun(run, artifact)
      if (measurements.length > 0) return await buildResult()
    }
  }
  if (named.isComplete && ofBranch.length === 0 && rejected.length === 0)
    return { status: 'never', emptyRuns: [...empty] }
  if (!(named.isComplete || isComplete)) return buildUnreached(runs.length)
  const strangers = ofBranch.filter(({ runId }) => !known.has(runId))
  for (const artifact of strangers.slice(0, explainedStrangers)) {
    rejected.push(await explainStranger(artifact, artifacts, { oldest, maxAgeDays }))
  }
  if (rejected.length > 0) return { status: 'rejected', rejected, emptyRuns: [...empty] }
  // The list by name is truncated, but every run of the branch was checked.
  if (named.isComplete) return { status: 'never', emptyRuns: [...empty] }
  return buildUnreached(runs.length)
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
