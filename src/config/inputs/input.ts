import { describeInputProblem, type Problem } from '../../errors.ts'
import type { Reader } from './reader.ts'

export { createFlagReader, createNamesReader, createScriptReader, createTextReader } from './reader.ts'

/** One row of the table of inputs. `action.yml`, the docs, `--help` and the configuration follow from it. */
export interface Input {
  readonly reader: Reader<unknown>
  /** What it does, for users: Markdown, one paragraph. */
  readonly description: string
  readonly default?: string
  /** What happens without a value, for the docs. */
  readonly fallback?: string
  /** Default that the runner evaluates: an expression such as `github.token`. */
  readonly expression?: string
  /** The only place where the input has an effect; absent: everywhere. */
  readonly only?: 'github' | 'reports'
  /** The workflow does not set it: it is in `action.yml`, but not in the docs. */
  readonly isHidden?: boolean
  /** Its value says how this run went, so it is another one in each run. */
  readonly isOutcome?: boolean
  /** The action does not run without it. */
  readonly isRequired?: boolean
  /** Name in the configuration, when that is not the input's name in camel case. */
  readonly field?: string
}

export type InputTable = Readonly<Record<string, Input>>

type FieldOf<Name extends string, Row> = Row extends { readonly field: infer Field extends string }
  ? Field
  : CamelCase<Name>

type Standard<Row, Value> = Row extends { readonly default: string } ? Exclude<Value, undefined> : Value

type ValueOf<Row> = Row extends { readonly reader: Reader<infer Value> } ? Standard<Row, Value> : never

/** The values of the inputs of a table: `suite-name` is `suiteName`. */
export type ValuesOf<Table extends InputTable> = {
  readonly [Name in keyof Table & string as FieldOf<Name, Table[Name]>]: ValueOf<Table[Name]>
}

/** Inputs as the user wrote them; blank is absent. */
export type RawValues = Readonly<Record<string, string | undefined>>

/** Reads the inputs of a table and adds to the problems what is wrong with them. */
export function readInputs<const Table extends InputTable>(
  table: Table,
  raw: RawValues,
  problems: Problem[],
): ValuesOf<Table> {
  const values = Object.entries(table).map(([name, row]) => [
    row.field ?? toCamelCase(name),
    readInputValue(name, row, raw, problems),
  ])
  return Object.fromEntries(values)
}

function readInputValue(name: string, row: Input, raw: RawValues, problems: Problem[]): unknown {
  const text = raw[name]?.trim() ?? ''
  if (text !== '') {
    const problemCount = problems.length
    const value = row.reader.read(text, (predicate, advice) => {
      problems.push(describeInputProblem(name, predicate, advice))
    })
    if (problems.length === problemCount) return value
  } else if (row.isRequired === true) {
    problems.push(describeInputProblem(name, 'is required'))
  }
  if (row.default === undefined) return row.reader.absent
  return row.reader.read(row.default, () => {})
}

/** True when the user gave a value, and not just the default that the runner fills in. */
export function isInputGiven(table: InputTable, name: string, raw: RawValues): boolean {
  const text = raw[name]?.trim() ?? ''
  return text !== '' && text !== table[name]?.default
}

/** A name in kebab case as the name of a field: `suite-name` is `suiteName`. */
export type CamelCase<Name> = Name extends `${infer Head}-${infer Rest}`
  ? `${Head}${Capitalize<CamelCase<Rest>>}`
  : Name

export function toCamelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
