import { createHash } from 'node:crypto'
import { compareText } from '../model/data.ts'
import type { EvalTexts, Result, TokenUsage, ToolCall } from '../model/run/result.ts'
import { fieldsOf, listOf, textOfField } from './json/data.ts'
import { amountOf } from './numbers.ts'
import { cleanName } from './text/names.ts'
import { cut, keptMessage, keptSample, readable, textOf } from './text/text.ts'

const keptToolCalls = 50

/** The parts of tokens that are there; undefined without any. */
export function tokensOf(input: unknown, output: unknown, total: unknown): TokenUsage | undefined {
  const amounts = { input: amountOf(input), output: amountOf(output), total: amountOf(total) }
  if ((amounts.input ?? amounts.output ?? amounts.total) === undefined) return undefined
  return {
    input: amounts.input,
    output: amounts.output,
    total: amounts.total,
  }
}

/** Sums the usage of several calls; undefined if no call reports it. */
export function sumTokens(usages: readonly (TokenUsage | undefined)[]): TokenUsage | undefined {
  const sum = (part: keyof TokenUsage): number | undefined => {
    const amounts = usages.flatMap((usage) => usage?.[part] ?? [])
    return amounts.length === 0 ? undefined : amounts.reduce((total, amount) => total + amount, 0)
  }
  return tokensOf(sum('input'), sum('output'), sum('total'))
}

/**
 * The model that gave a score, by what the report has beside the score. No tool but DeepEval has a field for
 * it, so the
 * usual names are read; undefined without any.
 */
export function judgeFrom(fields: Readonly<Record<string, unknown>>): string | undefined {
  const written = fields.judge ?? fields.judgeModel ?? fields.judge_model ?? fields.model
  const name = textOfField(written) ?? textOfField(fieldsOf(written).id)
  return name === undefined || name.trim() === '' ? undefined : cleanName(name)
}

/** Question, output and expectation as texts to show, each cut; JSON if they are not strings. */
export function sampleOf(values: {
  readonly input?: unknown
  readonly output?: unknown
  readonly expected?: unknown
}): EvalTexts {
  const shown = (value: unknown): string | undefined => {
    const text = textOf(value)
    return text === undefined ? undefined : cut(readable(text), keptSample)
  }
  const input = shown(values.input)
  const output = shown(values.output)
  const expected = shown(values.expected)
  return {
    input,
    output,
    expected,
  }
}

/** Tool calls from a list of objects; `selectArguments` says where their arguments are. */
export function toolCallsOf(
  calls: unknown,
  nameOf: (call: Readonly<Record<string, unknown>>) => unknown,
  argumentsOf: (call: Readonly<Record<string, unknown>>) => unknown,
): Pick<Result, 'toolCalls'> {
  const list = listOf(calls).slice(0, keptToolCalls).map(fieldsOf)
  if (list.length === 0) return {}
  return {
    toolCalls: list.map((call) => {
      const given = boundedArguments(argumentsOf(call))
      const status = toolStatus(call)
      return {
        name: readable(textOfField(nameOf(call)) ?? ''),
        arguments: given,
        status,
      }
    }),
  }
}

function toolStatus({ status, error }: Readonly<Record<string, unknown>>): ToolCall['status'] {
  if (status === 'ok' || status === 'completed') return 'ok'
  if (status === 'error' || status === 'failed' || (error !== undefined && error !== null)) return 'error'
  return status === 'pending' || status === 'executing' ? 'pending' : undefined
}

/** Arguments as they are while they are small, else the beginning of their JSON. */
function boundedArguments(value: unknown): unknown {
  if (value === undefined) return undefined
  const written = JSON.stringify(value)
  return written === undefined || written.length <= keptMessage ? value : cut(written, keptMessage)
}

/** A short digest of JSON data that does not depend on the order of keys. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex').slice(0, 16)
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value).sort(([a], [b]) => compareText(a, b))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`
}

/** The value that all agree on; undefined if they differ or have no value. */
export function onlyOne(values: readonly (string | undefined)[]): string | undefined {
  const distinct = new Set(values.filter((value) => value !== undefined))
  return distinct.size === 1 ? [...distinct][0] : undefined
}
