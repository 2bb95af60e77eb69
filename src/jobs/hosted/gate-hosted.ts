import { loadSuiteFile } from '../../config/suite-file/read.ts'
import type { ExitCode } from '../../errors.ts'
import type { SuiteSpec } from '../../model/suite-spec.ts'
import type { Platform } from '../../ports/platform.ts'
import { applySuite, planSuite } from '../../service/suites/apply.ts'
import { describePlan } from '../../service/suites/describe.ts'
import { prepare } from '../job.ts'
import { gate } from '../line.ts'
import { archiveEnvironment, chooseEnvironment, isClosed } from './environment.ts'
import { type HostedJob, type HostedJobConfig, waitFor } from './job.ts'
import { withReceipts } from './launch/receipts.ts'
import { measureRuns } from './launch/runs.ts'
import { leaveRunning, planAll, startAll, startedRuns } from './launch/start.ts'
import { hostedSource } from './report.ts'
import { checkServers, importTokens } from './servers/preflight.ts'
import { inSession } from './session.ts'

/**
 * The hosted job: launch → wait → results → baseline → verdict → comment, summary, annotations, outputs. Returns the
 * exit code as the report job does. With `wait: false` it ends after the launch.
 * @throws UsageError when an input is wrong; ServiceError when the key is. Runs that were started are cancelled then.
 */
export async function gateHosted(given: HostedJobConfig, platform: Platform): Promise<ExitCode> {
  const config = await withReceipts(given, platform)
  const job = await prepare(config, platform)
  const { stopwatch } = job
  return await inSession(config, { platform, policy: job.policy }, async (session) => {
    if (isClosed(session)) return await archiveEnvironment(session)
    const hosted = await stopwatch.time('launch', () => chooseEnvironment(session))
    const asked = hosted.config.hosted
    const waiting = waitFor(asked.timeoutMs, 'timeout-minutes', platform)

    await importTokens(hosted)
    const suite = await stopwatch.time('launch', () => loadSuite(hosted))
    if (suite !== undefined && asked.syncSuite === 'only') return 0

    const planned = await stopwatch.time('launch', () => planAll(suite, hosted))
    const check = () => checkServers(planned, hosted, job.policy)
    const checked = await (asked.preflight === 'off' ? check() : stopwatch.time('check', check))
    const started = await stopwatch.time('launch', () =>
      startAll(planned, checked?.isBlocked === true, hosted, waiting),
    )
    if (!asked.wait) return leaveRunning(started, hosted)

    const runs = await platform.log.group('Waiting for the hosted runs', () =>
      stopwatch.time('wait', () => measureRuns(startedRuns(started), hosted, waiting)),
    )
    return await gate(hostedSource({ checked, started, runs }, hosted, job), job)
  })
}

/**
 * The suite of the suite file, if there is one. With `sync-suite` the service is changed to what the file says;
 * nothing is deleted.
 * @throws UsageError, ServiceError
 */
async function loadSuite(job: HostedJob): Promise<SuiteSpec | undefined> {
  const { config, platform } = job
  const { suiteFile, syncSuite } = config.hosted
  if (suiteFile === undefined) return undefined
  const suite = loadSuiteFile(suiteFile, platform.workspace)
  if (syncSuite !== 'false') {
    await platform.log.group('Syncing the suite with its file', () => sync(suite, job))
  }
  return suite
}

async function sync(suite: SuiteSpec, { project, platform }: HostedJob): Promise<void> {
  const options = { prune: false }
  const plan = await planSuite(project, suite, options)
  for (const line of describePlan(plan)) platform.log.info(line)
  if (plan.actions.length > 0) await applySuite(project, suite, plan, options)
}
