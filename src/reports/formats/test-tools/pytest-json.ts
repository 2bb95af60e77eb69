import type { Outcome } from '../../../model/run/result.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { type Fields, fieldsOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { numberOf, possibleMs } from '../../numbers.ts'
import { cleanName } from '../../text/names.ts'
import { cut, headline, keptDetail, readable } from '../../text/text.ts'

const outcomes: ReadonlyMap<string, Outcome> = new Map([
  ['passed', 'passed'],
  ['xpassed', 'passed'],
  ['failed', 'failed'],
  ['error', 'errored'],
  ['skipped', 'skipped'],
  ['xfailed', 'skipped'],
])
const stages = ['setup', 'call', 'teardown'] as const

/** pytest-json-report: tests by their node id, files that can't be collected, and the exit code. */
export const readPytestJson: ReadReport = async (source, context) => {
  let exitCode = 0
  let total = 0
  await readJson(source, context, {
    keys: {
      exitcode: {
        take: (value) => {
          exitCode = numberOf(value) ?? 0
        },
      },
      summary: {
        take: (value) => {
          total = numberOf(fieldsOf(value).total) ?? 0
        },
      },
      collectors: { items: { take: (value) => addCollector(fieldsOf(value), context) } },
      tests: { items: { take: (value) => addTest(fieldsOf(value), context) } },
    },
  })
  // 5: no tests were collected.
  const { collector } = context
  const failures = exitCode !== 0 && exitCode !== 5 && collector.failing === 0 ? 1 : 0
  collector.stateTotals({ cases: total, failures })
}

function addTest(test: Fields, { collector, workspace }: ReadContext): void {
  const { file, suite, name } = partsOf(test)
  const ran = stages.map((stage) => fieldsOf(test[stage]))
  const outcome = outcomes.get(textOfField(test.outcome) ?? '') ?? 'errored'
  const broken = ran.find((of) => of.outcome === 'failed') ?? ran.find((of) => of.outcome === 'skipped')
  const isFailure = outcome === 'failed' || outcome === 'errored'
  const text = readable(textOfField(broken?.longrepr) ?? '').trim()
  const crash = fieldsOf(broken?.crash)
  const said = textOfField(crash.message) ?? /'Skipped: (.*)'\)$/s.exec(text)?.[1] ?? text
  const line = numberOf(crash.lineno)
  collector.add({
    identity: { file: file === undefined ? undefined : cleanName(workspace.relative(file)), suite, name },
    outcome,
    durationMs: possibleMs(1_000 * ran.reduce((sum, of) => sum + (numberOf(of.duration) ?? 0), 0)),
    message: outcome === 'passed' || said === '' ? undefined : headline(readable(said)),
    detail: isFailure && text !== '' ? cut(text, keptDetail) : undefined,
    location: isFailure
      ? (workspace.locate(textOfField(crash.path) ?? '', line) ?? workspace.locateInStack(text))
      : undefined,
  })
}

/** `test_shop.py::TestStore::test_reads[1]`; a parameter may have `::` in it. */
function partsOf({ nodeid }: Fields): {
  readonly file: string | undefined
  readonly suite: readonly string[]
  readonly name: string
} {
  const [id = '', ...parameters] = (textOfField(nodeid) ?? '').split(/(?=\[)/)
  const [file, ...path] = id.split('::')
  const name = cleanName(`${path.pop() ?? file ?? ''}${parameters.join('')}`)
  return { file: file === '' ? undefined : file, suite: path.map(cleanName), name }
}

function addCollector(of: Fields, { collector, workspace }: ReadContext): void {
  if (of.outcome !== 'failed') return
  const file = cleanName(workspace.relative(textOfField(of.nodeid) ?? ''))
  const text = readable(textOfField(of.longrepr) ?? '').trim()
  collector.addSuiteError({
    identity: { file, suite: [], name: file },
    message: headline(/^E\s+(.*)$/m.exec(text)?.[1] ?? text) || 'the file could not be collected',
    detail: text === '' ? undefined : cut(text, keptDetail),
    location: workspace.locateInStack(text) ?? workspace.locate(file),
  })
}
