import { modelKeys, oauthGrants } from './hosted-readers.ts'
import type { InputTable } from './input.ts'
import { choice, count, flag, lines, minutes, text } from './reader.ts'

/** Runs in the eval service instead of reports. */
export const hostedInputs = {
  suite: {
    reader: lines('SUITE'),
    field: 'suites',
    description:
      'Eval suites to run in the eval service, by id or name, one per line. Use instead of `reports`.',
  },
  'suite-file': {
    reader: text('FILE'),
    description:
      'YAML file that defines the suite to run in the eval service (a suite as code). Use instead of `suite`.',
  },
  'sync-suite': {
    reader: choice(['false', 'true', 'only']),
    default: 'false',
    description:
      "`true`: update the service's suite from `suite-file`, then run it. `only`: update it and run nothing. `false`: run the file without changing a saved suite.",
  },
  environment: {
    reader: lines('ENVIRONMENT'),
    field: 'environments',
    fallback: 'the environment attached to the suite',
    description: 'Environments of the service to run the suite in, by id or name, one per line.',
  },
  servers: {
    reader: lines('SERVER'),
    fallback: 'the servers of the suite or its environment',
    description: 'Saved MCP servers to run the suite against, by id or name, one per line.',
  },
  cases: {
    reader: lines('CASE'),
    fallback: 'all cases',
    description: 'Cases of the suite to run, by id or title, one per line.',
  },
  repetitions: {
    reader: count({
      max: 10,
      advice: 'The service accepts at most 10. More runs of the base branch also make a comparison sharper.',
    }),
    fallback: 'as defined in the suite',
    description: 'How often to run each case, 1 to 10.',
  },
  'model-api-keys': {
    reader: modelKeys(),
    description:
      'API keys of model providers for this run, one `provider: key` per line. Never logged or stored.',
  },
  wait: {
    reader: flag(),
    default: 'true',
    description: '`false`: only start the hosted run. A later step evaluates it with `run-id`.',
  },
  'run-id': {
    reader: lines('ID'),
    field: 'runIds',
    description:
      'Ids of hosted runs that an earlier step started, one per line: wait for them and evaluate them.',
  },
  receipts: {
    reader: text('FOLDER'),
    description:
      'Folder in which tests that upload by themselves leave receipts of their runs: evaluate those runs, without a second upload.',
  },
  'timeout-minutes': {
    reader: minutes(),
    default: '60',
    field: 'timeoutMs',
    description:
      'How many minutes to wait for a hosted run, including the time it waits for a free slot. After that the run is cancelled. A service that refuses or never ends its lists is not asked much longer either; until then the log says once a minute what is waited for.',
  },
  preflight: {
    reader: choice(['off', 'check', 'doctor']),
    default: 'off',
    description:
      'Before anything runs, `check` whether the servers and the environment connect, or use `doctor` for a thorough inspection. The tools of the servers are compared with those of the base branch. Without a `suite`, the step ends after this check.',
  },
  'oauth-tokens': {
    reader: oauthGrants(),
    field: 'oauthGrants',
    description:
      'OAuth tokens to give to the service before the run, as JSON from a secret: `{"server": {"access_token": "…", "refresh_token": "…"}}`.',
  },
  'fail-on-tool-removal': {
    reader: flag(),
    default: 'false',
    description:
      'Fail when a tool was removed or a previously valid call no longer is. Requires `preflight`.',
  },
  'pull-request-environment': {
    reader: text('ENVIRONMENT'),
    description:
      'On a pull request, run in a copy of this environment that belongs to the pull request; the copy is archived when the pull request is closed. Elsewhere, run in this environment.',
  },
  'base-environment': {
    reader: text('ENVIRONMENT'),
    fallback: 'the same environment, or the one that `pull-request-environment` copies',
    description:
      'Environment in which the base branch runs, by id or name. Its runs are the baseline, and `look-again: auto` runs cases in doubt again there.',
  },
  'base-servers': {
    reader: lines('SERVER'),
    description:
      'Saved MCP servers of the base branch, by id or name, one per line. For suites without an environment: `look-again: auto` runs cases in doubt again there.',
  },
  study: {
    reader: text('ID'),
    description: 'Id of a study: run the suite in the environment that it publishes, and show its insights.',
  },
  triage: {
    reader: flag(),
    default: 'false',
    description:
      "Ask the service's agent what the failing cases have in common. Adds a paragraph next to the verdict; billed to the project.",
  },
  reproduce: {
    reader: choice(['off', 'on-failure']),
    default: 'off',
    description:
      '`on-failure`: open a read-only session browser for up to two failing cases and link it in the comment.',
  },
} as const satisfies InputTable
