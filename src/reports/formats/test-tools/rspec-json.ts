import type { ReadContext, ReadReport } from '../../format.ts'
import { type Fields, readFields, readList, readText as textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { readCount, readNumber, toMs } from '../../numbers.ts'
import { readStatus } from '../../statuses.ts'
import { findHeadline, keptDetail, makeReadable, truncateText } from '../../text/text.ts'
import { addEntry, cleanPath, readName, readText, splitSuite } from './entry.ts'

/** RSpec's formatter `json`. */
export const readRspecJson: ReadReport = async (source, context) => {
  let outside = 0
  let declared = {}
  const messages: string[] = []
  await readJson(source, context, {
    keys: {
      examples: { items: { take: (value) => addExample(readFields(value), context) } },
      messages: { items: { take: (value) => messages.push(textOfField(value) ?? '') } },
      summary: {
        take: (value) => {
          const summary = readFields(value)
          outside = readCount(summary.errors_outside_of_examples_count)
          declared = { failures: readCount(summary.failure_count), cases: readCount(summary.example_count) }
        },
      },
    },
  })
  context.collector.stateTotals(declared)
  if (Number.isNaN(outside)) context.collector.stateTotals({ failures: outside })
  if (outside > 0) addOutsideErrors(messages, context)
}

function addExample(example: Fields, context: ReadContext): void {
  const status = readStatus('rspec', example.status, context.collector)
  const seconds = readNumber(example.run_time)
  addEntry(
    {
      ...status,
      file: example.file_path,
      suite: splitSuite(example.full_description, example.description),
      // A one-liner without a text gets one that RSpec makes up from the matcher.
      name: readName(example.description),
      ms: toMs(seconds),
      ...(status.outcome === 'failed'
        ? explainFailure(example, context)
        : { message: textOfField(example.pending_message) }),
    },
    context,
  )
}

function explainFailure(example: Fields, context: ReadContext) {
  const { class: kind, message, backtrace } = readFields(example.exception)
  const { workspace } = context
  const trace = readList(backtrace)
    .map((line) => textOfField(line) ?? '')
    .join('\n')
  const file = cleanPath(example.file_path, context) ?? ''
  return {
    message: joinExpectation(readText(message)),
    detail: truncateText(
      `${textOfField(kind) ?? ''}\n${readText(message)}\n${makeReadable(trace)}`.trim(),
      keptDetail,
    ),
    location: workspace.locateInStack(trace) ?? workspace.locate(file, readNumber(example.line_number)),
  }
}

/** `expected: 2 got: 1`: RSpec writes the two on lines of their own. */
function joinExpectation(message: string): string {
  const lines = message.split('\n').map((line) => line.trim())
  const at = lines.findIndex((line) => line !== '')
  const next = lines[at + 1]
  return findHeadline(/^expected\b/.test(lines[at] ?? '') && next ? `${lines[at]}, ${next}` : message)
}

/** A file that could not be loaded, or a hook around all examples. */
function addOutsideErrors(messages: readonly string[], context: ReadContext): void {
  const { collector, workspace } = context
  const texts = messages.filter((text) => /error occurred/i.test(text))
  for (const text of texts.length > 0 ? texts : ['errors occurred outside of the examples']) {
    const shown = readText(text)
    const path = cleanPath(/while loading (\S+?)\.?(?:\s|$)/.exec(shown)?.[1], context)
    collector.addSuiteError({
      identity: { file: path, suite: [], name: path ?? 'outside of the examples' },
      message: findHeadline(shown),
      detail: truncateText(shown, keptDetail),
      location: workspace.locateInStack(shown) ?? workspace.locate(path),
    })
  }
}
