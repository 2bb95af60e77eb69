/**
 * Every output of the action, in the order of `action.yml`, which `npm run docs:inputs` writes with `docs/inputs.md`. A row
 * without a value in `jobs/publish/outputs.ts` does not compile.
 */
export const outputTable = {
  verdict: '`passed`, `failed` or `inconclusive`; never `passed` when the step fails.',
  total: 'Number of results (iterations), including skipped ones.',
  passed: 'Number of passed results.',
  failed: 'Number of failed results.',
  skipped: 'Number of skipped results.',
  errored: 'Number of results that ended with an error before an assertion could decide.',
  'pass-rate': 'Share of the judged results that passed, 0 to 1; empty when no result was judged.',
  regressions: 'Number of cases that got worse by the standard that the policy sets.',
  accepted: 'Number of cases that got worse and were accepted as they are.',
  'run-id': 'Id of the run in the eval service; empty without an upload.',
  'run-url': 'Page of the run in the eval service; empty without an upload.',
  'comment-url': 'URL of the pull-request comment; empty without one.',
  'check-url': 'URL of the check run; empty without one.',
  'report-url': 'URL of the HTML report; empty without one.',
  'issue-url': 'URL of the issue about this suite; empty when none is open.',
  'results-file': 'Path of the machine-readable results.',
  timings:
    'How long the phases took, as JSON in ms: `find`, `parse`, `check`, `launch`, `wait`, `upload`, `baseline`, `gate`, `again` and `publish`; a phase that the job does not have is absent.',
} as const satisfies Record<string, string>

export type OutputName = keyof typeof outputTable
