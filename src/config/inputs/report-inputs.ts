import type { InputTable } from './input.ts'
import {
  createChoiceReader,
  createCountReader,
  createFlagReader,
  createOutcomesReader,
  createPatternsReader,
  createScriptReader,
  createTextReader,
} from './reader.ts'

/** Inputs about the reports and the suite that they measure. */
export const reportInputs = {
  reports: {
    reader: createPatternsReader('FILES…'),
    description:
      'Report files to read: glob patterns relative to the workspace, one per line. A pattern that starts with `!` excludes files.',
  },
  measure: {
    reader: createScriptReader('auto|COMMAND'),
    description:
      'Instead of `reports`: runs the evals itself, each case once and then only those that decide, until the verdict is certain or the budget is spent. `auto` (by the tool that the workspace uses), or a command that runs the cases of `$EVAL_GATE_CASES` (all, if that list is empty) `$EVAL_GATE_ITERATIONS` times and writes its reports into the folder `$EVAL_GATE_REPORTS`. For hosted runs `auto`: by the eval service.',
  },
  'path-prefix': {
    reader: createTextReader('FOLDER'),
    only: 'reports',
    fallback: 'the folders above each report file',
    description:
      'Folder of the package, for reports in a monorepo that name files relative to it, e.g. `packages/web`. Annotations and links need it when the report lies outside of that folder.',
  },
  selection: {
    reader: createFlagReader(),
    default: 'false',
    only: 'reports',
    description:
      'Only some cases were meant to run, for example the evals of changed files. The run is compared on what ran, the rest counts as not run, and the run is not kept as a baseline.',
  },
  'test-outcome': {
    reader: createOutcomesReader(),
    default: 'unknown',
    only: 'reports',
    isOutcome: true,
    description:
      'How the step that ran the tests ended: the expression `steps.ID.outcome`. Of several steps: one per line. Reports of many tools do not contain unhandled errors and crashes. If the step failed and no result shows a failure, or it was cancelled or skipped, the verdict is inconclusive instead of passed.',
  },
  'suite-name': {
    reader: createTextReader('NAME'),
    fallback: 'workflow, job and leg of the matrix; `evals` in a terminal',
    description:
      'Name of what is measured. It identifies the comment, the baseline and the suite in the service, so two steps or jobs of one workflow run must not share it.',
  },
  mode: {
    reader: createChoiceReader(['gate', 'collect', 'merge', 'publish']),
    default: 'gate',
    only: 'github',
    description:
      '`gate` does everything in one job. `collect` in every leg of a matrix stores a part, and `merge` in one later job judges all parts together. For pull requests from forks, split the job into two workflows: `collect` measures without secrets, `publish` compares, comments and uploads.',
  },
  'expected-parts': {
    reader: createCountReader({ max: 10_000 }),
    only: 'github',
    fallback: 'the size of the matrix, as the parts report it',
    description:
      'With `mode: merge` or `publish`: how many parts there must be. With fewer or more the verdict is inconclusive at best. Set it when several jobs collect parts.',
  },
  workflow: {
    reader: createTextReader('FILE'),
    only: 'github',
    fallback: 'any workflow file of the default branch that keeps a baseline of the suite',
    description:
      'With `mode: publish`: path of the workflow file with `mode: collect`, for example `.github/workflows/evals.yml`. Measurements of other workflows are refused, whatever their name is.',
  },
} as const satisfies InputTable
