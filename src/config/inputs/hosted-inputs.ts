import { isRecord } from '../../model/data.ts'
import { splitLines } from '../../paths/lines.ts'
import type { InputTable } from './input.ts'
import { quote, type Reader, type Refuse, script } from './reader.ts'
import { headerSecrets } from './service-inputs.ts'

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

/** What a server of OAuth 2 has granted (RFC 6749, 5.1), and the client that it was granted to. */
export interface OAuthGrant {
  readonly access_token: string
  readonly refresh_token?: string
  /** Seconds. */
  readonly expires_in?: number
  readonly token_type?: string
  readonly scope?: string
  readonly id_token?: string
  readonly clientId?: string
  readonly clientSecret?: string
}

/** OAuth grants by server id or name. */
export type OAuthGrants = Readonly<Record<string, OAuthGrant>>

const grantFields: Readonly<Record<keyof OAuthGrant, 'string' | 'number'>> = {
  access_token: 'string',
  refresh_token: 'string',
  expires_in: 'number',
  token_type: 'string',
  scope: 'string',
  id_token: 'string',
  clientId: 'string',
  clientSecret: 'string',
}

const grantExample = '{"my-server": {"access_token": "…", "refresh_token": "…"}}'

/** A JSON object with one grant for each server. No value is ever part of a message. */
export function oauthGrants(): Reader<OAuthGrants> {
  const read = (text: string, refuse: Refuse) => {
    const advice = `Pass JSON such as ${grantExample} from a secret.`
    let json: unknown
    try {
      json = JSON.parse(text)
    } catch {
      return refuse('is not valid JSON', advice)
    }
    const wrong = wrongPlace(json)
    if (wrong === undefined) return json as OAuthGrants
    return refuse(`has an invalid or missing value${wrong === '' ? '' : ` at ${wrong}`}`, advice)
  }
  return { placeholder: 'JSON', isMultiline: true, absent: {}, read }
}

/** Path of the first value that is no grant or no field of one; empty for the text as a whole. */
function wrongPlace(grants: unknown): string | undefined {
  if (!isRecord(grants)) return ''
  for (const [server, grant] of Object.entries(grants)) {
    if (!isRecord(grant)) return server
    const { access_token: token } = grant
    if (token === undefined || token === '') return `${server}.access_token`
    const fields = Object.entries(grantFields)
    const wrong = fields.find(([name, type]) => ![type, 'undefined'].includes(typeof grant[name]))
    if (wrong !== undefined) return `${server}.${wrong[0]}`
  }
  return undefined
}

/** Keys by provider, one `provider: key` per line. No key is ever part of a message. */
export function modelKeys(): Reader<Readonly<Record<string, string>>> {
  const read = (text: string, refuse: Refuse) => {
    const keys: Record<string, string> = {}
    for (const [index, line] of splitLines(text).entries()) {
      if (line.trim() === '' || line.trim().startsWith('#')) continue
      const pair = splitKeyLine(line)
      if (pair === undefined) {
        refuse(
          `must have one \`provider: key\` per line; line ${index + 1} does not`,
          'For example `anthropic: ` and the secret. An empty secret leaves the key out.',
        )
      } else if (Object.hasOwn(keys, pair.provider)) {
        refuse(`has ${quote(pair.provider)} twice`)
      } else if (pair.key !== '') {
        keys[pair.provider] = pair.key
      }
    }
    return keys
  }
  return { placeholder: 'PROVIDER:KEY', isMultiline: true, absent: {}, read }
}

function splitKeyLine(line: string): { readonly provider: string; readonly key: string } | undefined {
  const match = /^([A-Za-z][\w.-]*)\s*[:=]\s*(\S*)$/.exec(line.trim())
  return match?.[1] === undefined || match[2] === undefined
    ? undefined
    : { provider: match[1], key: match[2] }
}

/** Every secret among the inputs, so that no log shows one, even when the inputs are wrong. */
export function secretsAmong(raw: Readonly<Record<string, string | undefined>>): readonly string[] {
  const keyLines = splitLines(raw['model-api-keys'] ?? '').map((line) => line.trim())
  const modelSecrets = keyLines.flatMap((line) => [splitKeyLine(line)?.key ?? line, line])
  const grants = grantSecrets(raw['oauth-tokens'] ?? '')
  const headers = headerSecrets(raw['request-headers'] ?? '')
  return [raw['api-key']?.trim() ?? '', ...modelSecrets, ...grants, ...headers].filter(
    (secret) => secret !== '',
  )
}

function grantSecrets(text: string): readonly string[] {
  try {
    return stringsIn(JSON.parse(text)).filter((secret) => secret.length >= 6)
  } catch {
    return splitLines(text).map((line) => line.trim())
  }
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
