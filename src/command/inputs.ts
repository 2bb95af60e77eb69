import { createNamesReader, createTextReader, type InputTable } from '#settings'

/** Every input of `command/action.yml`. */
export const commandInputs = {
  workflows: {
    reader: createNamesReader('FILES'),
    isRequired: true,
    description:
      'Files of the workflows that may be run again, one per line or separated by commas: `evals.yml`. Nothing else is ever started.',
  },
  'github-token': {
    reader: createTextReader('TOKEN'),
    expression: 'github.token',
    description: 'Token with `actions: write` and `pull-requests: write`.',
  },
} as const satisfies InputTable

/** Every output of `command/action.yml`. */
export const commandOutputs = {
  command:
    'The command that was carried out: `rerun`, `rerun failed` or `accept`; empty when there was none.',
  'run-ids': 'Ids of the workflow runs that were started again, one per line.',
} as const satisfies Record<string, string>
