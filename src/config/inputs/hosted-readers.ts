import * as v from 'valibot'
import { splitLines } from '../../paths/lines.ts'
import { quote, type Reader, type Refuse } from './reader.ts'
import { headerSecrets } from './service-readers.ts'

const grantSchema = v.looseObject({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.optional(v.string()),
  expires_in: v.optional(v.number()),
  token_type: v.optional(v.string()),
  scope: v.optional(v.string()),
  id_token: v.optional(v.string()),
  clientId: v.optional(v.string()),
  clientSecret: v.optional(v.string()),
})

/** OAuth grants by server id or name. */
export type OAuthGrants = Readonly<Record<string, v.InferOutput<typeof grantSchema>>>

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
    const parsed = v.safeParse(v.record(v.string(), grantSchema), json)
    if (parsed.success) return parsed.output
    const path = v.getDotPath(parsed.issues[0])
    return refuse(`has an invalid or missing value${path === null ? '' : ` at ${path}`}`, advice)
  }
  return { placeholder: 'JSON', isMultiline: true, absent: {}, read }
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
