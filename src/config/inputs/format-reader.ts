import * as v from 'valibot'
import { UsageError } from '../../errors.ts'
import type { Table } from '../../reports/formats/tables/table.ts'
import { formatNames } from '../../reports/registry.ts'
import { choice, type Reader, type Refuse } from './reader.ts'

const path = v.union([v.string(), v.array(v.string())])
const condition = v.union([
  path,
  v.strictObject({
    path,
    is: v.optional(v.array(v.union([v.string(), v.number(), v.boolean()]))),
    atLeast: v.optional(v.number()),
  }),
])

const tableSchema: v.GenericSchema<unknown, Table> = v.strictObject({
  list: v.optional(v.string()),
  isOneRow: v.optional(v.literal(true)),
  name: path,
  suite: v.optional(path),
  variant: v.optional(path),
  pass: v.optional(condition),
  skip: v.optional(condition),
  error: v.optional(path),
  message: v.optional(path),
  scores: v.optional(v.union([v.string(), v.record(v.string(), v.string())])),
  tokens: v.optional(
    v.strictObject({ input: v.optional(path), output: v.optional(path), total: v.optional(path) }),
  ),
  cost: v.optional(path),
  cached: v.optional(condition),
  model: v.optional(path),
  seconds: v.optional(path),
  milliseconds: v.optional(path),
  input: v.optional(path),
  output: v.optional(path),
  expected: v.optional(path),
  tags: v.optional(path),
})

/** The name of a format, or a mapping for results of one's own as JSON, which is given on as JSON without spaces. */
export function reportFormat(): Reader<string | undefined> {
  const named = choice(formatNames, 'NAME')
  const read = (value: string, refuse: Refuse) =>
    value.startsWith('{') ? readMapping(value, refuse) : named.read(value, refuse)
  return { placeholder: 'NAME', isMultiline: true, absent: undefined, read }
}

/** The same for a flag of the command line. @throws UsageError */
export function readFormatFlag(text: string | undefined): string | undefined {
  return text === undefined
    ? undefined
    : reportFormat().read(text, (predicate, advice) => {
        throw new UsageError([{ message: `--format ${predicate}`, advice }])
      })
}

function readMapping(text: string, refuse: Refuse): string | undefined {
  const written = parseJson(text)
  if (written === undefined) return refuse('is neither the name of a format nor JSON', help)
  const read = v.safeParse(tableSchema, written)
  if (read.success) return JSON.stringify(read.output)
  const [{ message, path: at = [] }] = read.issues
  const where = at.map(({ key }) => String(key)).join('.')
  return refuse(`is not a mapping: ${where === '' ? '' : `\`${where}\`: `}${message}`, help)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const help = 'docs/formats.md#results-of-your-own lists the keys of a mapping.'
