import * as v from 'valibot'
import type { SealedState } from '../sealed-state.ts'

/** Name under which the step remembers a started, not yet finalized run for its post step. */
export const openRunName = 'open-run'

const openRunSchema = v.object({ runId: v.string(), projectId: v.string(), externalRunId: v.string() })

/** A run of the service that was started and not finalized. */
export type OpenRun = v.InferOutput<typeof openRunSchema>

/** Writes down which run is open whenever that changes. */
export function openRunState(state: SealedState, ids: Omit<OpenRun, 'runId'>) {
  let noted: string | undefined
  return {
    note(runId: string | undefined): void {
      if (runId === noted) return
      noted = runId
      if (runId === undefined) state.clear(openRunName)
      else state.save(openRunName, { ...ids, runId })
    },
  }
}

/** The run that the main step left open, if any. */
export function readOpenRun(state: SealedState): OpenRun | undefined {
  const parsed = v.safeParse(openRunSchema, state.read(openRunName))
  return parsed.success ? parsed.output : undefined
}
