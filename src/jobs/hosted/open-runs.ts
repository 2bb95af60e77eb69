import * as v from 'valibot'
import type { Platform } from '../../ports/platform.ts'

/** Name under which the step remembers its hosted runs for its post step. */
const stateName = 'hosted-runs'

const stateSchema = v.object({
  projectId: v.string(),
  runs: v.array(v.object({ runId: v.string(), isOpen: v.boolean() })),
})

/** Hosted runs of this step. An open one still moves and must be cancelled when the job ends. */
export type HostedRunState = v.InferOutput<typeof stateSchema>

/** Remembers the hosted runs of this step, whenever that changes. `known`: what it begins with. */
export function createHostedRunState(
  platform: Pick<Platform, 'saveState'>,
  projectId: string,
  known: HostedRunState['runs'] = [],
) {
  const runs = new Map(known.map(({ runId, isOpen }) => [runId, isOpen]))
  const save = () => {
    const state: HostedRunState = {
      projectId,
      runs: [...runs].map(([runId, isOpen]) => ({ runId, isOpen })),
    }
    platform.saveState(stateName, JSON.stringify(state))
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
export function readHostedRunState(platform: Pick<Platform, 'readState'>): HostedRunState | undefined {
  const state = platform.readState(stateName)
  if (state === '') return undefined
  const parsed = v.safeParse(stateSchema, JSON.parse(state))
  return parsed.success ? parsed.output : undefined
}
