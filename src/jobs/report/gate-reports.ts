import { randomUUID } from 'node:crypto'
import { alignRoots } from '../../baseline/align-roots.ts'
import type { Config } from '../../config/load.ts'
import { loadPolicy } from '../../config/load-policy.ts'
import { compareRuns } from '../../gate/compare.ts'
import { decide } from '../../gate/decide.ts'
import { describePolicy } from '../../gate/describe-policy.ts'
import type { Policy } from '../../gate/policy.ts'
import type { Comparison } from '../../model/comparison.ts'
import { type GateReport, historyOf } from '../../model/gate-report.ts'
import type { Platform } from '../../ports/platform.ts'
import { exitCodeFor, exitWith, linksOf, tellAndKeep } from '../conclude.ts'
import { describeRun, externalRunId } from '../run-identity.ts'
import { chooseReportBaseline } from './baseline.ts'
import { chooseBaseline } from './choose-baseline.ts'
import { confirmSuspects } from './confirm.ts'
import { type Measurement, measure } from './measure.ts'
import { startUpload } from './upload.ts'

/**
 * The main job: reports → results → service, baseline → verdict → comment, summary, annotations, outputs.
 * Returns the exit code of {@link exitCodeFor}; with `on-upload-error: fail` a failed upload makes a 0 a 3.
 * @throws UsageError for a wrong policy file; everything later ends in a verdict.
 */
export async function gateReports(config: Config, platform: Platform): Promise<number> {
  const { context, log, clock } = platform
  const policy = loadPolicy(config, platform.workspace)
  const id = externalRunId(context, config.suiteName, randomUUID())
  const info = describeRun(context, config.suiteName, id, clock.now())

  // First, so that a wrong baseline is said before anything is sent.
  const chosen = await log.group('Looking for the baseline', () => chooseBaseline(config, platform))
  const upload = startUpload(config, policy, info, platform)
  const measurement = await log.group('Reading the reports', async () => {
    const measured = await measure({
      patterns: config.reports,
      root: platform.workspace,
      info,
      format: config.format,
      sink: upload.sink,
    })
    tellWhatWasRead(measured, platform)
    return measured
  })
  const uploaded = await upload.finish(measurement.found.files)

  const { baseline: found, trouble } = await chooseReportBaseline(
    chosen,
    measurement.run,
    config,
    platform,
    uploaded,
  )
  const baseline = found && alignRoots(found, measurement.run)
  const confirms = config.confirm !== undefined
  const first = compareRuns(measurement.run, baseline, policy, { today: info.createdAt, confirms })
  const { comparison, notice } = await confirmSuspects(first, policy, config, platform)
  const report = judge({
    config,
    policy,
    measurement,
    comparison,
    baselineOutOfReach: trouble !== undefined,
  })
  const full: GateReport = {
    ...report,
    service: uploaded,
    notices: [trouble, notice].filter((text) => text !== undefined),
    history: historyOf(baseline?.runs.toReversed() ?? []),
    ...(baseline && { baselineRuns: baseline.runs }),
    links: linksOf(context),
  }
  const taken = await tellAndKeep(full, config, platform)
  const code = exitCodeFor(full, policy, context)
  const uploadFails = code === 0 && uploaded.kind === 'failed' && config.onUploadError === 'fail'
  return exitWith(taken, uploadFails ? 3 : code, platform)
}

/** Compares and decides: everything that needs no platform. */
export function judge(input: {
  readonly config: Pick<Config, 'suiteName'>
  readonly policy: Policy
  readonly measurement: Pick<Measurement, 'run' | 'files'>
  readonly comparison: Comparison
  readonly baselineOutOfReach?: boolean
}): Omit<GateReport, 'service' | 'notices' | 'links'> {
  const { config, policy, measurement, comparison, baselineOutOfReach = false } = input
  const { run: head, files } = measurement
  const unreadable = files.filter(({ error }) => error !== undefined).length
  const verdict = decide(head, comparison, policy, { unreadable, baselineOutOfReach })
  return { suiteName: config.suiteName, head, comparison, verdict, files, policy: describePolicy(policy) }
}

/** One line a file; what was passed over or damaged stands out. */
export function tellWhatWasRead({ files, found }: Measurement, { log }: Pick<Platform, 'log'>): void {
  for (const file of files) {
    if (file.foreign !== undefined) log.notice(`${file.path} was passed over: ${file.foreign}`)
    else log.info(`${file.path} (${file.format ?? 'unknown format'}): ${file.tests} results`)
    for (const warning of file.warnings) log.warning(`${file.path}: ${warning}`)
    if (file.error !== undefined) log.error(file.error)
  }
  for (const { path, reason } of found.refused) log.warning(`${path} was not read: ${reason}`)
  for (const pattern of found.unmatched) {
    log.warning(
      `No file matches \`${pattern}\`. Did the tests run before this step, and write a report there?`,
    )
  }
}
