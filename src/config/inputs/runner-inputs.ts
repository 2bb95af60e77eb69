import { type Problem, UsageError } from '../../errors.ts'
import type { InputTable } from './input.ts'
import { type RawValues, readInputs } from './input.ts'
import { createCountReader, createTextReader } from './reader.ts'

/** Inputs that the runner fills in. The action reads these itself; they are not part of the configuration. */
export const runnerInputs = {
  'github-token': {
    reader: createTextReader('TOKEN'),
    expression: 'github.token',
    only: 'github',
    description: 'Token for the comment, the check run, the issue and the baseline artifact.',
  },
  'retention-days': {
    reader: createCountReader({ max: 400 }),
    default: '90',
    only: 'github',
    description:
      'How long GitHub keeps what is stored: baselines, reports, parts. They hold the inputs and outputs of evals (see `show-outputs` in docs/policy.md), and everybody who can read the repository can download them. A pull request finds no baseline that has expired. The settings of the repository may allow less.',
  },
  matrix: {
    reader: createTextReader('JSON'),
    expression: 'toJSON(matrix)',
    only: 'github',
    isHidden: true,
    description: 'The leg of the matrix that this job is, as JSON. Filled in by the runner; leave it out.',
  },
  strategy: {
    reader: createTextReader('JSON'),
    expression: 'toJSON(strategy)',
    only: 'github',
    isHidden: true,
    description: 'How many legs the matrix has, as JSON. Filled in by the runner; leave it out.',
  },
  'check-run-id': {
    reader: createTextReader('ID'),
    expression: 'job.check_run_id',
    only: 'github',
    isHidden: true,
    description:
      'Id by which GitHub lists this job, which tells two calls of one reusable workflow apart. Filled in by the runner; leave it out.',
  },
} as const satisfies InputTable

/**
 * How long artifacts are kept, which the platform has to know before there is a configuration.
 * @throws UsageError when the input is not a number of days
 */
export function readRetentionDays(raw: RawValues): number {
  const problems: Problem[] = []
  const { retentionDays } = readInputs({ 'retention-days': runnerInputs['retention-days'] }, raw, problems)
  if (problems.length > 0) throw new UsageError(problems)
  return retentionDays
}
