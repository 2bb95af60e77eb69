import type { ExitCode } from '../../errors.ts'
import { delaySignal } from '../../http/delay-signal.ts'
import type { Ports } from '../../ports/platform.ts'
import { findProject } from '../catalog.ts'
import { openClient, type ServiceAddress } from '../client/client.ts'
import { hostedInputNames } from '../input-names.ts'
import { cancelOpenRuns } from './clean-up.ts'
import type { HostedRunRecord, HostedSession } from './job.ts'

export { endLeftRuns } from './clean-up.ts'

/** Refusals by the rate limit are waited out this long, and no longer than the runs. */
const longestLimitedMs = 10 * 60_000

/** The runner kills a cancelled step 10 s after asking it to stop; the last second is for the log. */
const runnerPatienceMs = 9_000

/** Where a hosted job runs, and how long. */
export interface SessionPlan {
  /** A project by id or name. */
  readonly service: ServiceAddress & { readonly projectId: string }
  readonly platform: Ports<'runtime' | 'machine'>
  /** The time of the runs, and of everything. */
  readonly runsMs: number
  readonly totalMs: number
  /** Keeps the runs of the project for the post step. */
  readonly recordRuns: (projectId: string) => HostedRunRecord
}

/**
 * Runs the body in the project and returns its exit code; 3 when the job is cancelled in the meantime. Runs that are
 * still open when the body fails are cancelled.
 * @throws UsageError when there is no such project; ServiceError; what the body throws
 */
export async function runInSession(
  { service, platform, runsMs, totalMs, recordRuns }: SessionPlan,
  body: (session: HostedSession) => Promise<ExitCode>,
): Promise<ExitCode> {
  const client = openClient(service, platform.runtime, {
    limitedMs: Math.min(longestLimitedMs, runsMs),
    deadline: { at: platform.runtime.clock.now() + totalMs, input: hostedInputNames.timeout },
  })
  const signal = platform.machine.watchForCancel()
  try {
    const lastCall = delaySignal(signal, runnerPatienceMs)
    const project = await findProject(client, service.projectId, hostedInputNames.project, signal)
    const openRuns = recordRuns(project.id)
    try {
      return await body({ project, openRuns })
    } catch (error) {
      await cancelOpenRuns({ config: { service }, project, platform, openRuns }, lastCall)
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
