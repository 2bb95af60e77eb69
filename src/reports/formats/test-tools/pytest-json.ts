import type { ReadContext, ReadReport } from '../../format.ts'
import { type Fields, readFields, readText as textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { readCount, readNumber } from '../../numbers.ts'
import { readStatus } from '../../statuses.ts'
import { cleanName } from '../../text/names.ts'
import { findHeadline, keptDetail, makeReadable, truncateText } from '../../text/text.ts'
import { addEntry, readText } from './entry.ts'

/** pytest-json-report: tests by their node id, files that can't be collected, and the exit code. */
export const readPytestJson: ReadReport = async (source, context) => {
  let exitCode = 0
  let total = 0
  await readJson(source, context, {
    keys: {
      exitcode: {
        take: (value) => {
          exitCode = readCount(value)
        },
      },
      summary: {
        take: (value) => {
          total = readCount(readFields(value).total)
        },
      },
      collectors: { items: { take: (value) => addCollector(readFields(value), context) } },
      tests: { items: { take: (value) => addTest(readFields(value), context) } },
    },
  })
  // 5: no tests were collected.
  const { collector } = context
  const failures = Number(exitCode !== 0 && exitCode !== 5 && collector.failing === 0)
  collector.stateTotals({ cases: total, failures })
}

function addTest(test: Fields, context: ReadContext): void {
  const stages = [test.setup, test.call, test.teardown].map(readFields)
  const broken =
    stages.find((stage) => stage.outcome === 'failed') ?? stages.find((stage) => stage.outcome === 'skipped')
  const status = readStatus('pytest', test.outcome, context.collector)
  const { outcome } = status
  const hasFailed = outcome === 'failed' || outcome === 'errored'
  const text = readText(broken?.longrepr)
  const crash = readFields(broken?.crash)
  const message = textOfField(crash.message) ?? /'Skipped: (.*)'\)$/s.exec(text)?.[1] ?? text
  const { workspace } = context
  addEntry(
    {
      ...splitNodeId(test.nodeid),
      ...status,
      ms: 1_000 * stages.reduce((sum, { duration }) => sum + (readNumber(duration) ?? 0), 0),
      message: outcome === 'passed' || message === '' ? undefined : findHeadline(makeReadable(message)),
      ...(hasFailed && {
        detail: truncateText(text, keptDetail) || undefined,
        location:
          workspace.locate(textOfField(crash.path), readNumber(crash.lineno)) ??
          workspace.locateInStack(text),
      }),
    },
    context,
  )
}

/** What the node id of a test consists of. */
interface NodeId {
  readonly file: string | undefined
  readonly suite: readonly string[]
  readonly name: string
}

/** `test_shop.py::TestStore::test_reads[1]`; a parameter may have `::` in it. */
function splitNodeId(nodeId: unknown): NodeId {
  const [id = '', ...parameters] = (textOfField(nodeId) ?? '').split(/(?=\[)/)
  const [file, ...path] = id.split('::')
  const name = `${path.pop() ?? file ?? ''}${parameters.join('')}`
  return { file, suite: path, name }
}

function addCollector(entry: Fields, { collector, workspace }: ReadContext): void {
  if (entry.outcome !== 'failed') return
  const file = cleanName(workspace.relative(textOfField(entry.nodeid) ?? ''))
  const text = readText(entry.longrepr)
  collector.addSuiteError({
    identity: { file, suite: [], name: file },
    message: findHeadline(/^E\s+(.*)$/m.exec(text)?.[1] ?? text) || 'the file could not be collected',
    detail: truncateText(text, keptDetail) || undefined,
    location: workspace.locateInStack(text) ?? workspace.locate(file),
  })
}
