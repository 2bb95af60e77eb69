import type { ServiceConfig } from '../config/load.ts'
import type { Platform } from '../ports.ts'
import { createServiceClient } from '../service/client.ts'
import { cancelRun, revokeLeases } from '../service/hosted-run-cancel.ts'
import type { HostedRunState } from './open-hosted-runs.ts'

/** The runner gives a cancelled job a few seconds. */
const timeoutMs = 3_000

const said = {
  cancelled: 'cancelled',
  finished: 'over already',
  unsupported: 'not to be cancelled here; look for it in the app',
} as const

/** Cancels hosted runs that nobody waits for any more, all at once. Never throws. */
export async function cancelOpenRuns(
  runIds: readonly string[],
  service: ServiceConfig,
  projectId: string,
  platform: Platform,
): Promise<void> {
  if (runIds.length === 0) return
  await withHastyClient(service, platform, async (client) => {
    await Promise.all(
      runIds.map((runId) =>
        quietly(
          platform,
          `Hosted run ${runId}`,
          async () => said[await cancelRun(client, { projectId, runId })],
        ),
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
  const openIds = runs.flatMap(({ runId, isOpen }) => (isOpen ? [runId] : []))
  await cancelOpenRuns(openIds, service, projectId, platform)
  await withHastyClient(service, platform, async (client) => {
    await Promise.all(
      runs.map(({ runId }) =>
        quietly(platform, `Model leases of ${runId}`, async () => {
          const revoked = await revokeLeases(client, { projectId, runId })
          return revoked === 0 ? undefined : `${revoked} revoked`
        }),
      ),
    )
  })
}

async function withHastyClient(
  { baseUrl, apiKey, headerPrefix }: ServiceConfig,
  { clock, log }: Platform,
  body: (client: ReturnType<typeof createServiceClient>) => Promise<void>,
): Promise<void> {
  const client = createServiceClient({ baseUrl, apiKey, headerPrefix, clock, log, timeoutMs, attempts: 2 })
  try {
    await body(client)
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
    log.info(`${what}: could not be cleaned up. ${error instanceof Error ? error.message : String(error)}`)
  }
}
