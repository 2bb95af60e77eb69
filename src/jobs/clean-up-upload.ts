import { openClient } from '#service'
import type { ServiceConfig } from '#settings'
import type { Runtime } from '../ports/platform.ts'
import type { OpenUpload } from './step-state.ts'

/** Finalizes an upload that the main step left open as cancelled. */
export async function cleanUpUpload(
  { projectId, externalRunId, suiteName, runId: knownId }: OpenUpload,
  service: ServiceConfig,
  runtime: Runtime,
  timeoutMs: number,
): Promise<void> {
  const client = openClient(service, runtime, { timeoutMs, attempts: 2 })
  const project = client.project(projectId)
  // Its id never arrived: the same start answers it.
  const start = () => project.call('startIngestRun', { body: { suiteName, externalRunId } })
  const runId = knownId ?? (await start()).runId
  const body = { runId, externalRunId, terminalStatus: 'cancelled' as const }
  await project.call('finalizeIngestRun', { body })
  await client.close()
  runtime.log.info(`The run ${runId} was left open and is now marked as cancelled.`)
}
