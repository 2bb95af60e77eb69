import { ArtifactError, readErrorMessage } from '../errors.ts'
import type { Baseline } from '../model/comparison/baseline.ts'
import { compact } from '../model/data.ts'
import { describeAgedRuns } from '../model/run/describe-runs.ts'
import type { Run } from '../model/run/run.ts'
import { CaseNames } from '../model/run/table/case-names.ts'
import { formatArtifactName } from '../paths/artifact-name.ts'
import { shortenWorkflowPath } from '../paths/workflow-files.ts'
import type { Ports } from '../ports/platform.ts'
import { listBaseBranches, nameReplacedBranch } from './base-branches.ts'
import { readBaselineArtifact } from './from-artifacts.ts'
import type { Rejection } from './rejections.ts'
import { searchBranch } from './search-branch.ts'

export type { Rejection } from './rejections.ts'

/** Which measurements may be a baseline. */
interface MeasurementSource {
  readonly suiteName: string
  /** Workflow files whose runs count, as paths in the repository; absent: the file of this run. */
  readonly workflows?: readonly string[]
}

export interface BaselineSearch extends MeasurementSource {
  /** Branch to search; by default the one that this run is compared with. */
  readonly branch?: string
  /** Maximum number of runs to pool. */
  readonly runs: number
  readonly maxAgeDays: number
  /** False: another branch is searched where this one has never stored a baseline. Default: true. */
  readonly isLast?: boolean
}

/** Result of the search for a baseline. Only `never` allows the gate to continue without one. */
export type BaselineOutcome =
  | { readonly status: 'found'; readonly baseline: Baseline; readonly emptyRuns: readonly string[] }
  /** The branch has never stored one (or there is no branch, or nowhere to search). */
  | { readonly status: 'never'; readonly branch?: string; readonly emptyRuns: readonly string[] }
  /** `explanation`: what was found or not reached, in sentences for display; several lines. */
  | {
      readonly status: 'rejected' | 'not-reached'
      readonly branch: string
      readonly rejected: readonly Rejection[]
      readonly explanation: string
      /** Ids of the runs of the branch that have nothing to read, for the next search. */
      readonly emptyRuns: readonly string[]
    }

/** What a search needs from the platform. */
export type Surroundings = Ports<'runtime' | 'storage' | 'repository'>

/**
 * The measurements that earlier runs of this workflow have stored for the branch that is compared with: the nearest
 * ancestors first, none older than the limit, none of a fork's or a pull request's run, and only of commits that the
 * branch contains.
 * @throws PermissionError when the token may not look; ArtifactError without a token.
 */
export async function findBranchBaseline(
  search: BaselineSearch,
  platform: Surroundings,
): Promise<BaselineOutcome> {
  const { context, log } = platform.runtime
  const { artifacts } = platform.storage
  const branch = search.branch ?? context.baseBranch
  if (artifacts === undefined || branch === undefined) return { status: 'never', branch, emptyRuns: [] }
  const names = new CaseNames()
  const outcome = await searchBranch(
    {
      name: formatArtifactName('baseline', search.suiteName),
      branch,
      workflows: search.workflows,
      most: search.runs,
      maxAgeDays: search.maxAgeDays,
      isLast: search.isLast ?? true,
    },
    artifacts,
    platform,
    (artifact) => readBaselineArtifact(artifacts, artifact, search.runs, names),
  )
  if (outcome.status === 'never') return { ...outcome, branch }
  for (const { runId, explanation } of outcome.rejected) {
    log.info(`The baseline of run ${runId} is not used: it ${explanation}.`)
  }
  if (outcome.status === 'found') {
    // Also of a branch that had another name then.
    const runs = outcome.found.map((run) => ({ ...run, info: { ...run.info, branch } }))
    return {
      status: 'found',
      baseline: {
        source: 'artifact',
        description: describeAgedRuns(branch, runs, outcome.searchedAt),
        runs,
        outdatedDays: outcome.outdatedDays,
      },
      emptyRuns: outcome.emptyRuns,
    }
  }
  const { status, rejected, emptyRuns } = outcome
  const explanation =
    status === 'rejected'
      ? explainRejected(branch, rejected)
      : explainUnreached(branch, outcome.lookedAt, rejected)
  return { status, branch, rejected, explanation, emptyRuns }
}

const namedRejections = 3

function formatRejectionLines(rejected: readonly Rejection[]): readonly string[] {
  return rejected
    .slice(0, namedRejections)
    .map(({ runId, explanation }) => `- The baseline of run ${runId} ${explanation}.`)
}

function explainUnreached(branch: string, lookedAt: number, rejected: readonly Rejection[]): string {
  const unfetched = rejected.filter(({ reason }) => reason === 'not-fetched')
  if (unfetched.length === 0) {
    return `A baseline of ${branch} was not found among the ${lookedAt} runs that were checked; there may be older ones. Run the job on ${branch} to store a new one.`
  }
  const summary = `${branch} has stored baselines, but GitHub did not deliver them. Run this job again.`
  return [summary, ...formatRejectionLines(unfetched)].join('\n')
}

function explainRejected(branch: string, rejected: readonly Rejection[]): string {
  const lines = formatRejectionLines(rejected)
  const others = rejected.length - lines.length
  const otherWorkflow = rejected.find(({ reason }) => reason === 'other-workflow')?.workflowPath
  const advice =
    otherWorkflow === undefined
      ? `Run the job on ${branch} to store a new one.`
      : `Set \`baseline-workflow: ${shortenWorkflowPath(otherWorkflow)}\` to compare with it.`
  return compact([
    `${branch} has stored baselines, but none that can be used. ${advice}`,
    ...lines,
    others > 0 && `- ${others} more.`,
  ]).join('\n')
}

/**
 * The measurement of one run, named by the user. The same trust checks apply.
 * @throws ArtifactError when the run has none or can't be trusted; PermissionError.
 */
export async function findRunBaseline(
  runId: string,
  { suiteName, workflows }: MeasurementSource,
  platform: Surroundings,
): Promise<Baseline> {
  const { artifacts } = platform.storage
  const { clock } = platform.runtime
  const name = formatArtifactName('baseline', suiteName)
  const artifact = await artifacts?.findInRun(name, runId)
  if (artifacts === undefined || artifact === undefined || artifact.isExpired) {
    throw new ArtifactError(`Run ${runId} has no baseline of "${suiteName}".`, [
      `Expected the artifact ${name} of a push, schedule or workflow_dispatch run.`,
    ])
  }
  const { workflowPath, isOfBranch } = await artifacts.originOf(runId)
  const ownPath = platform.runtime.context.workflowPath
  const trusted = workflows ?? (ownPath === undefined ? undefined : [ownPath])
  if (!isOfBranch || trusted?.includes(workflowPath) === false) {
    throw new ArtifactError(
      `Run ${runId} belongs to another workflow or to a pull request, so it can't be a baseline.`,
      ['Use a run of this workflow on a branch of this repository.'],
    )
  }
  const [{ content: run }] = await readBaselineArtifact(artifacts, artifact)
  return { source: 'run', description: describeAgedRuns(artifact.branch, [run], clock.now()), runs: [run] }
}

/**
 * The measurement before this one of the branch that this run measures: of an earlier attempt, else of its newest run. It
 * is no base: what failed there must have a result now.
 */
export async function findLastOfBranch(
  search: Omit<BaselineSearch, 'branch' | 'runs'>,
  platform: Surroundings,
): Promise<Run | undefined> {
  const { artifacts } = platform.storage
  const { branch, attempt = 1 } = platform.runtime.context
  if (artifacts === undefined || branch === undefined) return undefined
  const name = formatArtifactName('baseline', search.suiteName)
  const before = attempt === 1 ? undefined : await artifacts.findInThisRun(name)
  if (before !== undefined) return (await readBaselineArtifact(artifacts, before))[0].content
  const outcome = await findBranchBaseline({ ...search, branch, runs: 1, isLast: false }, platform)
  return outcome.status === 'found' ? outcome.baseline.runs[0] : undefined
}

/**
 * Searches one branch after another, see {@link listBaseBranches}. The next one is searched only if a branch has
 * *never* stored a baseline; the result names the branch that it replaces.
 * @throws as {@link findBranchBaseline}
 */
export async function findBaselineWithFallback(
  search: Omit<BaselineSearch, 'branch' | 'isLast'>,
  chosenBranch: string | undefined,
  platform: Surroundings,
): Promise<BaselineOutcome> {
  const branches = listBaseBranches(platform.runtime.context, chosenBranch)
  const emptyRuns: string[] = []
  for (const branch of branches) {
    const isLast = branch === branches.at(-1)
    const outcome = await findBranchBaseline({ ...search, branch, isLast }, platform)
    emptyRuns.push(...outcome.emptyRuns)
    if (outcome.status === 'never') continue
    if (outcome.status === 'found')
      return { ...outcome, baseline: nameReplacedBranch(outcome.baseline, branch, branches), emptyRuns }
    return { ...outcome, emptyRuns }
  }
  return { status: 'never', branch: branches[0], emptyRuns }
}

/**
 * The baseline with the ledger that the newest run of the branch has stored as an artifact: the service keeps none.
 * Without one, or when GitHub can't be asked, the baseline as it is: the ledger then starts again.
 */
export async function addStoredLedger(
  baseline: Baseline,
  search: Omit<BaselineSearch, 'branch' | 'runs'>,
  chosenBranch: string | undefined,
  platform: Surroundings,
): Promise<Baseline> {
  const [branch] = listBaseBranches(platform.runtime.context, chosenBranch)
  const [newest, ...older] = baseline.runs
  if (newest === undefined) return baseline
  try {
    const outcome = await findBranchBaseline({ ...search, branch, runs: 1 }, platform)
    const ledger = outcome.status === 'found' ? outcome.baseline.runs[0]?.ledger : undefined
    if (ledger === undefined) return baseline
    return { ...baseline, runs: [{ ...newest, ledger }, ...older] }
  } catch (error) {
    platform.runtime.log.debug(`The ledger of ${branch} could not be fetched: ${readErrorMessage(error)}`)
    return baseline
  }
}
