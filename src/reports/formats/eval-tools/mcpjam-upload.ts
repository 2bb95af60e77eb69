import type { ResultTexts, Span } from '../../../model/run/result.ts'
import { sampleOf, sumTokens, tokensOf, toolCallsOf } from '../../eval-data.ts'
import type { ReadContext } from '../../format.ts'
import { type Fields, fieldsOf, listOf, textOfField } from '../../json/data.ts'
import { amountOf, numberOf, possibleMs } from '../../numbers.ts'
import { spansOf } from '../../spans.ts'
import { cleanName } from '../../text/names.ts'
import { cut, firstLine, keptDetail, readable } from '../../text/text.ts'

/** A result as the SDK uploads it (wire facts 2.2). */
export function addUpload(entry: Fields, suite: readonly string[], { collector }: ReadContext): void {
  const passed = entry.passed === true
  const error = textOfField(entry.error)
  const status = textOfField(entry.status)
  const isLost = status !== undefined && status !== 'completed' && status !== 'skipped'
  const id = textOfField(entry.caseId) ?? textOfField(entry.externalCaseId)
  const tokens = fieldsOf(entry.tokens)
  collector.add({
    identity: { suite, name: cleanName(textOfField(entry.caseTitle) ?? ''), id },
    outcome: status === 'skipped' ? 'skipped' : passed ? 'passed' : isLost ? 'errored' : 'failed',
    infrastructure: isLost && !passed ? true : undefined,
    durationMs: possibleMs(numberOf(entry.durationMs)),
    ...failureOf(passed, error, 'The result is not passed.', textOfField(entry.errorDetails)),
    tokens: sumTokens([tokensOf(tokens.input, tokens.output, tokens.total)]),
    model: textOfField(entry.model),
    provider: textOfField(entry.provider),
    ...toolCallsOf(
      entry.actualToolCalls,
      ({ toolName }) => toolName,
      (call) => call.arguments,
    ),
    spans: spansOf(listOf(fieldsOf(entry.trace).spans).flatMap((span) => toSpan(span, 0))),
    ...sampleOf({ input: entry.query, expected: entry.expectedOutput }),
  })
}

/** A case of a structured report, which the SDK also writes as JUnit: conformance, differences of servers, runs. */
export function addChecked(entry: Fields, suite: readonly string[], { collector }: ReadContext): void {
  const passed = entry.passed === true
  const category = textOfField(entry.category)
  const details = entry.details === undefined ? undefined : JSON.stringify(entry.details)
  collector.add({
    identity: {
      suite: category === undefined ? suite : [...suite, cleanName(category)],
      name: cleanName(textOfField(entry.title) ?? textOfField(entry.id) ?? ''),
    },
    outcome: passed ? 'passed' : 'failed',
    durationMs: possibleMs(numberOf(entry.durationMs)),
    ...failureOf(passed, textOfField(entry.error), 'The check failed.', details),
  })
}

/** Why an iteration did not pass. */
export function failureOf(
  passed: boolean,
  error: string | undefined,
  otherwise: string,
  details?: string,
): ResultTexts {
  if (passed) return {}
  const why = readable(error ?? otherwise)
  const whole = readable(details ?? why)
  return {
    message: firstLine(why),
    detail: whole === why && !why.includes('\n') ? undefined : cut(whole, keptDetail),
  }
}

const categories: ReadonlySet<unknown> = new Set(['step', 'llm', 'tool', 'error'])

export type TimedSpan = Parameters<typeof spansOf>[0][number]

/** A span of the SDK, whose times are ms since its prompt. */
export function toSpan(value: unknown, offsetMs: number): readonly TimedSpan[] {
  const { name, category, startMs, endMs, status, inputTokens, outputTokens } = fieldsOf(value)
  const [start, end] = [numberOf(startMs), numberOf(endMs)]
  if (start === undefined || end === undefined || !categories.has(category)) return []
  return [
    {
      name: readable(textOfField(name) ?? ''),
      category: category as Span['category'],
      start: offsetMs + start,
      end: offsetMs + end,
      failed: status === 'error' || category === 'error' ? true : undefined,
      inputTokens: amountOf(inputTokens),
      outputTokens: amountOf(outputTokens),
    },
  ]
}
