import { applySuite, describePlan, planSuite } from '#service'
import { loadSuiteFile } from '#settings'
import type { ExitCode } from '../../errors.ts'
import type { SuiteSpec } from '../../model/suite-spec.ts'
import type { Platform } from '../../ports/platform.ts'
import { prepareJob } from '../job.ts'
import { gateFromSource } from '../line.ts'
import { archiveEnvironment, chooseRunEnvironment, isPullRequestClosed } from './environment.ts'
import { createWaiting, type HostedJob, type HostedJobConfig } from './job.ts'
import { addReceiptRuns } from './launch/receipts.ts'
import { measureHostedRuns } from './launch/runs.ts'
import { leaveRunsRunning, planAllRuns, selectStartedRuns, startAllRuns } from './launch/start.ts'
import { createHostedSource } from './report.ts'
import { checkRunServers, importOAuthTokens } from './servers/preflight.ts'
import { runInSession } from './session.ts'

/**
 * The hosted job: launch → wait → results → baseline → verdict → comment, summary, annotations, outputs. Returns the
 * exit code as the report job does. With `wait: false` it ends after the launch.
 * @throws UsageError when an input is wrong; ServiceError when the key is. Runs that were started are cancelled then.
 */
export async function gateHostedRuns(given: HostedJobConfig, platform: Platform): Promise<ExitCode> {
  const config = await addReceiptRuns(given, platform)
  const job = await prepareJob(config, platform)
  const { stopwatch } = job
  return await runInSession(config, { ...job, platform }, async (session) => {
    if (isPullRequestClosed(session)) return await archiveEnvironment(session)
    const hosted = await stopwatch.time('launch', () => chooseRunEnvironment(session))
    const asked = hosted.config.hosted
    const waiting = createWaiting(asked.timeoutMs, 'timeout-minutes', platform.runtime)

    await importOAuthTokens(hosted)
    const suite = await stopwatch.time('launch', () => loadHostedSuite(hosted))
    if (suite !== undefined && asked.syncSuite === 'only') return 0

    const planned = await stopwatch.time('launch', () => planAllRuns(suite, hosted))
    const checkPlannedServers = () => checkRunServers(planned, hosted, job.policy)
    const checked = await (asked.preflight === 'off'
      ? checkPlannedServers()
      : stopwatch.time('check', checkPlannedServers))
    const started = await stopwatch.time('launch', () =>
      startAllRuns(planned, checked?.isBlocked === true, hosted, waiting),
    )
    if (!asked.wait) return leaveRunsRunning(started, hosted)

    const runs = await platform.runtime.log.group('Waiting for the hosted runs', () =>
      stopwatch.time('wait', () => measureHostedRuns(selectStartedRuns(started), hosted, waiting)),
    )
    return await gateFromSource(createHostedSource({ checked, started, runs }, hosted, job), job)
  })
}

/**
 * The suite of the suite file, if there is one. With `sync-suite` the service is changed to what the file says;
 * nothing is deleted.
 * @throws UsageError, ServiceError
 */
async function loadHostedSuite(job: HostedJob): Promise<SuiteSpec | undefined> {
  const { config, platform } = job
  const { suiteFile, syncSuite } = config.hosted
  if (suiteFile === undefined) return undefined
  const suite = loadSuiteFile(suiteFile, platform.machine.workspace)
  if (syncSuite !== 'false') {
    await platform.runtime.log.group('Syncing the suite with its file', () => syncHostedSuite(suite, job))
  }
  return suite
}

async function syncHostedSuite(suite: SuiteSpec, { project, platform }: HostedJob): Promise<void> {
  const options = { prune: false }
  const plan = await planSuite(project, suite, options)
  for (const line of describePlan(plan)) platform.runtime.log.info(line)
  if (plan.actions.length > 0) await applySuite(project, suite, plan, options)
}
