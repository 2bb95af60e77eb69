import type { Outcome, Score } from '../../../model/run/result.ts'
import { aboutFrom } from '../../about.ts'
import { judgeFrom, sampleOf, tokensOf, toolCallsOf } from '../../eval-data.ts'
import type { ReadContext } from '../../format.ts'
import { saysInfrastructure } from '../../infrastructure.ts'
import { fieldsOf, listOf, textOfField } from '../../json/data.ts'
import { amountOf, numberOf, possibleMs } from '../../numbers.ts'
import { cleanName, withoutIterationNumber } from '../../text/names.ts'
import { cut, headline, keptDetail, keptMessage, readable, textOf } from '../../text/text.ts'
import type { Condition, Path, Table } from './table.ts'

/** Adds the result of one row. A row without a name is left out, with a warning. */
export function addRow(row: unknown, table: Table, { collector, workspace }: ReadContext): void {
  const value = (path: Path | undefined) => valueAt(row, path)
  const text = (path: Path | undefined) => textOf(value(path))
  const name = text(table.name)
  if (name === undefined) {
    collector.warn(`rows without ${String(table.name)}; they are not read`)
    return
  }
  const errors = errorsOf(value(table.error))
  const scores = scoresOf(row, table)
  const outcome = outcomeOf(row, table, errors.length > 0, scores)
  const error = errors.map(({ message }) => message).join('\n')
  const why = outcome === 'passed' ? '' : readable(error || text(table.message) || reasonOf(scores)).trim()
  const whole = readable(errors.map(({ stack, message }) => stack || message).join('\n')).trim() || why
  const isOutage = errors.length > 0 && errors.every(({ message }) => saysInfrastructure(message))
  const [suite, variant, seconds] = [text(table.suite), text(table.variant), numberOf(value(table.seconds))]
  const tags = value(table.tags)
  collector.add({
    identity: {
      id: text(table.id),
      suite: suite === undefined || suite === '' ? [] : [cleanName(suite)],
      name: withoutIterationNumber(cleanName(name.replaceAll('\n', ' '))),
      variant: variant === undefined || variant === '' ? undefined : cleanName(variant),
    },
    outcome,
    infrastructure: isOutage && collector.leavesOutages ? true : undefined,
    durationMs: possibleMs(seconds === undefined ? numberOf(value(table.milliseconds)) : seconds * 1_000),
    latencyMs: possibleMs(numberOf(value(table.latency))),
    message: why === '' ? undefined : headline(why),
    detail: why === '' || outcome === 'skipped' ? undefined : cut(whole, keptDetail),
    location: why === '' ? undefined : workspace.locateInStack(whole),
    scores: scores.length > 0 ? scores : undefined,
    tokens: tokensOf(value(table.tokens?.input), value(table.tokens?.output), value(table.tokens?.total)),
    costUsd: amountOf(value(table.cost)),
    cached: table.cached !== undefined && holds(row, table.cached) ? true : undefined,
    model: text(table.model),
    ...toolCallsOf(
      value(table.toolCalls),
      (call) => call.name ?? call.toolName,
      (call) => call.args ?? call.arguments ?? call.input,
    ),
    ...sampleOf({ input: value(table.input), output: value(table.output), expected: value(table.expected) }),
    ...aboutFrom(fieldsOf(tags), Array.isArray(tags) ? tags : undefined),
  })
}

function outcomeOf(
  row: unknown,
  { pass, skip, grades, scores: where }: Table,
  broke: boolean,
  scores: readonly Score[],
): Outcome {
  if (broke) return 'errored'
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

interface RowError {
  readonly message: string
  readonly stack: string
}

/**
 * Whatever is there counts, but nothing, `false` and empty texts and lists. An error object becomes `{}` in
 * JSON.
 */
function errorsOf(value: unknown): readonly RowError[] {
  if (Array.isArray(value)) return value.flatMap(errorsOf)
  if (value === undefined || value === null || value === false || value === '') return []
  const {
    message,
    exception_message: raised,
    type,
    exception_type: kind,
    name: called,
    stack,
  } = fieldsOf(value)
  const said = textOfField(message) || textOfField(raised) || ''
  const name = textOfField(type) || textOfField(kind) || textOfField(called) || ''
  const trace = textOfField(stack) ?? ''
  if (said !== '') return [{ message: name === '' ? said : `${name}: ${said}`, stack: trace }]
  const isBare = typeof value === 'object' && Object.values(value).every((member) => !member)
  const written = isBare ? 'the task raised an error' : (textOf(value) ?? '')
  return [{ message: trace || name || written, stack: trace }]
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
      name.length >= start.length + end.length &&
      (start !== '' || end !== '' || typeof value === 'number')
        ? scoreFrom(name.slice(start.length, name.length - end.length), value)
        : [],
    )
  }
  const found = valueAt(row, scores)
  if (!Array.isArray(found))
    return Object.entries(fieldsOf(found)).flatMap(([name, value]) => scoreFrom(name, value))
  return listOf(found)
    .map(fieldsOf)
    .flatMap((of) =>
      scoreFrom(textOfField(of.name) ?? textOfField(of.key) ?? 'score', of.score ?? of.value ?? null).map(
        (score) => ({ ...score, ...detailsOf(of) }),
      ),
    )
}

/** What a scorer says besides its score. Its label is not read: it says no more than a name. */
function detailsOf(of: Readonly<Record<string, unknown>>): Omit<Score, 'name' | 'value'> {
  const passed = of.passed ?? of.success
  const rationale = textOfField(of.explanation) ?? textOfField(of.reason) ?? textOfField(of.comment)
  return {
    threshold: numberOf(of.threshold),
    passed: typeof passed === 'boolean' ? passed : undefined,
    lowerIsBetter: of.lowerIsBetter === true ? true : undefined,
    judge: judgeFrom(of),
    rationale: rationale === undefined ? undefined : cut(readable(rationale), keptMessage),
  }
}

function scoreFrom(name: string, value: unknown): Score[] {
  const score = typeof value === 'boolean' ? Number(value) : numberOf(value)
  return score === undefined && value !== null ? [] : [{ name: readable(name), value: score ?? null }]
}

/** The value at the first path that is there. A name with a dot in it comes before a member of a member. */
function valueAt(row: unknown, path: Path | undefined): unknown {
  if (path === undefined) return undefined
  if (typeof path !== 'string') {
    for (const one of path) {
      const value = valueAt(row, one)
      if (value !== undefined) return value
    }
    return undefined
  }
  const whole = ownMember(row, path)
  if (whole !== undefined || !path.includes('.')) return whole
  return path.split('.').reduce<unknown>(ownMember, row)
}

/** The member of a record, but never one that every object inherits. */
function ownMember(value: unknown, name: string): unknown {
  const fields = fieldsOf(value)
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}
