import type { Outcome, Result, Score } from '../../../model/run/result.ts'
import { aboutFrom } from '../../about.ts'
import type { ReportSource } from '../../bytes/source.ts'
import { sampleOf, tokensOf } from '../../eval-data.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { fieldsOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import type { JsonPlan } from '../../json/reader.ts'
import { amountOf, numberOf, possibleMs } from '../../numbers.ts'
import { cleanName, withoutIterationNumber } from '../../text/names.ts'
import { cut, headline, keptDetail, readable, textOf } from '../../text/text.ts'
import type { Condition, Path, Table } from './table.ts'

/** Reads files of this shape. */
export function readTable(table: Table): ReadReport {
  return async (source, context) => {
    const row: JsonPlan = { take: (value) => addRow(value, table, context) }
    if (table.list !== undefined) return await readJson(source, context, planOf(table.list.split('.'), row))
    if (await beginsWithList(source)) return await readJson(source, context, { items: row })
    // Rows one per line: nothing says which is the last.
    if (table.isOneRow !== true) context.collector.hasNoEnd()
    await readJson(source, context, row, { many: true })
  }
}

async function beginsWithList(source: ReportSource): Promise<boolean> {
  for await (const chunk of source.chunks()) {
    const start = chunk.toString('utf8', 0, 4_096).trimStart()
    if (start !== '') return start.startsWith('[')
  }
  return false
}

function planOf([step, ...rest]: readonly string[], row: JsonPlan): JsonPlan {
  return step === undefined ? { items: row } : { keys: { [step]: planOf(rest, row) } }
}

function addRow(row: unknown, table: Table, { collector, workspace }: ReadContext): void {
  const text = (path: Path | undefined) => textOf(valueAt(row, path))
  const number = (path: Path | undefined) => numberOf(valueAt(row, path))
  const name = text(table.name)
  if (name === undefined) {
    collector.warn(`rows without ${String(table.name)}; they are not read`)
    return
  }
  const error = errorAt(row, table.error)
  const outcome = outcomeOf(row, table, error)
  const why = outcome === 'passed' ? '' : readable(error ?? text(table.message) ?? '').trim()
  const [suite, variant, seconds] = [text(table.suite), text(table.variant), number(table.seconds)]
  const ms = possibleMs(seconds === undefined ? number(table.milliseconds) : seconds * 1_000)
  const tags = valueAt(row, table.tags)
  collector.add({
    identity: {
      suite: suite === undefined ? [] : [cleanName(suite)],
      name: withoutIterationNumber(cleanName(name.replaceAll('\n', ' '))),
      variant: variant === undefined ? undefined : cleanName(variant),
    },
    outcome,
    durationMs: ms,
    message: why === '' ? undefined : headline(why),
    detail: why === '' || outcome === 'skipped' ? undefined : cut(why, keptDetail),
    location: why === '' ? undefined : workspace.locateInStack(why),
    scores: scoresOf(row, table),
    tokens: tokensOf(
      valueAt(row, table.tokens?.input),
      valueAt(row, table.tokens?.output),
      valueAt(row, table.tokens?.total),
    ),
    costUsd: amountOf(valueAt(row, table.cost)),
    cached: table.cached !== undefined && holds(row, table.cached) ? true : undefined,
    model: text(table.model),
    ...sampleOf({
      input: valueAt(row, table.input),
      output: valueAt(row, table.output),
      expected: valueAt(row, table.expected),
    }),
    ...aboutFrom(fieldsOf(tags), Array.isArray(tags) ? tags : undefined),
  } satisfies Result)
}

function outcomeOf(row: unknown, { pass, skip }: Table, error: string | undefined): Outcome {
  if (error !== undefined) return 'errored'
  if (skip !== undefined && holds(row, skip)) return 'skipped'
  return pass === undefined || holds(row, pass) ? 'passed' : 'failed'
}

/** Whatever is there counts, but nothing, `false` and an empty text. */
function errorAt(row: unknown, path: Path | undefined): string | undefined {
  const value = valueAt(row, path)
  if (value === undefined || value === null || value === false || value === '') return undefined
  const { message, exception_message: raised, type, exception_type: kind } = fieldsOf(value)
  const said = textOfField(message) ?? textOfField(raised)
  const name = textOfField(type) ?? textOfField(kind)
  return said === undefined ? (textOf(value) ?? 'error') : name === undefined ? said : `${name}: ${said}`
}

const yes: ReadonlySet<unknown> = new Set([
  true,
  1,
  'true',
  'yes',
  'pass',
  'passed',
  'success',
  'ok',
  'correct',
])

function holds(row: unknown, condition: Condition): boolean {
  const { path, is, atLeast } =
    typeof condition === 'object' && 'path' in condition
      ? condition
      : { path: condition, is: undefined, atLeast: undefined }
  const value = valueAt(row, path)
  if (atLeast !== undefined) return (numberOf(value) ?? Number.NEGATIVE_INFINITY) >= atLeast - 1e-9
  if (is !== undefined) return is.some((of) => of === value)
  return yes.has(typeof value === 'string' ? value.toLowerCase() : value)
}

function scoresOf(row: unknown, { scores }: Table): Score[] | undefined {
  if (scores === undefined) return undefined
  const named =
    typeof scores === 'string'
      ? Object.entries(fieldsOf(valueAt(row, scores)))
      : Object.entries(scores).map(([name, path]) => [name, valueAt(row, path)] as const)
  const found = named.flatMap(([name, value]): Score[] => {
    const score = typeof value === 'boolean' ? Number(value) : numberOf(value)
    if (score === undefined && value !== null) return []
    return [{ name: readable(name), value: score ?? null }]
  })
  return found.length === 0 ? undefined : found
}

/** The value at the first path that is there. */
function valueAt(row: unknown, path: Path | undefined): unknown {
  for (const one of path === undefined ? [] : typeof path === 'string' ? [path] : path) {
    // A name with a dot in it comes before a member of a member.
    const value = fieldsOf(row)[one] ?? one.split('.').reduce<unknown>((of, step) => fieldsOf(of)[step], row)
    if (value !== undefined) return value
  }
  return undefined
}
