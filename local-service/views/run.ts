import { isRecord, readText } from '../../src/model/data.ts'
import { decideRunVerdict, readAnnouncedCount } from '../rules/run-verdict.ts'
import type { Store } from '../store/open-store.ts'
import type { Iteration, Run } from '../store/records.ts'

/** A run as lists show it. `passRate` is 0..1. */
export function renderRunItem(run: Run, store: Store) {
  const summary = store.iterations.summarize(run.id)
  const { ci, tags, runTags, runName, runMetadata } = run.metadata
  return {
    id: run.id,
    suiteId: run.suiteId,
    runNumber: run.runNumber,
    status: run.status,
    result: decideRunVerdict(run, store),
    summary,
    source: run.source,
    notes: run.notes,
    environment: run.environment,
    createdAt: run.createdAt,
    completedAt: run.completedAt,
    externalRunId: run.externalRunId,
    expectedIterations: readAnnouncedCount(run),
    runGroupId: run.runGroupId,
    name: readText(runName),
    tags: isTextList(tags) || isTextList(runTags) ? [...toTextList(tags), ...toTextList(runTags)] : undefined,
    runMetadata: isRecord(runMetadata) ? runMetadata : undefined,
    ciMetadata: isRecord(ci) ? ci : undefined,
  }
}

const noJudge = {
  status: null,
  errorCode: null,
  summary: null,
  generatedAt: null,
  modelUsed: null,
  threshold: null,
  cases: [],
}

/** A run as the API shows a single one. The local service runs no judges of a suite. */
export function renderRun(run: Run, store: Store) {
  return {
    ...renderRunItem(run, store),
    executionEngine: run.plan === null ? 'external' : 'local',
    ...summarizeModelExecution(run),
    scoreIntegrity: 'valid',
    judges: { goalCompletion: noJudge, groundedness: noJudge },
  }
}

/**
 * Whether prompts of the run went to a model or to a script. Absent when it has no prompt, and on uploads.
 */
function summarizeModelExecution({ plan }: Run): {
  readonly modelExecution?: 'endpoint' | 'scripted' | 'mixed'
} {
  const executions = new Set((plan?.cases ?? []).flatMap(({ modelExecution }) => modelExecution ?? []))
  const [only] = executions
  if (only === undefined) return {}
  return { modelExecution: executions.size > 1 ? 'mixed' : only }
}

/** An iteration as the API shows it. Times are ms. */
export function renderIteration(iteration: Iteration) {
  const { id, testCaseId, title, iterationNumber, status, result, model, provider } = iteration
  const { startedAt, durationMs, usage, actualToolCalls, expectedToolCalls, error, modelExecution } =
    iteration
  return {
    id,
    testCaseId,
    title,
    iterationNumber,
    status,
    result,
    model,
    provider,
    modelExecution,
    startedAt,
    durationMs,
    tokensUsed: usage?.totalTokens ?? null,
    usage,
    actualToolCalls: actualToolCalls.map((call) => ({ ...call })),
    expectedToolCalls: expectedToolCalls.map((call) => ({ ...call })),
    error,
    scores: iteration.scores?.map(({ role: _, ...score }) => score) ?? null,
    evaluationConfig: renderScoreDefinitions(iteration.scores),
    externalIterationId: iteration.externalIterationId ?? undefined,
  }
}

/** The judges that gave the scores. A judge that its sample leaves out fails nothing. */
function renderScoreDefinitions(scores: Iteration['scores']) {
  if (scores === undefined) return null
  const definitions = scores.map(({ status: _, value: _v, passed: _p, rationale: _r, ...definition }) => ({
    idSource: 'explicit',
    implementationHash: definition.definitionHash,
    onError: 'fail',
    onSkipped: 'ignore',
    ...definition,
  }))
  return { hash: definitions.map(({ definitionHash }) => definitionHash).join('-'), definitions }
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function toTextList(value: unknown): readonly string[] {
  if (isTextList(value)) return value
  return []
}
