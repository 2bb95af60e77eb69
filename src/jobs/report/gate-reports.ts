import { randomUUID } from 'node:crypto'
import type { FoundReport } from '#files'
import type { Config } from '#settings'
import { settleOutages } from '#verdict'
import type { ExitCode } from '../../errors.ts'
import type { Baseline } from '../../model/comparison/baseline.ts'
import type { ServiceOutcome } from '../../model/gate-report.ts'
import type { Measured } from '../../model/measured.ts'
import { findCaseNames, type Run } from '../../model/run/run.ts'
import type { Platform } from '../../ports/platform.ts'
import { type Job, prepareJob } from '../job.ts'
import type { GateSource } from '../line.ts'
import { type Again, never } from '../look-again.ts'
import { listOutputFiles } from '../output-files.ts'
import { createProgress } from '../progress.ts'
import { createExternalRunId, describeRunInfo } from '../run-identity.ts'
import { beginBaselineSearch } from './baseline/report-baseline.ts'
import { type MeasureOptions, readMeasurement } from './measure.ts'
import { logReportFiles, toMeasuredReports } from './measured-reports.ts'
import { dateOldReports, findOldReports } from './old-reports.ts'
import { openResultUpload } from './open-upload.ts'
import { findTestOutcomes } from './test-steps.ts'

/** The main job: reports → results → service and verdict. Returns the exit code of the gate. */
export async function gateReportFiles(
  config: Config,
  platform: Platform,
  gateSource: GateSource,
): Promise<ExitCode> {
  const job = await prepareJob(config, platform)
  // First, so that a wrong baseline is reported before anything is sent.
  const search = await beginBaselineSearch(job)
  const measured = await measureReportFiles(job, search.stored.baseline)
  const again = await createReportsAgain(measured, 'ofJob', job)
  return await gateSource({ measured, findBase: search.findBase, again }, job)
}

async function measureReportFiles(job: Job, baseline: Baseline | null | undefined): Promise<Measured> {
  const { config, platform, budget } = job
  const { context, log } = platform.runtime
  const reading = await openReading(job, baseline)
  const measurement = await log.group('Reading the reports', async () => {
    const read = await readMeasurement({
      ...reading.options,
      patterns: config.reports,
      root: platform.machine.workspace,
      outputs: listOutputFiles(config, platform.step),
    })
    logReportFiles(read, log)
    return read
  })
  const service = await reading.finish(measurement.found.files)
  const old = await dateOldReports(await findOldReports(measurement, platform), platform, budget)
  const testOutcome = await findTestOutcomes(config, measurement, platform, budget)
  return toMeasuredReports(
    measurement,
    { ...config, testOutcome },
    { old, otherCode: context.otherCode, service },
  )
}

/** How the reports of a job are read, which sends their results to the eval service where there is a key. */
export interface Reading {
  readonly options: Omit<MeasureOptions, 'patterns' | 'root'>
  /** Ends the upload. Never throws when the service fails. @param files of all that was read */
  readonly finish: (files: readonly FoundReport[]) => Promise<ServiceOutcome>
}

/** Begins to read reports: the results go out while they come. */
export async function openReading(
  { config, platform, policy, stopwatch }: Job,
  baseline: Baseline | null | undefined,
): Promise<Reading> {
  const { context, clock } = platform.runtime
  const id = createExternalRunId(context, config.suiteName, randomUUID())
  const info = describeRunInfo(context, config, id, clock.now())
  const upload = await openResultUpload(config, policy, info, platform)
  const progress = createProgress('results read', platform.runtime)
  const options = {
    info,
    // Mostly the cases of the reports.
    names: findCaseNames(baseline?.runs[0]),
    format: policy.format,
    lost: policy.lost,
    settle: (run: Run) => settleOutages({ head: run, baseline: baseline ?? null }, policy).head,
    pathPrefix: config.pathPrefix,
    hideSecrets: platform.step.hideSecrets,
    testOutcome: config.testOutcome,
    sink: upload.sink,
    onRead: progress.add,
    onTallied: (run: Run) => {
      progress.end()
      upload.expect?.(run)
    },
    stopwatch,
  }
  const finish = async (files: readonly FoundReport[]) => {
    progress.end()
    return await stopwatch.time('upload', () => upload.finish(files))
  }
  return { options, finish }
}

/**
 * How reports are measured again. It is loaded when somebody asks for it: a job starts sooner without.
 *
 * @param writers who wrote them: one job, or the legs of several, whose results go by their names
 */
export async function createReportsAgain(
  measured: Measured,
  writers: 'ofJob' | 'ofLegs',
  { config, policy, platform }: Job,
): Promise<Again> {
  const { lookAgain } = config
  if (lookAgain === undefined) return never
  const { createRerunCommands, freshReports } = await import('./again/commands.ts')
  const { format, lost, lookAgainEnv } = policy
  const settings = { lookAgain, format, lost, lookAgainEnv, freshReports: freshReports[writers] }
  return createRerunCommands(measured, { ...config, ...settings }, platform)
}
