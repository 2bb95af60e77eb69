import type { ReadReport } from '../../format.ts'
import { readList } from '../../json/data.ts'
import { readTestResults } from './test-results.ts'

export const readVitestJson: ReadReport = (source, context) =>
  readTestResults(source, context, {
    // Vitest keeps the failures of earlier attempts on an entry that passed in the end.
    isFlaky: ({ failureMessages }) => readList(failureMessages).length > 0,
    attempts: () => undefined,
    // The message of a file holds only errors of the file; errors of tests are in their entries.
    ownMessage: (message) => message,
    countsSuites: true,
  })
