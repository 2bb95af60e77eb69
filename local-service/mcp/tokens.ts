import type { ParsedBodyOf } from '#contract'
import type { Server } from '../store/catalog-records.ts'
import type { Store } from '../store/open-store.ts'

/** Imported OAuth tokens of a user for a target server. */
interface StoredTokens {
  readonly accessToken: string
  readonly refreshToken?: string
  /** Unix epoch ms; absent when the issuer named no life. */
  readonly expiresAt?: number
  readonly authorizationServerUrl?: string
  readonly resourceUrl?: string
  readonly clientId?: string
  readonly clientSecret?: string
}

/** A token is renewed this much before it expires. */
const earlyMs = 10_000

/** Reads the tokens of an import. `expires_in` is in seconds. */
export function readImportedTokens(body: ParsedBodyOf<'importServerOauthTokens'>, now: number): StoredTokens {
  const { tokens, clientInformation, authorizationServerUrl, oauthResourceUrl } = body
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    expiresAt: tokens.expires_in === undefined ? undefined : now + tokens.expires_in * 1000,
    authorizationServerUrl,
    resourceUrl: oauthResourceUrl,
    clientId: clientInformation?.clientId,
    ...(clientInformation?.clientSecret !== undefined && { clientSecret: clientInformation.clientSecret }),
  }
}

export function findStoredTokens(server: Server, userId: string, store: Store): StoredTokens | undefined {
  const text = store.oauthTokens.get(server.id, userId)
  // Only storeTokens writes these texts, so their shape is known.
  if (text === undefined) return undefined
  return JSON.parse(text) as StoredTokens
}

export function storeTokens(tokens: StoredTokens, server: Server, userId: string, store: Store): void {
  store.oauthTokens.put(server.id, userId, JSON.stringify(tokens))
}

export function isTokenExpired({ expiresAt }: StoredTokens, now: number): boolean {
  return expiresAt !== undefined && expiresAt - earlyMs <= now
}

/**
 * Renews tokens at the authorization server: the one named at the import, else the one that the target names.
 * @returns undefined when there is nothing to renew with, or the renewal is refused.
 */
export async function refreshStoredTokens(
  tokens: StoredTokens,
  server: Server,
  now: number,
): Promise<StoredTokens | undefined> {
  const { refreshToken, clientId, clientSecret, resourceUrl } = tokens
  if (refreshToken === undefined || clientId === undefined || server.url === null) return undefined
  const { discoverAuthorizationServerMetadata, discoverOAuthServerInfo, refreshAuthorization } = await import(
    '@modelcontextprotocol/client'
  )
  try {
    const named = tokens.authorizationServerUrl
    const { authorizationServerUrl, authorizationServerMetadata: metadata } =
      named === undefined
        ? await discoverOAuthServerInfo(server.url)
        : {
            authorizationServerUrl: named,
            authorizationServerMetadata: await discoverAuthorizationServerMetadata(named),
          }
    const renewed = await refreshAuthorization(authorizationServerUrl, {
      metadata,
      clientInformation: {
        client_id: clientId,
        client_secret: clientSecret,
      },
      refreshToken,
      resource: resourceUrl === undefined ? undefined : new URL(resourceUrl),
    })
    const { expiresAt: _, ...unchanged } = tokens
    return {
      ...unchanged,
      accessToken: renewed.access_token,
      refreshToken: renewed.refresh_token ?? refreshToken,
      expiresAt: renewed.expires_in === undefined ? undefined : now + renewed.expires_in * 1000,
    }
  } catch {
    // Whatever went wrong, a person has to give a new grant; the target answers 401 until then.
    return undefined
  }
}
