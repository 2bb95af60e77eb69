import type { Outcome } from '../../../model/run/result.ts'
import { aboutFrom } from '../../about.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { type Fields, fieldsOf, listOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { numberOf, possibleMs } from '../../numbers.ts'
import { cleanName, withoutIterationNumber } from '../../text/names.ts'
import { cut, headline, keptDetail, readable } from '../../text/text.ts'

const outcomes: ReadonlyMap<string, Outcome> = new Map([
  ['passed', 'passed'],
  ['failed', 'failed'],
  ['broken', 'errored'],
  ['skipped', 'skipped'],
  ['pending', 'skipped'],
])

/** One result file of Allure (`*-result.json`): one test. A retried test has several files. */
export const readAllureJson: ReadReport = async (source, context) => {
  await readJson(source, context, { take: (value) => addResult(fieldsOf(value), context) })
}

function addResult(test: Fields, { collector, workspace }: ReadContext): void {
  const outcome = collector.outcomeOf(textOfField(test.status) ?? '', outcomes, 'errored')
  const details = fieldsOf(test.statusDetails)
  const message = readable(textOfField(details.message) ?? '').trim()
  const trace = readable(textOfField(details.trace) ?? '').trim()
  const [start, stop] = [numberOf(test.start), numberOf(test.stop)]
  const failed = outcome !== 'passed' && outcome !== 'skipped'
  collector.add({
    identity: { suite: suitesOf(test), name: nameOf(test) },
    outcome,
    flaky: outcome === 'passed' && details.flaky === true ? true : undefined,
    durationMs: possibleMs(start === undefined || stop === undefined ? undefined : stop - start),
    message: message === '' && trace === '' ? undefined : headline(message || trace),
    detail:
      failed && trace !== ''
        ? cut(trace.includes(message) ? trace : `${message}\n${trace}`, keptDetail)
        : undefined,
    location: failed ? workspace.locateInStack(trace) : undefined,
    ...aboutFrom(labelsOf(test)),
  })
}

/** Labels that describe the case; the others say where it is or how it ran. */
function labelsOf(test: Fields): Readonly<Record<string, unknown>> {
  const about = new Map<string, unknown[]>()
  for (const { name, value } of listOf(test.labels).map(fieldsOf)) {
    const label = textOfField(name) ?? ''
    if (!describing.has(label)) continue
    about.set(label, [...(about.get(label) ?? []), value])
  }
  return Object.fromEntries(about)
}

const describing: ReadonlySet<string> = new Set(['tag', 'epic', 'feature', 'story', 'severity', 'layer'])

function suitesOf(test: Fields): readonly string[] {
  const labels = listOf(test.labels).map(fieldsOf)
  const named = (name: string) => textOfField(labels.find((label) => label.name === name)?.value)
  const suites = [named('parentSuite'), named('suite'), named('subSuite')].filter(
    (name) => name !== undefined,
  )
  const found = suites.length > 0 ? suites : [named('testClass') ?? named('package')]
  return found.filter((name) => name !== undefined).map(cleanName)
}

/** With its parameters, unless the name contains them already. */
function nameOf(test: Fields): string {
  const name = textOfField(test.name) ?? textOfField(test.fullName) ?? ''
  const parameters = listOf(test.parameters)
    .map(fieldsOf)
    .filter(({ excluded, mode }) => excluded !== true && mode !== 'hidden')
    .map(({ name: key, value }) => [textOfField(key) ?? '', textOfField(value) ?? ''] as const)
    .filter(([, value]) => value !== '' && !name.includes(value.replace(/^['"]|['"]$/g, '')))
  const shown = parameters.map(([key, value]) => `${key}=${value}`).join(', ')
  return withoutIterationNumber(cleanName(shown === '' ? name : `${name} [${shown}]`))
}
