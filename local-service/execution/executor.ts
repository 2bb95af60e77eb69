import type { Store } from '../store/open-store.ts'

/** Runs hosted runs in the background. */
export interface Executor {
  /** Starts a run that was stored as `pending`. Keys of model providers live in memory only. */
  launch(runId: string, modelApiKeys: Readonly<Record<string, string>>): void
  /** Stops a run that was stored as `cancelled`. */
  cancel(runId: string): void
  /** Stops everything and waits until it has stopped. Runs underway end as `failed`. */
  close(): Promise<void>
}

/** @param execute carries out a stored run, until it ended or was stopped */
export function createExecutor(
  execute: (
    runId: string,
    modelApiKeys: Readonly<Record<string, string>>,
    stop: AbortSignal,
  ) => Promise<void>,
  onBug: (error: unknown) => void,
): Executor {
  const underway = new Map<string, { readonly stop: AbortController; readonly done: Promise<void> }>()
  return {
    launch: (runId, modelApiKeys) => {
      const stop = new AbortController()
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(() => execute(runId, modelApiKeys, stop.signal))
        .catch(onBug)
        .finally(() => underway.delete(runId))
      underway.set(runId, { stop, done })
    },
    cancel: (runId) => underway.get(runId)?.stop.abort(),
    close: async () => {
      const all = [...underway.values()]
      for (const { stop } of all) stop.abort()
      await Promise.all(all.map(({ done }) => done))
    },
  }
}

/** Ends runs that an earlier process left underway. */
export function failAbandonedRuns(store: Store, now: number): void {
  for (const { id } of store.organizations.list('').flatMap((each) => store.projects.list(each.id))) {
    for (const run of store.runs.listUnderway(id)) {
      if (run.plan !== null) store.runs.put({ ...run, status: 'failed', completedAt: now })
    }
  }
}
