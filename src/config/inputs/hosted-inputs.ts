import * as v from 'valibot'
import { parseJson } from '../../model/data.ts'
import { findMisplacedArrays } from '../../model/misplaced-arrays.ts'
import type { Described } from '../../model/schema.ts'
import { splitLines } from '../../paths/lines.ts'
import type { InputTable } from './input.ts'
import { createPairsReader, createScriptReader, type Pair, type Reader, type Refuse } from './reader.ts'
import { findHeaderSecrets } from './service-inputs.ts'

export { serviceInputs } from './service-inputs.ts'

/** Runs in the eval service instead of reports. */
export const hostedInputs = {
  hosted: {
    reader: createScriptReader('FILE|YAML'),
    description:
      'Runs in the eval service, instead of `reports`: settings of docs/hosted-runs.md as YAML, such as `suite: support`, or the path of a file with them.',
  },
  'model-api-keys': {
    reader: createModelKeysReader(),
    description:
      'API keys of model providers for a hosted run, one `provider: key` per line. Never logged or stored.',
  },
  'oauth-tokens': {
    reader: createGrantsReader(),
    field: 'oauthGrants',
    description:
      'OAuth tokens to give to the service before a hosted run, as JSON from a secret: `{"server": {"access_token": "…", "refresh_token": "…"}}`.',
  },
} as const satisfies InputTable

const grantSchema = v.looseObject({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.optional(v.string()),
  /** Seconds. */
  expires_in: v.optional(v.number()),
  token_type: v.optional(v.string()),
  scope: v.optional(v.string()),
  id_token: v.optional(v.string()),
  clientId: v.optional(v.string()),
  clientSecret: v.optional(v.string()),
})
const grantsSchema = v.record(v.string(), grantSchema)

const grantExample = '{"my-server": {"access_token": "…", "refresh_token": "…"}}'

/** A JSON object with one grant for each server. No value is ever part of a message. */
export function createGrantsReader(): Reader<Described<typeof grantsSchema>> {
  const readGrants = (text: string, refuse: Refuse) => {
    const advice = `Pass JSON such as ${grantExample} from a secret.`
    const json = parseJson(text)
    if (json === undefined) return refuse('is not valid JSON', advice)
    const [list] = findMisplacedArrays(grantsSchema, json)
    const { success, output, issues } = v.safeParse(grantsSchema, json)
    if (success && list === undefined) return output
    const wrong = list?.join('.') ?? (issues && v.getDotPath(issues[0])) ?? ''
    return refuse(`has an invalid or missing value${wrong === '' ? '' : ` at ${wrong}`}`, advice)
  }
  return { placeholder: 'JSON', isMultiline: true, absent: {}, read: readGrants }
}

/** Keys by provider, one `provider: key` per line. No key is ever part of a message. */
function createModelKeysReader(): Reader<Readonly<Record<string, string>>> {
  return createPairsReader('PROVIDER:KEY', splitKeyLine, {
    form: 'provider: key',
    advice: 'For example `anthropic: ` and the secret. An empty secret leaves the key out.',
  })
}

function splitKeyLine(line: string): Pair | undefined {
  const [, name, value] = /^([A-Za-z][\w.-]*)\s*[:=]\s*(\S*)$/.exec(line.trim()) ?? []
  if (name === undefined || value === undefined) return undefined
  return { name, value }
}

/** Every secret among the inputs, so that no log shows one, even when the inputs are wrong. */
export function collectInputSecrets(raw: Readonly<Record<string, string | undefined>>): readonly string[] {
  const keyLines = splitLines(raw['model-api-keys'] ?? '').map((line) => line.trim())
  const modelSecrets = keyLines.flatMap((line) => [splitKeyLine(line)?.value ?? line, line])
  const grants = findGrantSecrets(raw['oauth-tokens'] ?? '')
  const headers = findHeaderSecrets(raw['request-headers'] ?? '')
  return [raw['api-key']?.trim() ?? '', ...modelSecrets, ...grants, ...headers].filter(
    (secret) => secret !== '',
  )
}

function findGrantSecrets(text: string): readonly string[] {
  try {
    return collectStrings(JSON.parse(text)).filter((secret) => secret.length >= 6)
  } catch {
    return splitLines(text).map((line) => line.trim())
  }
}

function collectStrings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(collectStrings)
  return []
}
