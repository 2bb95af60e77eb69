import { findRunBaseline } from '../../baseline/find.ts'
import { findBaselineWithFallback } from '../../baseline/find-fallback.ts'
import { explainFirstBaseline } from '../../baseline/first-baseline.ts'
import { hasBaselineFiles, readBaselineFiles } from '../../baseline/from-files.ts'
import type { Rejection } from '../../baseline/search.ts'
import { workflowPath } from '../../baseline/workflow-files.ts'
import type { Config } from '../../config/load.ts'
import { neededPermissions } from '../../config/permissions.ts'
import { describeRefusal, messageOf, PermissionError } from '../../errors.ts'
import type { Baseline, MissingBaseline } from '../../model/comparison/baseline.ts'
import type { Platform } from '../../ports/platform.ts'
import { type Budget, createBudget } from '../budget.ts'

/** What the search for a baseline came to. */
export interface ChosenBaseline {
  readonly baseline: Baseline | null
  /** Why the baseline is missing. */
  readonly missing?: MissingBaseline
  /** Baselines of the branch that may not be used. */
  readonly rejected?: readonly Rejection[]
}

/**
 * Finds the baseline that the inputs ask for, within half of the budget.
 * @throws ReportError or ArtifactError when a file or run was named and is not usable; a baseline that was asked
 * for is never quietly absent. An outage of GitHub is reported instead: it must not look like a regression.
 */
export async function chooseBaseline(
  config: Config,
  platform: Platform,
  budget: Budget = createBudget(config.publishTimeoutMs, platform),
): Promise<ChosenBaseline> {
  const { baseline: choice, suiteName } = config
  const workflows = config.baselineWorkflows.map(workflowPath)
  const search = { suiteName, workflows: workflows.length === 0 ? undefined : workflows }
  switch (choice.kind) {
    case 'none':
      return unwanted('Without a baseline (`baseline: none`), only absolute limits apply.')
    // What the service has is looked up by those who know what to join it with.
    case 'service':
      return { baseline: null }
    case 'file':
      return readFiles(choice.path, config, platform)
    case 'run':
      return { baseline: await findRunBaseline(choice.runId, search, platform) }
    case 'auto':
    case 'artifact':
      if (platform.artifacts === undefined) return withoutStorage(config, platform)
      return tellTrouble(config, platform, budget, async () => {
        const limits = { runs: config.baselineRuns, maxAgeDays: config.baselineMaxAgeDays }
        const outcome = await findBaselineWithFallback(
          { ...search, ...limits },
          config.baselineBranch,
          platform,
        )
        if (outcome.status === 'found') return { baseline: outcome.baseline }
        if (outcome.status === 'never') {
          const ownPath = platform.context.workflowPath
          const storing = search.workflows ?? (ownPath === undefined ? [] : [ownPath])
          const missing = await explainFirstBaseline(outcome.branch, storing, platform)
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
}

function unwanted(explanation: string): ChosenBaseline {
  return { baseline: null, missing: { kind: 'unwanted', explanation } }
}

/** A cache that is empty on the first run, or was evicted, is not a mistake of the workflow when the inputs say so. */
async function readFiles(path: string, config: Config, platform: Platform): Promise<ChosenBaseline> {
  const place = { root: platform.workspace, allowOutside: platform.context.provider === 'terminal' }
  const mayBeAbsent = config.policyInputs.onMissingBaseline !== undefined
  if (!mayBeAbsent || (await hasBaselineFiles([path], place))) {
    return { baseline: await readBaselineFiles([path], { ...place, format: config.format }) }
  }
  const explanation = `No file matches \`baseline: file:${path}\`: nothing was stored yet, or a cache was evicted.`
  return { baseline: null, missing: { kind: 'unusable', explanation } }
}

/** Where the CI system keeps nothing between runs. */
function withoutStorage(config: Config, { context, noArtifacts, log }: Platform): ChosenBaseline {
  if (context.provider === 'terminal') {
    if (config.baseline.kind === 'auto') {
      return unwanted('No baseline was given; `--baseline file:PATH` names one.')
    }
    const explanation = 'Stored baselines can only be read in GitHub Actions. Use `--baseline file:PATH`.'
    return { baseline: null, missing: { kind: 'unusable', explanation } }
  }
  const explanation =
    noArtifacts ?? 'This runner has no artifact storage, so no baseline can be stored or found.'
  // The service is asked next, and has the same memory.
  const hasService = config.service !== undefined && config.service.projectId !== 'default'
  if (config.baseline.kind === 'auto' && hasService) log.info(explanation)
  else log.warning(explanation)
  return { baseline: null, missing: { kind: 'unusable', explanation } }
}

/** A missing permission is a mistake in the workflow, and stays until the workflow is fixed: an error every time. */
async function tellTrouble(
  config: Config,
  { log }: Pick<Platform, 'log'>,
  budget: Budget,
  find: () => Promise<ChosenBaseline>,
): Promise<ChosenBaseline> {
  try {
    return await budget.spend('The search for the baseline', find, 0.5)
  } catch (error) {
    if (error instanceof PermissionError) {
      const explanation = describeRefusal(error, neededPermissions(config))
      log.error(explanation)
      return { baseline: null, missing: { kind: 'out-of-reach', explanation } }
    }
    const explanation = `The baseline could not be fetched: ${messageOf(error, '\n')}`
    log.warning(explanation)
    return { baseline: null, missing: { kind: 'out-of-reach', explanation } }
  }
}
