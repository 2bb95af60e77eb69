import { longestSlice } from '../../../model/run/slices.ts'
import { buildAbout, takeTrait } from '../../about.ts'
import type { ReportSource } from '../../bytes/source.ts'
import { Damage } from '../../damage.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { keepPossibleMs } from '../../numbers.ts'
import { readStatus, type Status } from '../../statuses.ts'
import { listSuite } from '../../text/names.ts'
import { findHeadline, keptDetail, makeReadable, truncateText } from '../../text/text.ts'
import { sumCounts, type XmlAttributes } from '../../xml/attributes.ts'
import { readElements } from '../../xml/elements.ts'
import { addEntry } from '../test-tools/entry.ts'
import { describeTexts, readMethodName } from './test-case.ts'

/** Milliseconds of a .NET time span: `00:00:01.2345678`, with days before a dot. */
function parseTimeSpan(text: string | undefined): number | undefined {
  const match = /^(?:(\d{1,3})\.)?(\d{1,2}):(\d{2}):(\d{2}(?:\.\d{1,9})?)$/.exec(text ?? '')
  if (match === null) return undefined
  const [, days = '0', hours = '0', minutes = '0', seconds = '0'] = match
  return keepPossibleMs(
    ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1_000,
  )
}

/** The class and the traits of a test, which the report has apart from its results. */
interface Definition {
  type: string
  readonly about: { slices: string[]; trace?: string }
}

interface Pending {
  readonly test: string
  readonly name: string
  readonly status: Status
  readonly durationMs: number | undefined
  /** It holds the results of its data rows, which count instead. */
  hasRows: boolean
  message: string
  trace: string
}

/** Visual Studio's test results, as `dotnet test --logger trx` and MSTest write them. */
export const readTrxXml: ReadReport = async (source, context) => {
  await readResults(source, context, await readDefinitions(source, context))
}

/** Definition of each test by its id. They come after the results, so a pass of its own collects them. */
async function readDefinitions(
  source: ReportSource,
  context: ReadContext,
): Promise<ReadonlyMap<string, Definition>> {
  const definitions = new Map<string, Definition>()
  let current: Definition = { type: '', about: { slices: [] } }
  let key = ''
  try {
    await readElements(source, context, {
      texts: new Set(['Key', 'Value']),
      limit: longestSlice,
      open(name, attributes) {
        if (name === 'UnitTest') {
          current = { type: '', about: { slices: [] } }
          definitions.set(attributes.get('id') ?? '', current)
          takeTrait(current.about, 'priority', attributes.get('priority') ?? '')
        } else if (name === 'TestMethod') current.type = readClassName(attributes.get('className') ?? '')
        else if (name === 'TestCategoryItem')
          takeTrait(current.about, 'category', attributes.get('TestCategory') ?? '')
      },
      text(name, text, path) {
        if (path.at(-1) !== 'Property') return
        if (name === 'Key') key = text.trim()
        else takeTrait(current.about, key, text)
      },
    })
  } catch (error) {
    // The pass that reads the results reports the damage.
    if (!(error instanceof Damage)) throw error
  }
  return definitions
}

async function readResults(
  source: ReportSource,
  context: ReadContext,
  definitions: ReadonlyMap<string, Definition>,
): Promise<void> {
  const open: Pending[] = []
  let runText = ''
  let declared = { failures: 0, cases: 0 }
  await readElements(source, context, {
    texts: new Set(['Message', 'StackTrace', 'Text']),
    limit: keptDetail,
    open(name, attributes) {
      if (name === 'RunInfo') runText = ''
      else if (name === 'Counters')
        declared = {
          failures: sumCounts(attributes, ['failed', 'error', 'timeout', 'aborted']),
          cases: sumCounts(attributes, ['total']),
        }
      if (!name.endsWith('TestResult') && name !== 'TestResultAggregation') return
      const [around] = open.slice(-1)
      if (around !== undefined) around.hasRows = true
      open.push(createPending(attributes, context))
    },
    text(name, text, path) {
      const [result] = open.slice(-1)
      if (name === 'Text' && path.at(-1) === 'RunInfo') runText = text
      else if (result !== undefined && name === 'Message' && path.at(-1) === 'ErrorInfo')
        result.message ||= text
      else if (result !== undefined && name === 'StackTrace') result.trace ||= text
    },
    close(name, path) {
      if (name === 'RunInfo') addRunInfo(runText, path, context)
      if (!name.endsWith('TestResult') && name !== 'TestResultAggregation') return
      const result = open.pop()
      if (result !== undefined && !result.hasRows) addPending(result, definitions, context)
    },
  })
  context.collector.stateTotals(declared)
}

function createPending(attributes: XmlAttributes, { collector }: ReadContext): Pending {
  const written = attributes.get('outcome') ?? ''
  return {
    test: attributes.get('testId') ?? '',
    name: attributes.get('testName') ?? '',
    // The schema leaves it out for a result that did not run to its end.
    status: written === '' ? { outcome: 'errored' } : readStatus('trx', written, collector),
    durationMs: parseTimeSpan(attributes.get('duration')),
    hasRows: false,
    message: '',
    trace: '',
  }
}

function addPending(
  pending: Pending,
  definitions: ReadonlyMap<string, Definition>,
  context: ReadContext,
): void {
  const { type, about } = definitions.get(pending.test) ?? { type: '', about: { slices: [] } }
  const { status, name, durationMs, message, trace } = pending
  addEntry(
    {
      ...status,
      suite: listSuite(type),
      name: readMethodName(name, type),
      ms: durationMs,
      ...buildAbout(about.slices, about.trace),
      ...describeTexts(status.outcome, message, trace, context),
    },
    context,
  )
}

/** A test host that crashed, or a run that was aborted, is only a message of the run. */
function addRunInfo(text: string, path: readonly string[], { collector }: ReadContext): void {
  if (!path.includes('RunInfos') || !/crash|abort/i.test(text)) return
  collector.addSuiteError({
    identity: { suite: [], name: 'the test run' },
    message: findHeadline(makeReadable(text)),
    detail: truncateText(makeReadable(text), keptDetail),
  })
}

/** `Shop.Tests.CartTest, Shop.Tests, Version=1.0.0.0, …` without the assembly. */
function readClassName(name: string): string {
  return name.split(',', 1)[0]?.trim() ?? ''
}
