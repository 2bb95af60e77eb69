import type { Outcome, Result, Score } from '../../../model/run/result.ts'
import { aboutFrom } from '../../about.ts'
import type { ReportSource } from '../../bytes/source.ts'
import { sampleOf, tokensOf } from '../../eval-data.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { fieldsOf, listOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import type { JsonPlan } from '../../json/reader.ts'
import { amountOf, numberOf, possibleMs } from '../../numbers.ts'
import { cleanName, withoutIterationNumber } from '../../text/names.ts'
import { cut, headline, keptDetail, keptMessage, readable, textOf } from '../../text/text.ts'
import type { Condition, Path, Table } from './table.ts'

/**
 * Reads files of this shape.
 *
 * @param rowOf makes the row of an item of the list, where the two differ
 */
export function readTable(table: Table, rowOf = (item: unknown) => item): ReadReport {
  return async (source, context) => {
    let columns: readonly unknown[] = []
    const row: JsonPlan = {
      take: (value) => addRow(rowOf(columns.length > 0 ? inColumns(value, columns) : value), table, context),
    }
    if (table.list !== undefined) {
      const names: JsonPlan = {
        take: (value) => {
          columns = listOf(value)
        },
      }
      const keys = table.columns === undefined ? {} : { [table.columns]: names }
      const plan = planOf(table.list.split('.'), row)
      // Of documents one per line, nothing says which is the last.
      const isLines = table.list.includes('*')
      if (isLines) context.collector.hasNoEnd()
      return await readJson(source, context, { ...plan, keys: { ...plan.keys, ...keys } }, { many: isLines })
    }
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
  if (step === undefined) return { items: row }
  return step === '*' ? { items: planOf(rest, row) } : { keys: { [step]: planOf(rest, row) } }
}

function inColumns(values: unknown, columns: readonly unknown[]): unknown {
  return Object.fromEntries(listOf(values).map((value, at) => [String(columns[at]), value]))
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
  const scores = scoresOf(row, table)
  const outcome = outcomeOf(row, table, error, scores)
  const why = outcome === 'passed' ? '' : readable(error ?? text(table.message) ?? reasonOf(scores)).trim()
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
    scores: scores.length > 0 ? scores : undefined,
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

function outcomeOf(
  row: unknown,
  { pass, skip, grades, scores: where }: Table,
  error: string | undefined,
  scores: readonly Score[],
): Outcome {
  if (error !== undefined) return 'errored'
  if (skip !== undefined && holds(row, skip)) return 'skipped'
  if (pass !== undefined) return holds(row, pass) ? 'passed' : 'failed'
  // Nothing else could have judged it.
  if (where !== undefined && scores.every(({ value }) => value === null)) return 'skipped'
  if (scores.some(({ passed }) => passed === false)) return 'failed'
  const isGraded =
    grades === true && scores.every(({ value }) => value === null || value === 0 || value === 1)
  return isGraded && scores.some(({ value }) => value === 0) ? 'failed' : 'passed'
}

function reasonOf(scores: readonly Score[]): string {
  if (scores.every(({ value }) => value === null)) return scores.length > 0 ? 'no scorer gave a value' : ''
  const failed = scores.filter(({ passed, value }) => passed === false || value === 0)
  return failed
    .map(({ name, value, rationale = '' }) => `${name} is ${value}${rationale && `: ${rationale}`}`)
    .join('; ')
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

function scoresOf(row: unknown, { scores }: Table): readonly Score[] {
  if (scores === undefined) return []
  if (typeof scores !== 'string')
    return Object.entries(scores).flatMap(([name, path]) => scoreFrom(name, valueAt(row, path)))
  if (scores.includes('*')) {
    const [start = '', end = ''] = scores.split('*')
    return Object.entries(fieldsOf(row)).flatMap(([name, value]) =>
      name.startsWith(start) &&
      name.endsWith(end) &&
      (start !== '' || end !== '' || typeof value === 'number')
        ? scoreFrom(name.slice(start.length, name.length - end.length), value)
        : [],
    )
  }
  const found = valueAt(row, scores)
  if (!Array.isArray(found))
    return Object.entries(fieldsOf(found)).flatMap(([name, value]) => scoreFrom(name, value))
  return found.map(fieldsOf).flatMap((of) =>
    scoreFrom(textOfField(of.name) ?? textOfField(of.key) ?? 'score', of.score ?? of.value ?? null).map(
      (score) => {
        const rationale = textOfField(of.explanation) ?? textOfField(of.reason) ?? textOfField(of.comment)
        return {
          ...score,
          threshold: numberOf(of.threshold),
          passed: passedBy(of),
          rationale: rationale === undefined ? undefined : cut(readable(rationale), keptMessage),
        }
      },
    ),
  )
}

function scoreFrom(name: string, value: unknown): Score[] {
  const score = typeof value === 'boolean' ? Number(value) : numberOf(value)
  return score === undefined && value !== null ? [] : [{ name: readable(name), value: score ?? null }]
}

/** What the scorer itself says; its label says no more than a name. */
function passedBy({ passed, success }: Readonly<Record<string, unknown>>): boolean | undefined {
  const said = passed ?? success
  return typeof said === 'boolean' ? said : undefined
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
