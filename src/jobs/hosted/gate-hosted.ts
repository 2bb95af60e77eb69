import { loadPolicy } from '../../config/load-policy.ts'
import { loadSuiteFile } from '../../config/suite-file.ts'
import { delaySignal } from '../../http/delay-signal.ts'
import type { Platform } from '../../ports/platform.ts'
import { findProject } from '../../service/catalog.ts'
import { openClient } from '../../service/client/open.ts'
import { exitWith, publishAndKeep } from '../conclude.ts'
import { exitCodeOfJob } from '../exit-code.ts'
import { sealedState } from '../sealed-state.ts'
import { cancelOpenRuns, runnerPatienceMs } from './clean-up.ts'
import { archiveEnvironment, chooseEnvironment, isClosed } from './environment.ts'
import { addHelp } from './help.ts'
import { inputNames } from './input-names.ts'
import type { HostedJobConfig } from './job-config.ts'
import { createHostedRunState } from './open-runs.ts'
import { importTokens, runPreflight } from './preflight.ts'
import { judgeRuns } from './report.ts'
import { measureRuns } from './runs.ts'
import type { HostedScope } from './scope.ts'
import { isRun, notStarted, planAll, problemsOf, runsOf, type Start, startAll } from './start.ts'
import { syncSuite } from './sync-suite.ts'

/**
 * The hosted job: launch → wait → results → baseline → verdict → comment, summary, annotations, outputs. Returns the
 * exit code as the report job does. With `wait: false` it ends after the launch.
 * @throws UsageError when an input is wrong; ServiceError when the key is. Runs that were started are cancelled then.
 */
export async function gateHosted(config: HostedJobConfig, platform: Platform): Promise<number> {
  const { service } = config
  const { clock, log } = platform
  const policy = loadPolicy(config, platform.workspace)
  const client = openClient(service, platform)
  const signal = platform.watchForCancel?.()
  const lastCall = signal && delaySignal(signal, runnerPatienceMs)
  try {
    const project = await findProject(client, service.projectId, inputNames.project, signal)
    if (isClosed(config, platform)) return await archiveEnvironment(config, platform, project)
    const { hosted, study, basePlace } = await chooseEnvironment(config, platform, project)
    const scope: HostedScope = {
      project,
      hosted,
      platform,
      basePlace,
      record: createHostedRunState(sealedState(service.apiKey, platform), project.id),
      deadline: clock.now() + hosted.timeoutMs,
      deadlineInput: 'timeout-minutes',
      random: Math.random,
    }
    try {
      await importTokens(scope)
      const spec =
        hosted.suiteFile === undefined ? undefined : loadSuiteFile(hosted.suiteFile, platform.workspace)
      if (spec !== undefined && hosted.syncSuite !== 'false') {
        await log.group('Syncing the suite with its file', () => syncSuite(project, spec, log))
        if (hosted.syncSuite === 'only') return 0
      }
      const planned = await planAll(spec, scope)
      const checked =
        hosted.preflight === 'off' || hosted.runIds.length > 0
          ? undefined
          : await log.group('Checking the servers', () => runPreflight(planned, config, scope))
      const runs = planned.filter(isRun)
      const started = await log.group('Starting the hosted runs', async () =>
        checked?.isBlocked === true ? runs.map(notStarted) : await startAll(runs, config, scope),
      )
      if (!hosted.wait) return leaveRunning(started, scope)
      const measured = await log.group('Waiting for the hosted runs', () =>
        measureRuns(runsOf(started), scope),
      )
      const judged = await judgeRuns(config, policy, problemsOf(started), measured, checked, scope)
      const report = await addHelp(judged, measured[0]?.runId, study, scope)
      const taken = await publishAndKeep(report, config, platform, {
        isComplete: report.verdict.reasons.every(({ rule }) => rule !== 'hosted-run'),
      })
      return exitWith(taken, exitCodeOfJob(report, policy, platform.context), platform)
    } catch (error) {
      await cancelOpenRuns(scope.record, service, project.id, platform, lastCall)
      throw error
    }
  } catch (error) {
    if (signal?.aborted !== true) throw error
    log.warning('The job was cancelled, so nothing was measured.')
    return 3
  } finally {
    await client.close()
  }
}

/** The runs go on without this job; a later step waits for them. */
function leaveRunning(started: readonly Start[], { record, platform, project }: HostedScope): number {
  const runs = runsOf(started)
  // The post step of this step must not cancel them.
  for (const { runId } of runs) record.leave(runId)
  platform.setOutput('run-id', runs.map(({ runId }) => runId).join('\n'))
  for (const problem of problemsOf(started)) platform.log.error(problem)
  platform.log.notice(
    `${runs.length} hosted ${runs.length === 1 ? 'run goes' : 'runs go'} on in project ${project.id}. Give a later step the output \`run-id\` to judge ${runs.length === 1 ? 'it' : 'them'}.`,
  )
  return runs.length === started.length ? 0 : 3
}
