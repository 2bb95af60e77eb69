import * as v from 'valibot'
import type { HostedRunRecord, IntendedLaunch } from '#service'
import { hostedRunsName, uploadName } from './open-work.ts'
import type { SealedState } from './sealed-state.ts'

const uploadSchema = v.object({
  /** Absent while the answer to the start of the run is on its way. */
  runId: v.optional(v.string()),
  projectId: v.string(),
  externalRunId: v.string(),
  suiteName: v.string(),
})

/** An upload whose run was started, or is about to be, and was not finalized. */
export type OpenUpload = v.InferOutput<typeof uploadSchema>

/** Keeps the open upload of this step in its state. */
export function recordOpenUpload(state: SealedState, ids: Omit<OpenUpload, 'runId'>) {
  let noted: string | undefined
  return {
    /** The run is about to be started. */
    intend(): void {
      state.save(uploadName, ids)
    },
    note(runId: string): void {
      if (runId === noted) return
      noted = runId
      state.save(uploadName, { ...ids, runId })
    },
    /** The run is finished, or the next attempt finishes it. */
    clear(): void {
      noted = undefined
      state.clear(uploadName)
    },
  }
}

/** The upload that the main step left open, if any. */
export function readOpenUpload(state: SealedState): OpenUpload | undefined {
  const parsed = v.safeParse(uploadSchema, state.read(uploadName))
  if (parsed.success) return parsed.output
  return undefined
}

const hostedRunsSchema = v.object({
  projectId: v.string(),
  runs: v.array(v.object({ runId: v.string(), isOpen: v.boolean() })),
  /** Launches whose answer has not arrived, by the key in the notes of their runs. */
  launches: v.optional(
    v.array(
      v.object({
        key: v.string(),
        suiteId: v.optional(v.string()),
        /** Of a run that brings its cases along: the service makes the suite when it starts the run. */
        suiteName: v.optional(v.string()),
      }),
    ),
  ),
})

/** The hosted runs of this step. An open one is still running and must be cancelled when the job ends. */
export type HostedRuns = v.InferOutput<typeof hostedRunsSchema>

/** Keeps the hosted runs of this step in its state. `known`: those of the main step. */
export function recordHostedRuns(
  state: SealedState,
  projectId: string,
  known: HostedRuns['runs'] = [],
): HostedRunRecord {
  const runs = new Map(known.map(({ runId, isOpen }) => [runId, isOpen]))
  const launches = new Map<string, IntendedLaunch>()
  const saveHostedRuns = () => {
    const value: HostedRuns = {
      projectId,
      runs: [...runs].map(([runId, isOpen]) => ({ runId, isOpen })),
      launches: [...launches.values()],
    }
    state.save(hostedRunsName, value)
  }
  return {
    intend(launch) {
      launches.set(launch.key, launch)
      saveHostedRuns()
    },
    settle(key) {
      launches.delete(key)
      saveHostedRuns()
    },
    open(runId) {
      runs.set(runId, true)
      saveHostedRuns()
    },
    close(runId) {
      runs.set(runId, false)
      saveHostedRuns()
    },
    leave(runId) {
      runs.delete(runId)
      saveHostedRuns()
    },
    openRunIds: () => [...runs.keys()].filter((runId) => runs.get(runId)),
  }
}

/** The hosted runs of the main step, if any. */
export function readHostedRuns(state: SealedState): HostedRuns | undefined {
  const parsed = v.safeParse(hostedRunsSchema, state.read(hostedRunsName))
  if (parsed.success) return parsed.output
  return undefined
}
