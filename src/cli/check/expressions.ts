import { data, Evaluator, Lexer, Parser } from '@actions/expressions'

/** A value of a context: `github`, `matrix`, `steps`, … */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value }
export type Contexts = Readonly<Record<string, Value>>

/** The state of the job when a condition asks for it. */
export type JobStatus = 'success' | 'failure' | 'cancelled'

const statusFunctions = ['success', 'failure', 'always', 'cancelled'] as const

/** True when the expression asks for the status of the job; one that does not is only looked at after a success. */
export function asksForStatus(expression: string): boolean {
  return statusFunctions.some((name) => new RegExp(`\\b${name}\\(`).test(expression))
}

/** Evaluates one expression, without its `${{ }}`, with GitHub's own evaluator. */
export function evaluateExpression(expression: string, contexts: Contexts, status: JobStatus): Value {
  const functions = new Map(
    statusFunctions.map((name) => {
      const holds = name === 'always' || name === status
      return [name, { name, minArgs: 0, maxArgs: 0, call: () => new data.BooleanData(holds) }]
    }),
  )
  const { tokens } = new Lexer(expression).lex()
  const tree = new Parser(tokens, Object.keys(contexts), [...functions.values()]).parse()
  const known = new data.Dictionary(
    ...Object.entries(contexts).map(([key, value]) => ({ key, value: toData(value) })),
  )
  return fromData(new Evaluator(tree, known, functions).evaluate())
}

/** Replaces every `${{ … }}` of a text, as the runner does before it hands an input to a step. */
export function expand(text: string, contexts: Contexts, status: JobStatus = 'success'): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => {
    const value = evaluateExpression(expression, contexts, status)
    if (value === null) return ''
    return typeof value === 'object' ? 'Object' : String(value)
  })
}

function toData(value: Value): data.ExpressionData {
  if (value === null) return new data.Null()
  if (typeof value === 'string') return new data.StringData(value)
  if (typeof value === 'number') return new data.NumberData(value)
  if (typeof value === 'boolean') return new data.BooleanData(value)
  if (Array.isArray(value)) return new data.Array(...value.map(toData))
  return new data.Dictionary(...Object.entries(value).map(([key, item]) => ({ key, value: toData(item) })))
}

function fromData(value: data.ExpressionData): Value {
  if (value instanceof data.StringData || value instanceof data.BooleanData) return value.value
  if (value instanceof data.NumberData) return value.value
  if (value instanceof data.Null) return null
  return JSON.parse(JSON.stringify(value, data.replacer)) as Value
}
