import { isDeepStrictEqual } from 'node:util'
import { runInNewContext } from 'node:vm'
import {
  type Assertion,
  type AssertionOf,
  type AssertionType,
  assertionKinds,
  assertionTypes,
} from '#contract'
import { isRecord } from '../../src/model/data.ts'
import type { PlannedAssertion, ToolCall } from '../store/records.ts'

type Arguments = Readonly<Record<string, unknown>>

/** Words that `partial` takes as a check of type instead of a value. */
const typeChecks: ReadonlyMap<string, (value: unknown) => boolean> = new Map<
  string,
  (value: unknown) => boolean
>([
  ['any', (value) => value !== undefined],
  ['string', (value) => typeof value === 'string'],
  ['number', (value) => typeof value === 'number'],
  ['boolean', (value) => typeof value === 'boolean'],
  ['object', isRecord],
  ['array', Array.isArray],
  ['null', (value) => value === null],
])

/** Whether the arguments of a call are those that `toolCalledWith` names. */
function matchArguments(wanted: AssertionOf<'toolCalledWith'>['args'], actual: Arguments): boolean {
  const { args, argumentMatching = 'partial' } = wanted
  switch (argumentMatching) {
    case 'ignore':
      return true
    case 'exact':
      return isDeepStrictEqual(args, actual)
    case 'partial':
      return Object.entries(args).every(([name, value]) => isSameArgument(value, actual[name]))
  }
}

function isSameArgument(wanted: unknown, actual: unknown): boolean {
  const check = typeof wanted === 'string' ? typeChecks.get(wanted.trim().toLowerCase()) : undefined
  if (check !== undefined) return check(actual)
  return isDeepStrictEqual(wanted, actual)
}

/** The parts of an iteration that an assertion can check, up to where it stands. */
export interface Observed {
  readonly toolCalls: readonly ToolCall[]
  /** Messages of calls that ended with an error, or that the server refused. */
  readonly toolErrors: readonly string[]
  /** Text of the model's last reply. */
  readonly reply: string
  /** Absent: no model counted any. */
  readonly tokens: number | undefined
  /** Messages of the user. Absent: there was no conversation. */
  readonly turns: number | undefined
}

type Decider = (typeof assertionKinds)[AssertionType]['decidedBy']
type TypeDecidedBy<By extends Decider> = {
  [Type in AssertionType]: (typeof assertionKinds)[Type]['decidedBy'] extends By ? Type : never
}[AssertionType]
/** The kinds that a pure function of the transcript decides. */
type TranscriptType = TypeDecidedBy<'transcript'>

/** Why an assertion does not hold, or undefined. */
type Check<Type extends TranscriptType> = (
  assertion: AssertionOf<Type>,
  observed: Observed,
) => string | undefined

const checks: { readonly [Type in TranscriptType]: Check<Type> } = {
  toolCalledWith: ({ toolName, args, minCount = 1 }, { toolCalls }) => {
    const matching = listCalls(toolName, toolCalls).filter((call) =>
      matchArguments(args, call.arguments ?? {}),
    )
    if (matching.length >= minCount) return undefined
    const times = minCount === 1 ? 'a call' : `${minCount} calls`
    return `Expected ${times} ${toolName}(${JSON.stringify(args.args)}); ${describeCalls(toolCalls)}.`
  },
  toolCalledAtLeastOnce: ({ toolName }, { toolCalls }) =>
    listCalls(toolName, toolCalls).length > 0
      ? undefined
      : `Expected a call of ${toolName}; ${describeCalls(toolCalls)}.`,
  toolNeverCalled: ({ toolName }, { toolCalls }) =>
    listCalls(toolName, toolCalls).length === 0
      ? undefined
      : `Expected no call of ${toolName}; ${describeCalls(toolCalls)}.`,
  firstToolWas: ({ toolName }, { toolCalls }) =>
    toolCalls[0]?.toolName === toolName
      ? undefined
      : `Expected the first call to be one of ${toolName}; ${describeCalls(toolCalls)}.`,
  responseContains: ({ needle, caseSensitive = false }, { reply }) => {
    const fold = (text: string) => (caseSensitive ? text : text.toLowerCase())
    if (fold(reply).includes(fold(needle))) return undefined
    return `Expected the reply to contain ${JSON.stringify(needle)}.`
  },
  responseMatches: ({ pattern }, { reply }) => findMismatch(pattern, reply),
  noToolErrors: (_, { toolErrors }) =>
    toolErrors.length === 0 ? undefined : `Expected no error of a tool; got: ${toolErrors.join('; ')}`,
  finalAssistantMessageNonEmpty: (_, { reply }) =>
    reply.trim() === '' ? 'Expected the reply to have a text.' : undefined,
  tokenBudgetUnder: ({ tokens }, observed) => findExcess('tokens', observed.tokens, tokens),
  turnCountUnder: ({ turns }, observed) => findExcess('user messages', observed.turns, turns),
}

/** The kinds of a deployment without a hosted browser, with or without a model that can judge. */
export function listCheckedTypes({ hasJudge }: { readonly hasJudge: boolean }): readonly AssertionType[] {
  return assertionTypes.filter((type) => {
    const { decidedBy } = assertionKinds[type]
    return decidedBy === 'transcript' || (decidedBy === 'judge' && hasJudge)
  })
}

/** Why the local service can't check an assertion, or undefined. */
export function findAssertionProblem({ type }: Assertion): string | undefined {
  if (assertionKinds[type].decidedBy !== 'browser') return undefined
  return `the assertion "${type}" needs a hosted browser, which the local service does not have`
}

/** @returns why the assertion does not hold, or undefined; a judge decides on its own (judge.ts) */
export function findAssertionViolation(assertion: PlannedAssertion, observed: Observed): string | undefined {
  switch (assertion.type) {
    case 'x-llm-judge':
      return undefined
    case 'widgetRendered':
    case 'widgetRenderLatencyUnder':
    case 'widgetNoConsoleErrors':
      return 'No widget was observed.'
    default:
      return checkTranscript(assertion, observed)
  }
}

function checkTranscript<Type extends TranscriptType>(
  assertion: AssertionOf<Type> & { readonly type: Type },
  observed: Observed,
): string | undefined {
  const check: Check<Type> = checks[assertion.type]
  return check(assertion, observed)
}

/** The calls as a clause: `called: a({}), b({})` or `none was called`. */
export function describeCalls(toolCalls: readonly ToolCall[]): string {
  if (toolCalls.length === 0) return 'none was called'
  return `called: ${toolCalls.map(describeToolCall).join(', ')}`
}

function listCalls(toolName: string, toolCalls: readonly ToolCall[]): readonly ToolCall[] {
  return toolCalls.filter((call) => call.toolName === toolName)
}

/** Longest time in ms that a pattern may take; one that backtracks forever does not hold. */
const patternTimeoutMs = 1_000

function findMismatch(pattern: string, reply: string): string | undefined {
  try {
    const context = { pattern, reply }
    if (runInNewContext('new RegExp(pattern).test(reply)', context, { timeout: patternTimeoutMs }) === true) {
      return undefined
    }
    return `Expected the reply to match /${pattern}/.`
  } catch {
    return `Expected the reply to match /${pattern}/; the pattern took too long.`
  }
}

function findExcess(unit: string, counted: number | undefined, limit: number): string | undefined {
  if (counted === undefined) return `Expected fewer than ${limit} ${unit}; none were counted.`
  if (counted < limit) return undefined
  return `Expected fewer than ${limit} ${unit}; got ${counted}.`
}

function describeToolCall({ toolName, arguments: args }: ToolCall): string {
  return `${toolName}(${JSON.stringify(args ?? {})})`
}
