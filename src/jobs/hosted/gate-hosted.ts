import {
  applySuite,
  archiveEnvironment,
  chooseRunEnvironments,
  createWaiting,
  describePlan,
  isPullRequestClosed,
  listStartProblems,
  measureHostedRuns,
  planAllRuns,
  planSuite,
  runInSession,
  type SessionPlan,
  type Start,
  selectStartedRuns,
  startAllRuns,
} from '#service'
import { loadSuiteFile, readLookBudget } from '#settings'
import type { ExitCode } from '../../errors.ts'
import { choosePlural, formatPlural } from '../../model/format.ts'
import type { SuiteSpec } from '../../model/suite-spec.ts'
import type { Platform } from '../../ports/platform.ts'
import { type Job, prepareJob } from '../job.ts'
import type { GateSource } from '../line.ts'
import { setSomeOutputs } from '../publish/outputs.ts'
import { createSealedState } from '../sealed-state.ts'
import { recordHostedRuns } from '../step-state.ts'
import type { HostedJob, HostedJobConfig } from './job.ts'
import { addReceiptRuns } from './receipts.ts'
import { createHostedSource } from './report.ts'
import { checkRunServers, importOAuthTokens } from './servers/preflight.ts'

/** Ends the job while its runs continue; a later step waits for them. Returns the exit code. */
export function leaveRunsRunning(
  started: readonly Start[],
  { openRuns, platform, project }: HostedJob,
): ExitCode {
  const runs = selectStartedRuns(started)
  // The post step of this step must not cancel them.
  for (const { runId } of runs) openRuns.leave(runId)
  setSomeOutputs({ 'run-id': runs.map(({ runId }) => runId).join(' ') }, platform.step)
  const doubts = runs.flatMap((run) => run.doubts)
  for (const problem of [...listStartProblems(started), ...doubts]) platform.runtime.log.error(problem)
  platform.runtime.log.notice(
    `${formatPlural(runs.length, 'hosted run is', 'hosted runs are')} still running in project ${project.id}. Pass the output \`run-id\` to a later step to evaluate ${choosePlural(runs.length, 'it', 'them')}.`,
  )
  if (listStartProblems(started).length === 0 && doubts.length === 0) return 0
  return 3
}

/**
 * The hosted job: launch → wait → results → baseline → verdict → comment, summary, annotations, outputs. Returns the
 * exit code as the report job does. With `wait: false` it ends after the launch.
 * @throws UsageError when an input is wrong; ServiceError when the key is. Runs that were started are cancelled then.
 */
export async function gateHostedRuns(
  given: HostedJobConfig,
  platform: Platform,
  gateSource: GateSource,
): Promise<ExitCode> {
  const config = await addReceiptRuns(given, platform)
  const job = await prepareJob(config, platform)
  const { stopwatch } = job
  return await runInSession(planSession(config, job, platform), async (session) => {
    const work = { ...session, config, platform }
    if (isPullRequestClosed(work)) return await archiveEnvironment(work)
    const { environments, ...place } = await stopwatch.time('launch', () => chooseRunEnvironments(work))
    const measuring = config.measure === undefined ? undefined : await import('./measure-runs.ts')
    const repetitions = measuring === undefined ? config.hosted.repetitions : 1
    const asked = { ...config.hosted, environments, repetitions }
    const hosted = { ...work, ...place, config: { ...config, hosted: asked } }
    const waiting = createWaiting(asked.timeoutMs, 'timeout-minutes', platform.runtime)

    await importOAuthTokens(hosted)
    const suite = await stopwatch.time('launch', () => loadHostedSuite(hosted))
    if (suite !== undefined && asked.syncSuite === 'only') return 0

    const planned = await stopwatch.time('launch', () => planAllRuns(suite, hosted))
    const checkPlannedServers = () => checkRunServers(planned, hosted, job.policy)
    const checked = await (asked.preflight === 'off'
      ? checkPlannedServers()
      : stopwatch.time('check', checkPlannedServers))
    const blocked = checked?.isBlocked === true ? "a server that it needs can't be used." : undefined
    const why = blocked ?? (await measuring?.announcePrice(planned, hosted, job))
    const started = await stopwatch.time('launch', () => startAllRuns(planned, why, hosted, waiting))
    if (!asked.wait) return leaveRunsRunning(started, hosted)

    const runs = await platform.runtime.log.group('Waiting for the hosted runs', () =>
      stopwatch.time('wait', () => measureHostedRuns(selectStartedRuns(started), hosted, waiting)),
    )
    const measurement = { checked, started, runs }
    if (measuring !== undefined) return await measuring.gateMeasuredRuns(measurement, hosted, job, gateSource)
    return await gateSource(createHostedSource(measurement, hosted, job), job)
  })
}

function planSession(config: HostedJobConfig, { policy }: Job, platform: Platform): SessionPlan {
  const { hosted, lookAgain, measure, service } = config
  const lookMs = (lookAgain && readLookBudget(policy.lookBudget).timeoutMs) || 0
  const againMs = measure === undefined ? lookMs : (policy.lookBudget.timeoutMs ?? hosted.timeoutMs)
  return {
    service,
    platform,
    runsMs: hosted.timeoutMs,
    // The runs, a look at the suspects, and everything around them.
    totalMs: hosted.timeoutMs + againMs + policy.publishTimeoutMs,
    recordRuns: (projectId) => recordHostedRuns(createSealedState(service.apiKey, platform), projectId),
  }
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
