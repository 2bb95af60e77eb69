import type { Iteration, PlannedCase, Run } from '../store/records.ts'
import type { CaseOutcome } from './run-case.ts'

/** What is known about an iteration before it is executed. */
interface IterationBase {
  readonly run: Run
  readonly plan: PlannedCase
  readonly iterationNumber: number
  readonly provider: string | null
  readonly startedAt: number
}

/** The record of an iteration that was executed to its end. */
export function toIteration(
  base: IterationBase,
  outcome: CaseOutcome,
  context: { readonly now: () => number; readonly newId: () => string },
): Iteration {
  const { passed, error, steps, assertions, scores, expectedToolCalls, actualToolCalls, messages } = outcome
  const { inputTokens, outputTokens, usedModel } = outcome
  return {
    ...toBrokenIteration(base, passed === null ? 'skipped' : 'completed', error, context),
    result: nameResult(passed),
    scores: scores.length === 0 ? undefined : scores,
    durationMs: Math.max(0, context.now() - base.startedAt),
    usage: usedModel ? { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens } : null,
    expectedToolCalls,
    actualToolCalls,
    steps,
    trace: {
      messages,
      analysis: { expectedToolCalls, actualToolCalls, assertions, scores, passed, error },
      steps,
    },
  }
}

function nameResult(passed: boolean | null): Iteration['result'] {
  if (passed === null) return null
  if (passed) return 'passed'
  return 'failed'
}

/** The record of an ungraded iteration; `status` says why it was not graded. */
export function toBrokenIteration(
  { run, plan, iterationNumber, provider, startedAt }: IterationBase,
  status: Iteration['status'],
  error: string | null,
  { newId }: { readonly newId: () => string },
): Iteration {
  return {
    id: newId(),
    runId: run.id,
    externalIterationId: null,
    testCaseId: plan.testCaseId,
    title: plan.title,
    iterationNumber,
    status,
    result: null,
    model: plan.model ?? null,
    provider,
    modelExecution: plan.modelExecution,
    startedAt,
    durationMs: null,
    usage: null,
    expectedToolCalls: [],
    actualToolCalls: [],
    error,
    steps: [],
    trace: null,
    extra: {},
  }
}
