import { hostedInputTable } from './hosted-inputs.ts'

/**
 * Every input of the action, in the order of `action.yml`. The CLI's flags have the same names. A test holds
 * `action.yml` and this table together.
 */
export const inputTable = {
  mode: {
    description:
      '`gate` does everything. For pull requests of forks in two workflows: `collect` measures and stores (no secrets), `publish` compares, comments and uploads.',
    default: 'gate',
  },
  reports: {
    description: 'Report files to read: globs, one per line, relative to the workspace; `!` excludes.',
    multiline: true,
  },
  format: { description: 'Read every file as this format instead of telling it by its content.' },
  'suite-name': {
    description:
      'Name of what is measured. Keys the comment, the baseline and the suite in the service; must differ between jobs of one workflow that gate different things.',
    fallback: 'workflow and job',
  },
  'api-key': { description: 'Key of the eval service (`sk_…`). Without it nothing is uploaded.' },
  'base-url': {
    description: 'Address of the eval service, up to and including `/v1`. Needed with `api-key`.',
  },
  project: { description: 'Project id in the eval service.', default: 'default' },
  'header-prefix': { description: 'Prefix of the service’s own HTTP headers.', default: 'x-service' },
  'upload-reports': { description: 'Also upload the raw report files.', default: 'false' },
  'on-upload-error': {
    description: '`warn`: a failed upload does not change the outcome. `fail`: it fails the step.',
    default: 'warn',
  },
  ...hostedInputTable,
  baseline: {
    description:
      '`artifact` (what the base branch has stored), `service` (what the eval service has of it), `auto` (one or the other), `run:ID` (a workflow run), `file:PATH` (results file or reports), or `none`.',
    default: 'auto',
  },
  'baseline-runs': { description: 'How many measurements of the base branch are pooled.', default: '5' },
  'baseline-max-age': { description: 'Age in days above which a baseline is not used.', default: '30' },
  confirm: {
    description:
      'Command that runs the suspect cases again and writes its reports into the folder `$EVAL_GATE_REPORTS`; for a hosted run `hosted`. It is run for both sides; the verdict on these cases then rests on the fresh results alone.',
    multiline: true,
  },
  'confirm-timeout': {
    description: 'Minutes that the command may take for one side, or the service for both.',
    default: '30',
  },
  policy: { description: 'Policy file.', default: '.github/eval-gate.yml' },
  'fail-on': {
    description:
      '`regressions` (proven), `new-failures` (anything that fails now and did not before), `failures`, or `never`.',
  },
  'min-pass-rate': { description: 'Smallest share of passed iterations, e.g. `95%` or `0.95`.' },
  'on-inconclusive': {
    description: '`neutral`: an inconclusive verdict passes the step. `fail`: it fails it.',
  },
  'allow-empty': { description: 'Do not fail when no report or no result is found.', default: 'false' },
  comment: {
    description:
      'Pull-request comment: `always`, `on-change` (nothing until a case changed or the verdict is not `passed`), `failures` (nothing until something is wrong) or `off`. One that is there is always brought up to date.',
    default: 'always',
  },
  'comment-when-green': {
    description:
      'What becomes of the comment when the verdict is `passed`: `keep`, `hide` (folded away as resolved) or `delete`.',
    default: 'keep',
  },
  'check-run': {
    description: 'Also report the verdict as a check of the commit. Needs `checks: write`.',
    default: 'false',
  },
  annotations: { description: 'Annotate failures on file and line.', default: 'true' },
  'html-report': {
    description: '`auto`: store the HTML report as an artifact that opens with a click. `off`: do not.',
    default: 'auto',
  },
  'results-file': {
    description: 'Where to write the machine-readable results. Also the file to give to `baseline: file:`.',
    fallback: 'a file in the runner’s temporary folder',
  },
  'ctrf-file': { description: 'Where to write the results in CTRF, a JSON format that other tools read.' },
  'junit-file': { description: 'Where to write the results as JUnit XML.' },
  'issue-on-failure': {
    description:
      'On a schedule and on pushes to the default branch: open an issue when the gate fails, keep it up to date, and close it when all is well again. Needs `issues: write`.',
    default: 'false',
  },
  'issue-labels': { description: 'Labels of that issue, one per line or between commas.', multiline: true },
  'issue-assignees': {
    description: 'People to assign to that issue, one per line or between commas.',
    multiline: true,
  },
  'github-token': {
    description: 'Token for the comment, the annotations and the baseline artifact.',
    fallback: 'the token of the job',
  },
} as const satisfies Record<string, InputDescription>

export interface InputDescription {
  readonly description: string
  readonly default?: string
  /** What happens without it, for the docs. */
  readonly fallback?: string
  readonly multiline?: boolean
}

export type InputName = keyof typeof inputTable
export type RawInputs = Readonly<Partial<Record<InputName, string>>>

export const inputNames = Object.keys(inputTable) as readonly InputName[]

/** Switches are given without a value on the command line. */
export const switchNames: ReadonlySet<InputName> = new Set([
  'upload-reports',
  'wait',
  'fail-on-tool-removal',
  'triage',
  'allow-empty',
  'check-run',
  'annotations',
  'issue-on-failure',
])

/** True when several values are written one per line. */
export function isMultiline(name: InputName): boolean {
  return (inputTable[name] as InputDescription).multiline === true
}

/** Value of an input that the user left out; undefined where that depends on the run. */
export function defaultOf(name: InputName): string | undefined {
  return (inputTable[name] as InputDescription).default
}

/** Every output of the action, in the order of `action.yml`. */
export const outputTable = {
  verdict: '`passed`, `failed` or `inconclusive`.',
  total: 'Number of results (iterations), skipped ones too.',
  passed: 'Number of passed results.',
  failed: 'Number of failed results.',
  skipped: 'Number of skipped results.',
  errored: 'Number of results that broke before an assertion could decide.',
  'pass-rate': 'Share of judged results that passed, 0 to 1; empty when none was judged.',
  regressions: 'Number of cases that got worse by the proof that the policy asks for.',
  'run-id': 'Id of the run in the eval service; empty without an upload.',
  'run-url': 'Page of the run in the eval service; empty without an upload.',
  'comment-url': 'Address of the pull-request comment; empty without one.',
  'check-url': 'Address of the check run; empty without one.',
  'report-url': 'Address of the HTML report; empty without one.',
  'issue-url': 'Address of the issue about this suite; empty without an open one.',
  'results-file': 'Path of the machine-readable results.',
} as const satisfies Record<string, string>
