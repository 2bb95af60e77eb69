import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../src/model/data.ts'
import type { ToolCall } from '../store/records.ts'
import { findJudgeProblem, judgeType } from './judge.ts'

/** The parts of an iteration that an assertion can check. */
export interface Observed {
  readonly toolCalls: readonly ToolCall[]
  /** Text of the model's last reply. */
  readonly reply: string
}

export type Assertion = Readonly<Record<string, unknown>> & { readonly type: string }

interface AssertionKind {
  /** The field without which the assertion says nothing. */
  readonly needs: 'toolName' | 'text' | 'rubric'
  /** Why a field of the assertion is wrong, or undefined. */
  readonly findProblem?: (assertion: Assertion) => string | undefined
  /** Why the assertion does not hold, or undefined. Absent: a model decides (judge.ts). */
  readonly findViolation?: (assertion: Assertion, observed: Observed) => string | undefined
}

/** Every kind of assertion that the local service can check. Any other is refused before a run starts. */
const kinds: Readonly<Record<string, AssertionKind>> = {
  toolCalledWith: {
    needs: 'toolName',
    findViolation: (assertion, { toolCalls }) => {
      const wanted = readExpectedArguments(assertion)
      const holds = findMatchingCalls(assertion, toolCalls).some((call) =>
        includesArguments(call.arguments ?? {}, wanted),
      )
      if (holds) return undefined
      return `Expected a call ${String(assertion.toolName)}(${JSON.stringify(wanted)}); ${describeCalls(toolCalls)}.`
    },
  },
  toolCalled: {
    needs: 'toolName',
    findViolation: (assertion, { toolCalls }) => {
      if (findMatchingCalls(assertion, toolCalls).length > 0) return undefined
      return `Expected a call of ${String(assertion.toolName)}; ${describeCalls(toolCalls)}.`
    },
  },
  toolNotCalled: {
    needs: 'toolName',
    findViolation: (assertion, { toolCalls }) => {
      if (findMatchingCalls(assertion, toolCalls).length === 0) return undefined
      return `Expected no call of ${String(assertion.toolName)}; ${describeCalls(toolCalls)}.`
    },
  },
  responseContains: {
    needs: 'text',
    findViolation: ({ text }, { reply }) => {
      if (reply.includes(String(text))) return undefined
      return `Expected the reply to contain ${JSON.stringify(text)}.`
    },
  },
  [judgeType]: { needs: 'rubric', findProblem: findJudgeProblem },
}

/** The kinds by name, for capabilities and messages. */
export const assertionKinds: readonly string[] = Object.keys(kinds)

/** Why an assertion can't be checked at all, or undefined. */
export function findAssertionProblem(assertion: Assertion): string | undefined {
  const { type } = assertion
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined
  if (kind === undefined) {
    return `the local service can't check the assertion "${type}"; it checks ${assertionKinds.join(', ')}`
  }
  const needed = assertion[kind.needs]
  if (typeof needed !== 'string' || needed === '') return `the assertion "${type}" needs a ${kind.needs}`
  return kind.findProblem?.(assertion)
}

/**
 * Checks an assertion that {@link findAssertionProblem} has let through. @returns why it does not hold, or
 * undefined.
 */
export function findAssertionViolation(assertion: Assertion, observed: Observed): string | undefined {
  return findAssertionProblem(assertion) ?? kinds[assertion.type]?.findViolation?.(assertion, observed)
}

/** The calls as a clause: `called: a({}), b({})` or `none was called`. */
export function describeCalls(toolCalls: readonly ToolCall[]): string {
  if (toolCalls.length === 0) return 'none was called'
  return `called: ${toolCalls.map(describeToolCall).join(', ')}`
}

/** The arguments of `toolCalledWith` are nested as `args.args`; the plain form is taken too. */
export function readExpectedArguments({
  args,
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (!isRecord(args)) return {}
  if (isRecord(args.args)) return args.args
  return args
}

function findMatchingCalls({ toolName }: Assertion, toolCalls: readonly ToolCall[]): readonly ToolCall[] {
  return toolCalls.filter((call) => call.toolName === toolName)
}

/** Every wanted argument is there and equal; others may be there too. */
function includesArguments(
  actual: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(wanted).every(([name, value]) => isDeepStrictEqual(actual[name], value))
}

function describeToolCall({ toolName, arguments: args }: ToolCall): string {
  return `${toolName}(${JSON.stringify(args ?? {})})`
}
