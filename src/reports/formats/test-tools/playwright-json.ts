import { readAbout } from '../../about.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { type Fields, readFields, readList, readText as textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { readCount, readNumber } from '../../numbers.ts'
import { expectedFailure, readStatus, type Status } from '../../statuses.ts'
import { cleanName } from '../../text/names.ts'
import { findHeadline, keptDetail, makeReadable, truncateText } from '../../text/text.ts'
import { addEntry, cleanPath, readName, readText } from './entry.ts'

/** Playwright Test's reporter `json`; before 1.31 without `stats`. */
export const readPlaywrightJson: ReadReport = async (source, context) => {
  let declared = {}
  await readJson(source, context, {
    keys: {
      // One entry per test file.
      suites: { items: { take: (value) => addSuite(readFields(value), [], context) } },
      errors: { items: { take: (value) => addError(readFields(value), context) } },
      stats: {
        take: (value) => {
          const { unexpected, ...others } = readFields(value)
          const failures = readCount(unexpected)
          const counts = [others.expected, others.flaky, others.skipped].map(readCount)
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
  for (const spec of readList(suite.specs)) addSpec(readFields(spec), inside, context)
  for (const child of readList(suite.suites)) addSuite(readFields(child), inside, context)
}

/** A spec has one test per project and repetition (`--repeat-each`). */
function addSpec(spec: Fields, suite: readonly string[], context: ReadContext): void {
  for (const test of readList(spec.tests).map(readFields)) {
    const results = readList(test.results).map(readFields)
    const status = readTestStatus(spec, test, results, context)
    const { outcome } = status
    const last = results.at(-1) ?? {}
    const project = textOfField(test.projectName) ?? ''
    const attempts = results.length
    addEntry(
      {
        ...status,
        file: spec.file,
        suite,
        name: readName(spec.title),
        variant: cleanName(project) || undefined,
        flaky: (outcome === 'passed' && isFlakyTest(test, results)) || undefined,
        attempts: attempts > 1 ? attempts : undefined,
        ms: last.duration,
        ...(outcome === 'skipped' && readSkipReason(test)),
        ...(outcome === 'failed' && {
          ...describeTestFailure(test, last),
          location: findPlace(spec, last, context),
        }),
        ...readAbout({}, spec.tags),
      },
      context,
    )
  }
}

/** Before 1.31 a test has no status of its own. */
function readTestStatus(
  spec: Fields,
  test: Fields,
  results: readonly Fields[],
  { collector }: ReadContext,
): Status {
  const isExpected = test.expectedStatus === 'failed' && results.at(-1)?.status === 'failed'
  if (isExpected) return { outcome: expectedFailure.outcome }
  if (test.status !== undefined) return readStatus('playwright', test.status, collector)
  if (results.at(-1)?.status === 'skipped') return { outcome: 'skipped' }
  return readStatus('boolean', spec.ok, collector)
}

function isFlakyTest(test: Fields, results: readonly Fields[]): boolean {
  return test.status === 'flaky' || (test.status === undefined && results.length > 1)
}

/** Why a test was skipped, or is marked to fail, by its annotation. */
function readSkipReason(test: Fields): { message?: string } {
  const annotation = readList(test.annotations)
    .map(readFields)
    .find(({ type }) => type === 'skip' || type === 'fixme' || type === 'fail')
  const usual = test.expectedStatus === 'failed' ? expectedFailure.message : undefined
  return { message: textOfField(annotation?.description) ?? usual }
}

/** Newer versions write a list of errors, older ones a single one. */
function listErrors(result: Fields): readonly Fields[] {
  const errors = readList(result.errors).map(readFields)
  if (errors.length > 0) return errors
  return [readFields(result.error)]
}

function describeTestFailure(test: Fields, result: Fields) {
  const texts = listErrors(result).map(
    (error) => textOfField(error.message) ?? textOfField(error.value) ?? '',
  )
  const stacks = listErrors(result).map((error) => textOfField(error.stack) ?? '')
  const message = makeReadable(texts.find((text) => text !== '') ?? '')
  if (message !== '') {
    const detail = stacks.join('\n\n').includes(texts[0] ?? '') ? stacks : [...texts, ...stacks]
    return {
      message: findHeadline(message),
      detail: truncateText(makeReadable(detail.join('\n\n')).trim(), keptDetail),
    }
  }
  const status = textOfField(result.status) ?? 'failed'
  const expected = textOfField(test.expectedStatus) ?? 'passed'
  return { message: `expected the test to be ${expected}, but it ${status}` }
}

function findPlace(spec: Fields, result: Fields, { workspace }: ReadContext) {
  for (const error of listErrors(result)) {
    const { file, line, column } = readFields(error.location)
    const path = textOfField(file)
    const place = workspace.locate(path, readNumber(line), readNumber(column))
    if (place !== undefined) return place
    const traced = workspace.locateInStack(makeReadable(textOfField(error.stack) ?? ''))
    if (traced !== undefined) return traced
  }
  return workspace.locate(textOfField(spec.file) ?? '', readNumber(spec.line), readNumber(spec.column))
}

/** An error outside of any test: a file that could not be loaded, a global set-up that threw. */
function addError(error: Fields, context: ReadContext): void {
  const { collector, workspace } = context
  const text = readText(textOfField(error.message) ?? error.value)
  const place = readFields(error.location)
  const file = textOfField(place.file)
  const path = cleanPath(file, context)
  collector.addSuiteError({
    identity: { file: path, suite: [], name: path ?? 'outside of the tests' },
    message: findHeadline(text) || 'Playwright reports an error outside of the tests',
    detail: truncateText(text, keptDetail) || undefined,
    location:
      workspace.locate(file, readNumber(place.line)) ??
      workspace.locateInStack(makeReadable(textOfField(error.stack) ?? '')),
  })
}
