import type { Rejection } from '#github'
import type { Config } from '#settings'
import type { Baseline, MissingBaseline } from '../../../model/comparison/baseline.ts'
import type { Reason } from '../../../model/verdict.ts'
import type { Ports } from '../../../ports/platform.ts'
import type { Job } from '../../job.ts'

/** What the search for a baseline came to. */
export interface ChosenBaseline {
  readonly baseline: Baseline | null
  /** Why the baseline is missing. */
  readonly missing?: MissingBaseline
  /** Baselines of the branch that may not be used. */
  readonly rejected?: readonly Rejection[]
  /** Ids of the runs of the branch that have nothing to read, for later runs. */
  readonly emptyRuns?: readonly string[]
  /** About parts of the measurement that have nothing to be compared with, while others have. */
  readonly reasons?: readonly Reason[]
}

/**
 * Finds the baseline that the inputs ask for, within half of the budget.
 * @throws ReportError or ArtifactError when a file or run was named and is not usable; a baseline that was
 * asked for is never quietly absent. An outage of GitHub is reported instead: it must not look like a
 * regression.
 */
export async function chooseBaseline(job: Omit<Job, 'stopwatch'>): Promise<ChosenBaseline> {
  const { config, platform } = job
  const { baseline: choice } = config
  if (choice.kind === 'none') {
    const explanation = 'Without a baseline (`baseline: none`), only absolute limits apply.'
    return { baseline: null, missing: { kind: 'unwanted', explanation } }
  }
  if (choice.kind === 'service') {
    // What the service has is looked up by those who know what to join it with.
    if (config.service !== undefined) return { baseline: null }
    const explanation =
      'The baseline should come from the eval service (`baseline: service`), which is not asked without a key. Set `api-key` and `base-url`, or choose another `baseline`.'
    return { baseline: null, missing: { kind: 'unusable', explanation } }
  }
  const isStored = choice.kind === 'auto' || choice.kind === 'artifact'
  if (isStored && platform.storage.artifacts === undefined) return explainMissingStorage(config, platform)
  const { findStoredBaseline } = await import('./stored-baseline.ts')
  return findStoredBaseline(choice, job)
}

/** Says why there is no baseline where the CI system keeps nothing between runs. */
function explainMissingStorage(
  config: Config,
  { runtime: { context, log }, storage: { noArtifacts } }: Ports<'runtime' | 'storage'>,
): ChosenBaseline {
  if (context.provider === 'terminal') {
    if (config.baseline.kind === 'auto') {
      // `on-missing-baseline` decides: the script may have lost the file that it wanted to pass.
      const explanation = 'No baseline was given; `--baseline file:PATH` names one.'
      return { baseline: null, missing: { kind: 'first', explanation } }
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
