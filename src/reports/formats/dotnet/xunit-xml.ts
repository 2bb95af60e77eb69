import { buildAbout, takeTrait } from '../../about.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { parseNumber, toMs } from '../../numbers.ts'
import { readStatus } from '../../statuses.ts'
import { cleanName, listSuite } from '../../text/names.ts'
import { findHeadline, keptDetail, makeReadable, truncateText } from '../../text/text.ts'
import { sumCounts, type XmlAttributes } from '../../xml/attributes.ts'
import { readElements } from '../../xml/elements.ts'
import { addEntry } from '../test-tools/entry.ts'
import { describeTexts, readMethodName } from './test-case.ts'

interface Element {
  readonly attributes: XmlAttributes
  readonly about: { slices: string[]; trace?: string }
  message: string
  trace: string
  reason: string
}

/** xUnit.net's XML of v2 and v3. */
export const readXunitXml: ReadReport = async (source, context) => {
  let current: Element | undefined
  const declared = { failures: 0, cases: 0 }
  await readElements(source, context, {
    texts: new Set(['message', 'stack-trace', 'reason']),
    limit: keptDetail,
    open(name, attributes) {
      if (name === 'test' || name === 'error')
        current = { attributes, about: { slices: [] }, message: '', trace: '', reason: '' }
      else if (name === 'assembly') {
        declared.failures += sumCounts(attributes, ['failed', 'errors'])
        declared.cases += sumCounts(attributes, ['total'])
      } else if (name === 'trait' && current !== undefined)
        takeTrait(current.about, attributes.get('name') ?? '', attributes.get('value') ?? '')
    },
    text(name, text) {
      if (current === undefined) return
      if (name === 'message') current.message ||= text
      else if (name === 'stack-trace') current.trace ||= text
      else current.reason ||= text
    },
    close(name) {
      if ((name !== 'test' && name !== 'error') || current === undefined) return
      if (name === 'test') addTest(current, context)
      else addError(current, context)
      current = undefined
    },
  })
  context.collector.stateTotals(declared)
}

function addTest({ attributes, about, message, trace, reason }: Element, context: ReadContext): void {
  const status = readStatus('xunit', attributes.get('result'), context.collector)
  const { outcome } = status
  const type = attributes.get('type') ?? ''
  const file = attributes.get('source-file')
  const line = Number(attributes.get('source-line') ?? Number.NaN)
  const failed = outcome !== 'passed' && outcome !== 'skipped'
  const texts = describeTexts(outcome, message, trace, context)
  addEntry(
    {
      ...status,
      suite: listSuite(type),
      name: readMethodName(attributes.get('name') ?? '', type),
      ms: toMs(parseNumber(attributes.get('time') ?? '')),
      ...buildAbout(about.slices, about.trace),
      message: makeReadable(reason).trim() || undefined,
      ...(failed && {
        location: context.workspace.locate(file, Number.isInteger(line) ? line : undefined),
        ...texts,
      }),
    },
    context,
  )
}

/** Clean-up of a class, collection or assembly that failed. */
function addError({ attributes, message, trace }: Element, { collector, workspace }: ReadContext): void {
  const type = attributes.get('type') ?? 'error'
  const name = attributes.get('name') ?? ''
  const text = makeReadable(`${message}\n${trace}`).trim()
  collector.addSuiteError({
    identity: { suite: [], name: cleanName(name === '' ? type : `${type}: ${name}`) },
    message: findHeadline(text) || 'xUnit.net reports an error outside of the tests',
    detail: truncateText(text, keptDetail) || undefined,
    location: workspace.locateInStack(makeReadable(trace)),
  })
}
