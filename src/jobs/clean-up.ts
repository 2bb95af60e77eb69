import type { RawInputs } from '../config/inputs.ts'
import { loadConfig } from '../config/load.ts'
import { messageOf } from '../errors.ts'
import type { Platform } from '../ports/platform.ts'
import { sealedState } from './sealed-state.ts'
import { readHostedRuns, readOpenUpload } from './step-state.ts'

/** The runner gives a cancelled job little time. */
const timeoutMs = 5_000

/**
 * The post step: ends what the main step left open because the job was cancelled or crashed. Uploads are finalized as
 * cancelled, hosted runs cancelled and their model leases revoked. Never fails the job.
 */
export async function cleanUp(inputs: RawInputs, platform: Platform): Promise<void> {
  const { log } = platform.runtime
  try {
    const { service } = await loadConfig(inputs, platform.runtime.context, platform.machine.workspace)
    if (service === undefined) return
    const state = sealedState(service.apiKey, platform)
    const upload = readOpenUpload(state)
    const hostedRuns = readHostedRuns(state)
    if (hostedRuns !== undefined) {
      const { cleanUpHosted } = await import('./hosted/clean-up.ts')
      await cleanUpHosted(hostedRuns, service, platform)
    }
    if (upload === undefined) return
    const { openClient } = await import('../service/client/open.ts')
    const client = openClient(service, platform.runtime, { timeoutMs, attempts: 2 })
    const { projectId, externalRunId, suiteName } = upload
    const project = client.project(projectId)
    // Its id never arrived: the same start answers it.
    const start = () => project.call('startIngestRun', { body: { suiteName, externalRunId } })
    const runId = upload.runId ?? (await start()).runId
    const body = { runId, externalRunId, terminalStatus: 'cancelled' as const }
    await project.call('finalizeIngestRun', { body })
    await client.close()
    log.info(`The run ${runId} was left open and is now marked as cancelled.`)
  } catch (error) {
    log.info(`The clean-up failed: ${messageOf(error)}`)
  }
}
