import type { Outcome, Result } from '../../../model/run/result.ts'
import type { ReadContext } from '../../format.ts'
import { readText as textOfField } from '../../json/data.ts'
import { keepPossibleMs, readNumber } from '../../numbers.ts'
import { cleanName, removeIterationNumber } from '../../text/names.ts'
import { findHeadline, keptDetail, makeReadable, truncateText } from '../../text/text.ts'

/** One test as its report has it: its names and duration are foreign, the other members are those of a result. */
export interface Entry extends Omit<Partial<Result>, 'identity' | 'outcome' | 'durationMs'> {
  readonly outcome: Outcome
  readonly id?: string
  readonly file?: unknown
  /** Suites from the outermost. */
  readonly suite?: readonly unknown[]
  readonly name: unknown
  readonly variant?: string
  /** Duration in ms; an impossible one is dropped. */
  readonly ms?: unknown
}

/** Adds one test with clean names and a possible duration. */
export function addEntry(entry: Entry, context: ReadContext): void {
  const { id, file, suite = [], name, variant, ms, ...fields } = entry
  context.collector.add({
    ...fields,
    identity: {
      id,
      file: cleanPath(file, context),
      suite: suite.map((part) => cleanName(textOfField(part) ?? '')),
      name: cleanName(textOfField(name) ?? ''),
      variant,
    },
    durationMs: keepPossibleMs(readNumber(ms)),
  })
}

/** A path relative to the workspace; undefined for none. */
export function cleanPath(file: unknown, { workspace }: ReadContext): string | undefined {
  const path = textOfField(file) ?? ''
  if (path === '') return undefined
  return cleanName(workspace.relative(path)) || undefined
}

/** The name of a test without the number of its iteration. */
export function readName(name: unknown): string {
  return removeIterationNumber(cleanName(textOfField(name) ?? ''))
}

/** A text without colors and surrounding white space; empty for anything else. */
export function readText(value: unknown): string {
  return makeReadable(textOfField(value) ?? '').trim()
}

/** Why a test failed, for a reader. */
interface FailureTexts {
  readonly message: string
  readonly detail: string
}

/** Message and detail of a failure, from what it says and its trace, which may say the same. */
export function describeFailure(message: string, stack: string): FailureTexts {
  return {
    message: findHeadline(message || stack),
    detail: truncateText(stack.includes(message) ? stack : `${message}\n${stack}`, keptDetail),
  }
}

/** The suites that a full title has before the title of its test, as one name. */
export function splitSuite(fullTitle: unknown, title: unknown): readonly string[] {
  const text = textOfField(fullTitle) ?? ''
  const end = textOfField(title) ?? ''
  const suite = text.endsWith(end) ? text.slice(0, text.length - end.length).trim() : ''
  if (suite === '') return []
  return [suite]
}
