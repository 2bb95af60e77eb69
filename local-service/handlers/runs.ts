import { isTerminalRunStatus, limits } from '#contract'
import { ApiError, createNotFoundError } from '../api-error.ts'
import { clampLimit, readCursor, toCollection } from '../cursor.ts'
import type { Caller, HandlerInput, Handlers } from '../handler.ts'
import { compareRunIterations, computeDifference } from '../rules/compare-runs.ts'
import { compareScores } from '../rules/compare-scores.ts'
import { findProject } from '../rules/find-project.ts'
import type { Store } from '../store/open-store.ts'
import type { Iteration, Run } from '../store/records.ts'
import { renderIteration, renderRun, renderRunItem } from '../views/run.ts'

/** Maximum number of earlier runs searched for a baseline. */
const maxEarlierRuns = 1000

/** Reading, cancelling and comparing runs. */
export const runHandlers = {
  getEvalRun: ({ params }, { caller }, store) => renderRun(findProjectRun(params, caller, store), store),

  listEvalRunIterations: ({ params, query }, { caller }, store) => {
    const run = findProjectRun(params, caller, store)
    const limit = clampLimit(query.limit, limits.defaultIterationsPerPage, limits.iterationsPerPage)
    const page = store.iterations.page(run.id, { after: readCursor('iterations', query.cursor), limit })
    return toCollection('iterations', page, renderIteration)
  },

  getEvalRunIterationTrace: ({ params }, { caller }, store) => {
    const { trace, ...iteration } = findRunIteration(params, caller, store)
    const analysis = analyseCalls(iteration)
    if (trace === null && analysis === undefined) {
      throw new ApiError('NOT_FOUND', 'The iteration has no trace.', { reason: 'TRACE_NOT_AVAILABLE' })
    }
    if (trace === null) return { messages: [], analysis }
    if (typeof trace === 'object' && !Array.isArray(trace)) return { analysis, ...trace }
    return { messages: trace, analysis }
  },

  listEvalRunSteps: ({ params }, { caller }, store) => {
    const { steps } = findRunIteration(params, caller, store)
    return toCollection('steps', { items: steps }, (step) => ({ ...step }))
  },

  cancelEvalRun: ({ params }, context, store) => {
    const run = findProjectRun(params, context.caller, store)
    if (run.status === 'cancelled') return renderRun(run, store)
    if (isTerminalRunStatus(run.status)) {
      throw new ApiError(context.settings.cancelFinished, `The run is ${run.status}; it can't be cancelled.`)
    }
    const cancelled: Run = { ...run, status: 'cancelled', completedAt: context.now }
    store.runs.put(cancelled)
    context.executor.cancel(run.id)
    return renderRun(cancelled, store)
  },

  compareEvalRun: ({ params, query }, { caller }, store) => {
    const run = findProjectRun(params, caller, store)
    const { base, policy } = findBaseRun(run, query, store)
    const baseIterations = store.iterations.list(base.id)
    const headIterations = store.iterations.list(run.id)
    const summaries = {
      base: store.iterations.summarize(base.id),
      compare: store.iterations.summarize(run.id),
    }
    const compareSummaryCounts = (read: (summary: typeof summaries.base) => number) =>
      computeDifference(read(summaries.base), read(summaries.compare))
    const { id, name } = store.suites.get(run.suiteId) ?? { id: run.suiteId, name: null }
    return {
      suite: { id, name },
      baseline: { policy, baseRunId: base.id },
      baseRun: renderRunItem(base, store),
      compareRun: renderRunItem(run, store),
      passSummary: {
        passRatePercent: compareSummaryCounts(({ passRate }) => passRate * 100),
        total: compareSummaryCounts(({ total }) => total),
        passed: compareSummaryCounts(({ passed }) => passed),
        failed: compareSummaryCounts(({ failed }) => failed),
      },
      metrics: {
        wallDurationMs: computeDifference(computeWallDuration(base), computeWallDuration(run)),
        totalTokens: computeDifference(sumTotalTokens(baseIterations), sumTotalTokens(headIterations)),
        estimatedCostUsd: computeDifference(null, null),
      },
      scoreContract: compareScores(
        { run: base, iterations: baseIterations },
        { run, iterations: headIterations },
      ),
      cases: compareRunIterations(baseIterations, headIterations),
    }
  },
} satisfies Partial<Handlers>

interface RunPath {
  readonly projectId: string
  readonly runId: string
}

function findProjectRun({ projectId, runId }: RunPath, caller: Caller, store: Store): Run {
  const { project } = findProject(projectId, caller, store)
  const run = store.runs.get(runId)
  if (run?.projectId !== project.id) throw createNotFoundError('Run')
  return run
}

/** Analysis of an upload: its expected and actual calls. A hosted run has its own analysis in the trace. */
function analyseCalls({ expectedToolCalls, actualToolCalls, result, error }: Omit<Iteration, 'trace'>) {
  if (expectedToolCalls.length === 0 && actualToolCalls.length === 0) return undefined
  return { expectedToolCalls, actualToolCalls, passed: result === 'passed', error }
}

function findRunIteration(
  { iterationId, ...path }: RunPath & { readonly iterationId: string },
  caller: Caller,
  store: Store,
): Iteration {
  const run = findProjectRun(path, caller, store)
  const iteration = store.iterations.get(iterationId)
  if (iteration?.runId !== run.id) throw createNotFoundError('Iteration')
  return iteration
}

type BaseQuery = HandlerInput<'compareEvalRun'>['query']

/** The named run, the newest run of the named commit, or the nearest earlier completed run of the suite. */
function findBaseRun(
  run: Run,
  query: BaseQuery,
  store: Store,
): { readonly base: Run; readonly policy: string } {
  const { baseRunId, baseCommitSha } = query
  const { base, policy } = searchBaseRun(run, query, store)
  if (base === undefined) {
    throw new ApiError('NOT_FOUND', 'There is no run to compare with.', {
      reason: 'BASELINE_NOT_FOUND',
      baseRunId,
      baseCommitSha,
    })
  }
  return { base, policy }
}

function searchBaseRun(
  run: Run,
  { baseRunId, baseCommitSha }: BaseQuery,
  store: Store,
): { readonly base: Run | undefined; readonly policy: string } {
  if (baseRunId !== undefined) {
    const named = store.runs.get(baseRunId)
    return { base: named?.suiteId === run.suiteId ? named : undefined, policy: 'run' }
  }
  const earlier = store.runs
    .listBySuite(run.suiteId, maxEarlierRuns)
    .filter(({ runNumber, status }) => runNumber < run.runNumber && status === 'completed')
  if (baseCommitSha === undefined) return { base: earlier[0], policy: 'previous_completed' }
  const base = earlier.find((candidate) => readCommit(candidate) === baseCommitSha)
  return { base, policy: 'commit_sha' }
}

function readCommit({ metadata: { ci } }: Run): unknown {
  if (typeof ci === 'object' && ci !== null && 'commitSha' in ci) return ci.commitSha
  return undefined
}

function computeWallDuration({ createdAt, completedAt }: Run): number {
  if (completedAt === null) return 0
  return completedAt - createdAt
}

function sumTotalTokens(iterations: readonly Iteration[]): number {
  return iterations.reduce((sum, { usage }) => sum + (usage?.totalTokens ?? 0), 0)
}
