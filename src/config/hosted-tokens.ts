import * as v from 'valibot'
import { UsageError } from '../errors.ts'

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

const where = 'input oauth-tokens'
const example = '{"my-server": {"access_token": "…", "refresh_token": "…"}}'

/** OAuth grants by server id or name. */
export type OAuthGrants = Readonly<Record<string, v.InferOutput<typeof grantSchema>>>

/**
 * Reads the input: a JSON object with one grant for each server. No value is ever part of a message.
 * @throws UsageError
 */
export function parseGrants(text: string): OAuthGrants {
  const refuse = (message: string): never => {
    throw new UsageError([{ where, message, advice: `It takes JSON such as ${example}, from a secret.` }])
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return refuse('is not JSON')
  }
  const parsed = v.safeParse(v.record(v.string(), grantSchema), json)
  if (parsed.success) return parsed.output
  const path = v.getDotPath(parsed.issues[0])
  return refuse(`has a wrong or missing value${path === null ? '' : ` at ${path}`}`)
}

/** Every text in the input that may be a secret. */
export function grantSecrets(text: string): readonly string[] {
  try {
    return stringsIn(JSON.parse(text)).filter((secret) => secret.length >= 6)
  } catch {
    return text.split(/\r?\n/).map((line) => line.trim())
  }
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
