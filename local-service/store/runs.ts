import type { DatabaseSync } from 'node:sqlite'
import { cutRowPage, type Page, type PageRequest, parseRowBody } from './documents.ts'
import type { Iteration, Run } from './records.ts'

/**
 * Iterations of a run by their result. `total` counts all of them; ungraded ones (a broken harness,
 * skipped) are in neither `passed` nor `failed`. `passRate` is 0..1 over the graded ones; 0 without any.
 */
export type RunSummary = {
  readonly total: number
  readonly passed: number
  readonly failed: number
  /** Number of ungraded iterations that were skipped on purpose. */
  readonly skipped: number
  readonly passRate: number
}

/** A search among the iterations of a run. */
interface FindRequest {
  readonly show: 'all' | 'failed' | 'ungraded' | 'passed'
  /** Part of a title or an error, in any case; empty for all. */
  readonly text: string
  readonly limit: number
}

/** Values of the column `result`, in the order in which a reader needs them. */
const resultsByFilter: Readonly<Record<FindRequest['show'], readonly string[]>> = {
  all: ['failed', 'none', 'passed'],
  failed: ['failed'],
  ungraded: ['none'],
  passed: ['passed'],
}

/** Most iterations of one result that a search reads, because the service answers nothing else meanwhile. */
const searched = 20_000

/** Opens the runs of every project. */
export function openRuns(database: DatabaseSync) {
  const byId = database.prepare('SELECT body FROM runs WHERE id = ?')
  const byExternalId = database.prepare('SELECT body FROM runs WHERE project_id = ? AND external_run_id = ?')
  const bySuite = database.prepare('SELECT body FROM runs WHERE suite_id = ? ORDER BY sequence DESC LIMIT ?')
  const pageBySuite = database.prepare(
    `SELECT sequence, body FROM runs WHERE suite_id = ? AND (? = 0 OR sequence < ?)
     ORDER BY sequence DESC LIMIT ?`,
  )
  const newest = database.prepare('SELECT body FROM runs ORDER BY sequence DESC LIMIT ?')
  const countBySuite = database.prepare('SELECT count(*) AS count FROM runs WHERE suite_id = ?')
  const underway = database.prepare(
    "SELECT body FROM runs WHERE project_id = ? AND status IN ('pending', 'running')",
  )
  const write = database.prepare(
    `INSERT INTO runs (id, project_id, suite_id, external_run_id, run_group_id, status, body)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET status = excluded.status, body = excluded.body`,
  )
  const parseRunRows = (rows: readonly Record<string, unknown>[]) => rows.map((row) => parseRowBody<Run>(row))
  return {
    get: (id: string) => parseRunRows([byId.get(id)].filter((row) => row !== undefined))[0],
    findByExternalId: (projectId: string, externalRunId: string) =>
      parseRunRows(byExternalId.all(projectId, externalRunId))[0],
    /** Newest first. */
    listBySuite: (suiteId: string, limit: number): readonly Run[] =>
      parseRunRows(bySuite.all(suiteId, limit)),
    /** Newest first. */
    pageBySuite: (suiteId: string, { after, limit }: PageRequest): Page<Run> =>
      cutRowPage(pageBySuite.all(suiteId, after, after, limit + 1), limit),
    /** Newest first, over all projects. */
    listNewest: (limit: number): readonly Run[] => parseRunRows(newest.all(limit)),
    countBySuite: (suiteId: string) => Number(countBySuite.get(suiteId)?.count ?? 0),
    /** Runs of a project that are neither finished nor cancelled. */
    listUnderway: (projectId: string): readonly Run[] => parseRunRows(underway.all(projectId)),
    put: (run: Run): void => {
      const { id, projectId, suiteId, externalRunId, runGroupId, status } = run
      write.run(id, projectId, suiteId, externalRunId, runGroupId, status, JSON.stringify(run))
    },
  }
}

/** Opens the iterations of every run, and the counters that go with them. */
export function openIterations(database: DatabaseSync) {
  const byId = database.prepare('SELECT body FROM iterations WHERE id = ?')
  const insert = database.prepare(
    `INSERT INTO iterations (id, run_id, external_iteration_id, test_case_id, result, body)
     VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (run_id, external_iteration_id) DO NOTHING`,
  )
  const countRun = database.prepare(
    `INSERT INTO run_counts (run_id, suite_id, total, passed, failed, skipped)
     SELECT id, suite_id, 1, ?1, ?2, ?3 FROM runs WHERE id = ?4
     ON CONFLICT (run_id) DO UPDATE SET total = total + 1, passed = passed + ?1, failed = failed + ?2,
       skipped = skipped + ?3`,
  )
  const countCase = database.prepare(
    `INSERT INTO case_counts (run_id, test_case_id, total, passed, failed) VALUES (?3, ?4, 1, ?1, ?2)
     ON CONFLICT (run_id, test_case_id) DO UPDATE SET total = total + 1, passed = passed + ?1,
       failed = failed + ?2`,
  )
  const page = database.prepare(
    'SELECT sequence, body FROM iterations WHERE run_id = ? AND sequence > ? ORDER BY sequence LIMIT ?',
  )
  const byResult = database.prepare(
    'SELECT body FROM iterations WHERE run_id = ? AND result = ? ORDER BY sequence LIMIT ?',
  )
  const byRun = database.prepare('SELECT body FROM iterations WHERE run_id = ? ORDER BY sequence')
  const byExternalId = database.prepare(
    'SELECT 1 AS present FROM iterations WHERE run_id = ? AND external_iteration_id = ?',
  )
  const selectCaseCounts = database.prepare('SELECT * FROM case_counts WHERE run_id = ? AND test_case_id = ?')
  const selectRunCounts = database.prepare('SELECT * FROM run_counts WHERE run_id = ?')
  const sumSuiteCounts = database.prepare(
    `SELECT sum(total) AS total, sum(passed) AS passed, sum(failed) AS failed, sum(skipped) AS skipped
     FROM run_counts WHERE suite_id = ?`,
  )
  return {
    get: (id: string) => {
      const row = byId.get(id)
      if (row === undefined) return undefined
      return parseRowBody<Iteration>(row)
    },
    /**
     * @returns false when the run already has an iteration with that external id; nothing is written then.
     */
    insert: (iteration: Iteration): boolean => {
      const { id, runId, externalIterationId, testCaseId, result, status } = iteration
      const body = JSON.stringify(iteration)
      if (insert.run(id, runId, externalIterationId, testCaseId, result ?? 'none', body).changes !== 1) {
        return false
      }
      const counts = [Number(result === 'passed'), Number(result === 'failed')] as const
      countRun.run(...counts, Number(status === 'skipped'), runId)
      if (testCaseId !== null) countCase.run(...counts, runId, testCaseId)
      return true
    },
    /** A page of the iterations of a run, in order of arrival. */
    page: (runId: string, { after, limit }: PageRequest): Page<Iteration> =>
      cutRowPage(page.all(runId, after, limit + 1), limit),
    /** Failed ones first, then those without a result, then passed ones; each in order of arrival. */
    find: (runId: string, { show, text, limit }: FindRequest) => {
      const wanted = text.trim().toLowerCase()
      const items: Iteration[] = []
      let truncated = false
      for (const result of resultsByFilter[show]) {
        const left = limit - items.length
        let read = 0
        let matches = 0
        for (const row of byResult.iterate(runId, result, wanted === '' ? left + 1 : searched + 1)) {
          read += 1
          const iteration = parseRowBody<Iteration>(row)
          const isFit = `${iteration.title}\n${iteration.error ?? ''}`.toLowerCase().includes(wanted)
          if (isFit) matches += 1
          if (isFit && matches <= left) items.push(iteration)
          if (matches > left || read > searched) truncated = true
          if (truncated && matches > left) break
        }
      }
      return { items, truncated }
    },
    list: (runId: string): readonly Iteration[] =>
      byRun.all(runId).map((row) => parseRowBody<Iteration>(row)),
    hasExternalId: (runId: string, externalIterationId: string) =>
      byExternalId.get(runId, externalIterationId) !== undefined,
    /** Iterations of one case in one run, read from a counter: it costs the same for any number of them. */
    summarizeCase: (runId: string, testCaseId: string) => {
      const row = selectCaseCounts.get(runId, testCaseId)
      return {
        total: Number(row?.total ?? 0),
        passed: Number(row?.passed ?? 0),
        failed: Number(row?.failed ?? 0),
      }
    },
    /** Counts of a run, read from a counter. */
    summarize: (runId: string) => toRunSummary(selectRunCounts.get(runId)),
    /** Counts over all runs of a suite. */
    summarizeSuite: (suiteId: string) => toRunSummary(sumSuiteCounts.get(suiteId)),
  }
}

function toRunSummary(row: Record<string, unknown> | undefined): RunSummary {
  const passed = Number(row?.passed ?? 0)
  const failed = Number(row?.failed ?? 0)
  const graded = passed + failed
  return {
    total: Number(row?.total ?? 0),
    passed,
    failed,
    skipped: Number(row?.skipped ?? 0),
    passRate: graded === 0 ? 0 : passed / graded,
  }
}
