import type { Measured } from '../../../model/measured.ts'
import type { Run } from '../../../model/run/run.ts'
import type { Job } from '../../job.ts'
import { type ChosenBaseline, chooseBaseline } from './choose-baseline.ts'

/** The search for the baseline of reports, whose first half needs no measurement. */
export interface BaselineSearch {
  /** What the inputs name, or the base branch has stored. */
  readonly stored: ChosenBaseline
  /** Asks the service, too, where that is wanted. */
  readonly findBase: (measured: Measured) => Promise<ChosenBaseline>
}

async function addPredecessorBaseline(chosen: ChosenBaseline, run: Run, job: Job): Promise<ChosenBaseline> {
  const { findPredecessorBaseline } = await import('./stored-baseline.ts')
  return await job.stopwatch.time('baseline', () => findPredecessorBaseline(chosen, run, job))
}

/**
 * Looks for the baseline of reports, of one job or of several. What the base branch has stored as an artifact comes
 * first, since it knows files, suites and skipped cases; the service knows an uploaded case by its title alone, and is
 * asked when there is no artifact (no permission to look, another CI system) or when the inputs want it.
 * @throws as {@link chooseBaseline}
 */
export async function beginBaselineSearch(job: Job): Promise<BaselineSearch> {
  const { config, policy, platform, stopwatch } = job
  const byName = await stopwatch.time('baseline', () => chooseBaseline(job))
  return {
    stored: byName,
    findBase: async ({ run, service: uploaded }) => {
      const { baseline: choice, service } = config
      const stored =
        byName.missing?.kind === 'first' ? await addPredecessorBaseline(byName, run, job) : byName
      // Uploads may go to `default`; who wants the service as the memory of all runs names a project, or asks for it.
      const isNamed = service !== undefined && service.projectId !== 'default'
      const wantsService =
        choice.kind === 'service' || (choice.kind === 'auto' && stored.baseline === null && isNamed)
      if (!wantsService || service === undefined) return stored
      const { findBaselineInService } = await import('./service-baseline.ts')
      return await findBaselineInService(
        stored,
        run,
        { config: { ...config, service }, policy, platform },
        uploaded,
      )
    },
  }
}
