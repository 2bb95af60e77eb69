import type { Outcome } from '../../../model/run/result.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { fieldsOf, listOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { numberOf, possibleMs } from '../../numbers.ts'
import { cleanName, withoutIterationNumber } from '../../text/names.ts'
import { cut, headline, keptDetail, readable } from '../../text/text.ts'

const outcomes: ReadonlyMap<string, Outcome> = new Map([
  ['passed', 'passed'],
  ['failed', 'failed'],
  ['pending', 'skipped'],
])

/** RSpec's formatter `json`. */
export const readRspecJson: ReadReport = async (source, context) => {
  let outside = 0
  let declared = {}
  const messages: string[] = []
  await readJson(source, context, {
    keys: {
      examples: { items: { take: (value) => addExample(fieldsOf(value), context) } },
      messages: { items: { take: (value) => messages.push(textOfField(value) ?? '') } },
      summary: {
        take: (value) => {
          const summary = fieldsOf(value)
          outside = numberOf(summary.errors_outside_of_examples_count) ?? 0
          declared = { failures: numberOf(summary.failure_count), cases: numberOf(summary.example_count) }
        },
      },
    },
  })
  context.collector.stateTotals(declared)
  if (outside > 0) addOutside(messages, context)
}

function addExample(example: Readonly<Record<string, unknown>>, { collector, workspace }: ReadContext): void {
  const outcome = collector.outcomeOf(textOfField(example.status) ?? '', outcomes, 'failed')
  const name = textOfField(example.description) ?? ''
  const full = textOfField(example.full_description) ?? name
  const group = full.endsWith(name) ? full.slice(0, full.length - name.length).trim() : ''
  const file = cleanName(workspace.relative(textOfField(example.file_path) ?? ''))
  const seconds = numberOf(example.run_time)
  const error = fieldsOf(example.exception)
  const message = readable(textOfField(error.message) ?? '').trim()
  const trace = listOf(error.backtrace)
    .map((line) => textOfField(line) ?? '')
    .join('\n')
  const failed = outcome !== 'passed' && outcome !== 'skipped'
  collector.add({
    identity: {
      file: file === '' ? undefined : file,
      suite: group === '' ? [] : [cleanName(group)],
      // A one-liner without a text gets one that RSpec makes up from the matcher.
      name: withoutIterationNumber(cleanName(name)),
    },
    outcome,
    durationMs: possibleMs(seconds === undefined ? undefined : seconds * 1_000),
    message: failed ? oneLine(message) : (textOfField(example.pending_message) ?? undefined),
    detail: failed
      ? cut(`${textOfField(error.class) ?? ''}\n${message}\n${readable(trace)}`.trim(), keptDetail)
      : undefined,
    location: failed
      ? (workspace.locateInStack(trace) ?? workspace.locate(file, numberOf(example.line_number)))
      : undefined,
  })
}

/** `expected: 2 got: 1`: RSpec writes the two on lines of their own. */
function oneLine(message: string): string {
  const lines = message.split('\n').map((line) => line.trim())
  const at = lines.findIndex((line) => line !== '')
  const next = lines[at + 1]
  return headline(/^expected\b/.test(lines[at] ?? '') && next ? `${lines[at]}, ${next}` : message)
}

/** A file that could not be loaded, or a hook around all examples. */
function addOutside(messages: readonly string[], { collector, workspace }: ReadContext): void {
  const texts = messages.filter((text) => /error occurred/i.test(text))
  for (const text of texts.length > 0 ? texts : ['errors occurred outside of the examples']) {
    const shown = readable(text).trim()
    const file = /while loading (\S+?)\.?(?:\s|$)/.exec(shown)?.[1]
    const path = file === undefined ? undefined : cleanName(workspace.relative(file))
    collector.addSuiteError({
      identity: { file: path, suite: [], name: path ?? 'outside of the examples' },
      message: headline(shown),
      detail: cut(shown, keptDetail),
      location: workspace.locateInStack(shown) ?? (path === undefined ? undefined : workspace.locate(path)),
    })
  }
}
