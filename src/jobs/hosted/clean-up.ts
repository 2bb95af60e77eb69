import type { ServiceConfig } from '../../config/load.ts'
import { messageOf } from '../../errors.ts'
import type { Platform } from '../../ports/platform.ts'
import { openClient } from '../../service/client/open.ts'
import type { Project } from '../../service/client/project.ts'
import { cancelRun, revokeLeases } from '../../service/runs/cancel.ts'
import { sealedState } from '../sealed-state.ts'
import { createHostedRunState, type HostedRunRecord, type HostedRunState } from './open-runs.ts'

/** The runner kills a cancelled step 10 s after it asked it to stop; the last moments are for saying what is left. */
export const runnerPatienceMs = 9_000
/** One slow answer is worth waiting for: asking a second time meanwhile would not make it come earlier. */
const timeoutMs = 8_500

const said = {
  cancelled: 'cancelled',
  finished: 'over already',
  unsupported: 'not to be cancelled here; look for it in the app',
} as const

/**
 * Cancels hosted runs that nobody waits for any more, all at once, and takes them off the record. What is not done
 * when the signal aborts is left to the post step. Never throws.
 */
export async function cancelOpenRuns(
  record: Pick<HostedRunRecord, 'openRunIds' | 'close'>,
  service: ServiceConfig,
  projectId: string,
  platform: Platform,
  signal?: AbortSignal,
): Promise<void> {
  const runIds = record.openRunIds()
  if (runIds.length === 0) return
  await withHastyClient(service, platform, projectId, signal, async (project) => {
    await Promise.all(
      runIds.map((runId) =>
        quietly(platform, `Hosted run ${runId}`, async () => {
          const outcome = await cancelRun(project, runId)
          record.close(runId)
          return said[outcome]
        }),
      ),
    )
  })
}

/** The post step's part: open runs are cancelled, and no run keeps a model lease. Never throws. */
export async function cleanUpHosted(
  { projectId, runs }: HostedRunState,
  service: ServiceConfig,
  platform: Platform,
): Promise<void> {
  const record = createHostedRunState(sealedState(service.apiKey, platform), projectId, runs)
  await cancelOpenRuns(record, service, projectId, platform)
  await withHastyClient(service, platform, projectId, undefined, async (project) => {
    await Promise.all(
      runs.map(({ runId }) =>
        quietly(platform, `Model leases of ${runId}`, async () => {
          const revoked = await revokeLeases(project, runId)
          return revoked === 0 ? undefined : `${revoked} revoked`
        }),
      ),
    )
  })
}

async function withHastyClient(
  service: ServiceConfig,
  platform: Platform,
  projectId: string,
  signal: AbortSignal | undefined,
  body: (project: Project) => Promise<void>,
): Promise<void> {
  const client = openClient(service, platform, { timeoutMs, attempts: 2 })
  try {
    await body(client.project(projectId, signal))
  } finally {
    await client.close()
  }
}

async function quietly(
  { log }: Pick<Platform, 'log'>,
  what: string,
  act: () => Promise<string | undefined>,
): Promise<void> {
  try {
    const outcome = await act()
    if (outcome !== undefined) log.info(`${what}: ${outcome}.`)
  } catch (error) {
    log.info(`${what}: could not be cleaned up. ${messageOf(error)}`)
  }
}
