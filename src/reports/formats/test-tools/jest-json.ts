import type { ReportFormat } from '../../format.ts'
import { listOf } from '../../json/data.ts'
import { numberOf } from '../../numbers.ts'
import { readTestResults } from './test-results.ts'

export const jestJson: ReportFormat = {
  name: 'jest-json',
  title: 'Jest JSON',
  extensions: ['json'],
  repeats: 'iterations',
  detect: ({ paths }) =>
    paths.has('testResults') &&
    (paths.has('numRuntimeErrorTestSuites') ||
      paths.has('testResults.[].assertionResults.[].invocations') ||
      paths.has('testResults.[].assertionResults.[].numPassingAsserts')),
  read: (source, context) =>
    readTestResults(source, context, {
      isFlaky: ({ invocations, retryReasons }) =>
        (numberOf(invocations) ?? 1) > 1 || listOf(retryReasons).length > 0,
      attempts: ({ invocations }) => numberOf(invocations),
    }),
}
