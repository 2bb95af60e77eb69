import type { InputTable } from './input.ts'
import { script } from './reader.ts'
import { modelKeys, oauthGrants } from './secret-readers.ts'

/** Runs in the eval service instead of reports. */
export const hostedInputs = {
  hosted: {
    reader: script('FILE|YAML'),
    description:
      'Runs in the eval service, instead of `reports`: settings of docs/hosted-runs.md as YAML, such as `suite: support`, or the path of a file with them.',
  },
  'model-api-keys': {
    reader: modelKeys(),
    description:
      'API keys of model providers for a hosted run, one `provider: key` per line. Never logged or stored.',
  },
  'oauth-tokens': {
    reader: oauthGrants(),
    field: 'oauthGrants',
    description:
      'OAuth tokens to give to the service before a hosted run, as JSON from a secret: `{"server": {"access_token": "…", "refresh_token": "…"}}`.',
  },
} as const satisfies InputTable
