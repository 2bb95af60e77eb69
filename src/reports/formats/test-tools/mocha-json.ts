import type { Outcome } from '../../../model/run/result.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { type Fields, readFields, readText as textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { describeRetries, readCount, readNumber } from '../../numbers.ts'
import { cleanName } from '../../text/names.ts'
import { addEntry, cleanPath, describeFailure, readName, readText, splitSuite } from './entry.ts'

const hook = /^"(?:before|after) (?:all|each)" hook/

/** Mocha's reporter `json`, which Cypress has too. */
export const readMochaJson: ReadReport = async (source, context) => {
  // Every test is in `tests`, in order; what was skipped in `pending` behind it, and a hook that failed in `failures` only.
  let declared = {}
  const tests: Fields[] = []
  const pending = new Set<string>()
  const failures: Fields[] = []
  try {
    await readJson(source, context, {
      keys: {
        stats: {
          take: (value) => {
            const counts = readFields(value)
            declared = { failures: readCount(counts.failures), cases: readCount(counts.tests) }
          },
        },
        tests: { items: { take: (value) => tests.push(readFields(value)) } },
        pending: { items: { take: (value) => pending.add(buildKey(readFields(value))) } },
        failures: { items: { take: (value) => failures.push(readFields(value)) } },
      },
    })
  } finally {
    for (const test of tests) addTest(test, pending.has(buildKey(test)), context)
    for (const failure of failures) addHook(failure, context)
  }
  context.collector.stateTotals(declared)
}

function buildKey({ file, fullTitle, duration }: Fields): string {
  return JSON.stringify([file, fullTitle, duration])
}

/** A test that skipped itself has a duration; one that was not started has none. */
function decideOutcome(test: Fields, isPending: boolean): Outcome {
  if (Object.keys(readFields(test.err)).length > 0) return 'failed'
  if (isPending || readNumber(test.duration) === undefined) return 'skipped'
  return 'passed'
}

function addTest(test: Fields, isPending: boolean, context: ReadContext): void {
  const outcome = decideOutcome(test, isPending)
  const retries = readNumber(test.currentRetry) ?? 0
  addEntry(
    {
      outcome,
      file: test.file,
      // Mocha writes the suites and the title as one text.
      suite: splitSuite(test.fullTitle, test.title),
      name: readName(test.title),
      ...describeRetries(outcome === 'passed', retries),
      ms: test.duration,
      ...(outcome === 'failed' && explainFailure(test, context)),
    },
    context,
  )
}

function addHook(test: Fields, context: ReadContext): void {
  if (!hook.test(textOfField(test.title) ?? '')) return
  context.collector.addSuiteError({
    identity: {
      file: cleanPath(test.file, context),
      suite: splitSuite(test.fullTitle, test.title).map(cleanName),
      name: readName(test.title),
    },
    ...explainFailure(test, context),
  })
}

function explainFailure(test: Fields, { workspace }: ReadContext) {
  const { message, stack } = readFields(test.err)
  const trace = readText(stack)
  return {
    ...describeFailure(readText(message), trace),
    location: workspace.locateInStack(trace) ?? workspace.locate(textOfField(test.file) ?? ''),
  }
}
