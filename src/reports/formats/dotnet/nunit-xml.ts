import type { Outcome } from '../../../model/run/result.ts'
import { takeProperty, withoutEmpty } from '../../about.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { parseNumber, possibleMs } from '../../numbers.ts'
import { cleanName, withoutIterationNumber } from '../../text/names.ts'
import { cut, headline, keptDetail, readable } from '../../text/text.ts'
import { countsIn, type XmlAttributes } from '../../xml/attributes.ts'
import { readElements } from '../../xml/elements.ts'

const outcomes: ReadonlyMap<string, Outcome> = new Map([
  ['passed', 'passed'],
  ['success', 'passed'],
  ['warning', 'passed'],
  ['failed', 'failed'],
  ['failure', 'failed'],
  ['error', 'errored'],
  ['cancelled', 'errored'],
  ['skipped', 'skipped'],
  ['ignored', 'skipped'],
  ['inconclusive', 'skipped'],
  ['notrunnable', 'errored'],
])

interface Element {
  readonly attributes: XmlAttributes
  readonly about: { slices: string[]; trace?: string }
  message: string
  trace: string
}

/** NUnit 3 and 4 (`test-run`), and the older form of NUnit 2 (`test-results`). */
export const readNunitXml: ReadReport = async (source, context) => {
  const suites: Element[] = []
  let test: Element | undefined
  let declared = { failures: 0, cases: 0 }
  await readElements(source, context, {
    texts: new Set(['message', 'stack-trace']),
    limit: keptDetail,
    open(name, attributes) {
      if (name === 'test-run' || name === 'test-results')
        declared = {
          failures: countsIn(attributes, ['failed', 'failures', 'errors']),
          cases: countsIn(attributes, ['total']),
        }
      else if (name === 'test-suite') suites.push(elementOf(attributes))
      else if (name === 'test-case') test = elementOf(attributes)
      else keepAbout(test ?? suites.at(-1), name, attributes)
    },
    text(name, text, path) {
      // `assertions` repeats each assertion of a failure.
      if (path.includes('assertions')) return
      const of = test ?? suites.at(-1)
      if (of !== undefined && name === 'message') of.message ||= text
      else if (of !== undefined) of.trace ||= text
    },
    close(name) {
      if (name === 'test-case' && test !== undefined) {
        addCase(test, suites, context)
        test = undefined
      } else if (name === 'test-suite') {
        const suite = suites.pop()
        if (suite !== undefined) addSuite(suite, context)
      }
    },
  })
  context.collector.stateTotals(declared)
}

function elementOf(attributes: XmlAttributes): Element {
  return { attributes, about: { slices: [] }, message: '', trace: '' }
}

/** A `property` of a case or of a suite around it; NUnit 2 has a `category` of its own. */
function keepAbout(of: Element | undefined, name: string, attributes: XmlAttributes): void {
  if (of === undefined || (name !== 'property' && name !== 'category')) return
  const value = attributes.get(name === 'property' ? 'value' : 'name') ?? ''
  takeProperty(of.about, name === 'property' ? (attributes.get('name') ?? '') : name, value)
}

function addCase(
  { attributes, about, message, trace }: Element,
  suites: readonly Element[],
  context: ReadContext,
): void {
  const { collector } = context
  const full = attributes.get('fullname') ?? attributes.get('name') ?? ''
  const type = classOf(suites, attributes.get('classname')) ?? ''
  const name =
    type !== '' && full.startsWith(`${type}.`)
      ? full.slice(type.length + 1)
      : (attributes.get('name') ?? full)
  const outcome = outcomeOf(attributes, collector)
  collector.add({
    identity: { suite: type === '' ? [] : [cleanName(type)], name: withoutIterationNumber(cleanName(name)) },
    outcome,
    durationMs: durationOf(attributes),
    ...withoutEmpty(
      [about, ...suites.map((suite) => suite.about)].flatMap(({ slices }) => slices),
      about.trace,
    ),
    ...textsOf(outcome, message, trace, context),
  })
}

/** A fixture without tests of its own to blame: its set-up or tear-down failed. */
function addSuite({ attributes, message, trace }: Element, context: ReadContext): void {
  const site = attributes.get('site')
  const failed = outcomeOf(attributes, context.collector) === 'failed'
  const isBroken =
    attributes.get('runstate') === 'NotRunnable' || (failed && (site === 'SetUp' || site === 'TearDown'))
  if (!isBroken) return
  const name = attributes.get('fullname') ?? attributes.get('name') ?? ''
  context.collector.addSuiteError({
    identity: { suite: [], name: cleanName(context.workspace.relative(name)) },
    ...textsOf(
      'errored',
      message === '' ? `the ${site ?? 'suite'} of the fixture failed` : message,
      trace,
      context,
    ),
  })
}

function outcomeOf(attributes: XmlAttributes, collector: ReadContext['collector']): Outcome {
  const written = attributes.get('result') ?? ''
  if (attributes.get('label') === 'Error' && /^failed$/i.test(written)) return 'errored'
  if (written === '') return attributes.get('executed') === 'False' ? 'skipped' : 'errored'
  return collector.outcomeOf(written, outcomes, 'errored')
}

/** The class of a case, with the arguments of the fixture around it. Older writers do not repeat it in the case. */
function classOf(suites: readonly Element[], ofCase: string | undefined): string | undefined {
  const fixture = suites.findLast(({ attributes }) => /Fixture$/.test(attributes.get('type') ?? ''))
  const full = fixture?.attributes.get('fullname')
  const name = ofCase ?? fixture?.attributes.get('classname') ?? full
  return name !== undefined && full?.startsWith(`${name}(`) === true ? full : name
}

function durationOf(attributes: XmlAttributes): number | undefined {
  const seconds = parseNumber(attributes.get('duration') ?? attributes.get('time') ?? '')
  return seconds === undefined ? undefined : possibleMs(seconds * 1_000)
}

function textsOf(outcome: Outcome, message: string, trace: string, { workspace }: ReadContext) {
  const text = readable(message).trim()
  const stack = readable(trace).trim()
  if (outcome === 'passed' || (text === '' && stack === '')) return {}
  if (outcome === 'skipped') return { message: headline(text) }
  return {
    message: headline(text === '' ? stack : text),
    detail: cut([text, stack].filter(Boolean).join('\n\n'), keptDetail),
    location: workspace.locateInStack(stack),
  }
}
