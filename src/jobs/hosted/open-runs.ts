import * as v from 'valibot'
import type { SealedState } from '../sealed-state.ts'

/** Name under which the step remembers its hosted runs for its post step. */
export const hostedRunsName = 'hosted-runs'

const stateSchema = v.object({
  projectId: v.string(),
  runs: v.array(v.object({ runId: v.string(), isOpen: v.boolean() })),
})

/** Hosted runs of this step. An open one still moves and must be cancelled when the job ends. */
export type HostedRunState = v.InferOutput<typeof stateSchema>

/** Remembers the hosted runs of this step, whenever that changes. `known`: what it begins with. */
export function createHostedRunState(
  state: SealedState,
  projectId: string,
  known: HostedRunState['runs'] = [],
) {
  const runs = new Map(known.map(({ runId, isOpen }) => [runId, isOpen]))
  const save = () => {
    const value: HostedRunState = {
      projectId,
      runs: [...runs].map(([runId, isOpen]) => ({ runId, isOpen })),
    }
    state.save(hostedRunsName, value)
  }
  return {
    open(runId: string): void {
      runs.set(runId, true)
      save()
    },
    close(runId: string): void {
      runs.set(runId, false)
      save()
    },
    /** It goes on without us: not to be cancelled, nor its leases revoked. */
    leave(runId: string): void {
      runs.delete(runId)
      save()
    },
    openRunIds: (): readonly string[] => [...runs].flatMap(([runId, isOpen]) => (isOpen ? [runId] : [])),
  }
}

export type HostedRunRecord = ReturnType<typeof createHostedRunState>

/** What the main step remembered, if anything. */
export function readHostedRunState(state: SealedState): HostedRunState | undefined {
  const parsed = v.safeParse(stateSchema, state.read(hostedRunsName))
  return parsed.success ? parsed.output : undefined
}
