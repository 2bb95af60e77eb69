import { findCause } from '../../../model/run/never-judged.ts'
import type { ResultTexts, Span } from '../../../model/run/result.ts'
import { readSample, readTokens, readToolCalls, sumTokenUsage } from '../../eval-data.ts'
import type { ReadContext } from '../../format.ts'
import { loseFor } from '../../infrastructure.ts'
import { type Fields, readFields, readList, readText } from '../../json/data.ts'
import { keepPossibleMs, readAmount, readNumber } from '../../numbers.ts'
import { buildSpans } from '../../spans.ts'
import { readStatus, type Status } from '../../statuses.ts'
import { cleanName } from '../../text/names.ts'
import { findFirstLine, keptDetail, makeReadable, truncateText } from '../../text/text.ts'

/** A result as the SDK uploads it. */
export function addUpload(entry: Fields, suite: readonly string[], { collector }: ReadContext): void {
  const passed = entry.passed === true
  const error = readText(entry.error)
  const status = readText(entry.status)
  const isLost = status !== undefined && status !== 'completed' && status !== 'skipped'
  const id = readText(entry.caseId) ?? readText(entry.externalCaseId)
  const tokens = readFields(entry.tokens)
  collector.add({
    identity: { suite, name: cleanName(readText(entry.caseTitle) ?? ''), id },
    ...(status === 'skipped' ? { outcome: 'skipped' as const } : readPassed(entry.passed, isLost, collector)),
    ...(isLost && !passed && loseFor(findCause(error) ?? 'cut')),
    durationMs: keepPossibleMs(readNumber(entry.durationMs)),
    ...explainIterationFailure(passed, error, 'The result is not passed.', readText(entry.errorDetails)),
    tokens: sumTokenUsage([readTokens(tokens.input, tokens.output, tokens.total)]),
    model: readText(entry.model),
    provider: readText(entry.provider),
    ...readToolCalls(
      entry.actualToolCalls,
      ({ toolName }) => toolName,
      (call) => call.arguments,
    ),
    spans: buildSpans(readList(readFields(entry.trace).spans).flatMap((span) => toSpan(span, 0))),
    ...readSample({ input: entry.query, expected: entry.expectedOutput }),
  })
}

/** A case of a structured report, which the SDK also writes as JUnit: conformance, differences of servers, runs. */
export function addChecked(entry: Fields, suite: readonly string[], { collector }: ReadContext): void {
  const passed = entry.passed === true
  const category = readText(entry.category)
  const details: string | undefined = JSON.stringify(entry.details)
  collector.add({
    identity: {
      suite: category === undefined ? suite : [...suite, cleanName(category)],
      name: cleanName(readText(entry.title) ?? readText(entry.id) ?? ''),
    },
    ...readPassed(entry.passed, false, collector),
    durationMs: keepPossibleMs(readNumber(entry.durationMs)),
    ...explainIterationFailure(passed, readText(entry.error), 'The check failed.', details),
  })
}

/** The outcome of an iteration that was not skipped. */
export function readPassed(passed: unknown, isBroken: boolean, collector: ReadContext['collector']): Status {
  if (isBroken && passed !== true) return { outcome: 'errored' }
  return readStatus('boolean', passed, collector)
}

/** Why an iteration did not pass. */
export function explainIterationFailure(
  passed: boolean,
  error: string | undefined,
  otherwise: string,
  details?: string,
): ResultTexts {
  if (passed) return {}
  const why = makeReadable(error ?? otherwise)
  const detailText = makeReadable(details ?? why)
  return {
    message: findFirstLine(why),
    detail: detailText === why && !why.includes('\n') ? undefined : truncateText(detailText, keptDetail),
  }
}

const categories: ReadonlySet<unknown> = new Set(['step', 'llm', 'tool', 'error'])

export type TimedSpan = Parameters<typeof buildSpans>[0][number]

/** A span of the SDK, whose times are ms since its prompt. */
export function toSpan(value: unknown, offsetMs: number): readonly TimedSpan[] {
  const { name, category, startMs, endMs, status, inputTokens, outputTokens } = readFields(value)
  const start = readNumber(startMs)
  const end = readNumber(endMs)
  if (start === undefined || end === undefined || !categories.has(category)) return []
  return [
    {
      name: makeReadable(readText(name) ?? ''),
      category: category as Span['category'],
      start: offsetMs + start,
      end: offsetMs + end,
      failed: status === 'error' || category === 'error' ? true : undefined,
      inputTokens: readAmount(inputTokens),
      outputTokens: readAmount(outputTokens),
    },
  ]
}
