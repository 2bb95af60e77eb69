import { readAbout } from '../../about.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { type Fields, readFields, readList, readText as textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { readNumber } from '../../numbers.ts'
import { readStatus } from '../../statuses.ts'
import { addEntry, describeFailure, readName, readText } from './entry.ts'

/** One result file of Allure (`*-result.json`): one test. A retried test has several files. */
export const readAllureJson: ReadReport = async (source, context) => {
  await readJson(source, context, { take: (value) => addResult(readFields(value), context) })
}

function addResult(test: Fields, context: ReadContext): void {
  const status = readStatus('allure', test.status, context.collector)
  const { outcome } = status
  const details = readFields(test.statusDetails)
  const message = readText(details.message)
  const trace = readText(details.trace)
  const start = readNumber(test.start)
  const stop = readNumber(test.stop)
  const hasFailed = outcome === 'failed' || outcome === 'errored'
  const failure = describeFailure(message, trace)
  addEntry(
    {
      ...status,
      suite: readSuites(test),
      name: readName(composeName(test)),
      flaky: (outcome === 'passed' && details.flaky === true) || undefined,
      ms: start === undefined || stop === undefined ? undefined : stop - start,
      ...((message !== '' || trace !== '') && { message: failure.message }),
      ...(hasFailed &&
        trace !== '' && {
          detail: failure.detail,
          location: context.workspace.locateInStack(trace),
        }),
      ...readAbout(readLabels(test)),
    },
    context,
  )
}

/** Labels that describe the case; the others say where it is or how it ran. */
function readLabels(test: Fields): Readonly<Record<string, unknown>> {
  const about = new Map<string, unknown[]>()
  for (const { name, value } of readList(test.labels).map(readFields)) {
    const label = textOfField(name) ?? ''
    if (!describing.has(label)) continue
    about.set(label, [...(about.get(label) ?? []), value])
  }
  return Object.fromEntries(about)
}

const describing: ReadonlySet<string> = new Set(['tag', 'epic', 'feature', 'story', 'severity', 'layer'])

function readSuites(test: Fields): readonly string[] {
  const labels = readList(test.labels).map(readFields)
  const readLabel = (name: string) => textOfField(labels.find((label) => label.name === name)?.value)
  const suites = [readLabel('parentSuite'), readLabel('suite'), readLabel('subSuite')].filter(
    (name) => name !== undefined,
  )
  const names = suites.length > 0 ? suites : [readLabel('testClass') ?? readLabel('package')]
  return names.filter((name) => name !== undefined)
}

/** The name of a test with its parameters, unless the name contains them already. */
function composeName(test: Fields): string {
  const name = textOfField(test.name) ?? textOfField(test.fullName) ?? ''
  const parameters = readList(test.parameters)
    .map(readFields)
    .filter(({ excluded, mode }) => excluded !== true && mode !== 'hidden')
    .map(({ name: key, value }) => [textOfField(key) ?? '', textOfField(value) ?? ''] as const)
    .filter(([, value]) => value !== '' && !name.includes(value.replace(/^['"]|['"]$/g, '')))
  const shown = parameters.map(([key, value]) => `${key}=${value}`).join(', ')
  if (shown === '') return name
  return `${name} [${shown}]`
}
