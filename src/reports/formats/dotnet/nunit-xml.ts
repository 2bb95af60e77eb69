import { buildAbout, takeProperty } from '../../about.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { parseNumber, toMs } from '../../numbers.ts'
import { readStatus, type Status } from '../../statuses.ts'
import { cleanName, listSuite } from '../../text/names.ts'
import { keptDetail } from '../../text/text.ts'
import { sumCounts, type XmlAttributes } from '../../xml/attributes.ts'
import { readElements } from '../../xml/elements.ts'
import { addEntry } from '../test-tools/entry.ts'
import { describeTexts, readMethodName } from './test-case.ts'

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
          failures: sumCounts(attributes, ['failed', 'failures', 'errors']),
          cases: sumCounts(attributes, ['total']),
        }
      else if (name === 'test-suite') suites.push(createElement(attributes))
      else if (name === 'test-case') test = createElement(attributes)
      else keepElementProperty(test ?? suites.at(-1), name, attributes)
    },
    text(name, text, path) {
      // `assertions` repeats each assertion of a failure.
      if (path.includes('assertions')) return
      const element = test ?? suites.at(-1)
      if (element !== undefined && name === 'message') element.message ||= text
      else if (element !== undefined) element.trace ||= text
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

function createElement(attributes: XmlAttributes): Element {
  return { attributes, about: { slices: [] }, message: '', trace: '' }
}

/** A `property` of a case or of a suite around it; NUnit 2 has a `category` of its own. */
function keepElementProperty(element: Element | undefined, name: string, attributes: XmlAttributes): void {
  if (element === undefined || (name !== 'property' && name !== 'category')) return
  const value = attributes.get(name === 'property' ? 'value' : 'name') ?? ''
  takeProperty(element.about, name === 'property' ? (attributes.get('name') ?? '') : name, value)
}

function addCase(
  { attributes, about, message, trace }: Element,
  suites: readonly Element[],
  context: ReadContext,
): void {
  const full = attributes.get('fullname') ?? attributes.get('name') ?? ''
  const type = findClassName(suites, attributes.get('classname')) ?? ''
  const isInClass = type !== '' && full.startsWith(`${type}.`)
  const status = readCaseStatus(attributes, context.collector)
  addEntry(
    {
      ...status,
      suite: listSuite(type),
      name: readMethodName(isInClass ? full : (attributes.get('name') ?? full), isInClass ? type : ''),
      ms: readCaseDuration(attributes),
      ...buildAbout(
        [about, ...suites.map((suite) => suite.about)].flatMap(({ slices }) => slices),
        about.trace,
      ),
      ...(status.outcome !== 'passed' && describeTexts(status.outcome, message, trace, context)),
    },
    context,
  )
}

/** A fixture without tests of its own to blame: its set-up or tear-down failed. */
function addSuite({ attributes, message, trace }: Element, context: ReadContext): void {
  const site = attributes.get('site')
  const failed = readCaseStatus(attributes, context.collector).outcome === 'failed'
  const isBroken =
    attributes.get('runstate') === 'NotRunnable' || (failed && (site === 'SetUp' || site === 'TearDown'))
  if (!isBroken) return
  const name = attributes.get('fullname') ?? attributes.get('name') ?? ''
  context.collector.addSuiteError({
    identity: { suite: [], name: cleanName(context.workspace.relative(name)) },
    ...describeTexts('errored', message || `the ${site ?? 'suite'} of the fixture failed`, trace, context),
  })
}

function readCaseStatus(attributes: XmlAttributes, collector: ReadContext['collector']): Status {
  const written = attributes.get('result') ?? ''
  if (attributes.get('label') === 'Error' && /^failed$/i.test(written)) return { outcome: 'errored' }
  if (written === '' && attributes.get('executed') === 'False') return { outcome: 'skipped' }
  return readStatus('nunit', written, collector)
}

/** The class of a case, with the arguments of the fixture around it. Older writers do not repeat it in the case. */
function findClassName(suites: readonly Element[], caseClass: string | undefined): string | undefined {
  const fixture = suites.findLast(({ attributes }) => /Fixture$/.test(attributes.get('type') ?? ''))
  const full = fixture?.attributes.get('fullname')
  const name = caseClass ?? fixture?.attributes.get('classname') ?? full
  if (name !== undefined && full?.startsWith(`${name}(`) === true) return full
  return name
}

function readCaseDuration(attributes: XmlAttributes): number | undefined {
  return toMs(parseNumber(attributes.get('duration') ?? attributes.get('time') ?? ''))
}
