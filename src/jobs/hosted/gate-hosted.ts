import type { Platform } from '../../ports/platform.ts'
import { createBudget } from '../budget.ts'
import { conclude } from '../conclude.ts'
import { choosePolicy, withPolicyChange } from '../policy/choose-policy.ts'
import { createStopwatch, timeWhen } from '../stopwatch.ts'
import { archiveEnvironment, chooseEnvironment, isClosed } from './environment.ts'
import { addHelp } from './help.ts'
import { type HostedJobConfig, waitFor } from './job.ts'
import { withReceipts } from './launch/receipts.ts'
import { measureRuns } from './launch/runs.ts'
import { leaveRunning, planAll, startAll, startedRuns } from './launch/start.ts'
import { judgeRuns } from './report.ts'
import { checkServers, importTokens } from './servers/preflight.ts'
import { inSession } from './session.ts'
import { loadSuite } from './suite.ts'

/**
 * The hosted job: launch → wait → results → baseline → verdict → comment, summary, annotations, outputs. Returns the
 * exit code as the report job does. With `wait: false` it ends after the launch.
 * @throws UsageError when an input is wrong; ServiceError when the key is. Runs that were started are cancelled then.
 */
export async function gateHosted(given: HostedJobConfig, platform: Platform): Promise<number> {
  const { log } = platform
  const config = await withReceipts(given, platform)
  const { policy, change } = await choosePolicy(config, platform)
  const stopwatch = createStopwatch(platform.clock)
  return await inSession(config, platform, async (session) => {
    if (isClosed(session)) return await archiveEnvironment(session)
    const job = await stopwatch.time('launch', () => chooseEnvironment(session))
    const { hosted } = job.config
    const waiting = waitFor(hosted.timeoutMs, 'timeout-minutes', platform)

    await importTokens(job)
    const suite = await stopwatch.time('launch', () => loadSuite(job))
    if (suite !== undefined && hosted.syncSuite === 'only') return 0

    const planned = await stopwatch.time('launch', () => planAll(suite, job))
    const checked = await timeWhen(hosted.preflight !== 'off', stopwatch, 'check', () =>
      checkServers(planned, job),
    )
    const started = await stopwatch.time('launch', () =>
      startAll(planned, checked?.isBlocked === true, job, waiting),
    )
    if (!hosted.wait) return leaveRunning(started, job)

    const measured = await log.group('Waiting for the hosted runs', () =>
      stopwatch.time('wait', () => measureRuns(startedRuns(started), job, waiting)),
    )
    const budget = createBudget(config.publishTimeoutMs, platform)
    const judged = await judgeRuns(started, measured, checked, policy, job, {
      budget,
      stopwatch,
      planned,
      waiting,
    })
    const report = await addHelp(judged, measured[0]?.runId, job)
    return await conclude(withPolicyChange(report, change), policy, config, platform, budget, { stopwatch })
  })
}
