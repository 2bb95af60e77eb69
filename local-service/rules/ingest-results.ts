import { createHash } from 'node:crypto'
import type { ParsedBodyOf } from '#contract'
import type { RequestContext } from '../handler.ts'
import type { Case } from '../store/catalog-records.ts'
import type { Store } from '../store/open-store.ts'
import type { Iteration, Run, Suite } from '../store/records.ts'

type UploadedResult = ParsedBodyOf<'reportEvalResults'>['results'][number]

/** Numbers of results of a batch that were new, and that the run had already. */
interface AppendOutcome {
  readonly inserted: number
  readonly skipped: number
}

/** Appends results to a run. One with an `externalIterationId` that the run has already is skipped. */
export function appendUploadedResults(
  results: readonly UploadedResult[],
  { run, suite }: { readonly run: Run; readonly suite: Suite },
  context: RequestContext,
  store: Store,
): AppendOutcome {
  let inserted = 0
  for (const result of results) {
    const testCase = findOrCreateCase(result, suite, context, store)
    const iterationNumber = store.iterations.summarizeCase(run.id, testCase.id).total + 1
    const iteration = toUploadedIteration(result, { run, testCase, iterationNumber, context })
    if (store.iterations.insert(iteration)) inserted += 1
  }
  return { inserted, skipped: results.length - inserted }
}

/** External iteration ids of the batch that the run does not have yet; results without an id always count. */
export function countUnknownResults(results: readonly UploadedResult[], run: Run, store: Store): number {
  return results.filter(
    ({ externalIterationId }) =>
      externalIterationId === undefined || !store.iterations.hasExternalId(run.id, externalIterationId),
  ).length
}

/**
 * Finds a case by its declared id, else by title and query. A case without an id gets the one that is
 * declared.
 */
function findOrCreateCase(result: UploadedResult, suite: Suite, context: RequestContext, store: Store): Case {
  const declaredId = result.caseId ?? result.externalCaseId ?? null
  const contentHash = hashCaseContent(result.caseTitle, result.query)
  const known = store.cases.findByName(suite.id, declaredId ?? contentHash)
  if (known !== undefined) return known
  const nameless = declaredId === null ? undefined : store.cases.findByName(suite.id, contentHash)
  const testCase: Case =
    nameless !== undefined
      ? { ...nameless, declaredId, updatedAt: context.now }
      : {
          id: context.newId(),
          suiteId: suite.id,
          declaredId,
          title: result.caseTitle,
          contentHash,
          fields: pickCaseFields(result),
          createdAt: context.now,
          updatedAt: context.now,
        }
  store.cases.put(testCase)
  return testCase
}

function pickCaseFields({ query, model, provider }: UploadedResult): Readonly<Record<string, unknown>> {
  const entries = Object.entries({ query, model, provider })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** Hash by which cases without a declared id are the same. */
export function hashCaseContent(title: string, query: string | undefined): string {
  return createHash('sha256')
    .update(JSON.stringify([title, query ?? null]))
    .digest('hex')
}

function toUploadedIteration(
  result: UploadedResult,
  place: {
    readonly run: Run
    readonly testCase: Case
    readonly iterationNumber: number
    readonly context: RequestContext
  },
): Iteration {
  const {
    caseTitle,
    passed,
    externalIterationId,
    model,
    provider,
    error,
    durationMs,
    tokens,
    trace,
    expectedToolCalls,
    actualToolCalls,
    status = 'completed',
    caseId: _caseId,
    externalCaseId: _externalCaseId,
    ...extra
  } = result
  const { run, testCase, iterationNumber, context } = place
  return {
    id: context.newId(),
    runId: run.id,
    externalIterationId: externalIterationId ?? null,
    testCaseId: testCase.id,
    title: caseTitle,
    iterationNumber,
    status,
    result: nameResult(status, passed),
    model: model ?? null,
    provider: provider ?? null,
    startedAt: context.now,
    durationMs: durationMs ?? null,
    usage: tokens === undefined ? null : toTokenUsage(tokens),
    expectedToolCalls: (expectedToolCalls ?? []).map(toToolCall),
    actualToolCalls: (actualToolCalls ?? []).map(toToolCall),
    error: error ?? null,
    steps: [],
    trace: trace ?? null,
    extra,
  }
}

function nameResult(status: Iteration['status'], passed: boolean): Iteration['result'] {
  if (status !== 'completed') return null
  if (passed) return 'passed'
  return 'failed'
}

function toTokenUsage(tokens: NonNullable<UploadedResult['tokens']>): Readonly<Record<string, number>> {
  const { input, output, total } = tokens
  const sum =
    total ?? (input === undefined && output === undefined ? undefined : (input ?? 0) + (output ?? 0))
  return {
    ...(input !== undefined && { inputTokens: input }),
    ...(output !== undefined && { outputTokens: output }),
    ...(sum !== undefined && { totalTokens: sum }),
  }
}

function toToolCall(call: { toolName: string; arguments?: Record<string, unknown> | undefined }) {
  if (call.arguments === undefined) return { toolName: call.toolName }
  return { toolName: call.toolName, arguments: call.arguments }
}
