import { compact, omitEmpty } from '../../../model/data.ts'
import { orderPrefix } from '../../../model/run/identity.ts'
import type { Score } from '../../../model/run/result.ts'
import { readAbout } from '../../about.ts'
import { digestJson, readJudge, readSample, readTokens, readToolCalls } from '../../eval-data.ts'
import type { ReadContext } from '../../format.ts'
import { findSharedCause, loseFor } from '../../infrastructure.ts'
import { readFields, readFlag, readList, readText } from '../../json/data.ts'
import { keepPossibleMs, readAmount, readNumber, toMs } from '../../numbers.ts'
import { readStatus, type Status, unscored, type Vocabulary } from '../../statuses.ts'
import { cleanName, listSuite, removeIterationNumber } from '../../text/names.ts'
import { findHeadline, keepRemark, keptDetail, makeReadable, toText, truncateText } from '../../text/text.ts'
import type { Condition, Path, Table } from './table.ts'

/** Adds the result of one row. A row without a name is left out, with a warning; one that failed is an error of the report. */
export function addRow(row: unknown, table: Table, { collector, workspace }: ReadContext): void {
  const readPathValue = (path: Path | undefined) => findValue(row, path)
  const readPathText = (path: Path | undefined) => toText(readPathValue(path))
  const name = readPathText(table.name)
  const errors = readErrors(readPathValue(table.error))
  const scores = readRowScores(row, table)
  const status = readRowStatus(row, table, { broke: errors.length > 0, scores }, collector)
  const { outcome, unjudged } = status
  if (name === undefined) {
    collector.warn(`rows without ${String(table.name)}; they are not read`)
    const isFailure = unjudged === undefined && (outcome === 'failed' || outcome === 'errored')
    if (isFailure) collector.addSuiteError({ identity: { suite: [], name: '(row without a name)' } })
    return
  }
  const error = errors.map(({ message }) => message).join('\n')
  let why = ''
  if (outcome !== 'passed') {
    const explained = status.word === undefined && explainRowScores(scores)
    why = makeReadable(error || readPathText(table.message) || explained || '').trim()
  }
  const detailText =
    makeReadable(errors.map(({ stack, message }) => stack || message).join('\n')).trim() || why
  const suite = readPathText(table.suite)
  const order = readPathText(table.order)
  const variant = compact([readPathText(table.variant), order && `${orderPrefix}${order}`]).join(' · ')
  const seconds = readNumber(readPathValue(table.seconds))
  const tags = readPathValue(table.tags)
  const stick = readPathValue(table.stick)
  const expected = readPathValue(table.expected)
  collector.add({
    identity: {
      id: readPathText(table.id),
      suite: listSuite(suite),
      name: removeIterationNumber(cleanName(name.replaceAll('\n', ' '))),
      variant: cleanName(variant) || undefined,
    },
    ...status,
    ...(collector.leavesOutages && loseFor(findSharedCause(errors.map(({ message }) => message)))),
    durationMs: keepPossibleMs(toMs(seconds) ?? readNumber(readPathValue(table.milliseconds))),
    latencyMs: keepPossibleMs(readNumber(readPathValue(table.latency))),
    message: findHeadline(why) || undefined,
    detail: why === '' || outcome === 'skipped' ? undefined : truncateText(detailText, keptDetail),
    location: why === '' ? undefined : workspace.locateInStack(detailText),
    scores: omitEmpty(scores),
    // What broke may lack a part of it.
    stick: stick === undefined || outcome === 'errored' ? undefined : digestJson([stick, expected ?? null]),
    tokens: readTokens(
      readPathValue(table.tokens?.input),
      readPathValue(table.tokens?.output),
      readPathValue(table.tokens?.total),
    ),
    costUsd: readAmount(readPathValue(table.cost)),
    cached: (table.cached !== undefined && meetsCondition(row, table.cached)) || undefined,
    model: readPathText(table.model),
    ...readToolCalls(
      readPathValue(table.toolCalls),
      (call) => call.name ?? call.toolName,
      (call) => call.args ?? call.arguments ?? call.input,
    ),
    ...readSample({
      input: readPathValue(table.input),
      output: readPathValue(table.output),
      expected,
    }),
    ...readAbout(readFields(tags), Array.isArray(tags) ? tags : undefined),
  })
}

function readRowStatus(
  row: unknown,
  { pass, words, skip, error, absent, grades, scores: where }: Table,
  { broke, scores }: { readonly broke: boolean; readonly scores: readonly Score[] },
  collector: ReadContext['collector'],
): Status {
  if (broke) return { outcome: 'errored' }
  if (skip !== undefined && meetsCondition(row, skip)) return { outcome: 'skipped' }
  if (pass !== undefined) return readCondition(row, pass, collector, words)
  // Nothing else could have judged it.
  if (where !== undefined && scores.every(({ value }) => value === null)) return unscored
  if (scores.some(({ passed }) => passed === false)) return { outcome: 'failed' }
  const isGraded =
    grades === true && scores.every(({ value }) => value === null || value === 0 || value === 1)
  if (isGraded && scores.some(({ value }) => value === 0)) return { outcome: 'failed' }
  // Where only the absence of an error makes a pass, there has to be a place for one.
  if (where === undefined && absent !== 'passed' && findValue(row, error) === undefined) return unscored
  return { outcome: 'passed' }
}

function explainRowScores(scores: readonly Score[]): string {
  if (scores.every(({ value }) => value === null)) {
    if (scores.length > 0) return 'no scorer gave a value'
    return ''
  }
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
function readErrors(value: unknown): readonly RowError[] {
  if (Array.isArray(value)) return value.flatMap(readErrors)
  if (value === undefined || value === null || value === false || value === '') return []
  const {
    message,
    exception_message: raised,
    type,
    exception_type: kind,
    name: called,
    stack,
  } = readFields(value)
  const errorText = readText(message) || readText(raised) || ''
  const name = readText(type) || readText(kind) || readText(called) || ''
  const trace = readText(stack) ?? ''
  if (errorText !== '') return [{ message: [name, errorText].filter(Boolean).join(': '), stack: trace }]
  const isBare = typeof value === 'object' && Object.values(value).every((member) => !member)
  const written = isBare ? 'the task raised an error' : (toText(value) ?? '')
  return [{ message: trace || name || written, stack: trace }]
}

/** What the condition says of the row: it passes by a value that is there and says so, and fails by one that does not. */
function readCondition(
  row: unknown,
  condition: Condition,
  collector: { warn(message: string): void },
  words: Vocabulary = 'yesNo',
): Status {
  const { path, is, atLeast }: Exclude<Condition, Path> =
    typeof condition === 'object' && 'path' in condition ? condition : { path: condition }
  const value = findValue(row, path)
  if (atLeast !== undefined) {
    const number = readNumber(value)
    if (number === undefined) return unscored
    return readStatus('yesNo', number >= atLeast - 1e-9, collector)
  }
  if (value === undefined || value === null) return unscored
  if (is !== undefined) return readStatus('yesNo', is.includes(value as string), collector)
  // A share of what was right is not a pass.
  if (typeof value === 'number') return readStatus('yesNo', value === 1, collector)
  return readStatus(words, value, collector)
}

export function meetsCondition(row: unknown, condition: Condition): boolean {
  return readCondition(row, condition, { warn: () => {} }).outcome === 'passed'
}

function readRowScores(row: unknown, { scores }: Table): readonly Score[] {
  if (scores === undefined) return []
  if (typeof scores !== 'string')
    return Object.entries(scores).flatMap(([name, path]) => {
      const value = findValue(row, path)
      return value === undefined ? [] : [readScore(name, value)]
    })
  if (scores.includes('*')) {
    const [start = '', end = ''] = scores.split('*')
    return Object.entries(readFields(row)).flatMap(([name, value]) => {
      if (
        name.startsWith(start) &&
        name.endsWith(end) &&
        name.length >= start.length + end.length &&
        (start !== '' || end !== '' || typeof value === 'number')
      )
        return readRowScore(name.slice(start.length, name.length - end.length), value)
      return []
    })
  }
  const scoreData = findValue(row, scores)
  if (!Array.isArray(scoreData))
    return Object.entries(readFields(scoreData)).flatMap(([name, value]) => readRowScore(name, value))
  return readList(scoreData)
    .map(readFields)
    .map((entry) => ({
      ...readScore(readText(entry.name) ?? readText(entry.key) ?? 'score', entry.score ?? entry.value),
      ...readScoreDetails(entry),
    }))
}

/** What a scorer says besides its score. Its label is not read: it says no more than a name. */
function readScoreDetails(entry: Readonly<Record<string, unknown>>): Omit<Score, 'name' | 'value'> {
  const passed = entry.passed ?? entry.success
  const rationale = readText(entry.explanation) ?? readText(entry.reason) ?? readText(entry.comment)
  return {
    threshold: readNumber(entry.threshold),
    passed: readFlag(passed),
    lowerIsBetter: entry.lowerIsBetter === true || undefined,
    judge: readJudge(entry),
    rationale: keepRemark(rationale),
  }
}

/** A member that may be a score: another value than a number says nothing. */
function readRowScore(name: string, value: unknown): Score[] {
  const score = readScore(name, value)
  return score.value === null && value !== null ? [] : [score]
}

/** What a scorer gave; `null` where that is not a number. */
function readScore(name: string, value: unknown): Score {
  const number = typeof value === 'boolean' ? Number(value) : readNumber(value)
  return { name: makeReadable(name), value: number ?? null }
}

/** Whether the row has a member at the path, which may be a pattern. */
export function hasMember(row: unknown, path: Path): boolean {
  if (typeof path === 'string' && path.includes('*'))
    return readRowScores(row, { name: '', scores: path }).length > 0
  return findValue(row, path) !== undefined
}

/** The value at the first path that is there. A name with a dot in it comes before a member of a member. */
function findValue(row: unknown, path: Path | undefined): unknown {
  if (path === undefined) return undefined
  if (typeof path !== 'string') {
    for (const candidate of path) {
      const value = findValue(row, candidate)
      if (value !== undefined) return value
    }
    return undefined
  }
  const directValue = readOwnMember(row, path)
  if (directValue !== undefined || !path.includes('.')) return directValue
  return path.split('.').reduce<unknown>(readOwnMember, row)
}

/** The member of a record, but never one that every object inherits. */
function readOwnMember(value: unknown, name: string): unknown {
  if (Array.isArray(value) && /^\d{1,9}$/.test(name)) return value[Number(name)]
  const fields = readFields(value)
  if (Object.hasOwn(fields, name)) return fields[name]
  return undefined
}
