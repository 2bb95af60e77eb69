import type { InputTable } from './input.ts'
import { text } from './reader.ts'

/** What the runner fills in. The action reads these itself; they are not part of the configuration. */
export const runnerInputs = {
  'github-token': {
    reader: text('TOKEN'),
    expression: 'github.token',
    only: 'github',
    description: 'Token for the comment, the check run, the issue and the baseline artifact.',
  },
  matrix: {
    reader: text('JSON'),
    expression: 'toJSON(matrix)',
    only: 'github',
    isHidden: true,
    description: 'The leg of the matrix that this job is, as JSON. Filled in by the runner; leave it out.',
  },
  strategy: {
    reader: text('JSON'),
    expression: 'toJSON(strategy)',
    only: 'github',
    isHidden: true,
    description: 'How many legs the matrix has, as JSON. Filled in by the runner; leave it out.',
  },
} as const satisfies InputTable
