import type { InputTable } from './input.ts'
import { text } from './reader.ts'
import { requestHeaders } from './service-readers.ts'

/** The eval service, and what is sent to it. */
export const serviceInputs = {
  'api-key': {
    reader: text('KEY'),
    description: 'API key of the eval service (`sk_…`). Without it nothing is uploaded.',
  },
  'base-url': {
    reader: text('URL'),
    description: 'Base URL of the eval service, up to and including `/v1`. Required with `api-key`.',
  },
  project: {
    reader: text('PROJECT'),
    default: 'default',
    field: 'projectId',
    description: 'Id of the project in the eval service. Hosted runs also accept its name.',
  },
  'header-prefix': {
    reader: text('PREFIX'),
    default: 'x-service',
    description: "Prefix of the service's own HTTP headers.",
  },
  'request-headers': {
    reader: requestHeaders(),
    description:
      'Headers for a proxy in front of the eval service, one `Name: value` per line, from a secret. Sent to the origin of `base-url` only, and never logged.',
  },
} as const satisfies InputTable
