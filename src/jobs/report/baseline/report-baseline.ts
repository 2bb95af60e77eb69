import type { Config } from '../../../config/load.ts'
import type { ServiceOutcome } from '../../../model/gate-report.ts'
import type { Run } from '../../../model/run/run.ts'
import type { Platform } from '../../../ports/platform.ts'
import type { ChosenBaseline } from './choose-baseline.ts'

/**
 * The baseline of a report job. What the base branch has stored as an artifact comes first, since it knows files,
 * suites and skipped cases; the service knows an uploaded case by its title alone, and is asked when there is no
 * artifact (no permission to look, another CI system) or when the inputs want it.
 * @throws as {@link chooseBaseline}
 */
export async function chooseReportBaseline(
  chosen: ChosenBaseline,
  head: Run,
  config: Config,
  platform: Platform,
  uploaded: ServiceOutcome,
): Promise<ChosenBaseline> {
  const { baseline: choice, service } = config
  const wantsService = choice.kind === 'service' || (choice.kind === 'auto' && chosen.baseline === null)
  // Only the ingest routes understand `default`.
  if (!wantsService || service === undefined || service.projectId === 'default') return chosen
  const { askService } = await import('./service-baseline.ts')
  return await askService(chosen, head, { ...config, service }, platform, uploaded)
}
