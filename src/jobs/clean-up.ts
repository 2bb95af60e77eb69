import type { RawInputs } from '../config/inputs.ts'
import { loadConfig } from '../config/load.ts'
import { messageOf } from '../errors.ts'
import type { Platform } from '../ports/platform.ts'
import { openClient } from '../service/client/open.ts'
import { cleanUpHosted } from './hosted/clean-up.ts'
import { hostedRunsName, readHostedRunState } from './hosted/open-runs.ts'
import { openRunName, readOpenRun } from './report/open-run.ts'
import { hasState, sealedState } from './sealed-state.ts'

/** The runner gives a cancelled job little time. */
const timeoutMs = 5_000

/**
 * The post step: what the main step left open (the job was cancelled, the machine died) is ended, so that it does
 * not stay running for ever: uploads are finalized as cancelled, hosted runs cancelled and their model leases
 * revoked. Does nothing when there is none; never fails the job.
 */
export async function cleanUp(inputs: RawInputs, platform: Platform): Promise<void> {
  const { log } = platform
  try {
    if (!hasState(platform, [openRunName, hostedRunsName])) return
    const { service } = loadConfig(inputs, platform.context)
    if (service === undefined) return
    const state = sealedState(service.apiKey, platform)
    const openRun = readOpenRun(state)
    const hostedRuns = readHostedRunState(state)
    if (openRun === undefined && hostedRuns === undefined) return
    if (hostedRuns !== undefined) await cleanUpHosted(hostedRuns, service, platform)
    if (openRun === undefined) return
    const client = openClient(service, platform, { timeoutMs, attempts: 2 })
    const { runId, projectId, externalRunId } = openRun
    const body = { runId, externalRunId, terminalStatus: 'cancelled' as const }
    await client.project(projectId).call('finalizeIngestRun', { body })
    await client.close()
    log.info(`The run ${runId} was left open and is now marked as cancelled.`)
  } catch (error) {
    log.info(`Nothing could be cleaned up: ${messageOf(error)}`)
  }
}
