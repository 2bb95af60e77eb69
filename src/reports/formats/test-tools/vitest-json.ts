import type { ReportFormat } from '../../format.ts'
import { listOf } from '../../json/data.ts'
import { readTestResults } from './test-results.ts'

export const vitestJson: ReportFormat = {
  name: 'vitest-json',
  title: 'Vitest JSON, with vitest-evals where it is used',
  extensions: ['json'],
  repeats: 'iterations',
  detect: ({ paths }) =>
    paths.has('testResults') && (paths.has('numTotalTests') || paths.has('testResults.[].assertionResults')),
  read: (source, context) =>
    readTestResults(source, context, {
      // Vitest keeps the failures of earlier attempts on an entry that passed in the end.
      isFlaky: ({ failureMessages }) => listOf(failureMessages).length > 0,
      attempts: () => undefined,
      // Of errors of the file only; those of tests are in their entries.
      ownMessage: (message) => message,
      countsSuites: true,
    }),
}
