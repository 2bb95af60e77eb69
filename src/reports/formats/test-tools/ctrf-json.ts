import type { Outcome, ResultTexts } from '../../../model/run/result.ts'
import { aboutFrom, withoutEmpty } from '../../about.ts'
import { joinVariants, variantOfEnvironment } from '../../environment.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { fieldsOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { numberOf } from '../../numbers.ts'
import { cleanName, withoutIterationNumber } from '../../text/names.ts'
import { cut, firstLine, keptDetail, keptMessage, readable } from '../../text/text.ts'
import { readProperties, withoutIteration } from '../junit/properties.ts'
import { addEntry } from './entry.ts'

const outcomes: ReadonlyMap<string, Outcome> = new Map([
  ['passed', 'passed'],
  ['failed', 'failed'],
  ['skipped', 'skipped'],
  ['pending', 'skipped'],
  ['other', 'skipped'],
])

export const readCtrfJson: ReadReport = async (source, context) => {
  const test = { take: (value: unknown) => addTest(value, context) }
  let declared = {}
  const summary = {
    take: (value: unknown) => {
      const { failed, tests } = fieldsOf(value)
      declared = { failures: numberOf(failed), cases: numberOf(tests) }
    },
  }
  await readJson(source, context, { keys: { results: { keys: { summary, tests: { items: test } } } } })
  context.collector.stateTotals(declared)
}

function addTest(value: unknown, context: ReadContext): void {
  const { collector, workspace } = context
  const test = fieldsOf(value)
  const status = textOfField(test.status) ?? ''
  const outcome = outcomes.get(status)
  if (outcome === undefined || status === 'other')
    collector.warn(`status "${readable(status).slice(0, 40)}", read as skipped`)
  const file = textOfField(test.filePath)
  const trace = readable(textOfField(test.trace) ?? '')
  const line = numberOf(test.line)
  const location =
    (file === undefined ? undefined : workspace.locate(file, line)) ?? workspace.locateInStack(trace)
  const retries = numberOf(test.retries)
  const { id, iteration, environment, ...evals } = readProperties(flatten(test.extra))
  const about = aboutFrom(fieldsOf(test.labels), test.tags)
  const written = cleanName(textOfField(test.name) ?? '')
  const name =
    iteration === undefined ? withoutIterationNumber(written) : withoutIteration(written, iteration)
  addEntry(
    {
      id,
      file,
      suite: listSuites(test.suite),
      name,
      variant: joinVariants(textOfField(test.browser), variantOfEnvironment(environment ?? {})),
      repeat: iteration !== undefined || name !== written ? 'iteration' : undefined,
      outcome: outcome ?? 'skipped',
      flaky: test.flaky === true && outcome === 'passed' ? true : undefined,
      attempts: retries !== undefined && retries > 0 ? retries + 1 : undefined,
      ms: test.duration,
      ...textsOf(test, trace),
      location,
      ...evals,
      ...withoutEmpty([...(about.slices ?? []), ...(evals.slices ?? [])], evals.trace ?? about.trace),
    },
    context,
  )
}

function textsOf(test: Readonly<Record<string, unknown>>, trace: string): ResultTexts {
  const written = readable(textOfField(test.message) ?? '').trim()
  const message = firstLine(written === '' ? trace : written)
  const detail = [written, trace].filter((text) => text !== '').join('\n\n')
  return {
    message: message !== '' ? cut(message, keptMessage) : undefined,
    detail: detail !== '' ? cut(detail, keptDetail) : undefined,
  }
}

/** Newer writers give a list, older ones one text with ` > ` between the suites. */
function listSuites(suite: unknown): readonly unknown[] {
  if (Array.isArray(suite)) return suite
  const text = textOfField(suite)
  return text === undefined || text === '' ? [] : text.split(' > ')
}

/** `extra` as dotted names, the way JUnit properties are written: `scores.tone`, `tokens.total`. */
function flatten(extra: unknown, prefix = '', depth = 0): [string, string][] {
  return Object.entries(fieldsOf(extra)).flatMap(([name, value]): [string, string][] => {
    const path = prefix === '' ? name : `${prefix}.${name}`
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return [[path, String(value)]]
    return depth < 4 ? flatten(value, path, depth + 1) : []
  })
}
