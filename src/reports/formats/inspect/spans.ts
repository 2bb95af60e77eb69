import type { Span } from '../../../model/run/result.ts'
import { fieldsOf, listOf, textOfField } from '../../json/data.ts'
import { amountOf, numberOf } from '../../numbers.ts'
import { spansOf } from '../../spans.ts'
import { readable } from '../../text/text.ts'

/** The spans of a sample: its events that are calls of models and tools. */
export function inspectSpans(events: unknown): readonly Span[] | undefined {
  return spansOf(listOf(events).map(fieldsOf).flatMap(spanOf))
}

/** Calls of models and tools are the events that have an end. Times are dates (ISO 8601). */
function spanOf(event: Readonly<Record<string, unknown>>): Parameters<typeof spansOf>[0] {
  const { event: kind, timestamp, completed, model, function: tool, error, output } = event
  if (kind !== 'model' && kind !== 'tool') return []
  const { input_tokens, output_tokens } = fieldsOf(fieldsOf(output).usage)
  return [
    {
      name: readable(textOfField(kind === 'model' ? model : tool) ?? kind),
      category: kind === 'model' ? 'llm' : 'tool',
      start: timeOf(timestamp),
      end: timeOf(completed),
      failed: error === undefined || error === null ? undefined : true,
      inputTokens: amountOf(input_tokens),
      outputTokens: amountOf(output_tokens),
    },
  ]
}

function timeOf(value: unknown): number | undefined {
  return numberOf(Date.parse(textOfField(value) ?? ''))
}
