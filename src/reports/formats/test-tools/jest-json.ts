import type { ReadReport } from '../../format.ts'
import { readList } from '../../json/data.ts'
import { readNumber } from '../../numbers.ts'
import { readTestResults } from './test-results.ts'

export const readJestJson: ReadReport = (source, context) =>
  readTestResults(source, context, {
    isFlaky: ({ invocations, retryReasons }) =>
      (readNumber(invocations) ?? 1) > 1 || readList(retryReasons).length > 0,
    attempts: ({ invocations }) => readNumber(invocations),
    ownMessage: readSuiteMessage,
    countsSuites: false,
  })

const suiteTitle = '● Test suite failed to run'

/** Jest joins the failures of a file into one message, each below a title of its own. */
function readSuiteMessage(message: string): string {
  const lines = message.split('\n')
  const start = lines.findIndex((line) => line.trim() === suiteTitle)
  if (start < 0) return ''
  const end = lines.findIndex((line, index) => index > start && /^ {2}● /.test(line))
  return lines.slice(start + 1, end < 0 ? undefined : end).join('\n')
}
