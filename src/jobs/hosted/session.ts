import { delaySignal, findProject, openClient } from '#service'
import type { ExitCode } from '../../errors.ts'
import type { Job } from '../job.ts'
import { createSealedState } from '../sealed-state.ts'
import { recordHostedRuns } from '../step-state.ts'
import { cancelOpenRuns, runnerPatienceMs } from './clean-up.ts'
import { hostedInputNames } from './input-names.ts'
import type { HostedJobConfig, HostedSession } from './job.ts'

/** Refusals by the rate limit are waited out this long, and no longer than the runs. */
const longestLimitedMs = 10 * 60_000

/**
 * Runs the body in the project of the configuration and returns its exit code; 3 when the job is cancelled in the
 * meantime. Runs that are still open when the body fails are cancelled.
 * @throws UsageError when there is no such project; ServiceError; what the body throws
 */
export async function runInSession(
  config: HostedJobConfig,
  { platform, policy }: Job,
  body: (session: HostedSession) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { hosted, lookAgain } = config
  // The runs, a look at the suspects, and everything around them.
  const totalMs =
    hosted.timeoutMs + ((lookAgain && policy.lookBudget.timeoutMs) || 0) + policy.publishTimeoutMs
  const client = openClient(config.service, platform.runtime, {
    limitedMs: Math.min(longestLimitedMs, hosted.timeoutMs),
    deadline: { at: platform.runtime.clock.now() + totalMs, input: hostedInputNames.timeout },
  })
  const signal = platform.machine.watchForCancel()
  try {
    const lastCall = delaySignal(signal, runnerPatienceMs)
    const project = await findProject(client, config.service.projectId, hostedInputNames.project, signal)
    const state = createSealedState(config.service.apiKey, platform)
    const session = { config, project, platform, openRuns: recordHostedRuns(state, project.id) }
    try {
      return await body(session)
    } catch (error) {
      await cancelOpenRuns(session, lastCall)
      throw error
    }
  } catch (error) {
    if (!signal.aborted) throw error
    platform.runtime.log.warning('The job was cancelled, so nothing was measured.')
    return 3
  } finally {
    await client.close()
  }
}
