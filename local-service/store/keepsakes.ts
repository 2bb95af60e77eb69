import type { DatabaseSync } from 'node:sqlite'

/** Opens the uploaded files, reached by a one-time token instead of a key. */
export function openBlobStore(database: DatabaseSync) {
  const reserve = database.prepare('INSERT INTO blobs (token, expires_at) VALUES (?, ?)')
  const find = database.prepare('SELECT storage_id, expires_at FROM blobs WHERE token = ?')
  const fill = database.prepare(
    'UPDATE blobs SET storage_id = ?, content_type = ?, bytes = ? WHERE token = ?',
  )
  const read = database.prepare('SELECT content_type, bytes FROM blobs WHERE storage_id = ?')
  return {
    /** Opens a place for one file. The token is the whole permission, as with a signed URL. */
    reserve: (token: string, expiresAt: number): void => {
      reserve.run(token, expiresAt)
    },
    /** State of an upload URL; only an `open` one takes a file. */
    stateOf: (token: string, now: number): 'open' | 'used' | 'expired' | 'unknown' => {
      const row = find.get(token)
      if (row === undefined) return 'unknown'
      if (row.storage_id !== null) return 'used'
      if (Number(row.expires_at) <= now) return 'expired'
      return 'open'
    },
    fill: (token: string, storageId: string, contentType: string, bytes: Uint8Array): void => {
      fill.run(storageId, contentType, bytes, token)
    },
    read: (storageId: string) => {
      const row = read.get(storageId)
      const bytes = row?.bytes
      if (bytes instanceof Uint8Array) return { contentType: String(row?.content_type), bytes }
      return undefined
    },
  }
}

/** Opens the answers that are kept for requests with an idempotency key. */
export function openReplayStore(database: DatabaseSync) {
  const find = database.prepare('SELECT fingerprint, body FROM replays WHERE scope = ? AND replay_key = ?')
  const put = database.prepare(
    'INSERT INTO replays (scope, replay_key, fingerprint, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  return {
    find: (scope: string, key: string) => {
      const row = find.get(scope, key)
      if (row === undefined) return undefined
      return { fingerprint: String(row.fingerprint), body: String(row.body) }
    },
    put: (scope: string, key: string, fingerprint: string, body: string): void => {
      put.run(scope, key, fingerprint, body)
    },
  }
}

/** Opens the OAuth tokens that users imported for a target server. */
export function openOAuthTokens(database: DatabaseSync) {
  const get = database.prepare('SELECT body FROM tokens WHERE server_id = ? AND user_id = ?')
  const put = database.prepare(
    `INSERT INTO tokens (server_id, user_id, body) VALUES (?, ?, ?)
     ON CONFLICT (server_id, user_id) DO UPDATE SET body = excluded.body`,
  )
  return {
    get: (serverId: string, userId: string) => {
      const row = get.get(serverId, userId)
      if (row === undefined) return undefined
      return String(row.body)
    },
    put: (serverId: string, userId: string, body: string): void => {
      put.run(serverId, userId, body)
    },
  }
}
