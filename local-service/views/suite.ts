import { spellSuiteSettings, type VocabularyVersion } from '#contract'
import { defaultThreshold } from '../execution/judge.ts'
import type { Store } from '../store/open-store.ts'
import type { Suite } from '../store/records.ts'

/** Runs that the trend of a suite shows, oldest first. */
const trendRuns = 10

/** A suite as the API shows a single one (wire facts 9), with servers by name. */
export function renderSuite(suite: Suite, version: VocabularyVersion, store: Store) {
  const { id, name, description, projectId, environmentIds, schedule, managedBy } = suite
  const { revisionNumber, serverIds, createdAt, updatedAt } = suite
  const servers = serverIds.flatMap((serverId) => store.servers.get(serverId)?.name ?? [])
  const spelled = spellSuiteSettings({ settings: fillSuiteSettings(suite) }, version)
  return {
    id,
    name,
    description,
    projectId,
    environment: { servers, computerEnvironment: null },
    executionConfig: readExecutionConfig(suite),
    hosts: renderSuiteHosts(suite, store),
    environmentIds,
    settings: spelled.settings,
    schedule,
    managedBy,
    revisionNumber,
    createdAt,
    updatedAt,
  }
}

function renderSuiteHosts({ hosts = [] }: Suite, store: Store) {
  const findServerName = (serverId: string) => store.servers.get(serverId)?.name ?? []
  return hosts.flatMap(({ hostId, serverIds }) => {
    const name = store.hosts.get(hostId)?.name
    if (name === undefined) return []
    return [{ id: hostId, name, servers: serverIds?.flatMap(findServerName) }]
  })
}

function readExecutionConfig({ model, executionConfig }: Suite) {
  const config = { ...executionConfig, ...(model !== null && { model }) }
  if (Object.keys(config).length === 0) return null
  return config
}

const noJudge = { enabled: false, model: null, autoRun: false, threshold: defaultThreshold }

function fillSuiteSettings({ settings }: Suite) {
  const { minimumAccuracy, minimumIterations, matchOptions, defaultAssertions, iterations, judge } = settings
  return {
    minimumAccuracy: minimumAccuracy ?? null,
    minimumIterations: minimumIterations ?? null,
    matchOptions: matchOptions ?? null,
    defaultAssertions: defaultAssertions ?? [],
    judge: { ...noJudge, ...(typeof judge === 'object' && judge) },
    iterations,
  }
}

/**
 * A suite as lists show it: its latest run, the iterations of all its runs, and the trend of pass rates
 * (0..1).
 */
export function summarizeSuite(suite: Suite, store: Store) {
  const { id, name, projectId, createdAt, updatedAt } = suite
  const runs = store.runs.listBySuite(id, trendRuns)
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
