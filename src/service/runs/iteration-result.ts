import type { ItemOf, ResponseOf } from '../../contract/operations.ts'
import { compact, omitEmpty, readFlag } from '../../model/data.ts'
import { findCause } from '../../model/run/never-judged.ts'
import type { CaseIdentity, Result, Score, ToolCall } from '../../model/run/result.ts'

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

const maxTextChars = 4_000
const maxMessageChars = 1_000

/**
 * Statuses of an iteration that nobody graded: the service or the network took it away. A graded failure has the
 * status `completed`.
 */
export const ungradedStatuses: ReadonlySet<string> = new Set([
  'failed',
  'cancelled',
  'timed_out',
  'setup_failed',
  'pending',
  'running',
])

interface Decided {
  readonly outcome: Result['outcome']
  readonly infrastructure?: true
  readonly unjudged?: Result['unjudged']
}

/**
 * What the iteration came to. A result counts if its status says that the iteration was graded and its scores hold;
 * anything else was lost to the infrastructure, be the result `passed` or `failed`. The words of `failureCategory`
 * are not documented, so they excuse nothing.
 */
export function decideIterationOutcome({ status, result, scoreIntegrity, error }: HostedIteration): Decided {
  if (status === 'skipped' || result === 'skipped') return { outcome: 'skipped' }
  const isUnfinished = status === 'pending' || status === 'running'
  const isGraded = (result === 'passed' || result === 'failed') && !ungradedStatuses.has(status ?? '')
  const isBroken = result === 'passed' && scoreIntegrity != null && scoreIntegrity !== 'valid'
  if (!isGraded || isBroken)
    return {
      outcome: 'errored',
      infrastructure: true,
      unjudged: findCause(toErrorText(error)) ?? (isUnfinished ? 'cut' : 'overloaded'),
    }
  return { outcome: result }
}

/** One iteration of a hosted run as a result. Foreign texts are cut; the cut is marked. */
export function toIterationResult(
  iteration: HostedIteration,
  options: IdentityOptions,
  evidence: IterationEvidence = {},
): Result {
  const decided = decideIterationOutcome(iteration)
  const { outcome } = decided
  const { durationMs, model, provider, usage, tokensUsed } = iteration
  const cost = usage?.estimatedCostUsd
  const toolCalls = iteration.actualToolCalls?.map(toToolCall) ?? []
  const expected = iteration.expectedToolCalls ?? []
  const scores = iteration.scores?.flatMap(toScore) ?? []
  const tokens = {
    input: keepCount(usage?.inputTokens),
    output: keepCount(usage?.outputTokens),
    total: keepCount(usage?.totalTokens ?? tokensUsed),
  }
  return {
    identity: toCaseIdentity(iteration, options),
    ...decided,
    durationMs: keepCount(durationMs),
    ...(outcome !== 'passed' && describeFailure(iteration, evidence.steps)),
    scores: omitEmpty(scores),
    tokens: Object.values(tokens).some((count) => count !== undefined) ? tokens : undefined,
    costUsd: keepCount(cost),
    model: model || undefined,
    provider: provider || undefined,
    toolCalls: omitEmpty(toolCalls),
    expected:
      outcome !== 'passed' && expected.length > 0
        ? cutText(expected.map(formatToolCall).join('\n'), maxTextChars)
        : undefined,
    input: cutFilledText(evidence.input, maxTextChars),
    output: cutFilledText(evidence.output, maxTextChars),
  }
}

/** The declared id, else the stored case where it is the same in every run, else the title. */
function toCaseIdentity(
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
  const formatCaseKey = ({ identity }: Result) =>
    JSON.stringify([identity.id ?? [...identity.suite, identity.name], identity.variant])
  for (const result of results) {
    const model = formatModelName(result)
    if (model === undefined) continue
    const key = formatCaseKey(result)
    models.set(key, (models.get(key) ?? new Set()).add(model))
  }
  return results.map((result) => {
    const model = formatModelName(result)
    if (model === undefined || (models.get(formatCaseKey(result))?.size ?? 0) < 2) return result
    const { variant } = result.identity
    return {
      ...result,
      identity: { ...result.identity, variant: variant === undefined ? model : `${variant} · ${model}` },
    }
  })
}

function formatModelName({ model, provider }: Result): string | undefined {
  if (model === undefined) return provider
  if (provider === undefined || model.startsWith(`${provider}/`)) return model
  return `${provider}/${model}`
}

function describeFailure(
  iteration: HostedIteration,
  steps: readonly HostedStep[] = [],
): { readonly message?: string; readonly detail?: string } {
  const failed = steps.find(({ status }) => status === 'fail')
  const error = toErrorText(iteration.error)
  const message = failed?.reason ?? readFirstLine(error) ?? iteration.firstFailedStage ?? undefined
  const detail = compact([
    ...steps.map((step, index) => {
      const name = step.stepId ?? `step ${index + 1}`
      const reason = step.reason ? `: ${step.reason}` : ''
      return `${step.status ?? 'unknown'} ${step.kind ?? ''} ${name}${reason}`.replace(/ +/g, ' ')
    }),
    error,
  ]).join('\n')
  return {
    message: message === undefined ? undefined : cutText(message, maxMessageChars),
    detail: detail !== '' && detail !== message ? cutText(detail, maxTextChars) : undefined,
  }
}

function readFirstLine(text: string | undefined): string | undefined {
  return text
    ?.split('\n')
    .find((line) => line.trim() !== '')
    ?.trim()
}

function toErrorText(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'string') return value
  if (typeof value === 'object' && 'message' in value && typeof value.message === 'string')
    return value.message
  return JSON.stringify(value)
}

type Call = NonNullable<HostedIteration['actualToolCalls']>[number]

function toToolCall({ toolName, arguments: args }: Call): ToolCall {
  return { name: toolName ?? '(unnamed)', arguments: args ?? undefined }
}

function formatToolCall({ toolName, arguments: args }: Call): string {
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
      threshold: keepCount(score.passThreshold),
      passed: readFlag(score.passed),
      rationale: cutFilledText(score.rationale, maxMessageChars),
    },
  ]
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function keepCount(value: number | null | undefined): number | undefined {
  if (isNumber(value) && value >= 0) return value
  return undefined
}

function cutFilledText(text: string | null | undefined, limit: number): string | undefined {
  if (text) return cutText(text, limit)
  return undefined
}

function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  return `${text.slice(0, limit).toWellFormed()}… [cut: ${limit} of ${text.length} characters]`
}
