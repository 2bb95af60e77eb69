import { alignTitles } from '../../baseline/align-titles.ts'
import { findServiceBaseline } from '../../baseline/from-service.ts'
import type { Config } from '../../config/load.ts'
import { ServiceError } from '../../errors.ts'
import { type ServiceOutcome, serviceRuns } from '../../model/gate-report.ts'
import type { Run } from '../../model/run.ts'
import { dayMs } from '../../model/time.ts'
import type { Platform } from '../../ports/platform.ts'
import { openClient } from '../../service/client/open.ts'
import { type ChosenBaseline, chooseBaseline } from './choose-baseline.ts'

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
  const { context, log, clock } = platform
  const branch = context.baseBranch
  if (branch === undefined) return chosen
  const client = openClient(service, platform)
  try {
    const baseline = await findServiceBaseline(client.project(service.projectId), {
      suiteName: config.suiteName,
      branch,
      commit: context.pullRequest?.baseSha,
      limit: config.baselineRuns,
      age: { mostMs: config.baselineMaxAgeDays * dayMs, nowMs: clock.now() },
      // What was just uploaded is the head itself.
      excludeRunIds: serviceRuns(uploaded).map(({ runId }) => runId),
      identity: { suite: [], stableCaseIds: false },
    })
    return baseline === null ? chosen : { baseline: alignTitles(baseline, head) }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const trouble = [`The service could not be asked for a baseline. ${error.message}`, ...error.advice].join(
      '\n',
    )
    log.warning(trouble)
    return { ...chosen, trouble: [chosen.trouble, trouble].filter(Boolean).join('\n') }
  } finally {
    await client.close()
  }
}
