import { addStoredLedger, listBaseBranches, nameReplacedBranch } from '#github'
import { findServiceBaseline, type MeasuredRun } from '#service'
import type { JobSettings } from '#settings'
import { removeRequestId, ServiceError } from '../../errors.ts'
import { findProposal } from '../../model/base-side.ts'
import type { Baseline } from '../../model/comparison/baseline.ts'
import { dayMs } from '../../model/format-time.ts'
import { describeRuns } from '../../model/run/describe-runs.ts'
import type { Run } from '../../model/run/run.ts'
import { listNamedWorkflows } from '../../paths/workflow-files.ts'
import type { Job } from '../job.ts'
import { type ChosenBaseline, chooseBaseline } from '../report/baseline/choose-baseline.ts'
import type { HostedJob } from './job.ts'

export interface HostedBaseline extends ChosenBaseline {
  /** Runs that have nothing to be compared with, while others have; and the branch that was searched. */
  readonly uncompared?: readonly { readonly run: MeasuredRun; readonly branch: string }[]
}

/**
 * What the hosted runs are compared with. By default the service's own runs of the same suites and
 * environments on the base branch, else what the base branch has stored as an artifact; any other choice as
 * for reports.
 * @throws as {@link chooseBaseline}
 */
export async function chooseHostedBaseline(
  measured: readonly MeasuredRun[],
  hosted: HostedJob,
  job: Job,
): Promise<HostedBaseline> {
  const { config, platform } = hosted
  const chooseStoredBaseline = () => chooseBaseline({ ...job, config, platform })
  if (measured.length === 0) return { baseline: null }
  if (config.baseline.kind !== 'auto' && config.baseline.kind !== 'service')
    return await chooseStoredBaseline()
  try {
    const inService = await findInService(measured, hosted, job.policy)
    if (inService !== null)
      return { ...inService, baseline: await addLedger(inService.baseline, hosted, job) }
  } catch (error) {
    hosted.project.signal?.throwIfAborted()
    if (!(error instanceof ServiceError)) throw error
    const failure = 'The service could not be asked for a baseline.'
    const trouble = `${failure} ${removeRequestId(error)}`
    platform.runtime.log.warning(`${failure} ${error.message}`)
    const chosen = await chooseStoredBaseline()
    if (chosen.baseline === null) return addMissingTrouble(chosen, trouble)
    return chosen
  }
  return await chooseStoredBaseline()
}

/** Says that the service could not be asked: without a stored baseline it is unknown whether there is one. */
function addMissingTrouble({ missing, ...chosen }: ChosenBaseline, trouble: string): ChosenBaseline {
  const explanation = [trouble, missing?.explanation].filter((text) => text !== undefined).join('\n')
  return { ...chosen, missing: { kind: 'out-of-reach', explanation } }
}

/** Adds the ledger of the slow drift, which only runs of a branch continue. */
async function addLedger(
  baseline: Baseline,
  { config, platform }: HostedJob,
  { policy, budget }: Job,
): Promise<Baseline> {
  const { context } = platform.runtime
  if (findProposal(context) !== undefined || context.branch === undefined) return baseline
  const { suiteName } = config
  const search = { suiteName, workflows: listNamedWorkflows(config), maxAgeDays: policy.baselineMaxAgeDays }
  const findLedger = () => addStoredLedger(baseline, search, config.baselineBranch, platform)
  return await budget.spend('The search for the ledger', findLedger, 0.25).catch(() => baseline)
}

interface InService {
  readonly baseline: Baseline
  readonly uncompared: NonNullable<HostedBaseline['uncompared']>
}

async function findInService(
  measured: readonly MeasuredRun[],
  job: HostedJob,
  limits: JobSettings,
): Promise<InService | null> {
  const branches = listBaseBranches(job.platform.runtime.context, job.config.baselineBranch)
  for (const branch of branches) {
    const onBranch = await findOnBranch(branch, measured, job, limits)
    if (onBranch !== null)
      return { ...onBranch, baseline: nameReplacedBranch(onBranch.baseline, branch, branches) }
  }
  return null
}

async function findOnBranch(
  branch: string,
  measured: readonly MeasuredRun[],
  { config, project, platform, basePlace }: HostedJob,
  { baselineRuns, baselineMaxAgeDays }: JobSettings,
): Promise<InService | null> {
  const { context, clock } = platform.runtime
  const excludeRunIds = measured.map(({ runId }) => runId)
  const baselines: Baseline[] = []
  const uncompared: { readonly run: MeasuredRun; readonly branch: string }[] = []
  for (const measuredRun of measured) {
    const { suiteId, run, identity } = measuredRun
    const ownId = run?.environment?.id
    const environmentId = basePlace(ownId ? { environmentId: ownId } : {})?.environmentId ?? ownId
    const baseline = await findServiceBaseline(project, {
      suiteId,
      suiteName: config.suiteName,
      branch,
      commit: findProposal(context)?.baseSha,
      environmentId,
      limit: baselineRuns,
      age: { mostMs: baselineMaxAgeDays * dayMs, nowMs: clock.now() },
      excludeRunIds,
      identity,
    })
    if (baseline !== null) baselines.push(baseline)
    else uncompared.push({ run: measuredRun, branch })
  }
  const runs = pairUpRuns(baselines)
  if (runs.length === 0) return null
  return {
    baseline: {
      source: 'service',
      description: `${describeRuns(branch, runs)}, in the eval service`,
      runs,
    },
    uncompared,
  }
}

/**
 * The first runs of all suites become one run, the second ones another, and so on: the head is one run too.
 */
function pairUpRuns(baselines: readonly Baseline[]): readonly Run[] {
  const placed = baselines.flatMap(({ runs }) => [...runs.entries()])
  return [...Map.groupBy(placed, ([place]) => place).values()].flatMap((parts) => {
    const cases = new Map(parts.flatMap(([, run]) => [...run.cases]))
    return parts.slice(0, 1).map(([, { info }]) => ({ info, cases }))
  })
}
