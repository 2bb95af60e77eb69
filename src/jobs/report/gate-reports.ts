import { randomUUID } from 'node:crypto'
import type { Config } from '../../config/load.ts'
import type { ExitCode } from '../../errors.ts'
import type { Measured } from '../../model/measured.ts'
import { namesOf } from '../../model/run/run.ts'
import type { CaseNames } from '../../model/run/table/case-names.ts'
import type { Platform } from '../../ports/platform.ts'
import { type Job, prepare } from '../job.ts'
import { gate } from '../line.ts'
import { type Again, never } from '../look-again.ts'
import { createProgress } from '../progress.ts'
import { describeRun, externalRunId } from '../run-identity.ts'
import { beginSearch } from './baseline/report-baseline.ts'
import { measure } from './measure.ts'
import { logReports, measuredReports } from './measured-reports.ts'
import { dateReports } from './old-reports.ts'
import { openUpload } from './open-upload.ts'
import { findTestOutcomes } from './test-steps.ts'

/** The main job: reports → results → service and verdict. Returns the exit code of {@link gate}. */
export async function gateReports(config: Config, platform: Platform): Promise<ExitCode> {
  const job = await prepare(config, platform)
  // First, so that a wrong baseline is reported before anything is sent.
  const search = await beginSearch(job)
  const measured = await measureReports(job, namesOf(search.stored.baseline?.runs[0]))
  const again = await againOf(measured, job)
  return await gate({ measured, findBase: search.findBase, again }, job)
}

/** @param names of the cases of the baseline, which are mostly those of the reports */
async function measureReports(
  { config, platform, policy, budget, stopwatch }: Job,
  names: CaseNames | undefined,
): Promise<Measured> {
  const { context, log, clock, workspace } = platform
  const id = externalRunId(context, config.suiteName, randomUUID())
  const info = describeRun(context, config.suiteName, id, clock.now())
  const upload = await openUpload(config, policy, info, platform)
  const measurement = await log.group('Reading the reports', async () => {
    const progress = createProgress('results read', platform)
    const read = await measure({
      patterns: config.reports,
      root: workspace,
      info,
      names,
      format: policy.format,
      pathPrefix: config.pathPrefix,
      hideSecrets: platform.hideSecrets,
      testOutcome: config.testOutcome,
      sink: upload.sink,
      onRead: progress.add,
      onTallied: (run) => {
        progress.end()
        upload.expect?.(run)
      },
      stopwatch,
    })
    progress.end()
    logReports(read, platform)
    return read
  })
  const service = await stopwatch.time('upload', () => upload.finish(measurement.found.files))
  const old = await dateReports(measurement.stale, platform, budget)
  const testOutcome = await findTestOutcomes(config, measurement, platform, budget)
  return measuredReports(
    measurement,
    { ...config, testOutcome },
    { old, otherCode: context.notTheBranch, service },
  )
}

/** How reports are measured again. It is loaded when somebody asks for it: a job starts sooner without. */
async function againOf(measured: Measured, { config, policy, platform }: Job): Promise<Again> {
  const { lookAgain } = config
  if (lookAgain === undefined) return never
  const { commandsOf } = await import('./again/commands.ts')
  return commandsOf(measured, { ...config, lookAgain, format: policy.format }, platform)
}
