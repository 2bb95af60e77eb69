import { randomUUID } from 'node:crypto'
import type { Config } from '../../config/load.ts'
import { type CompareOptions, compareRuns } from '../../gate/compare/compare.ts'
import { findStepDoubt, type StepDoubt, stepReasons } from '../../gate/compare/test-step.ts'
import type { ReportSummary } from '../../model/gate-report.ts'
import { namesOf } from '../../model/run/run.ts'
import type { Platform } from '../../ports/platform.ts'
import { findStaleReports } from '../../reports/files/stale-reports.ts'
import { judge } from '../acceptance/judge.ts'
import { createBudget } from '../budget.ts'
import { conclude } from '../conclude.ts'
import type { JobFacts } from '../make-report.ts'
import { choosePolicy, withPolicyChange } from '../policy/choose-policy.ts'
import { createProgress } from '../progress.ts'
import { describeRun, externalRunId } from '../run-identity.ts'
import { createStopwatch } from '../stopwatch.ts'
import { chooseBaseline } from './baseline/choose-baseline.ts'
import { chooseReportBaseline } from './baseline/report-baseline.ts'
import { findLeftOver } from './left-over.ts'
import { type Measurement, measure } from './measure.ts'
import { findMissingReports } from './missing-reports.ts'
import { openUpload } from './open-upload.ts'
import { alignWith, confirmIfAsked, repeatIfAsked } from './optional-steps.ts'
import { reasonOfOtherCode } from './other-code.ts'

/**
 * The main job: reports → results → service, baseline → verdict → comment, summary, annotations, outputs.
 * Returns the exit code of {@link conclude}.
 * @throws UsageError for a wrong policy file; everything later ends in a verdict.
 */
export async function gateReports(config: Config, platform: Platform): Promise<number> {
  const { context, log, clock } = platform
  const { policy, change } = await choosePolicy(config, platform)
  const id = externalRunId(context, config.suiteName, randomUUID())
  const info = describeRun(context, config.suiteName, id, clock.now())

  // First, so that a wrong baseline is reported before anything is sent.
  const budget = createBudget(config.publishTimeoutMs, platform)
  const stopwatch = createStopwatch(clock)
  const chosen = await log.group('Looking for the baseline', () =>
    stopwatch.time('baseline', () => chooseBaseline(config, platform, budget)),
  )
  const upload = await openUpload(config, policy, info, platform)
  const measurement = await log.group('Reading the reports', async () => {
    const progress = createProgress('results read', platform)
    const measured = await measure({
      patterns: config.reports,
      root: platform.workspace,
      info,
      names: namesOf(chosen.baseline?.runs[0]),
      format: config.format,
      pathPrefix: config.pathPrefix,
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
    logReports(measured, platform)
    return measured
  })
  const uploaded = await stopwatch.time('upload', () => upload.finish(measurement.found.files))

  const { baseline: found, missing } = await chooseReportBaseline(
    chosen,
    measurement.run,
    config,
    platform,
    uploaded,
  )
  const baseline = found && (await alignWith(measurement.run, found))
  const doubt = findStepDoubt(config.testOutcome, measurement.run)
  const outdated = findStaleReports(measurement.found.files, platform.workspace)
  const stale = outdated.map(({ path }) => path)
  const leftOver = await findLeftOver(outdated, platform, budget)
  const absent = config.selection ? [] : findMissingReports(config.reports, measurement)
  const options: CompareOptions = {
    today: info.createdAt,
    confirms: config.confirm !== undefined,
    selection: selectionOf(config, measurement.files),
  }
  const repeated = await repeatIfAsked(measurement.run, baseline, policy, options, config, platform)
  const first =
    repeated?.comparison ??
    (await stopwatch.time('gate', () => compareRuns(measurement.run, baseline, policy, options)))
  const { comparison, notice } = await confirmIfAsked(
    first,
    repeated?.policy ?? policy,
    config,
    platform,
    stopwatch,
  )
  const facts: JobFacts = {
    suiteName: config.suiteName,
    policy,
    head: measurement.run,
    files: measurement.files,
    baseline,
    comparison,
    service: uploaded,
    missingBaseline: missing,
    lookPolicy: repeated?.policy,
    notices: [repeated?.notice, notice],
    gate: {
      stale,
      leftOver,
      missing: absent,
      otherReasons: [
        ...stepReasons([{ doubt }]),
        ...reasonOfOtherCode(context.notTheBranch, config, context),
      ],
    },
    context,
  }
  const compareWithout = (without: ReadonlySet<string>) =>
    compareRuns(measurement.run, baseline, repeated?.policy ?? policy, { ...options, without })
  const report = await judge(facts, compareWithout, platform, budget)
  const why = whyNoBaseline(config, { stale, missing: policy.allowEmpty ? [] : absent, doubt })
  if (why !== undefined) log.notice(`This measurement is not kept as a baseline: ${why}.`)
  return await conclude(withPolicyChange(report, change), policy, config, platform, budget, {
    isComplete: why === undefined,
    stopwatch,
  })
}

function whyNoBaseline(
  { selection }: Config,
  {
    stale,
    missing,
    doubt,
  }: {
    readonly stale: readonly string[]
    readonly missing: readonly string[]
    readonly doubt: StepDoubt | undefined
  },
): string | undefined {
  if (selection) return 'only a selection ran'
  if (doubt !== undefined) return 'the step that ran the tests did not succeed, and results may be missing'
  if (missing.length > 0) return 'reports are missing'
  return stale.length > 0 ? 'reports are older than the checkout' : undefined
}

/** What chose the cases of a run that was meant to be partial: the input, or the report says so. */
export function selectionOf(
  { selection }: Pick<Config, 'selection'>,
  files: readonly Pick<ReportSummary, 'selection'>[],
): string | undefined {
  if (selection) return 'input `selection`'
  return files.find((file) => file.selection !== undefined)?.selection
}

/** Logs one line per file; skipped and damaged files get a notice or an error. */
export function logReports({ files, found, copies }: Measurement, { log }: Pick<Platform, 'log'>): void {
  for (const file of files) {
    if (file.foreign !== undefined) log.notice(`${file.path} was skipped: ${file.foreign}`)
    else log.info(`${file.path} (${file.format ?? 'unknown format'}): ${file.tests} results`)
    for (const warning of file.warnings) log.warning(`${file.path}: ${warning}`)
    if (file.error !== undefined) log.error(file.error)
  }
  for (const { path, of } of copies) {
    log.warning(`${path} is a copy of ${of}, so its results count twice. Exclude it with \`!${path}\`.`)
  }
  for (const { path, to } of found.links) log.info(`${path} is a link to ${to}, which is read once.`)
  for (const { path, reason } of found.refused) log.warning(`${path} was not read: ${reason}`)
  for (const pattern of found.unmatched) {
    log.warning(
      `No file matches \`${pattern}\`. Did the tests run before this step, and write a report there?`,
    )
  }
}
