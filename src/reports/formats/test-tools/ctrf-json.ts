import type { ResultTexts } from '../../../model/run/result.ts'
import { buildAbout, readAbout } from '../../about.ts'
import { formatEnvironment, joinVariants } from '../../environment.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { readFields, readText } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { readCount, readNumber } from '../../numbers.ts'
import { readStatus } from '../../statuses.ts'
import { cleanName, removeIterationNumber } from '../../text/names.ts'
import { findFirstLine, keptDetail, keptMessage, makeReadable, truncateText } from '../../text/text.ts'
import { readProperties, removeIteration } from '../junit/properties.ts'
import { addEntry } from './entry.ts'

export const readCtrfJson: ReadReport = async (source, context) => {
  const test = { take: (value: unknown) => addTest(value, context) }
  let declared = {}
  const summary = {
    take: (value: unknown) => {
      const { failed, tests } = readFields(value)
      declared = { failures: readCount(failed), cases: readCount(tests) }
    },
  }
  await readJson(source, context, { keys: { results: { keys: { summary, tests: { items: test } } } } })
  context.collector.stateTotals(declared)
}

function addTest(value: unknown, context: ReadContext): void {
  const { collector, workspace } = context
  const test = readFields(value)
  // What CTRF has no word for is `other`, with the word of the tool beside it.
  const status = readStatus(
    'ctrf',
    (test.status === 'other' && readText(test.rawStatus)) || test.status,
    collector,
  )
  const file = readText(test.filePath)
  const trace = makeReadable(readText(test.trace) ?? '')
  const line = readNumber(test.line)
  const location = workspace.locate(file, line) ?? workspace.locateInStack(trace)
  const retries = readNumber(test.retries)
  const { id, iteration, environment, ...evals } = readProperties(flattenExtra(test.extra))
  const about = readAbout(readFields(test.labels), test.tags)
  const written = cleanName(readText(test.name) ?? '')
  const name = iteration === undefined ? removeIterationNumber(written) : removeIteration(written, iteration)
  addEntry(
    {
      id,
      file,
      suite: listSuites(test.suite),
      name,
      variant: joinVariants(readText(test.browser), formatEnvironment(environment ?? {})),
      repeat: iteration !== undefined || name !== written ? 'iteration' : undefined,
      ...status,
      flaky: (test.flaky === true && status.outcome === 'passed') || undefined,
      attempts: retries !== undefined && retries > 0 ? retries + 1 : undefined,
      ms: test.duration,
      ...readTestTexts(test, trace),
      location,
      ...evals,
      ...buildAbout([...(about.slices ?? []), ...(evals.slices ?? [])], evals.trace ?? about.trace),
    },
    context,
  )
}

function readTestTexts(test: Readonly<Record<string, unknown>>, trace: string): ResultTexts {
  const written = makeReadable(readText(test.message) ?? '').trim()
  const message = findFirstLine(written || trace)
  const detail = [written, trace].filter((text) => text !== '').join('\n\n')
  return {
    message: truncateText(message, keptMessage) || undefined,
    detail: truncateText(detail, keptDetail) || undefined,
  }
}

/** Newer writers give a list, older ones one text with ` > ` between the suites. */
function listSuites(suite: unknown): readonly unknown[] {
  if (Array.isArray(suite)) return suite
  const text = readText(suite)
  if (text === undefined || text === '') return []
  return text.split(' > ')
}

/** `extra` as dotted names, the way JUnit properties are written: `scores.tone`, `tokens.total`. */
function flattenExtra(extra: unknown, prefix = '', depth = 0): [string, string][] {
  return Object.entries(readFields(extra)).flatMap(([name, value]): [string, string][] => {
    const path = prefix === '' ? name : `${prefix}.${name}`
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return [[path, String(value)]]
    if (depth < 4) return flattenExtra(value, path, depth + 1)
    return []
  })
}
