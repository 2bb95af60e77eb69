import type { Span } from '../../../model/run/result.ts'
import { readFields, readList, readText } from '../../json/data.ts'
import { readAmount, readNumber } from '../../numbers.ts'
import { buildSpans } from '../../spans.ts'
import { makeReadable } from '../../text/text.ts'

/** The spans of a sample: its events that are calls of models and tools. */
export function readInspectSpans(events: unknown): readonly Span[] | undefined {
  return buildSpans(readList(events).map(readFields).flatMap(readEventSpans))
}

/** Calls of models and tools are the events that have an end. Times are dates (ISO 8601). */
function readEventSpans(event: Readonly<Record<string, unknown>>): Parameters<typeof buildSpans>[0] {
  const { event: kind, timestamp, completed, model, function: tool, error, output } = event
  if (kind !== 'model' && kind !== 'tool') return []
  const { input_tokens, output_tokens } = readFields(readFields(output).usage)
  return [
    {
      name: makeReadable(readText(kind === 'model' ? model : tool) ?? kind),
      category: kind === 'model' ? 'llm' : 'tool',
      start: readTime(timestamp),
      end: readTime(completed),
      failed: error === undefined || error === null ? undefined : true,
      inputTokens: readAmount(input_tokens),
      outputTokens: readAmount(output_tokens),
    },
  ]
}

function readTime(value: unknown): number | undefined {
  return readNumber(Date.parse(readText(value) ?? ''))
}
