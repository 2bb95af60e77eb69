import type { InputTable, ValuesOf } from './input.ts'
import { createChoiceReader, createFlagReader, createTextReader } from './reader.ts'

/** Inputs about what reviewers see, and which files are written. */
export const reviewerInputs = {
  comment: {
    reader: createChoiceReader(['always', 'on-change', 'failures', 'off']),
    default: 'always',
    only: 'github',
    description:
      'When to post the pull-request comment: `always`, `on-change` (once a case changed or the verdict is not `passed`), `failures` (once something is wrong) or `off`. An existing comment is always updated.',
  },
  'check-run': {
    reader: createFlagReader(),
    default: 'false',
    only: 'github',
    description: 'Also report the verdict as a check run of the commit. Requires `checks: write`.',
  },
  annotations: {
    reader: createFlagReader(),
    default: 'true',
    only: 'github',
    description: 'Annotate failures at their file and line.',
  },
  'html-report': {
    reader: createChoiceReader(['auto', 'off']),
    default: 'auto',
    only: 'github',
    description: '`auto`: store the HTML report as an artifact that opens in the browser.',
  },
  'results-file': {
    reader: createTextReader('FILE'),
    fallback: 'a file in the temporary folder of the runner',
    description: 'Where to write the machine-readable results. `baseline: file:PATH` reads the same format.',
  },
  'ctrf-file': {
    reader: createTextReader('FILE'),
    description: 'Where to write the results as CTRF, a JSON format that other tools read.',
  },
  'junit-file': { reader: createTextReader('FILE'), description: 'Where to write the results as JUnit XML.' },
} as const satisfies InputTable

/** What reviewers see, and where. */
export type ReviewerConfig = ValuesOf<typeof reviewerInputs>
