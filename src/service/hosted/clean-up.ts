import { isTerminalRunStatus } from '../../contract/errors.ts'
import { readErrorMessage } from '../../errors.ts'
import type { Ports, Runtime } from '../../ports/platform.ts'
import { listSuites } from '../catalog.ts'
import { openClient, type ServiceAddress } from '../client/client.ts'
import type { Project } from '../client/project.ts'
import { cancelRun, revokeLeases } from '../runs/cancel-run.ts'
import { type ListedRun, listRuns } from '../runs/list-runs.ts'
import { readLaunchKey } from '../runs/origin.ts'
import type { HostedRunRecord, IntendedLaunch } from './job.ts'

/** Long enough for one slow answer: a second request would not be answered earlier. */
const timeoutMs = 8_500

/** After this time a launch that arrived before the job was killed is listed. */
const secondLookMs = 3_000
/** How many suites of one name are searched for a run, the newest first: every unsaved run makes one. */
const mostSuites = 10

const outcomes = {
  cancelled: 'cancelled',
  finished: 'already ended',
  unsupported: "can't be cancelled here; cancel it in the app",
} as const

/** What cancelling needs of a job; the post step has no more of it. */
interface OpenRuns {
  readonly config: { readonly service: ServiceAddress }
  readonly project: { readonly id: string }
  readonly platform: Ports<'runtime'>
  readonly openRuns: HostedRunRecord
}

/** What the main step left of its hosted runs. */
interface LeftRuns {
  readonly projectId: string
  readonly runs: readonly { readonly runId: string }[]
  readonly launches?: readonly IntendedLaunch[] | undefined
}

/**
 * Cancels the open hosted runs, all at once, and marks them as closed. What is not done when the signal aborts is left
 * to the post step. Never throws.
 */
export async function cancelOpenRuns(
  { config, project: { id: projectId }, platform, openRuns }: OpenRuns,
  signal?: AbortSignal,
): Promise<void> {
  const runIds = openRuns.openRunIds()
  if (runIds.length === 0) return
  await withHastyClient({ service: config.service, platform, projectId, signal }, async (project) => {
    await Promise.all(
      runIds.map((runId) =>
        cleanUpQuietly(platform.runtime, `Hosted run ${runId}`, async () => {
          const outcome = await cancelRun(project, runId)
          openRuns.close(runId)
          return outcomes[outcome]
        }),
      ),
    )
  })
}

/** The post step's part: open runs are cancelled, and no run keeps a model lease. Never throws. */
export async function endLeftRuns(
  { projectId, runs, launches = [] }: LeftRuns,
  openRuns: HostedRunRecord,
  service: ServiceAddress,
  platform: Ports<'runtime'>,
): Promise<void> {
  await cancelOpenRuns({ config: { service }, project: { id: projectId }, platform, openRuns })
  await withHastyClient({ service, platform, projectId }, async (project) => {
    await Promise.all(
      launches.map((launch) =>
        cleanUpQuietly(platform.runtime, 'A hosted run whose id never arrived', async () => {
          const cancelled = await cancelLaunchedRuns(project, launch)
          if (cancelled !== undefined) return cancelled
          // The service may still be busy with the request.
          await platform.runtime.clock.sleep(secondLookMs)
          return (await cancelLaunchedRuns(project, launch)) ?? 'not found; it seems that it never started'
        }),
      ),
    )
    await Promise.all(
      runs.map(({ runId }) =>
        cleanUpQuietly(platform.runtime, `Model leases of ${runId}`, async () => {
          const revoked = await revokeLeases(project, runId)
          if (revoked === 0) return undefined
          return `${revoked} revoked`
        }),
      ),
    )
  })
}

/**
 * Cancels the runs that a launch started, by the key in their notes; undefined when the service has no such run.
 * Launching again under the same key would answer the id, but may start what was never started.
 */
async function cancelLaunchedRuns(project: Project, launch: IntendedLaunch): Promise<string | undefined> {
  const started: ListedRun[] = []
  for (const suiteId of await findLaunchSuites(project, launch)) {
    const { runs } = await listRuns(project, suiteId)
    started.push(...runs.filter((run) => readLaunchKey(run) === launch.key))
    if (started.length > 0) break
  }
  if (started.length === 0) return undefined
  const open = started.filter(({ status }) => !isTerminalRunStatus(status))
  for (const { id } of open) await cancelRun(project, id)
  if (open.length === 0) return outcomes.finished
  return `${open.map(({ id }) => id).join(', ')} cancelled`
}

/** Ids of the suites that the run may belong to. A run that brings its cases along has a suite of its own. */
async function findLaunchSuites(
  project: Project,
  { suiteId, suiteName }: IntendedLaunch,
): Promise<readonly string[]> {
  if (suiteId !== undefined) return [suiteId]
  const suites = (await listSuites(project)).filter(({ name }) => name === suiteName)
  return suites
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .slice(0, mostSuites)
    .map(({ id }) => id)
}

interface Place {
  readonly service: ServiceAddress
  readonly platform: Ports<'runtime'>
  readonly projectId: string
  readonly signal?: AbortSignal
}

async function withHastyClient(
  { service, platform, projectId, signal }: Place,
  body: (project: Project) => Promise<void>,
): Promise<void> {
  const client = openClient(service, platform.runtime, { timeoutMs, attempts: 2 })
  try {
    await body(client.project(projectId, signal))
  } finally {
    await client.close()
  }
}

async function cleanUpQuietly(
  { log }: Runtime,
  subject: string,
  act: () => Promise<string | undefined>,
): Promise<void> {
  try {
    const outcome = await act()
    if (outcome !== undefined) log.info(`${subject}: ${outcome}.`)
  } catch (error) {
    log.info(`${subject}: could not be cleaned up. ${readErrorMessage(error)}`)
  }
}
