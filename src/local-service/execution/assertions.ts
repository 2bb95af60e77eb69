import { isDeepStrictEqual } from 'node:util'
import type { ToolCall } from '../store/records.ts'

/** What an assertion can look at. */
export interface Observed {
  readonly toolCalls: readonly ToolCall[]
  /** Text of the model's last reply. */
  readonly reply: string
}

type Assertion = Readonly<Record<string, unknown>> & { readonly type: string }

/** Checks an assertion. @returns why it does not hold, or undefined. */
export function findViolation(assertion: Assertion, { toolCalls, reply }: Observed): string | undefined {
  const { type, toolName } = assertion
  const calls = toolCalls.filter((call) => call.toolName === toolName)
  const called =
    toolCalls.length === 0 ? 'none was called' : `called: ${toolCalls.map(describeCall).join(', ')}`
  switch (type) {
    case 'toolCalledWith': {
      const wanted = expectedArguments(assertion)
      const holds = calls.some((call) => includesArguments(call.arguments ?? {}, wanted))
      return holds ? undefined : `Expected a call ${String(toolName)}(${JSON.stringify(wanted)}); ${called}.`
    }
    case 'toolCalled':
      return calls.length > 0 ? undefined : `Expected a call of ${String(toolName)}; ${called}.`
    case 'toolNotCalled':
      return calls.length === 0 ? undefined : `Expected no call of ${String(toolName)}; ${called}.`
    case 'responseContains': {
      const text = typeof assertion.text === 'string' ? assertion.text : ''
      if (text === '') return 'The assertion names no text.'
      return reply.includes(text) ? undefined : `Expected the reply to contain ${JSON.stringify(text)}.`
    }
    default:
      return `The local service does not know the assertion "${type}".`
  }
}

/** The arguments of `toolCalledWith` are nested as `args.args`; the plain form is taken too. */
export function expectedArguments({
  args,
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (!isRecord(args)) return {}
  return isRecord(args.args) ? args.args : args
}

/** Every wanted argument is there and equal; others may be there too. */
function includesArguments(
  actual: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(wanted).every(([name, value]) => isDeepStrictEqual(actual[name], value))
}

function describeCall({ toolName, arguments: args }: ToolCall): string {
  return `${toolName}(${JSON.stringify(args ?? {})})`
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
