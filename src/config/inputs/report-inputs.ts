import { formatNames } from '../../reports/registry.ts'
import type { InputTable } from './input.ts'
import { choice, lines, text } from './reader.ts'

/** What is measured. */
export const reportInputs = {
  reports: {
    reader: lines('FILES…'),
    description:
      'Report files to read: glob patterns relative to the workspace, one per line. A pattern that starts with `!` excludes files.',
  },
  format: {
    reader: choice(formatNames, 'NAME'),
    only: 'reports',
    description: 'Read every file as this format instead of detecting the format from the content.',
  },
  'suite-name': {
    reader: text('NAME'),
    fallback: 'workflow, job and leg of the matrix; `evals` in a terminal',
    description:
      'Name of what is measured. It identifies the comment, the baseline and the suite in the service, so two steps or jobs of one workflow run must not share it.',
  },
  mode: {
    reader: choice(['gate', 'collect', 'publish']),
    default: 'gate',
    only: 'github',
    description:
      '`gate` does everything in one job. For pull requests from forks, split the job into two workflows: `collect` measures without secrets, `publish` compares, comments and uploads.',
  },
} as const satisfies InputTable
