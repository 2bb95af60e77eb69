import {
  explainFirstBaseline,
  findBaselineWithFallback,
  findBranchBaseline,
  findRunBaseline,
  findSuitePast,
  hasBaselineFiles,
  listBaseBranches,
  readBaselineFiles,
} from '#github'
import type { Config } from '#settings'
import {
  ArtifactError,
  describePermissionRefusal,
  PermissionError,
  readErrorMessage,
} from '../../../errors.ts'
import { compact } from '../../../model/data.ts'
import type { Run } from '../../../model/run/run.ts'
import { listNamedWorkflows } from '../../../paths/workflow-files.ts'
import type { Job, JobSetup } from '../../job.ts'
import { listOutputFiles } from '../../output-files.ts'
import { listNeededPermissions } from '../../permissions.ts'
import type { ChosenBaseline } from './choose-baseline.ts'

/**
 * Reads the baseline that the inputs name, or searches the artifacts of the base branch within half of the budget.
 * @throws as {@link chooseBaseline}
 */
export async function findStoredBaseline(
  choice: Exclude<Config['baseline'], { readonly kind: 'none' | 'service' }>,
  job: Omit<Job, 'stopwatch'>,
): Promise<ChosenBaseline> {
  const { config, platform } = job
  if (choice.kind === 'file') return readNamedFiles(choice.path, job)
  const search = createSearchOptions(job)
  if (choice.kind === 'run')
    return searchOrExplain(job, async () => ({
      baseline: await findRunBaseline(choice.runId, search, platform),
    }))
  return searchOrExplain(job, async () => {
    const outcome = await findBaselineWithFallback(search, config.baselineBranch, platform)
    if (outcome.status === 'found') return outcome
    if (outcome.status === 'never') {
      const missing = await explainFirstBaseline(outcome.branch, listStoringWorkflows(job), platform)
      if (missing.kind === 'unusable') platform.runtime.log.warning(missing.explanation)
      return { baseline: null, missing, emptyRuns: outcome.emptyRuns }
    }
    platform.runtime.log.warning(outcome.explanation)
    const kind = outcome.status === 'rejected' ? 'unusable' : 'out-of-reach'
    return {
      baseline: null,
      missing: { kind, explanation: outcome.explanation },
      rejected: outcome.rejected,
      emptyRuns: outcome.emptyRuns,
    }
  })
}

/**
 * The baseline of a suite that the branch knows under another name, or that it has lost ({@link findSuitePast}); else what was
 * chosen before. What GitHub does not answer leaves it open whether there is one.
 */
export async function findPredecessorBaseline(
  chosen: ChosenBaseline,
  head: Run,
  job: Omit<Job, 'stopwatch'>,
): Promise<ChosenBaseline> {
  const { config, platform } = job
  const [branch] = listBaseBranches(platform.runtime.context, config.baselineBranch)
  if (branch === undefined) return chosen
  return searchOrExplain(job, async () => {
    const workflows = listStoringWorkflows(job)
    const past = await findSuitePast(head, branch, workflows, platform)
    if (past === undefined) return chosen
    if (past.kind === 'lost') {
      const explanation = `Run ${past.runId} on ${branch} included this step, but its baseline is missing: the artifact has expired, or the measurement was not kept, and the log of that run says why. Run the job on ${branch} to store a new baseline.`
      platform.runtime.log.warning(explanation)
      return { baseline: null, missing: { kind: 'unusable', explanation } }
    }
    const { suiteName } = past
    const outcome = await findBranchBaseline({ ...createSearchOptions(job), suiteName, branch }, platform)
    if (outcome.status !== 'found') return chosen
    const { baseline } = outcome
    const origin = `of ${JSON.stringify(suiteName)}, whose job is now this one`
    platform.runtime.log.notice(`Compared with the history ${origin}.`)
    return { baseline: { ...baseline, description: `${baseline.description}, ${origin}` } }
  })
}

function createSearchOptions({ config, policy }: JobSetup) {
  const { baselineRuns: runs, baselineMaxAgeDays: maxAgeDays } = policy
  return { suiteName: config.suiteName, workflows: listNamedWorkflows(config), runs, maxAgeDays }
}

/** Files of the workflows whose runs store the baseline. */
function listStoringWorkflows(job: JobSetup): readonly string[] {
  const workflowPath = job.platform.runtime.context.workflowPath
  return createSearchOptions(job).workflows ?? compact([workflowPath])
}

/** A cache that is empty on the first run, or was evicted, is not a mistake of the workflow when the policy says so. */
async function readNamedFiles(path: string, { config, policy, platform }: JobSetup): Promise<ChosenBaseline> {
  const place = {
    root: platform.machine.workspace,
    allowOutside: platform.runtime.context.provider === 'terminal',
  }
  const mayBeAbsent =
    policy.onMissingBaseline !== 'pass' || config.policyInputs.onMissingBaseline !== undefined
  if (!mayBeAbsent || (await hasBaselineFiles([path], place))) {
    return {
      baseline: await readBaselineFiles([path], {
        ...place,
        format: policy.format,
        lost: policy.lost,
        outputs: listOutputFiles(config, platform.step),
      }),
    }
  }
  const explanation = `No file matches \`baseline: file:${path}\`: nothing was stored yet, or a cache was evicted.`
  return { baseline: null, missing: { kind: 'unusable', explanation } }
}

/** A missing permission is a mistake in the workflow, and stays until the workflow is fixed: an error every time. */
async function searchOrExplain(
  {
    config,
    policy,
    platform: {
      runtime: { log },
    },
    budget,
  }: Omit<Job, 'stopwatch'>,
  find: () => Promise<ChosenBaseline>,
): Promise<ChosenBaseline> {
  try {
    return await budget.spend('The search for the baseline', find, 0.5)
  } catch (error) {
    // GitHub answered: the run that was named stored no baseline.
    if (error instanceof ArtifactError && config.baseline.kind === 'run') throw error
    if (error instanceof PermissionError) {
      const explanation = describePermissionRefusal(error, listNeededPermissions(config, policy))
      log.error(explanation)
      return { baseline: null, missing: { kind: 'out-of-reach', explanation } }
    }
    const explanation = `The baseline could not be fetched: ${readErrorMessage(error, '\n')}`
    log.warning(explanation)
    return { baseline: null, missing: { kind: 'out-of-reach', explanation } }
  }
}
