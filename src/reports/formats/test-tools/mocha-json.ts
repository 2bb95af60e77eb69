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
  // Every test is in `tests`; a hook that failed is in `failures` only.
  let declared = {}
  await readJson(source, context, {
    keys: {
      stats: {
        take: (value) => {
          const { failures, tests } = readFields(value)
          declared = { failures: readCount(failures), cases: readCount(tests) }
        },
      },
      tests: { items: { take: (value) => addTest(readFields(value), context) } },
      failures: { items: { take: (value) => addHook(readFields(value), context) } },
    },
  })
  context.collector.stateTotals(declared)
}

/** A pending test has neither an error nor a duration. */
function decideOutcome(test: Fields): Outcome {
  if (Object.keys(readFields(test.err)).length > 0) return 'failed'
  if (readNumber(test.duration) === undefined) return 'skipped'
  return 'passed'
}

function addTest(test: Fields, context: ReadContext): void {
  const outcome = decideOutcome(test)
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
