import { type CollectedFacts, collectedFiles, type PartFacts, streamResultsFile } from '#files'
import { storeDocuments } from '#github'
import { type Config, describeMatrixLeg, loadPolicy } from '#settings'
import { compareRuns } from '#verdict'
import { ArtifactError, type ExitCode, NameTaken } from '../../errors.ts'
import { removeOutputs } from '../../model/without-outputs.ts'
import type { CiContext } from '../../ports/context.ts'
import type { Platform } from '../../ports/platform.ts'
import { hideReportSecrets } from '../credentials.ts'
import { exitCodeOfCollecting } from '../exit-code.ts'
import { startTimekeeping } from '../job.ts'
import { withKnownPlace } from '../known-place.ts'
import { makeGateReport } from '../make-report.ts'
import { createNameTakenError } from '../name-taken.ts'
import { setSomeOutputs } from '../publish/outputs.ts'
import { readMeasurement } from '../report/measure.ts'
import { logReportFiles, toMeasuredReports } from '../report/measured-reports.ts'
import { findOldReports } from '../report/old-reports.ts'
import { findTestOutcomes } from '../report/test-steps.ts'
import { createExternalRunId, describeRunInfo } from '../run-identity.ts'
import { createPartName } from './part-name.ts'

/**
 * Reads the reports and stores the measurement, with no secret and no permission, for a job with `mode:
 * merge` of this run or a workflow with `mode: publish`. Whether it is good is for that one to say, so
 * failing cases do not fail this step; missing or unreadable reports do.
 * @throws UsageError when another job of the run has the same part; ArtifactError when nothing could be
 * stored.
 */
export async function collectReports(config: Config, given: Platform): Promise<ExitCode> {
  const { budget } = startTimekeeping(config.policyInputs, given)
  const platform = await withKnownPlace(given, budget)
  const { context, log, clock } = platform.runtime
  const { artifacts } = platform.storage
  const { workspace } = platform.machine
  const { otherRepositories } = platform.repository
  const { suiteName } = config
  const info = describeRunInfo(context, config, createExternalRunId(context, suiteName, ''), clock.now())
  const { policy } = await budget.spend('Reading the policy', () =>
    loadPolicy(config, { workspace, bounds: workspace, otherRepositories }),
  )
  const measurement = await readMeasurement({
    patterns: config.reports,
    root: workspace,
    info,
    format: policy.format,
    lost: policy.lost,
    pathPrefix: config.pathPrefix,
    hideSecrets: platform.step.hideSecrets,
    testOutcome: config.testOutcome,
  })
  logReportFiles(measurement, log)
  // The job that judges sees the steps of every job that GitHub lists.
  const isListed = context.checkRunId !== undefined && config.testOutcome.length === 0
  const testOutcome = isListed ? [] : await findTestOutcomes(config, measurement, platform, budget)
  const writtenAt = measurement.found.files.slice(0, mostNamed).map(({ modifiedAt }) => modifiedAt)
  const stale = (await findOldReports(measurement, platform)).slice(0, mostNamed)
  const measured = toMeasuredReports(
    measurement,
    { ...config, testOutcome },
    {
      // Only the job that judges knows when the run began.
      old: stale.map(({ path, writtenAt, isTracked, ownCases }) => ({
        path,
        writtenAt,
        isLeftOver: false,
        isTracked,
        ownCases,
      })),
      otherCode: context.otherCode,
      service: { kind: 'none' },
    },
  )
  const comparison = compareRuns(measured.run, null, policy, { today: info.createdAt })
  const report = makeGateReport({ suiteName, policy, measured, baseline: null, comparison })
  const facts: CollectedFacts = {
    schema: 'eval-gate-collected',
    version: 1,
    suiteName,
    pullRequest: context.pullRequest?.number,
    part: { ...describePart(context), writtenAt: isListed ? writtenAt : undefined },
    files: measured.files,
  }
  const hidden = hideReportSecrets(policy.showOutputs === 'off' ? removeOutputs(report) : report, platform)
  const documents = {
    [collectedFiles.results]: streamResultsFile(hidden),
    [collectedFiles.facts]: JSON.stringify(platform.step.hideSecrets(facts)),
  }
  if (artifacts === undefined) throw new ArtifactError('There is nowhere to store the measurement.', [])
  try {
    const storage = { artifacts, files: platform.machine.files }
    await storeDocuments(createPartName(suiteName, context), documents, storage)
  } catch (error) {
    throw error instanceof NameTaken ? createNameTakenError(suiteName, context, 'job') : error
  }
  const { totals } = report.verdict
  log.info(
    `Stored ${totals.total} results. The job with \`mode: merge\`, or the workflow with \`mode: publish\`, judges them.`,
  )
  const { total, passed, failed, skipped, errored } = totals
  setSomeOutputs({ total, passed, failed, skipped, errored }, platform.step)
  const resultsFile = platform.machine.files.writeScratch(collectedFiles.results, streamResultsFile(hidden))
  setSomeOutputs({ 'results-file': resultsFile }, platform.step)
  const code = exitCodeOfCollecting(report.verdict)
  const cause = report.verdict.reasons.find(({ status }) => status === 'failed')
  if (code !== 0 && cause !== undefined) log.error(cause.message)
  return code
}

function describePart({ job, checkRunId, matrix, legs, attempt = 1, commit }: CiContext): PartFacts {
  return {
    job,
    checkRun: checkRunId,
    leg: matrix && describeMatrixLeg(matrix),
    index: legs?.index,
    total: legs?.total,
    attempt,
    commit,
  }
}

/** Maximum number of reports that a part says something of. */
const mostNamed = 1_000
