import type { Result, Score, ToolCall } from '../../model/result.ts'
import { fieldsOf, listOf, textOfField } from '../json-data.ts'
import { amountOf, numberOf, possibleMs } from '../numbers.ts'
import { cut, keptMessage, keptSample, readable, textOf } from '../text.ts'

type EvalFields = Partial<
  Pick<
    Result,
    | 'scores'
    | 'tokens'
    | 'costUsd'
    | 'latencyMs'
    | 'model'
    | 'provider'
    | 'toolCalls'
    | 'input'
    | 'output'
    | 'outcome'
    | 'infrastructure'
  >
>

const keptToolCalls = 50

/**
 * What vitest-evals leaves in `meta` of a Vitest entry, in the shapes of 0.5 and of 0.16. An unknown field costs
 * nothing; one that has another type than expected is as good as missing.
 */
export function evalFields(meta: unknown): EvalFields {
  const { eval: evaluation, harness } = fieldsOf(meta)
  if (evaluation === undefined && harness === undefined) return {}
  const judged = fieldsOf(evaluation)
  const run = fieldsOf(fieldsOf(harness).run)
  const usage = fieldsOf(run.usage)
  const session = fieldsOf(run.session)
  const scores = listOf(judged.scores).map((score) => scoreOf(score, judged))
  const toolCalls = listOf(judged.toolCalls).slice(0, keptToolCalls).map(toolCallOf)
  const latencyMs = possibleMs(numberOf(fieldsOf(run.timings).totalMs))
  const model = textOfField(usage.model) ?? textOfField(session.model)
  const provider = textOfField(usage.provider) ?? textOfField(session.provider)
  const costUsd = costOf(fieldsOf(usage.metadata))
  const output = textOf(judged.output ?? run.output ?? outputOf(judged.scores))
  const input = inputOf(session.events)
  return {
    ...(scores.length > 0 && { scores }),
    ...tokensOf(usage),
    ...(costUsd !== undefined && { costUsd }),
    ...(latencyMs !== undefined && { latencyMs }),
    ...(model !== undefined && { model }),
    ...(provider !== undefined && { provider }),
    ...(toolCalls.length > 0 && { toolCalls }),
    ...(input !== undefined && { input: cut(readable(input), keptSample) }),
    ...(output !== undefined && { output: cut(readable(output), keptSample) }),
    // The harness broke before anything could be judged: no failure of the code under test.
    ...(evaluation === undefined &&
      listOf(run.errors).length > 0 && { outcome: 'errored', infrastructure: true }),
  }
}

function scoreOf(value: unknown, judged: Readonly<Record<string, unknown>>): Score {
  const score = fieldsOf(value)
  const metadata = fieldsOf(score.metadata)
  const name = textOfField(score.name) ?? ''
  const threshold = numberOf(score.threshold) ?? numberOf(judged.threshold)
  const rationale = textOfField(metadata.rationale)
  return {
    name: name === '' ? 'score' : readable(name),
    value: numberOf(score.score) ?? null,
    ...(threshold !== undefined && { threshold }),
    ...(rationale !== undefined && { rationale: cut(readable(rationale), keptMessage) }),
  }
}

function toolCallOf(value: unknown): ToolCall {
  const call = fieldsOf(value)
  const status = statusOf(call)
  const given = boundedArguments(call.arguments)
  return {
    name: readable(textOfField(call.name) ?? ''),
    ...(given !== undefined && { arguments: given }),
    ...(status !== undefined && { status }),
  }
}

function statusOf({ status, error }: Readonly<Record<string, unknown>>): ToolCall['status'] {
  if (status === 'ok' || status === 'completed') return 'ok'
  if (status === 'error' || status === 'failed' || error !== undefined) return 'error'
  return status === 'pending' || status === 'executing' ? 'pending' : undefined
}

/** Arguments as they are while they are small, else the beginning of their JSON. */
export function boundedArguments(value: unknown): unknown {
  if (value === undefined) return undefined
  const written = JSON.stringify(value)
  return written === undefined || written.length <= keptMessage ? value : cut(written, keptMessage)
}

function tokensOf(usage: Readonly<Record<string, unknown>>): Pick<Result, 'tokens'> {
  const input = amountOf(usage.inputTokens)
  const output = amountOf(usage.outputTokens)
  const total = amountOf(usage.totalTokens)
  if ((input ?? output ?? total) === undefined) return {}
  return {
    tokens: {
      ...(input !== undefined && { input }),
      ...(output !== undefined && { output }),
      ...(total !== undefined && { total }),
    },
  }
}

/** vitest-evals has no field for cost; harnesses put it under a name of their own in the usage metadata. */
function costOf(metadata: Readonly<Record<string, unknown>>): number | undefined {
  for (const [name, value] of Object.entries(metadata)) {
    if (/^(?:estimated_?|total_?)?cost(?:_?(?:in_?)?usd)?$/i.test(name)) {
      const amount = amountOf(value)
      if (amount !== undefined) return amount
    }
  }
  return undefined
}

/** 0.5 has the output in the metadata of the scores only. */
function outputOf(scores: unknown): unknown {
  return fieldsOf(fieldsOf(listOf(scores)[0]).metadata).output
}

function inputOf(events: unknown): string | undefined {
  const first = listOf(events)
    .map(fieldsOf)
    .find(({ type, role }) => type === 'message' && role === 'user')
  return first === undefined ? undefined : textOf(first.content)
}
