import type { Store } from '../store/open-store.ts'
import type { Suite } from '../store/records.ts'

/** Runs that the trend of a suite shows, oldest first. */
const TREND_RUNS = 10

/** A suite as its own page of the API shows it (wire facts 3.5). */
export function renderSuite(suite: Suite, store: Store) {
  const { id, name, description, projectId, environmentIds, settings, schedule, managedBy } = suite
  const { revisionNumber, model, provider, serverIds, createdAt, updatedAt } = suite
  const servers = serverIds.flatMap((serverId) => store.servers.get(serverId)?.name ?? [])
  return {
    id,
    name,
    description,
    projectId,
    environment: { servers, computerEnvironment: null },
    executionConfig: { model, provider },
    hosts: [],
    environmentIds,
    serverIds,
    settings,
    schedule,
    managedBy,
    revisionNumber,
    createdAt,
    updatedAt,
  }
}

/** A suite as lists show it: its latest run, the iterations of all its runs, and the trend of pass rates (0..1). */
export function summarizeSuite(suite: Suite, store: Store) {
  const { id, name, projectId, createdAt, updatedAt } = suite
  const runs = store.runs.listBySuite(id, TREND_RUNS)
  const scored = runs.map((run) => {
    return { run, summary: store.iterations.summarize(run.id) }
  })
  const [latest] = scored
  const { passed, failed } = store.iterations.summarizeSuite(id)
  return {
    id,
    name,
    projectId,
    createdAt,
    updatedAt,
    latestRun:
      latest === undefined
        ? null
        : {
            id: latest.run.id,
            status: latest.run.status,
            passRate: latest.summary.passRate,
            passed: latest.summary.passed,
            failed: latest.summary.failed,
            createdAt: latest.run.createdAt,
          },
    totals: { passed, failed, runs: store.runs.countBySuite(id) },
    passRateTrend: scored.map(({ summary }) => summary.passRate).toReversed(),
  }
}
