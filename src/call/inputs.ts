import {
  createFlagReader,
  createScriptReader,
  createTextReader,
  type InputTable,
  serviceInputs,
} from '#settings'

/** Every input of `call/action.yml`. */
export const callInputs = {
  operation: {
    reader: createTextReader('ID'),
    isRequired: true,
    description: 'Id of the operation, for example `listEvalSuites`. docs/api.md lists all of them.',
  },
  params: {
    reader: createScriptReader('YAML'),
    description: 'Path and query parameters, as YAML or JSON: `projectId: abc`.',
  },
  body: { reader: createScriptReader('YAML'), description: 'Request body, as YAML or JSON.' },
  all: {
    reader: createFlagReader(),
    default: 'false',
    description: '`true`: fetch all pages of a collection.',
  },
  'idempotency-key': {
    reader: createTextReader('KEY'),
    description: 'Makes repeating the call harmless, for operations that support such keys.',
  },
  'api-key': {
    ...serviceInputs['api-key'],
    isRequired: true,
    description: 'API key of the eval service (`sk_…`).',
  },
  'base-url': {
    ...serviceInputs['base-url'],
    isRequired: true,
    description: 'Base URL of the eval service, up to and including `/v1`.',
  },
  'header-prefix': serviceInputs['header-prefix'],
  'request-headers': serviceInputs['request-headers'],
} as const satisfies InputTable

/** Every output of `call/action.yml`. */
export const callOutputs = {
  status: 'HTTP status of the response, also when the service refused; empty when no response arrived.',
  result: 'The response as JSON; empty when it is larger than 256 KiB (see `result-file`).',
  items: 'The items of a collection as a JSON array; empty for other responses and above 256 KiB.',
  'result-file': 'Path of a file with the response as JSON, whatever its size.',
} as const satisfies Record<string, string>
