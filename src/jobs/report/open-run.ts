import * as v from 'valibot'
import type { Platform } from '../../ports/platform.ts'

/** Name under which the step remembers a started, not yet finalized run for its post step. */
const stateName = 'open-run'

const openRunSchema = v.object({ runId: v.string(), projectId: v.string(), externalRunId: v.string() })

/** A run of the service that was started and not finalized. */
export type OpenRun = v.InferOutput<typeof openRunSchema>

/** Writes down which run is open whenever that changes. */
export function openRunState(platform: Pick<Platform, 'saveState'>, ids: Omit<OpenRun, 'runId'>) {
  let noted: string | undefined
  return {
    note(runId: string | undefined): void {
      if (runId === noted) return
      noted = runId
      platform.saveState(stateName, runId === undefined ? '' : JSON.stringify({ ...ids, runId }))
    },
  }
}

/** The run that the main step left open, if any. */
export function readOpenRun(platform: Pick<Platform, 'readState'>): OpenRun | undefined {
  const state = platform.readState(stateName)
  if (state === '') return undefined
  const parsed = v.safeParse(openRunSchema, JSON.parse(state))
  return parsed.success ? parsed.output : undefined
}
