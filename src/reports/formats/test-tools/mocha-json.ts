import type { Outcome } from '../../../model/run/result.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { type Fields, fieldsOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { numberOf, possibleMs } from '../../numbers.ts'
import { cleanName, withoutIterationNumber } from '../../text/names.ts'
import { cut, headline, keptDetail, readable } from '../../text/text.ts'

const hook = /^"(?:before|after) (?:all|each)" hook/

/** Mocha's reporter `json`, which Cypress has too. */
export const readMochaJson: ReadReport = async (source, context) => {
  // Every test is in `tests`; a hook that failed is in `failures` only.
  let declared = {}
  await readJson(source, context, {
    keys: {
      stats: {
        take: (value) => {
          const { failures, tests } = fieldsOf(value)
          declared = { failures: numberOf(failures), cases: numberOf(tests) }
        },
      },
      tests: { items: { take: (value) => addTest(fieldsOf(value), context) } },
      failures: { items: { take: (value) => addHook(fieldsOf(value), context) } },
    },
  })
  context.collector.stateTotals(declared)
}

/** A pending test has neither an error nor a duration. */
function outcomeOf(test: Fields): Outcome {
  if (Object.keys(fieldsOf(test.err)).length > 0) return 'failed'
  return numberOf(test.duration) === undefined ? 'skipped' : 'passed'
}

function addTest(test: Fields, context: ReadContext): void {
  const outcome = outcomeOf(test)
  const retries = numberOf(test.currentRetry) ?? 0
  context.collector.add({
    identity: identityOf(test, context),
    outcome,
    flaky: outcome === 'passed' && retries > 0 ? true : undefined,
    attempts: retries > 0 ? retries + 1 : undefined,
    durationMs: possibleMs(numberOf(test.duration)),
    ...(outcome === 'failed' && failureOf(test, context)),
  })
}

function addHook(test: Fields, context: ReadContext): void {
  if (!hook.test(textOfField(test.title) ?? '')) return
  context.collector.addSuiteError({
    identity: identityOf(test, context),
    ...failureOf(test, context),
  })
}

/** Mocha writes the suites and the title as one text. */
function identityOf(test: Fields, { workspace }: ReadContext) {
  const title = textOfField(test.title) ?? ''
  const full = textOfField(test.fullTitle) ?? title
  const group = full.endsWith(title) ? full.slice(0, full.length - title.length).trim() : ''
  const file = textOfField(test.file) ?? ''
  return {
    file: file === '' ? undefined : cleanName(workspace.relative(file)),
    suite: group === '' ? [] : [cleanName(group)],
    name: withoutIterationNumber(cleanName(title)),
  }
}

function failureOf(test: Fields, { workspace }: ReadContext) {
  const error = fieldsOf(test.err)
  const message = readable(textOfField(error.message) ?? '').trim()
  const stack = readable(textOfField(error.stack) ?? '').trim()
  const text = stack.includes(message) ? stack : `${message}\n${stack}`
  return {
    message: headline(message || stack),
    detail: cut(text, keptDetail),
    location: workspace.locateInStack(stack) ?? workspace.locate(textOfField(test.file) ?? ''),
  }
}
