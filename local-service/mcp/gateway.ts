import { createConflictError } from '../api-error.ts'
import type { Settings } from '../settings.ts'
import type { Server } from '../store/catalog-records.ts'
import type { Store } from '../store/open-store.ts'
import { type Connection, connectServer } from './connection.ts'
import { readRefusedStatus, toApiError } from './target-error.ts'
import { findStoredTokens, isTokenExpired, refreshStoredTokens, storeTokens } from './tokens.ts'

/** Reaches target servers on behalf of a user. */
export interface ServerGateway {
  /**
   * Connects, runs the body, and disconnects. Imported tokens go along; they are renewed when they have
   * expired or the target refuses them.
   * @throws ApiError SERVER_UNREACHABLE, TIMEOUT, OAUTH_REQUIRED, FORBIDDEN, FEATURE_NOT_SUPPORTED, …
   */
  use<T>(server: Server, userId: string, body: (connection: Connection) => Promise<T>): Promise<T>
  /** Opens a connection that stays open. The caller closes it. Throws as {@link ServerGateway.use}. */
  open(server: Server, userId: string, signal: AbortSignal): Promise<Connection>
  /** Status of a plain request to the target, or undefined when nothing answers. */
  probe(server: Server): Promise<number | undefined>
}

export function createServerGateway(store: Store, settings: Settings, now: () => number): ServerGateway {
  const { serverTimeoutMs: timeoutMs, allowStdio } = settings
  const renewTokens = async (server: Server, userId: string): Promise<string | undefined> => {
    const tokens = findStoredTokens(server, userId, store)
    const renewed = tokens && (await refreshStoredTokens(tokens, server, now()))
    if (renewed !== undefined) storeTokens(renewed, server, userId, store)
    return renewed?.accessToken
  }
  const attemptWithTokens = async <T>(
    server: Server,
    userId: string,
    body: (accessToken: string | undefined) => Promise<T>,
  ): Promise<T> => {
    if (!server.enabled) throw createConflictError(`The server "${server.name}" is disabled.`)
    const tokens = findStoredTokens(server, userId, store)
    const early =
      tokens !== undefined && isTokenExpired(tokens, now()) ? await renewTokens(server, userId) : undefined
    try {
      return await body(early ?? tokens?.accessToken)
    } catch (error) {
      // A target answers 401 before it does anything, so a second request is safe even for a tool call.
      const renewed =
        readRefusedStatus(error) === 401 && early === undefined
          ? await renewTokens(server, userId)
          : undefined
      if (renewed === undefined) throw toApiError(error, server)
      return await body(renewed).catch((second: unknown) => {
        throw toApiError(second, server)
      })
    }
  }
  return {
    use: (server, userId, body) =>
      attemptWithTokens(server, userId, async (accessToken) => {
        const connection = await connectServer(server, { timeoutMs, accessToken }, allowStdio)
        try {
          return await body(connection)
        } finally {
          await connection.close()
        }
      }),
    open: (server, userId, signal) =>
      attemptWithTokens(server, userId, (accessToken) =>
        connectServer(server, { timeoutMs, accessToken, signal }, allowStdio),
      ),
    probe: async ({ url }) => {
      if (url === null) return undefined
      try {
        const signal = AbortSignal.timeout(timeoutMs)
        const headers = { accept: 'text/event-stream' }
        const response = await fetch(url, { headers, signal, redirect: 'manual' })
        await response.body?.cancel()
        return response.status
      } catch {
        return undefined
      }
    },
  }
}
