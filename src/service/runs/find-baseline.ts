import { ServiceError } from '../../errors.ts'
import type { Baseline } from '../../model/comparison/baseline.ts'
import { addResult } from '../../model/run/add-result.ts'
import { describeRuns } from '../../model/run/describe-runs.ts'
import type { Result } from '../../model/run/result.ts'
import { createRun, type Run } from '../../model/run/run.ts'
import { listSuites } from '../catalog.ts'
import type { Project } from '../client/project.ts'
import { type IdentityOptions, splitByModel, toIterationResult } from './iteration-result.ts'
import { readIterations } from './iterations.ts'
import { type ListedRun, listRuns } from './list-runs.ts'
import { type RunOrigin, readRunOrigin } from './origin.ts'

interface BaselineAge {
  readonly mostMs: number
  /** Our own time, Unix epoch ms; used only if the service does not list the compared run. */
  readonly nowMs: number
}

/** Which of the runs of a suite are a baseline. */
interface RunChoice {
  readonly branch: string
  /** Runs of this commit come first. */
  readonly commit?: string
  /** Only runs in this environment. Absent: only runs without one. */
  readonly environmentId?: string
  /** Runs in every environment, for what does not depend on it. */
  readonly isAnywhere?: true
  /** Maximum number of runs to pool. */
  readonly limit: number
  /** Older runs are skipped. */
  readonly age?: BaselineAge
  /** The compared run, and others that can't be its baseline. */
  readonly excludeRunIds?: readonly string[]
}

export interface ServiceBaselineSearch extends RunChoice {
  /** One of the two; the id saves a request. */
  readonly suiteId?: string
  readonly suiteName?: string
  /** Title of a case, by which both sides are joined. */
  readonly identity: IdentityOptions
}

/**
 * The newest completed runs of a suite on a branch as the service knows them, newest first. The origin
 * of a run is in its CI metadata, or in the notes that our launches write. Runs of pull requests never count, nor do
 * runs without a branch, or of a selection of the cases. Null when nothing is found, or the service does not have the suite.
 * @throws ServiceError
 */
export async function findServiceBaseline(
  project: Project,
  search: ServiceBaselineSearch,
): Promise<Baseline | null> {
  const suiteId = search.suiteId ?? (await findSuiteId(project, search))
  if (suiteId === undefined) return null
  const { runs: listed, isComplete } = await listRuns(project, suiteId, (sofar) =>
    hasEnoughRuns(sofar, search),
  )
  const chosen = chooseBaseRuns(listed, search)
  if (chosen.length === 0 && !isComplete && !reachesAgeLimit(listed, search))
    throw createOutOfReachError(listed.length, search)
  const runs: Run[] = []
  for (const { run, origin } of chosen) {
    const all = [run, ...listed.filter((other) => isAdditionTo({ run, origin }, other))]
    const iterations = await Promise.all(all.map(({ id }) => readIterations(project, id)))
    const results = iterations.flat().map((iteration) => toIterationResult(iteration, search.identity))
    runs.push(toBaselineRun(run, origin, splitByModel(results), search))
  }
  if (runs.length === 0) return null
  return { source: 'service', description: `${describeRuns(search.branch, runs)}, in the eval service`, runs }
}

/**
 * Whether `other` has further iterations of some cases of a run of the base, which count with it. Any job can name the run
 * in its notes, so the addition must be a run of the base itself: of that commit, on that branch, in the same place.
 */
function isAdditionTo({ run, origin }: BaseRun, other: ListedRun): boolean {
  const added = readRunOrigin(other)
  return (
    other.status === 'completed' &&
    added?.additionTo === run.id &&
    added.pullRequest === undefined &&
    added.branch === origin.branch &&
    added.commit === origin.commit &&
    other.environment?.id === run.environment?.id
  )
}

interface BaseRun {
  readonly run: ListedRun
  readonly origin: RunOrigin
}

/** Which of the listed runs are a baseline, the best first. Pure. */
export function chooseBaseRuns(
  listed: readonly ListedRun[],
  { branch, commit, environmentId, isAnywhere, limit, age, excludeRunIds = [] }: RunChoice,
): readonly BaseRun[] {
  const notBefore = age === undefined ? 0 : computeOldestTime(listed, excludeRunIds, age)
  const fitting = listed.flatMap((run) => {
    const origin = readRunOrigin(run)
    const isBase = origin?.branch === branch && origin.pullRequest === undefined && !origin.isSelection
    const inEnvironment = isAnywhere === true || (run.environment?.id ?? undefined) === environmentId
    const isOld = (run.createdAt ?? Number.POSITIVE_INFINITY) < notBefore
    const isUsable = run.status === 'completed' && !excludeRunIds.includes(run.id) && !isOld
    if (isBase && inEnvironment && isUsable) return [{ run, origin }]
    return []
  })
  const onCommit = fitting.filter(({ origin }) => commit !== undefined && origin.commit === commit)
  return [...onCommit, ...fitting.filter((candidate) => !onCommit.includes(candidate))].slice(0, limit)
}

/**
 * Ages use one clock: both times come from the service, since the runner's may be hours off. A run that seems to be in
 * the future counts as new.
 */
function computeOldestTime(
  listed: readonly ListedRun[],
  ownRunIds: readonly string[],
  { mostMs, nowMs }: BaselineAge,
): number {
  const ownTimes = listed.flatMap(({ id, createdAt }) => (ownRunIds.includes(id) ? (createdAt ?? []) : []))
  return (ownTimes.length > 0 ? Math.max(...ownTimes) : nowMs) - mostMs
}

function hasEnoughRuns(listed: readonly ListedRun[], search: ServiceBaselineSearch): boolean {
  return reachesAgeLimit(listed, search) || chooseBaseRuns(listed, search).length >= search.limit
}

/** Whether the oldest of the runs is too old for a baseline, and so are all that come after it. */
function reachesAgeLimit(
  listed: readonly ListedRun[],
  { age, excludeRunIds = [] }: ServiceBaselineSearch,
): boolean {
  const oldest = listed.at(-1)?.createdAt
  return age !== undefined && oldest != null && oldest < computeOldestTime(listed, excludeRunIds, age)
}

function createOutOfReachError(count: number, { branch }: ServiceBaselineSearch): ServiceError {
  return new ServiceError({
    operation: 'listEvalSuiteRuns',
    message: `None of the newest ${count} runs of the suite comes from ${branch}; older runs were not checked.`,
    advice: [`Run the job on ${branch} to measure it again.`],
    retryable: false,
    attempts: 1,
  })
}

async function findSuiteId(
  project: Project,
  { suiteName }: ServiceBaselineSearch,
): Promise<string | undefined> {
  return (await listSuites(project)).find(({ name }) => name === suiteName)?.id
}

function toBaselineRun(
  { id, createdAt }: ListedRun,
  { branch, commit, url }: RunOrigin,
  results: readonly Result[],
  { suiteName, suiteId }: ServiceBaselineSearch,
): Run {
  const run = createRun({
    id,
    suiteName: suiteName ?? suiteId ?? '',
    createdAt: createdAt ?? 0,
    branch,
    commit,
    url,
  })
  for (const result of results) addResult(run, result)
  return run
}
