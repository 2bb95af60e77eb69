/** Inputs of hosted runs, as they stand in the table of all inputs. */
export const hostedInputTable = {
  suite: {
    description:
      'Eval suites to run in the eval service, by id or name, one per line. In place of `reports`.',
    multiline: true,
  },
  'suite-file': {
    description: 'Suite as code to run in the eval service: a YAML file. In place of `suite`.',
  },
  'sync-suite': {
    description:
      '`true`: first bring the suite of the service to what `suite-file` says. `only`: and run nothing. `false`: run the file as it is, without touching a saved suite.',
    default: 'false',
  },
  environment: {
    description: 'Environments of the service to run the suite in, by id or name, one per line.',
    fallback: 'the one attached to the suite',
    multiline: true,
  },
  servers: {
    description: 'Saved MCP servers to run the suite against, by id or name, one per line.',
    fallback: 'those of the suite or of its environment',
    multiline: true,
  },
  cases: {
    description: 'Run only these cases of the suite, by id or title, one per line.',
    fallback: 'all cases',
    multiline: true,
  },
  repetitions: {
    description: 'How often each case is run, 1 to 10.',
    fallback: 'as the suite says',
  },
  'model-api-keys': {
    description:
      'Keys of model providers for this run, one `provider: key` per line. Never logged or stored.',
    multiline: true,
  },
  wait: {
    description: '`false`: only start the hosted run; a later step judges it by `run-id`.',
    default: 'true',
  },
  'run-id': {
    description: 'Hosted runs that were started before, one id per line: wait for them and judge them.',
    multiline: true,
  },
  'timeout-minutes': {
    description: 'How long to wait for a hosted run, its free slot included. Then it is cancelled.',
    default: '60',
  },
  preflight: {
    description:
      'Before anything is run: `check` which servers and environment would be used and whether they connect, `doctor` to look at them closely, or `off`. What their tools look like is compared with the base branch. Without a `suite` this is all that is done.',
    default: 'off',
  },
  'oauth-tokens': {
    description:
      'OAuth tokens to hand to the service before the run: JSON `{"server": {"access_token": "…", "refresh_token": "…"}}`, from a secret.',
    multiline: true,
  },
  'fail-on-tool-removal': {
    description: 'Fail when a tool is gone or a call that was right no longer is. Needs `preflight`.',
    default: 'false',
  },
  'pull-request-environment': {
    description:
      'On a pull request: run in a copy of this environment that belongs to the pull request, and archive it when the event says that it was closed. Elsewhere: run in this environment.',
  },
  'base-environment': {
    description:
      'Environment of the suite in which the base branch runs, by id or name: its runs are the baseline, and `confirm: hosted` runs suspect cases again there.',
    fallback: 'the same environment, or the one that `pull-request-environment` copies',
  },
  'base-servers': {
    description:
      'Saved MCP servers of the base branch, by id or name, one per line: where `confirm: hosted` runs suspect cases again when the suite has no environment.',
    multiline: true,
  },
  study: {
    description: 'Run the suite in the environment that this study publishes, and show its insights: an id.',
  },
  triage: {
    description:
      'Ask the service’s agent what the failing cases have in common. A paragraph beside the verdict, billed to the project.',
    default: 'false',
  },
  reproduce: {
    description:
      '`on-failure`: open a read-only session browser for failing cases, at most two, and name it in the comment. `off`: do not.',
    default: 'off',
  },
} as const
