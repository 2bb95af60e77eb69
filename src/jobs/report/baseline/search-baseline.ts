import { baseBranchesOf } from '../../../baseline/base-branches.ts'
import { findBranchBaseline, findRunBaseline } from '../../../baseline/find.ts'
import { findBaselineWithFallback } from '../../../baseline/find-fallback.ts'
import { explainFirstBaseline } from '../../../baseline/first-baseline.ts'
import { hasBaselineFiles, readBaselineFiles } from '../../../baseline/from-files.ts'
import { findPast } from '../../../baseline/predecessor.ts'
import type { Config } from '../../../config/load.ts'
import { ArtifactError, describeRefusal, messageOf, PermissionError } from '../../../errors.ts'
import type { Run } from '../../../model/run/run.ts'
import { namedWorkflows } from '../../../paths/workflow-files.ts'
import type { Job } from '../../job.ts'
import { neededPermissions } from '../../permissions.ts'
import type { ChosenBaseline } from './choose-baseline.ts'

/**
 * Reads the baseline that the inputs name, or searches the artifacts of the base branch within half of the budget.
 * @throws as {@link chooseBaseline}
 */
export async function searchBaseline(
  choice: Exclude<Config['baseline'], { readonly kind: 'none' | 'service' }>,
  job: Omit<Job, 'stopwatch'>,
): Promise<ChosenBaseline> {
  const { config, platform } = job
  if (choice.kind === 'file') return readFiles(choice.path, job)
  const search = searchOf(job)
  if (choice.kind === 'run')
    return tellTrouble(job, async () => ({
      baseline: await findRunBaseline(choice.runId, search, platform),
    }))
  return tellTrouble(job, async () => {
    const outcome = await findBaselineWithFallback(search, config.baselineBranch, platform)
    if (outcome.status === 'found') return { baseline: outcome.baseline }
    if (outcome.status === 'never') {
      const missing = await explainFirstBaseline(outcome.branch, storingWorkflows(job), platform)
      if (missing.kind === 'unusable') platform.log.warning(missing.explanation)
      return { baseline: null, missing }
    }
    platform.log.warning(outcome.explanation)
    const kind = outcome.status === 'rejected' ? 'unusable' : 'out-of-reach'
    return {
      baseline: null,
      missing: { kind, explanation: outcome.explanation },
      rejected: outcome.rejected,
    }
  })
}

/**
 * The baseline of a suite that the branch knows under another name, or that it has lost ({@link findPast}); else what was
 * chosen before. What GitHub does not answer leaves it open whether there is one.
 */
export async function searchPredecessor(
  chosen: ChosenBaseline,
  head: Run,
  job: Omit<Job, 'stopwatch'>,
): Promise<ChosenBaseline> {
  const { config, platform } = job
  const [branch] = baseBranchesOf(platform.context, config.baselineBranch)
  if (branch === undefined) return chosen
  return tellTrouble(job, async () => {
    const workflows = storingWorkflows(job)
    const past = await findPast(head, branch, workflows, platform)
    if (past === undefined) return chosen
    if (past.kind === 'lost') {
      const explanation = `Run ${past.runId} on ${branch} included this step, but its baseline is missing: the artifact has expired, or the measurement was incomplete. Run the job on ${branch} to store a new baseline.`
      platform.log.warning(explanation)
      return { baseline: null, missing: { kind: 'unusable', explanation } }
    }
    const { suiteName } = past
    const outcome = await findBranchBaseline({ ...searchOf(job), suiteName, branch }, platform)
    if (outcome.status !== 'found') return chosen
    const { baseline } = outcome
    const of = `of ${JSON.stringify(suiteName)}, whose job is now this one`
    platform.log.notice(`Compared with the history ${of}.`)
    return { baseline: { ...baseline, description: `${baseline.description}, ${of}` } }
  })
}

function searchOf({ config, policy }: Pick<Job, 'config' | 'policy'>) {
  const { baselineRuns: runs, baselineMaxAgeDays: maxAgeDays } = policy
  return { suiteName: config.suiteName, workflows: namedWorkflows(config), runs, maxAgeDays }
}

/** Files of the workflows whose runs store the baseline. */
function storingWorkflows(job: Pick<Job, 'config' | 'policy' | 'platform'>): readonly string[] {
  const own = job.platform.context.workflowPath
  return searchOf(job).workflows ?? (own === undefined ? [] : [own])
}

/** A cache that is empty on the first run, or was evicted, is not a mistake of the workflow when the policy says so. */
async function readFiles(
  path: string,
  { config, policy, platform }: Pick<Job, 'config' | 'policy' | 'platform'>,
): Promise<ChosenBaseline> {
  const place = { root: platform.workspace, allowOutside: platform.context.provider === 'terminal' }
  const mayBeAbsent =
    policy.onMissingBaseline !== 'pass' || config.policyInputs.onMissingBaseline !== undefined
  if (!mayBeAbsent || (await hasBaselineFiles([path], place))) {
    return { baseline: await readBaselineFiles([path], { ...place, format: policy.format }) }
  }
  const explanation = `No file matches \`baseline: file:${path}\`: nothing was stored yet, or a cache was evicted.`
  return { baseline: null, missing: { kind: 'unusable', explanation } }
}

/** A missing permission is a mistake in the workflow, and stays until the workflow is fixed: an error every time. */
async function tellTrouble(
  { config, policy, platform: { log }, budget }: Omit<Job, 'stopwatch'>,
  find: () => Promise<ChosenBaseline>,
): Promise<ChosenBaseline> {
  try {
    return await budget.spend('The search for the baseline', find, 0.5)
  } catch (error) {
    // GitHub answered: the run that was named stored no baseline.
    if (error instanceof ArtifactError && config.baseline.kind === 'run') throw error
    if (error instanceof PermissionError) {
      const explanation = describeRefusal(error, neededPermissions(config, policy))
      log.error(explanation)
      return { baseline: null, missing: { kind: 'out-of-reach', explanation } }
    }
    const explanation = `The baseline could not be fetched: ${messageOf(error, '\n')}`
    log.warning(explanation)
    return { baseline: null, missing: { kind: 'out-of-reach', explanation } }
  }
}
