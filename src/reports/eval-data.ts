import { createHash } from 'node:crypto'
import { compareText } from '../model/data.ts'
import type { EvalTexts, Result, TokenUsage, ToolCall } from '../model/run/result.ts'
import { readFields, readList, readText } from './json/data.ts'
import { readAmount } from './numbers.ts'
import { cleanName } from './text/names.ts'
import { keptMessage, keptSample, makeReadable, toText, truncateText } from './text/text.ts'

const keptToolCalls = 50

/** The parts of tokens that are there; undefined without any. */
export function readTokens(input: unknown, output: unknown, total: unknown): TokenUsage | undefined {
  const amounts = { input: readAmount(input), output: readAmount(output), total: readAmount(total) }
  if ((amounts.input ?? amounts.output ?? amounts.total) === undefined) return undefined
  return {
    input: amounts.input,
    output: amounts.output,
    total: amounts.total,
  }
}

/** Sums the usage of several calls; undefined if no call reports it. */
export function sumTokenUsage(usages: readonly (TokenUsage | undefined)[]): TokenUsage | undefined {
  const sumPart = (part: keyof TokenUsage): number | undefined => {
    const amounts = usages.flatMap((usage) => usage?.[part] ?? [])
    if (amounts.length === 0) return undefined
    return amounts.reduce((total, amount) => total + amount, 0)
  }
  return readTokens(sumPart('input'), sumPart('output'), sumPart('total'))
}

/**
 * The model that gave a score, by what the report has beside the score. No tool but DeepEval has a field for
 * it, so the usual names are read; undefined without any.
 */
export function readJudge(fields: Readonly<Record<string, unknown>>): string | undefined {
  const written = fields.judge ?? fields.judgeModel ?? fields.judge_model ?? fields.model
  const name = readText(written) ?? readText(readFields(written).id)
  if (name === undefined || name.trim() === '') return undefined
  return cleanName(name)
}

/** Question, output and expectation as texts to show, each cut; JSON if they are not strings. */
export function readSample(values: {
  readonly input?: unknown
  readonly output?: unknown
  readonly expected?: unknown
}): EvalTexts {
  const showValue = (value: unknown): string | undefined => {
    const text = toText(value)
    if (text === undefined) return undefined
    return truncateText(makeReadable(text), keptSample)
  }
  const input = showValue(values.input)
  const output = showValue(values.output)
  const expected = showValue(values.expected)
  return {
    input,
    output,
    expected,
  }
}

/** Tool calls from a list of objects; `selectArguments` says where their arguments are. */
export function readToolCalls(
  calls: unknown,
  selectName: (call: Readonly<Record<string, unknown>>) => unknown,
  selectArguments: (call: Readonly<Record<string, unknown>>) => unknown,
): Partial<Result> {
  const list = readList(calls).slice(0, keptToolCalls).map(readFields)
  if (list.length === 0) return {}
  return {
    toolCalls: list.map((call) => {
      const given = boundArguments(selectArguments(call))
      const status = readToolStatus(call)
      return {
        name: makeReadable(readText(selectName(call)) ?? ''),
        arguments: given,
        status,
      }
    }),
  }
}

function readToolStatus({ status, error }: Readonly<Record<string, unknown>>): ToolCall['status'] {
  if (status === 'ok' || status === 'completed') return 'ok'
  if (status === 'error' || status === 'failed' || (error !== undefined && error !== null)) return 'error'
  if (status === 'pending' || status === 'executing') return 'pending'
  return undefined
}

/** Arguments as they are while they are small, else the beginning of their JSON. */
function boundArguments(value: unknown): unknown {
  if (value === undefined) return undefined
  const written = JSON.stringify(value)
  if (written === undefined || written.length <= keptMessage) return value
  return truncateText(written, keptMessage)
}

/**
 * What judges an answer, as far as the result shows it: the expected answer and the thresholds of its scorers. Only of
 * iterations that were judged: where a scorer broke, its threshold may be missing.
 */
export function addStick(result: Result): Result {
  const { outcome, stick, expected, scores = [] } = result
  if (stick !== undefined || (outcome !== 'passed' && outcome !== 'failed')) return result
  const thresholds = scores.filter(({ threshold }) => threshold !== undefined)
  if (expected === undefined && thresholds.length === 0) return result
  const limits = thresholds.map(({ name, threshold }) => `${name} ${threshold}`).sort()
  return { ...result, stick: digestJson({ expected, limits }) }
}

/** A short digest of JSON data that does not depend on the order of keys. */
export function digestJson(value: unknown): string {
  return createHash('sha256').update(toCanonicalJson(value)).digest('hex').slice(0, 16)
}

function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value).sort(([a], [b]) => compareText(a, b))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${toCanonicalJson(member)}`).join(',')}}`
}

/** The value that all agree on; undefined if they differ or have no value. */
export function findCommonValue(values: readonly (string | undefined)[]): string | undefined {
  const distinct = new Set(values.filter((value) => value !== undefined))
  if (distinct.size === 1) return [...distinct][0]
  return undefined
}
