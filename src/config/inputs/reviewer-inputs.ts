import type { InputTable } from './input.ts'
import { choice, flag, hosts, logins, minutes, names, text } from './reader.ts'

/** What reviewers see, and which files are written. */
export const reviewerInputs = {
  comment: {
    reader: choice(['always', 'on-change', 'failures', 'off']),
    default: 'always',
    only: 'github',
    description:
      'When to post the pull-request comment: `always`, `on-change` (once a case changed or the verdict is not `passed`), `failures` (once something is wrong) or `off`. An existing comment is always updated.',
  },
  'comment-when-green': {
    reader: choice(['keep', 'hide', 'delete']),
    default: 'keep',
    only: 'github',
    description:
      'What to do with the comment when the verdict is `passed`: `keep` it, `hide` it (minimized as resolved) or `delete` it.',
  },
  'check-run': {
    reader: flag(),
    default: 'false',
    only: 'github',
    description: 'Also report the verdict as a check run of the commit. Requires `checks: write`.',
  },
  annotations: {
    reader: flag(),
    default: 'true',
    only: 'github',
    description: 'Annotate failures at their file and line.',
  },
  'html-report': {
    reader: choice(['auto', 'off']),
    default: 'auto',
    only: 'github',
    description: '`auto`: store the HTML report as an artifact that opens in the browser.',
  },
  'show-outputs': {
    reader: choice(['on', 'off']),
    default: 'on',
    description:
      '`off`: no view, file or stored baseline contains what evals were asked and answered (inputs, outputs, arguments of tools, reasons of scorers, failure texts of evals). An upload to the eval service is not affected.',
  },
  'link-hosts': {
    reader: hosts('HOSTS'),
    description:
      'Hosts that links to traces in reports may lead to, one per line or separated by commas: `traces.example.com` is that host only, `*.example.com` every host below it. Only `https` addresses without a port are linked; without this input none is.',
  },
  'publish-timeout': {
    reader: minutes(),
    default: '5',
    only: 'github',
    field: 'publishTimeoutMs',
    description:
      'How many minutes everything around the verdict may take together: finding the baseline, storing reports, writing the comment, the check and the issue. What is late is left out and reported; the verdict, the outputs and the exit code stay. A search for the baseline that is late makes the verdict inconclusive.',
  },
  'results-file': {
    reader: text('FILE'),
    fallback: 'a file in the temporary folder of the runner',
    description: 'Where to write the machine-readable results. `baseline: file:PATH` reads the same format.',
  },
  'ctrf-file': {
    reader: text('FILE'),
    description: 'Where to write the results as CTRF, a JSON format that other tools read.',
  },
  'junit-file': { reader: text('FILE'), description: 'Where to write the results as JUnit XML.' },
} as const satisfies InputTable

/** An issue that tracks failures outside pull requests. */
export const issueInputs = {
  'issue-on-failure': {
    reader: flag(),
    default: 'false',
    only: 'github',
    field: 'onFailure',
    description:
      'On a schedule and on pushes to the default branch: open an issue when the gate fails, keep it up to date, and close it once everything passes again. Requires `issues: write`.',
  },
  'issue-labels': {
    reader: names('LABELS'),
    only: 'github',
    field: 'labels',
    description: 'Labels of that issue, one per line or separated by commas.',
  },
  'issue-assignees': {
    reader: logins('LOGINS'),
    only: 'github',
    field: 'assignees',
    description: 'Logins of the people to assign to that issue, one per line or separated by commas.',
  },
} as const satisfies InputTable
