import type { Outcome } from '../../../model/run/result.ts'
import { aboutFrom } from '../../about.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { type Fields, fieldsOf, listOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { numberOf } from '../../numbers.ts'
import { cleanName } from '../../text/names.ts'
import { cut, headline, keptDetail, readable } from '../../text/text.ts'
import { addEntry, cleanPath, readName, readText } from './entry.ts'

const outcomes: ReadonlyMap<string, Outcome> = new Map([
  ['expected', 'passed'],
  ['flaky', 'passed'],
  ['unexpected', 'failed'],
  ['skipped', 'skipped'],
])

/** Playwright Test's reporter `json`; before 1.31 without `stats`. */
export const readPlaywrightJson: ReadReport = async (source, context) => {
  let declared = {}
  await readJson(source, context, {
    keys: {
      // One entry per test file.
      suites: { items: { take: (value) => addSuite(fieldsOf(value), [], context) } },
      errors: { items: { take: (value) => addError(fieldsOf(value), context) } },
      stats: {
        take: (value) => {
          const { unexpected, ...others } = fieldsOf(value)
          const failures = numberOf(unexpected) ?? 0
          const counts = [others.expected, others.flaky, others.skipped].map((count) => numberOf(count) ?? 0)
          declared = { failures, cases: counts.reduce((sum, count) => sum + count, failures) }
        },
      },
    },
  })
  context.collector.stateTotals(declared)
}

function addSuite(suite: Fields, path: readonly string[], context: ReadContext): void {
  const title = textOfField(suite.title) ?? ''
  const isFile = path.length === 0 && title === textOfField(suite.file)
  const inside = isFile || title === '' ? path : [...path, title]
  for (const spec of listOf(suite.specs)) addSpec(fieldsOf(spec), inside, context)
  for (const child of listOf(suite.suites)) addSuite(fieldsOf(child), inside, context)
}

/** A spec has one test per project and repetition (`--repeat-each`). */
function addSpec(spec: Fields, suite: readonly string[], context: ReadContext): void {
  for (const test of listOf(spec.tests).map(fieldsOf)) {
    const results = listOf(test.results).map(fieldsOf)
    const outcome = outcomeOf(spec, test, results)
    const last = results.at(-1) ?? {}
    const project = textOfField(test.projectName) ?? ''
    const attempts = results.length
    addEntry(
      {
        outcome,
        file: spec.file,
        suite,
        name: readName(spec.title),
        variant: project === '' ? undefined : cleanName(project),
        flaky: outcome === 'passed' && isFlaky(test, results) ? true : undefined,
        attempts: attempts > 1 ? attempts : undefined,
        ms: last.duration,
        ...(outcome === 'skipped' && skipReason(test)),
        ...(outcome === 'failed' && failureOf(test, last)),
        location: outcome === 'failed' ? placeOf(spec, last, context) : undefined,
        ...aboutFrom({}, spec.tags),
      },
      context,
    )
  }
}

function outcomeOf(spec: Fields, test: Fields, results: readonly Fields[]): Outcome {
  const known = outcomes.get(textOfField(test.status) ?? '')
  if (known !== undefined) return known
  const last = textOfField(results.at(-1)?.status) ?? 'skipped'
  if (last === 'skipped') return 'skipped'
  return spec.ok === true ? 'passed' : 'failed'
}

function isFlaky(test: Fields, results: readonly Fields[]): boolean {
  return test.status === 'flaky' || (test.status === undefined && results.length > 1)
}

/** Why a test was skipped, by its annotation. */
function skipReason(test: Fields): { message?: string } {
  const annotation = listOf(test.annotations)
    .map(fieldsOf)
    .find(({ type }) => type === 'skip' || type === 'fixme')
  return { message: textOfField(annotation?.description) }
}

/** Newer versions write a list of errors, older ones a single one. */
function errorsOf(result: Fields): readonly Fields[] {
  const errors = listOf(result.errors).map(fieldsOf)
  return errors.length > 0 ? errors : [fieldsOf(result.error)]
}

function failureOf(test: Fields, result: Fields) {
  const texts = errorsOf(result).map((error) => textOfField(error.message) ?? textOfField(error.value) ?? '')
  const stacks = errorsOf(result).map((error) => textOfField(error.stack) ?? '')
  const message = readable(texts.find((text) => text !== '') ?? '')
  if (message !== '') {
    const detail = stacks.join('\n\n').includes(texts[0] ?? '') ? stacks : [...texts, ...stacks]
    return { message: headline(message), detail: cut(readable(detail.join('\n\n')).trim(), keptDetail) }
  }
  const status = textOfField(result.status) ?? 'failed'
  const expected = textOfField(test.expectedStatus) ?? 'passed'
  return { message: `expected the test to be ${expected}, but it ${status === 'passed' ? 'passed' : status}` }
}

function placeOf(spec: Fields, result: Fields, { workspace }: ReadContext) {
  for (const error of errorsOf(result)) {
    const { file, line, column } = fieldsOf(error.location)
    const path = textOfField(file)
    const place = path === undefined ? undefined : workspace.locate(path, numberOf(line), numberOf(column))
    if (place !== undefined) return place
    const traced = workspace.locateInStack(readable(textOfField(error.stack) ?? ''))
    if (traced !== undefined) return traced
  }
  return workspace.locate(textOfField(spec.file) ?? '', numberOf(spec.line), numberOf(spec.column))
}

/** An error outside of any test: a file that could not be loaded, a global set-up that threw. */
function addError(error: Fields, context: ReadContext): void {
  const { collector, workspace } = context
  const text = readText(textOfField(error.message) ?? error.value)
  const place = fieldsOf(error.location)
  const file = textOfField(place.file)
  const path = cleanPath(file, context)
  collector.addSuiteError({
    identity: { file: path, suite: [], name: path ?? 'outside of the tests' },
    message: headline(text) || 'Playwright reports an error outside of the tests',
    detail: text === '' ? undefined : cut(text, keptDetail),
    location:
      (file === undefined ? undefined : workspace.locate(file, numberOf(place.line))) ??
      workspace.locateInStack(readable(textOfField(error.stack) ?? '')),
  })
}
