import { suiteNameTaken } from '../config/suite-name.ts'
import { messageOf, NameTaken, OutOfTime, type UsageError } from '../errors.ts'
import type { GateReport } from '../model/gate-report.ts'
import type { Run } from '../model/run/run.ts'
import { withoutOutputs } from '../model/without-outputs.ts'
import type { CiContext } from '../ports/context.ts'
import type { Ports } from '../ports/platform.ts'
import type { Budget } from './budget.ts'
import { withoutSecrets } from './credentials.ts'
import { exitCodeOfJob } from './exit-code.ts'
import type { Job } from './job.ts'
import { withOwners } from './owners.ts'
import { publish } from './publish/publish.ts'

/**
 * The end of a job: publishes the report, keeps it as a baseline for later runs, both without the secrets of this step,
 * and returns the exit code of the job. That another step or job of this workflow run uses the same suite name is logged as an error and turns 0 into 2.
 *
 * @param kept `isComplete` false: the measurement has holes, so it is not a baseline; `earlier`: runs to keep with it
 */
export async function conclude(
  full: GateReport,
  job: Job,
  { isComplete, earlier }: { readonly isComplete: boolean; readonly earlier: readonly Run[] },
): Promise<number> {
  const { policy, platform, budget, stopwatch } = job
  const { context, log } = platform.runtime
  const links = { ...full.links, traceHosts: policy.linkHosts }
  const owned = await withOwners({ ...full, links }, platform, budget)
  const report = withoutSecrets(policy.showOutputs === 'off' ? withoutOutputs(owned) : owned, platform)
  const published = await stopwatch.time('publish', () => publish(report, job))
  const taken = published.taken ?? (isComplete ? await keep(report, earlier, platform, budget) : undefined)
  if (taken !== undefined) log.error(messageOf(taken, '\n'))
  const code = exitCodeOfJob(report, policy, context, policy.onUploadError)
  const cause = causeOf(report, code, context)
  if (cause !== undefined) log.error(cause)
  // The verdict has the first word: only a step that would be green says what else is wrong.
  return code === 0 ? (taken?.exitCode ?? published.unwritten[0]?.exitCode ?? 0) : code
}

async function keep(
  report: GateReport,
  earlier: readonly Run[],
  platform: Ports<'runtime' | 'machine' | 'storage'>,
  budget: Budget,
): Promise<UsageError | undefined> {
  const { log, context } = platform.runtime
  const { artifacts } = platform.storage
  if (artifacts === undefined) return undefined
  const { keepBaseline } = await import('./publish/keep-baseline.ts')
  try {
    await budget.spend('Storing the baseline', () => keepBaseline(report, earlier, artifacts, platform))
    return undefined
  } catch (error) {
    if (error instanceof OutOfTime) {
      log.warning(`${error.message} No later run compares with this one.`)
      return undefined
    }
    if (!(error instanceof NameTaken)) throw error
    log.debug(error.message)
    return suiteNameTaken(report.suiteName, context, 'job')
  }
}

/** What fails the step, where no annotation of a case says it. A terminal has the verdict on its screen. */
function causeOf({ verdict }: GateReport, code: number, { provider }: CiContext): string | undefined {
  if (code === 0 || provider !== 'github_actions') return undefined
  const status = code === 3 ? 'inconclusive' : 'failed'
  const [first] = verdict.reasons.filter((reason) => reason.status === status)
  return first === undefined || (first.cases?.length ?? 0) > 0 ? undefined : first.message
}
