import * as v from 'valibot'
import { type BodyOf, type EvalResultInput, evalResult, ingestOperations } from '#contract'
import type { Store } from '../store/open-store.ts'
import type { Iteration } from '../store/records.ts'
import type { StoredRun } from './history.ts'

/**
 * A stored run in the words of the ingest, under the same external ids: sent again, it is the same run. The
 * deployment keeps its own times, so the notes say when it was measured.
 */
export function describeRunUpload({
  run,
  suite,
}: StoredRun): BodyOf<'startIngestRun'> & { externalRunId: string } {
  const { metadata, notes, externalRunId, evaluationConfigHash, minimumPassRate } = run
  const measured = `Measured ${new Date(run.createdAt).toISOString()} by a local service.`
  const { expectedIterations: _, launcher: _launcher, ...described } = metadata
  return v.parse(ingestOperations.startIngestRun.body, {
    ...described,
    suiteName: suite.name,
    suiteDescription: suite.description ?? undefined,
    externalRunId: externalRunId ?? `local-${run.id}`,
    notes: notes === null ? measured : `${notes}\n${measured}`,
    passCriteria: { minimumPassRate },
    evaluationConfigHash: evaluationConfigHash ?? undefined,
  }) as BodyOf<'startIngestRun'> & { externalRunId: string }
}

/** An iteration in the words of the ingest. */
export function toUploadedResult(iteration: Iteration, store: Store): EvalResultInput {
  const { externalIterationId, id, testCaseId, title, result, durationMs, usage, trace } = iteration
  const { model, provider, error, actualToolCalls, expectedToolCalls, extra } = iteration
  const declaredId = testCaseId === null ? undefined : store.cases.get(testCaseId)?.declaredId
  const isUploaded = externalIterationId !== null
  const resultFields = Object.entries({
    ...extra,
    caseTitle: title,
    caseId: declaredId ?? undefined,
    passed: result === 'passed',
    status: readUngradedStatus(iteration),
    externalIterationId: externalIterationId ?? id,
    durationMs: durationMs ?? undefined,
    model: model ?? undefined,
    provider: provider ?? undefined,
    error: error ?? undefined,
    tokens:
      usage === null
        ? undefined
        : { input: usage.inputTokens, output: usage.outputTokens, total: usage.totalTokens },
    actualToolCalls: actualToolCalls.length === 0 ? undefined : actualToolCalls,
    expectedToolCalls: expectedToolCalls.length === 0 ? undefined : expectedToolCalls,
    // The trace of a hosted run is a document of the local service; of an upload it is what was sent.
    trace: isUploaded ? (trace ?? undefined) : undefined,
  }).filter(([, value]) => value !== undefined)
  return v.parse(evalResult, JSON.parse(JSON.stringify(Object.fromEntries(resultFields))))
}

/** Only an ungraded iteration needs a status; the result of a graded one implies it. */
function readUngradedStatus({ result, status }: Iteration): string | undefined {
  if (result !== null) return undefined
  if (status === 'pending' || status === 'running') return 'failed'
  return status
}
