import type { DatabaseSync } from 'node:sqlite'
import { cutPage, type Page, type PageRequest, parseBody } from './documents.ts'
import type { Iteration, Run } from './records.ts'

/** Passed and failed iterations of a run. `passRate` is 0..1; 0 for a run without iterations. */
export type RunSummary = {
  readonly total: number
  readonly passed: number
  readonly failed: number
  readonly passRate: number
}

export interface Runs {
  get(id: string): Run | undefined
  findByExternalId(projectId: string, externalRunId: string): Run | undefined
  /** Newest first. */
  listBySuite(suiteId: string, limit: number): readonly Run[]
  /** Newest first. */
  pageBySuite(suiteId: string, request: PageRequest): Page<Run>
  /** Newest first, over all projects. */
  listNewest(limit: number): readonly Run[]
  listByGroup(runGroupId: string): readonly Run[]
  countBySuite(suiteId: string): number
  /** Runs of a project that are neither finished nor cancelled. */
  listUnderway(projectId: string): readonly Run[]
  put(run: Run): void
}

export interface Iterations {
  get(id: string): Iteration | undefined
  /** @returns false when the run already has an iteration with that external id; nothing is written then. */
  insert(iteration: Iteration): boolean
  replace(iteration: Iteration): void
  /** In order of arrival. */
  page(runId: string, request: PageRequest): Page<Iteration>
  list(runId: string): readonly Iteration[]
  hasExternalId(runId: string, externalIterationId: string): boolean
  countOfCase(runId: string, testCaseId: string): number
  /** Derived from the iterations each time. Iterations without a verdict count in `total` only. */
  summarize(runId: string): RunSummary
  /** Over all runs of the suite. */
  summarizeSuite(suiteId: string): RunSummary
}

/** Opens the runs of every project. */
export function openRuns(database: DatabaseSync): Runs {
  const byId = database.prepare('SELECT body FROM runs WHERE id = ?')
  const byExternalId = database.prepare('SELECT body FROM runs WHERE project_id = ? AND external_run_id = ?')
  const bySuite = database.prepare('SELECT body FROM runs WHERE suite_id = ? ORDER BY sequence DESC LIMIT ?')
  const pageBySuite = database.prepare(
    `SELECT sequence, body FROM runs WHERE suite_id = ? AND (? = 0 OR sequence < ?)
     ORDER BY sequence DESC LIMIT ?`,
  )
  const newest = database.prepare('SELECT body FROM runs ORDER BY sequence DESC LIMIT ?')
  const byGroup = database.prepare('SELECT body FROM runs WHERE run_group_id = ? ORDER BY sequence')
  const countBySuite = database.prepare('SELECT count(*) AS count FROM runs WHERE suite_id = ?')
  const underway = database.prepare(
    "SELECT body FROM runs WHERE project_id = ? AND status IN ('pending', 'running')",
  )
  const write = database.prepare(
    `INSERT INTO runs (id, project_id, suite_id, external_run_id, run_group_id, status, body)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET status = excluded.status, body = excluded.body`,
  )
  const readAll = (rows: readonly Record<string, unknown>[]) => rows.map((row) => parseBody<Run>(row))
  return {
    get: (id) => readAll([byId.get(id)].filter((row) => row !== undefined))[0],
    findByExternalId: (projectId, externalRunId) => readAll(byExternalId.all(projectId, externalRunId))[0],
    listBySuite: (suiteId, limit) => readAll(bySuite.all(suiteId, limit)),
    pageBySuite: (suiteId, { after, limit }) =>
      cutPage(pageBySuite.all(suiteId, after, after, limit + 1), limit),
    listNewest: (limit) => readAll(newest.all(limit)),
    listByGroup: (runGroupId) => readAll(byGroup.all(runGroupId)),
    countBySuite: (suiteId) => Number(countBySuite.get(suiteId)?.count ?? 0),
    listUnderway: (projectId) => readAll(underway.all(projectId)),
    put: (run) => {
      const { id, projectId, suiteId, externalRunId, runGroupId, status } = run
      write.run(id, projectId, suiteId, externalRunId, runGroupId, status, JSON.stringify(run))
    },
  }
}

/** Opens the iterations of every run. */
export function openIterations(database: DatabaseSync): Iterations {
  const byId = database.prepare('SELECT body FROM iterations WHERE id = ?')
  const insert = database.prepare(
    `INSERT INTO iterations (id, run_id, external_iteration_id, test_case_id, result, body)
     VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (run_id, external_iteration_id) DO NOTHING`,
  )
  const replace = database.prepare('UPDATE iterations SET result = ?, body = ? WHERE id = ?')
  const page = database.prepare(
    'SELECT sequence, body FROM iterations WHERE run_id = ? AND sequence > ? ORDER BY sequence LIMIT ?',
  )
  const byRun = database.prepare('SELECT body FROM iterations WHERE run_id = ? ORDER BY sequence')
  const byExternalId = database.prepare(
    'SELECT 1 AS present FROM iterations WHERE run_id = ? AND external_iteration_id = ?',
  )
  const ofCase = database.prepare(
    'SELECT count(*) AS count FROM iterations WHERE run_id = ? AND test_case_id = ?',
  )
  const counts = database.prepare(
    `SELECT count(*) AS total, coalesce(sum(result = 'passed'), 0) AS passed,
       coalesce(sum(result = 'failed'), 0) AS failed FROM iterations WHERE run_id = ?`,
  )
  const countsOfSuite = database.prepare(
    `SELECT count(*) AS total, coalesce(sum(result = 'passed'), 0) AS passed,
       coalesce(sum(result = 'failed'), 0) AS failed
     FROM iterations WHERE run_id IN (SELECT id FROM runs WHERE suite_id = ?)`,
  )
  const readSummary = (row: Record<string, unknown> | undefined): RunSummary => {
    const total = Number(row?.total ?? 0)
    const passed = Number(row?.passed ?? 0)
    const failed = Number(row?.failed ?? 0)
    return { total, passed, failed, passRate: total === 0 ? 0 : passed / total }
  }
  return {
    get: (id) => {
      const row = byId.get(id)
      return row === undefined ? undefined : parseBody<Iteration>(row)
    },
    insert: (iteration) => {
      const { id, runId, externalIterationId, testCaseId, result } = iteration
      const body = JSON.stringify(iteration)
      return insert.run(id, runId, externalIterationId, testCaseId, result, body).changes === 1
    },
    replace: (iteration) => {
      replace.run(iteration.result, JSON.stringify(iteration), iteration.id)
    },
    page: (runId, { after, limit }) => cutPage(page.all(runId, after, limit + 1), limit),
    list: (runId) => byRun.all(runId).map((row) => parseBody<Iteration>(row)),
    hasExternalId: (runId, externalIterationId) => byExternalId.get(runId, externalIterationId) !== undefined,
    countOfCase: (runId, testCaseId) => Number(ofCase.get(runId, testCaseId)?.count ?? 0),
    summarize: (runId) => readSummary(counts.get(runId)),
    summarizeSuite: (suiteId) => readSummary(countsOfSuite.get(suiteId)),
  }
}
