import { type ExitCode, NameTaken, OutOfTime, readErrorMessage, type UsageError } from '../errors.ts'
import type { GateReport } from '../model/gate-report.ts'
import type { Reason } from '../model/verdict.ts'
import { removeOutputs } from '../model/without-outputs.ts'
import { hideReportSecrets } from './credentials.ts'
import { decideJobExitCode, findCauseOfFailure } from './exit-code.ts'
import type { Job } from './job.ts'
import { createNameTakenError } from './name-taken.ts'
import { addCaseOwners } from './owners.ts'
import type { EarlierRuns } from './publish/keep-baseline.ts'
import { type Publication, publishReport } from './publish/publish.ts'

/**
 * The end of a job: publishes the report, keeps it as a baseline for later runs, both without the secrets of
 * this step, and returns the exit code of the job. That another step or job of this workflow run uses the
 * same suite name is logged as an error and turns 0 into 2.
 *
 * @param kept `isComplete`: false where something is missing, so it is not a baseline; `earlier`: runs to keep
 * with it
 */
export async function concludeJob(
  full: GateReport,
  job: Job,
  { isComplete, earlier }: { readonly isComplete: boolean; readonly earlier: EarlierRuns },
): Promise<ExitCode> {
  const { policy, platform, budget, stopwatch } = job
  const { context, log } = platform.runtime
  const links = { ...full.links, traceHosts: policy.linkHosts, history: policy.historyUrl }
  const owned = await addCaseOwners({ ...full, links }, platform, budget)
  const report = hideReportSecrets(policy.showOutputs === 'off' ? removeOutputs(owned) : owned, platform)
  const keep = () => storeMeasurement(report, job, { isComplete, earlier })
  const published = await stopwatch.time('publish', () => publishReport(report, job, keep))
  const { taken } = published
  if (taken !== undefined) log.error(readErrorMessage(taken, '\n'))
  const cause = findCauseOfFailure(report, policy, context)
  // A terminal has the verdict on its screen.
  if (cause !== undefined && context.provider === 'github_actions' && !isAnnotated(cause, published))
    log.error(cause.message)
  return decideJobExitCode(report, policy, context, {
    onUploadError: policy.onUploadError,
    errors: taken === undefined ? published.unwritten : [taken, ...published.unwritten],
  })
}

/** The annotations of its cases say what fails the step. */
function isAnnotated({ cases = [] }: Reason, { hasErrorAnnotations }: Publication): boolean {
  return cases.length > 0 && hasErrorAnnotations
}

/** Keeps what later runs compare with, or of a pull request what the history page shows, where there is one. */
async function storeMeasurement(
  report: GateReport,
  { platform, policy, budget }: Job,
  { isComplete, earlier }: { readonly isComplete: boolean; readonly earlier: EarlierRuns },
): Promise<UsageError | undefined> {
  const { log, context } = platform.runtime
  const { artifacts } = platform.storage
  const isPull = policy.historyUrl !== undefined && report.head.info.pull?.state === 'proposed'
  if (artifacts === undefined || !(isComplete || isPull)) return undefined
  const { keepBaseline, keepPullResults } = await import('./publish/keep-baseline.ts')
  try {
    if (isPull) await budget.spend('Storing the results', () => keepPullResults(report, artifacts, platform))
    else await budget.spend('Storing the baseline', () => keepBaseline(report, earlier, artifacts, platform))
    return undefined
  } catch (error) {
    if (error instanceof OutOfTime) {
      log.warning(`${error.message} No later run compares with this one.`)
      return undefined
    }
    if (!(error instanceof NameTaken)) throw error
    log.debug(error.message)
    return createNameTakenError(report.suiteName, context, 'job')
  }
}
