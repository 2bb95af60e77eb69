import { decideRunVerdict } from '../rules/run-verdict.ts'
import type { Store } from '../store/open-store.ts'
import type { Iteration, Run, Suite } from '../store/records.ts'

/** A row of a table of the export. Times are ISO 8601 in UTC, durations ms, rates 0..1. */
export type Row = Readonly<Record<string, unknown>>

/** A stored run with its suite and its iterations, which are read as they are asked for. */
export interface StoredRun {
  readonly run: Run
  readonly suite: Suite
  iterations(): Iterable<Iteration>
}

/** Number of iterations that are in memory at once. */
const pageSize = 1_000

/** Every run of every project, oldest first within its suite. */
export function* listStoredRuns(store: Store): Generator<StoredRun> {
  for (const suite of listAllSuites(store)) {
    const runs = store.runs.listBySuite(suite.id, store.runs.countBySuite(suite.id)).toReversed()
    for (const run of runs) yield { run, suite, iterations: () => listRunIterations(run.id, store) }
  }
}

function* listAllSuites(store: Store): Generator<Suite> {
  for (const organization of store.organizations.list('')) {
    for (const project of store.projects.list(organization.id)) yield* store.suites.list(project.id)
  }
}

function* listRunIterations(runId: string, store: Store): Generator<Iteration> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page: { readonly items: readonly Iteration[]; readonly next?: number } = store.iterations.page(
      runId,
      { after, limit: pageSize },
    )
    yield* page.items
    after = page.next
  }
}

const toIsoTime = (ms: number | null) => {
  if (ms === null) return null
  return new Date(ms).toISOString()
}

/** The tables of the export: rows by the name of the table. */
export function* listExportRows(
  store: Store,
): Generator<readonly [table: 'runs' | 'cases' | 'results' | 'ledger', row: Row]> {
  for (const suite of listAllSuites(store)) {
    for (const { id, declaredId, title, createdAt } of store.cases.list(suite.id)) {
      yield ['cases', { suite: suite.name, caseId: declaredId ?? id, title, createdAt: toIsoTime(createdAt) }]
    }
  }
  for (const stored of listStoredRuns(store)) {
    const { run, suite } = stored
    const { ci } = run.metadata as { readonly ci?: { readonly branch?: string; readonly commitSha?: string } }
    const place = { runId: run.id, suite: suite.name }
    yield [
      'runs',
      {
        ...place,
        externalRunId: run.externalRunId,
        number: run.runNumber,
        status: run.status,
        result: decideRunVerdict(run, store),
        source: run.source,
        environment: run.environment?.name ?? null,
        branch: ci?.branch ?? null,
        commit: ci?.commitSha ?? null,
        createdAt: toIsoTime(run.createdAt),
        completedAt: toIsoTime(run.completedAt),
        ...store.iterations.summarize(run.id),
      },
    ]
    const ledger = new Map<
      string,
      { title: string; passed: number; failed: number; other: number; durationMs: number }
    >()
    for (const iteration of stored.iterations()) {
      const { testCaseId, title, result, durationMs } = iteration
      // The declared id of the case, else its stored id; null when the iteration belongs to no case.
      const caseId = testCaseId && (store.cases.get(testCaseId)?.declaredId ?? testCaseId)
      yield ['results', { ...place, caseId, ...toResultRow(iteration) }]
      const counts = ledger.get(testCaseId ?? title) ?? {
        title,
        passed: 0,
        failed: 0,
        other: 0,
        durationMs: 0,
      }
      counts[result ?? 'other'] += 1
      counts.durationMs += durationMs ?? 0
      ledger.set(testCaseId ?? title, counts)
    }
    for (const [key, counts] of ledger) {
      yield ['ledger', { ...place, caseId: store.cases.get(key)?.declaredId ?? key, ...counts }]
    }
  }
}

function toResultRow(iteration: Iteration): Row {
  const { title, iterationNumber, status, result, model, provider, startedAt, durationMs, usage, error } =
    iteration
  const scores = iteration.scores?.map(({ scorerId, value, passed }) => ({ scorerId, value, passed })) ?? []
  return {
    title,
    iteration: iterationNumber,
    status,
    result,
    model,
    provider,
    startedAt: toIsoTime(startedAt),
    durationMs,
    totalTokens: usage?.totalTokens ?? null,
    scores,
    error,
  }
}
