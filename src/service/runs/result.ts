import type { ItemOf, ResponseOf } from '../../contract/operations.ts'
import type { CaseIdentity, Outcome, Result, Score, ToolCall } from '../../model/run/result.ts'

export type HostedIteration = ItemOf<'listEvalRunIterations'>
export type HostedStep = ResponseOf<'listEvalRunSteps'>['items'][number]

/** Details that are only available for a single iteration. */
export interface IterationEvidence {
  readonly steps?: readonly HostedStep[]
  /** First question and last answer of its trace. */
  readonly input?: string
  readonly output?: string
}

export interface IdentityOptions {
  /** Enclosing suites; several suites in one measurement are kept apart by it. */
  readonly suite: readonly string[]
  /** What several runs of one suite differ in, e.g. the environment. */
  readonly variant?: string
  /** False: ids of stored cases change from run to run, so the title is the identity. */
  readonly stableCaseIds: boolean
}

const keptText = 4_000
const keptMessage = 1_000

/**
 * Statuses of an iteration that nobody graded: the service or the network took it away. A graded failure has the
 * status `completed` (wire facts 2.2 and 3.3).
 */
export const ungradedStatuses: ReadonlySet<string> = new Set([
  'failed',
  'cancelled',
  'timed_out',
  'setup_failed',
  'pending',
  'running',
])

/**
 * What the iteration came to. A result counts if its status says that the iteration was graded and its scores hold;
 * anything else was lost to the infrastructure, be the result `passed` or `failed`. The words of `failureCategory`
 * are not documented, so they excuse nothing.
 */
export function outcomeOf({ status, result, scoreIntegrity }: HostedIteration): {
  readonly outcome: Outcome
  readonly infrastructure?: true
} {
  if (status === 'skipped' || result === 'skipped') return { outcome: 'skipped' }
  const isGraded = (result === 'passed' || result === 'failed') && !ungradedStatuses.has(status ?? '')
  const isBroken = result === 'passed' && scoreIntegrity != null && scoreIntegrity !== 'valid'
  if (!isGraded || isBroken) return { outcome: 'errored', infrastructure: true }
  return { outcome: result }
}

/** One iteration of a hosted run as a result. Foreign texts are cut; the cut is marked. */
export function toResult(
  iteration: HostedIteration,
  options: IdentityOptions,
  evidence: IterationEvidence = {},
): Result {
  const { outcome, infrastructure } = outcomeOf(iteration)
  const { durationMs, model, provider, usage, tokensUsed } = iteration
  const cost = usage?.estimatedCostUsd
  const toolCalls = iteration.actualToolCalls?.map(toToolCall) ?? []
  const expected = iteration.expectedToolCalls ?? []
  const scores = iteration.scores?.flatMap(toScore) ?? []
  const tokens = {
    input: counted(usage?.inputTokens),
    output: counted(usage?.outputTokens),
    total: counted(usage?.totalTokens ?? tokensUsed),
  }
  return {
    identity: identityOf(iteration, options),
    outcome,
    infrastructure,
    durationMs: counted(durationMs),
    ...(outcome !== 'passed' && describeFailure(iteration, evidence.steps)),
    scores: scores.length > 0 ? scores : undefined,
    tokens: Object.values(tokens).some((count) => count !== undefined) ? tokens : undefined,
    costUsd: counted(cost),
    model: model || undefined,
    provider: provider || undefined,
    toolCalls: toolCalls.length > 0 ? toolCalls : undefined,
    expected:
      outcome !== 'passed' && expected.length > 0
        ? cut(expected.map(callText).join('\n'), keptText)
        : undefined,
    input: evidence.input ? cut(evidence.input, keptText) : undefined,
    output: evidence.output ? cut(evidence.output, keptText) : undefined,
  }
}

/** The declared id, else the stored case where it is the same in every run, else the title. */
function identityOf(
  { caseId, testCaseId, title, id: iterationId }: HostedIteration,
  { suite, variant, stableCaseIds }: IdentityOptions,
): CaseIdentity {
  const id = caseId ?? (stableCaseIds ? testCaseId : undefined)
  const name = title ?? id ?? iterationId
  return {
    // Ids are unique within a suite only.
    id: id ? [...suite, id].join('/') : undefined,
    suite,
    name,
    variant,
  }
}

/**
 * Distinguishes results by their model where one case ran on several; elsewhere a new model stays the same case, so
 * that it is compared with the one before.
 */
export function splitByModel(results: readonly Result[]): readonly Result[] {
  const models = new Map<string, Set<string>>()
  const caseOf = ({ identity }: Result) =>
    JSON.stringify([identity.id ?? [...identity.suite, identity.name], identity.variant])
  for (const result of results) {
    const model = modelOf(result)
    if (model === undefined) continue
    const key = caseOf(result)
    models.set(key, (models.get(key) ?? new Set()).add(model))
  }
  return results.map((result) => {
    const model = modelOf(result)
    if (model === undefined || (models.get(caseOf(result))?.size ?? 0) < 2) return result
    const { variant } = result.identity
    return {
      ...result,
      identity: { ...result.identity, variant: variant === undefined ? model : `${variant} · ${model}` },
    }
  })
}

function modelOf({ model, provider }: Result): string | undefined {
  if (model === undefined) return provider
  return provider === undefined || model.startsWith(`${provider}/`) ? model : `${provider}/${model}`
}

function describeFailure(
  iteration: HostedIteration,
  steps: readonly HostedStep[] = [],
): { readonly message?: string; readonly detail?: string } {
  const failed = steps.find(({ status }) => status === 'fail')
  const error = textOf(iteration.error)
  const message = failed?.reason ?? firstLine(error) ?? iteration.firstFailedStage ?? undefined
  const detail = [
    ...steps.map((step, index) => {
      const name = step.stepId ?? `step ${index + 1}`
      const reason = step.reason ? `: ${step.reason}` : ''
      return `${step.status ?? 'unknown'} ${step.kind ?? ''} ${name}${reason}`.replace(/ +/g, ' ')
    }),
    ...(error === undefined ? [] : [error]),
  ].join('\n')
  return {
    message: message === undefined ? undefined : cut(message, keptMessage),
    detail: detail !== '' && detail !== message ? cut(detail, keptText) : undefined,
  }
}

function firstLine(text: string | undefined): string | undefined {
  return text
    ?.split('\n')
    .find((line) => line.trim() !== '')
    ?.trim()
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'string') return value
  if (typeof value === 'object' && 'message' in value && typeof value.message === 'string')
    return value.message
  return JSON.stringify(value)
}

type Call = NonNullable<HostedIteration['actualToolCalls']>[number]

function toToolCall({ toolName, arguments: args }: Call): ToolCall {
  return { name: toolName ?? '(unnamed)', arguments: args !== undefined && args !== null ? args : undefined }
}

function callText({ toolName, arguments: args }: Call): string {
  return `${toolName ?? '(unnamed)'}(${args === undefined || args === null ? '' : JSON.stringify(args)})`
}

type HostedScore = NonNullable<HostedIteration['scores']>[number]

function toScore({ scorerId, definitionHash, status, ...score }: HostedScore): Score[] {
  if (status === 'skipped' || status === 'not_applicable') return []
  const value = status === 'error' || !isNumber(score.value) ? null : score.value
  return [
    {
      name: scorerId ?? definitionHash ?? 'score',
      value,
      threshold: counted(score.passThreshold),
      passed: typeof score.passed === 'boolean' ? score.passed : undefined,
      rationale: score.rationale ? cut(score.rationale, keptMessage) : undefined,
    },
  ]
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function counted(value: number | null | undefined): number | undefined {
  return isNumber(value) && value >= 0 ? value : undefined
}

function cut(text: string, limit: number): string {
  return text.length <= limit
    ? text
    : `${text.slice(0, limit).toWellFormed()}… [cut: ${limit} of ${text.length} characters]`
}
