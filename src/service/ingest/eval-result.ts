import type { EvalResultInput } from '../../contract/operations/ingest.ts'
import { isRecord } from '../../model/data.ts'
import { formatCaseTitle } from '../../model/run/identity.ts'
import type { Result, Score, Span, ToolCall } from '../../model/run/result.ts'
import { type CaseIds, deriveCaseIds } from './iteration-ids.ts'

export type { EvalResultInput } from '../../contract/operations/ingest.ts'

type Scalar = string | number | boolean

/** A record with more scalars than this is unreadable. */
const keptMetadata = 64
const metadataChars = 300

const isCount = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value) && value >= 0

/** Text as the service takes it: well-formed, without the NUL that JSON stores choke on. */
function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '\ufffd')
}

/** The cleaned text; undefined when it is absent or empty. */
function cleanFilledText(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  return cleanText(text)
}

/** The number; undefined unless it is finite and not negative. */
function keepCount(value: number | undefined): number | undefined {
  if (isCount(value)) return value
  return undefined
}

/** The store behind the service takes objects whose keys are plain names, nested only so deep. */
const maxDepth = 10
const plainKey = /^[A-Za-z][\x20-\x7e]{0,200}$/

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  if (Array.isArray(value)) return value.every((item) => isStorable(item, depth - 1))
  return Object.entries(value).every(([key, item]) => plainKey.test(key) && isStorable(item, depth - 1))
}

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return 'nested too deeply to be shown'
  }
}

/** Arguments of a tool call are an object in MCP; anything else a report may hold is wrapped. */
function toToolCall({ name, arguments: args }: ToolCall) {
  const toolName = cleanText(name)
  if (args === undefined || args === null) return { toolName }
  if (!isStorable(args, maxDepth)) return { toolName, arguments: { json: cleanText(toJson(args)) } }
  return { toolName, arguments: isRecord(args) ? args : { value: args } }
}

function listScoreEntries(scores: readonly Score[]): [string, Scalar | undefined][] {
  return scores.flatMap(({ name, value, threshold, passed }): [string, Scalar | undefined][] => [
    [`score.${name}`, keepFinite(value)],
    [`score.${name}.threshold`, threshold],
    [`score.${name}.passed`, passed],
  ])
}

function keepFinite(value: number | null): number | undefined {
  if (value !== null && Number.isFinite(value)) return value
  return undefined
}

/** Facts that the service has no field for, as scalars, since every service takes those. */
function buildMetadata(result: Result): Record<string, Scalar> | undefined {
  const { identity, location } = result
  const candidates: [string, Scalar | undefined][] = [
    ['outcome', result.outcome],
    ['infrastructure', result.infrastructure],
    ['flaky', result.flaky],
    ['attempts', result.attempts],
    ['file', location?.file ?? identity.file],
    ['line', location?.line],
    ['suite', identity.suite.length === 0 ? undefined : identity.suite.join(' › ')],
    ['variant', identity.variant],
    ['scope', result.scope],
    ['costUsd', keepCount(result.costUsd)],
    ['latencyMs', keepCount(result.latencyMs)],
    ...listScoreEntries(result.scores ?? []),
  ]
  const entries = candidates
    .filter((entry): entry is [string, Scalar] => entry[1] !== undefined)
    .slice(0, keptMetadata)
    .map(([key, value]): [string, Scalar] => [
      // Keys come from names of scorers; the store takes ASCII only.
      key.replace(/[^\x20-\x7e]/g, '_').slice(0, metadataChars),
      typeof value === 'string' ? cleanText(value).slice(0, metadataChars).toWellFormed() : value,
    ])
  if (entries.length === 0) return undefined
  return Object.fromEntries(entries)
}

function addScorerRows(
  scalars: Record<string, Scalar> | undefined,
  scores: readonly Record<string, unknown>[],
): EvalResultInput['metadata'] {
  if (scores.length === 0) return scalars
  return { ...scalars, scores }
}

function readTokenCounts({ tokens }: Result): EvalResultInput['tokens'] {
  if (tokens === undefined) return undefined
  const tallied = {
    input: keepCount(tokens.input),
    output: keepCount(tokens.output),
    total: keepCount(tokens.total),
  }
  if (Object.values(tallied).every((count) => count === undefined)) return undefined
  return tallied
}

/** A blank title is refused by the service. */
function formatTitle({ identity }: Result): string {
  const title = cleanText(formatCaseTitle(identity))
  if (title.trim() === '') return '(unnamed)'
  return title
}

/** Question and answer as messages, where the report holds an answer; with spans, both in one document. */
function buildTrace({ input, output, spans = [] }: Result): EvalResultInput['trace'] {
  const messages = buildMessages(input, output)
  if (spans.length > 0) return { messages, spans: spans.map(toSpan) }
  if (messages.length === 0) return undefined
  return messages
}

function buildMessages(input: string | undefined, output: string | undefined) {
  if (!output) return []
  const answer = { role: 'assistant', content: cleanText(output) }
  if (!input) return [answer]
  return [{ role: 'user', content: cleanText(input) }, answer]
}

/** Ids are positions, so that the same result is the same upload. */
function toSpan({ name, category, startMs, endMs, failed, ...tokens }: Span, index: number) {
  return {
    id: `span-${index + 1}`,
    name: cleanText(name),
    category,
    startMs,
    endMs,
    status: failed === true ? 'error' : undefined,
    inputTokens: keepCount(tokens.inputTokens),
    outputTokens: keepCount(tokens.outputTokens),
  }
}

/** Why an iteration did not pass; never empty for one that did not. */
function explainFailure(result: Result): string | undefined {
  if (result.outcome === 'passed') return undefined
  if (result.outcome === 'skipped') return cleanText(result.message || 'The iteration was skipped.')
  if (result.message !== undefined && result.message !== '') return cleanText(result.message)
  if (result.outcome === 'errored') return 'The iteration broke before it could be judged.'
  return 'The iteration failed.'
}

/**
 * Status of an iteration that has no verdict: it was skipped, lost to the infrastructure, or got no outcome. Absent for a
 * graded one: a failure that a test found is `completed`, which is what a service assumes.
 */
function toUngradedStatus({ outcome, infrastructure, unjudged }: Result): EvalResultInput['status'] {
  if (outcome === 'skipped') return 'skipped'
  if (infrastructure === true || unjudged !== undefined) return 'failed'
  return undefined
}

/** One row per scorer, as score gates of the service read them. Values are as the report has them. */
function listScorerRows({ scores = [] }: Result): readonly Record<string, unknown>[] {
  return scores.slice(0, keptMetadata).map(({ name, value, threshold, passed, rationale }) => ({
    name: cleanText(name),
    score: keepFinite(value) ?? null,
    threshold,
    passed,
    reason: cleanFilledText(rationale?.slice(0, metadataChars)),
  }))
}

/**
 * A result as the service takes it: only fields it lists, since an unknown one makes it refuse the upload.
 * Older services take neither `status` nor rows in the metadata; the session that sends the result leaves
 * them out then.
 */
export function toEvalResult(
  result: Result,
  ids: { readonly externalIterationId: string; readonly case?: CaseIds },
): EvalResultInput {
  const { externalCaseId, caseId } = ids.case ?? deriveCaseIds(result.identity)
  const toolCalls = result.toolCalls?.map(toToolCall)
  return {
    caseTitle: formatTitle(result),
    passed: result.outcome === 'passed',
    durationMs: keepCount(result.durationMs),
    error: cleanFilledText(explainFailure(result)),
    errorDetails: cleanFilledText(result.outcome === 'passed' ? undefined : result.detail),
    query: cleanFilledText(result.input),
    expectedOutput: cleanFilledText(result.expected),
    model: cleanFilledText(result.model),
    provider: cleanFilledText(result.provider),
    actualToolCalls: toolCalls === undefined || toolCalls.length === 0 ? undefined : toolCalls,
    tokens: readTokenCounts(result),
    trace: buildTrace(result),
    metadata: addScorerRows(buildMetadata(result), listScorerRows(result)),
    status: toUngradedStatus(result),
    externalIterationId: ids.externalIterationId,
    externalCaseId,
    caseId,
  }
}
