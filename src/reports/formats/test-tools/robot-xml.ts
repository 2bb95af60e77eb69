import { readAbout } from '../../about.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { parseLine, parseNumber, toMs } from '../../numbers.ts'
import { readStatus } from '../../statuses.ts'
import { findHeadline, keptDetail, makeReadable, truncateText } from '../../text/text.ts'
import { sumCounts, type XmlAttributes } from '../../xml/attributes.ts'
import { readElements } from '../../xml/elements.ts'
import { addEntry, readName } from './entry.ts'

interface Test {
  readonly name: string
  readonly line: string | undefined
  readonly tags: string[]
}

/** `output.xml` of Robot Framework 3 to 7. */
export const readRobotXml: ReadReport = async (source, context) => {
  const suites: { readonly name: string; readonly source: string | undefined }[] = []
  let test: Test | undefined
  let status: XmlAttributes | undefined
  let declared = { failures: 0, cases: 0 }
  await readElements(source, context, {
    texts: new Set(['status', 'tag']),
    limit: keptDetail,
    open(name, attributes, path) {
      if (name === 'suite' && path.at(-1) !== 'statistics')
        suites.push({ name: attributes.get('name') ?? '', source: attributes.get('source') })
      else if (name === 'test')
        test = { name: attributes.get('name') ?? '', line: attributes.get('line'), tags: [] }
      else if (name === 'stat' && path.at(-1) === 'total')
        declared = {
          failures: sumCounts(attributes, ['fail']),
          cases: sumCounts(attributes, ['pass', 'fail', 'skip']),
        }
      else if (name === 'status' && path.at(-1) === 'test') status = attributes
    },
    text(name, text, path) {
      if (test === undefined) return
      if (name === 'tag' && isTestTag(path)) test.tags.push(text.trim())
      if (name !== 'status' || path.at(-1) !== 'test' || status === undefined) return
      const file = suites.findLast(({ source: suiteSource }) => suiteSource !== undefined)?.source
      addTest(test, { status, text, file, suites: suites.map(({ name }) => name) }, context)
    },
    close(name) {
      if (name === 'suite') suites.pop()
      else if (name === 'test') {
        if (test !== undefined && status === undefined)
          context.collector.warn('a test without a status; the run was stopped')
        test = undefined
        status = undefined
      }
    },
  })
  context.collector.stateTotals(declared)
}

function addTest(
  { name, line, tags }: Test,
  result: {
    readonly status: XmlAttributes
    readonly text: string
    readonly file: string | undefined
    readonly suites: readonly string[]
  },
  context: ReadContext,
): void {
  const status = readStatus('robot', result.status.get('status'), context.collector)
  const { outcome } = status
  const text = makeReadable(result.text).trim()
  const number = parseLine(line)
  addEntry(
    {
      ...status,
      suite: result.suites,
      name: readName(name),
      ms: readTestDuration(result.status),
      // Tags of Robot Framework itself say how to run a test, so they are left out.
      ...readAbout(
        {},
        tags.filter((tag) => !tag.startsWith('robot:')),
      ),
      message: text === '' ? undefined : buildFailureMessage(text),
      ...(outcome === 'failed' && {
        detail: truncateText(text, keptDetail) || undefined,
        location: context.workspace.locate(result.file, number),
      }),
    },
    context,
  )
}

/** Version 3 has `tags` around them; keywords have tags too. */
function isTestTag(path: readonly string[]): boolean {
  if (path.at(-1) === 'tags') return path.at(-2) === 'test'
  return path.at(-1) === 'test'
}

/** The message with the text after "Parent suite setup failed:", which says what happened. */
function buildFailureMessage(text: string): string {
  const [first = '', ...rest] = text.split('\n')
  const more = rest.join('\n').trim()
  if (/failed:$/.test(first.trim()) && more !== '') return findHeadline(`${first.trim()} ${more}`)
  return findHeadline(text)
}

/** Robot Framework 7 writes the elapsed seconds, older versions both times. */
function readTestDuration(status: XmlAttributes): number | undefined {
  const elapsed = toMs(parseNumber(status.get('elapsed') ?? ''))
  if (elapsed !== undefined) return elapsed
  const start = parseTime(status.get('starttime'))
  const end = parseTime(status.get('endtime'))
  if (start === undefined || end === undefined) return undefined
  return end - start
}

/** `20211221 09:15:21.123` as milliseconds; only differences count, so the zone does not matter. */
function parseTime(text: string | undefined): number | undefined {
  const match = /^(\d{4})(\d\d)(\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)$/.exec(text ?? '')
  if (match === null) return undefined
  const time = Date.parse(`${match[1]}-${match[2]}-${match[3]}T${match[4]}Z`)
  if (Number.isNaN(time)) return undefined
  return time
}
