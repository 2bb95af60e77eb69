import type { Location, Outcome, Result } from '../../model/result.ts'
import { readChunks } from '../chunks.ts'
import type { ReadContext } from '../format.ts'
import { fieldsOf, listOf, textOfField } from '../json-data.ts'
import { type JsonPlan, JsonReader } from '../json-reader.ts'
import { cleanName, withoutToldIteration } from '../names.ts'
import { numberOf, possibleMs } from '../numbers.ts'
import type { ReportSource } from '../source.ts'
import { cut, headline, keptDetail, readable } from '../text.ts'
import { evalFields } from './vitest-evals.ts'

/** What the two writers of `testResults` mean differently. */
export interface TestResultsDialect {
  /** Whether a passed entry needed a retry. */
  isFlaky(entry: Readonly<Record<string, unknown>>): boolean
  /** Attempts made, where the entry tells. */
  attempts(entry: Readonly<Record<string, unknown>>): number | undefined
}

type Pending = Omit<Result, 'identity' | 'location'> & {
  readonly suite: readonly string[]
  readonly name: string | undefined
  readonly place: { readonly line: number; readonly column: number | undefined } | undefined
  readonly traced: Location | undefined
}

const outcomes: ReadonlyMap<string, Outcome> = new Map([
  ['passed', 'passed'],
  ['failed', 'failed'],
  ['error', 'errored'],
  ['pending', 'skipped'],
  ['skipped', 'skipped'],
  ['todo', 'skipped'],
  ['disabled', 'skipped'],
])

/**
 * Reads `testResults[].assertionResults[]`. The entries of a file come before its name, so they wait until the
 * file is complete: memory follows the largest test file, not the report.
 */
export async function readTestResults(
  source: ReportSource,
  context: ReadContext,
  dialect: TestResultsDialect,
): Promise<void> {
  let file: { entries: Pending[]; name: string; message: string; failed: boolean } = emptyFile()
  const assertion: JsonPlan = {
    take: (value) => file.entries.push(entryOf(value, context, dialect)),
  }
  const fileMembers: JsonPlan = {
    keys: {
      assertionResults: { items: assertion },
      testResults: { items: assertion },
      name: { take: (value) => (file.name = textOfField(value) ?? file.name) },
      testFilePath: { take: (value) => (file.name = textOfField(value) ?? file.name) },
      message: { take: (value) => (file.message ||= textOfField(value) ?? '') },
      failureMessage: { take: (value) => (file.message ||= textOfField(value) ?? '') },
      status: { take: (value) => (file.failed = value === 'failed') },
    },
    end: () => {
      finishFile(file, context)
      file = emptyFile()
    },
  }
  const reader = new JsonReader({ keys: { testResults: { items: fileMembers } } })
  await readChunks(source, context, (chunk) => reader.write(chunk))
  reader.end()
}

function emptyFile(): { entries: Pending[]; name: string; message: string; failed: boolean } {
  return { entries: [], name: '', message: '', failed: false }
}

function entryOf(
  value: unknown,
  { collector, workspace }: ReadContext,
  dialect: TestResultsDialect,
): Pending {
  const entry = fieldsOf(value)
  const status = textOfField(entry.status) ?? ''
  let outcome = outcomes.get(status)
  if (outcome === undefined) {
    collector.warn(`unknown status "${readable(status).slice(0, 40)}", read as skipped`)
    outcome = 'skipped'
  }
  const flaky = outcome === 'passed' && dialect.isFlaky(entry)
  // Jest keeps what went wrong in earlier attempts apart.
  const told =
    flaky && listOf(entry.failureMessages).length === 0 ? entry.retryReasons : entry.failureMessages
  const failures = listOf(told).map((text) => textOfField(text) ?? '')
  const trace = readable(failures.join('\n\n'))
  const durationMs = possibleMs(numberOf(entry.duration))
  const attempts = dialect.attempts(entry)
  const place = fieldsOf(entry.location)
  const line = numberOf(place.line)
  const title = textOfField(entry.title)
  const message = headline(trace)
  return {
    suite: listOf(entry.ancestorTitles).map((part) => cleanName(textOfField(part) ?? '')),
    name: title === undefined ? undefined : withoutToldIteration(cleanName(title)),
    outcome,
    ...(flaky && { flaky: true }),
    ...(attempts !== undefined && attempts > 1 && { attempts }),
    ...(durationMs !== undefined && { durationMs }),
    ...(message !== '' && { message }),
    ...(trace !== '' && { detail: cut(trace, keptDetail) }),
    ...evalFields(entry.meta),
    place: line === undefined ? undefined : { line, column: numberOf(place.column) },
    traced: outcome === 'failed' && line === undefined ? workspace.locateInStack(trace) : undefined,
  }
}

function finishFile(
  file: { entries: Pending[]; name: string; message: string; failed: boolean },
  { collector, workspace }: ReadContext,
): void {
  const path = workspace.relative(file.name)
  const named = path === '' ? {} : { file: cleanName(path) }
  for (const { suite, name, place, traced, ...rest } of file.entries) {
    const location = place === undefined ? traced : workspace.locate(path, place.line, place.column)
    const whole = name === undefined && rest.outcome === 'errored'
    collector.add({
      identity: { ...named, suite, name: name ?? path },
      ...rest,
      ...(whole && { scope: 'suite' }),
      ...(location !== undefined && { location }),
    })
  }
  const broken = file.entries.some(({ outcome }) => outcome === 'failed' || outcome === 'errored')
  if (!file.failed || broken) return
  // Nothing in the file says why it failed: an import, a hook, or no test at all.
  const text = readable(file.message).trim()
  const location = workspace.locateInStack(text) ?? workspace.locate(path)
  collector.addSuiteError({
    identity: { ...named, suite: [], name: path },
    scope: 'suite',
    outcome: 'errored',
    message: text === '' ? 'the file failed outside of its tests (a hook or an import)' : headline(text),
    ...(text !== '' && { detail: cut(text, keptDetail) }),
    ...(location !== undefined && { location }),
  })
}
