import { createHash } from 'node:crypto'
import { limits } from '../../contract/limits.ts'
import { ApiError } from '../api-error.ts'
import type { RequestContext } from '../handler.ts'
import type { Store } from '../store/open-store.ts'

/**
 * The idempotency key of a request: the prefixed header, then the plain one, then the body's. A header that is
 * empty or longer than 256 characters is ignored (wire facts 1).
 */
export function readIdempotencyKey(context: RequestContext, bodyKey?: string): string | undefined {
  const { idempotencyKey, plainIdempotencyKey } = context.headerNames
  const isGood = (key: string | undefined): key is string =>
    key !== undefined && key !== '' && key.length <= limits.idempotencyKeyChars
  return [context.header(idempotencyKey), context.header(plainIdempotencyKey), bodyKey].find(isGood)
}

/** A write that may be asked for again. */
export interface ReplayScope {
  readonly operation: string
  readonly projectId: string
  readonly key: string
  readonly body: unknown
}

/**
 * What the write answered the first time, or undefined.
 * @throws ApiError CONFLICT when the key was used with another body.
 */
export function findReplay<T>(scope: ReplayScope, store: Store): T | undefined {
  const found = store.replays.find(scopeName(scope), scope.key)
  if (found === undefined) return undefined
  if (found.fingerprint !== fingerprintOf(scope.body)) {
    throw new ApiError('CONFLICT', 'The idempotency key was used with another body.', {
      reason: 'IDEMPOTENCY_CONFLICT',
    })
  }
  // Written by keepReplay below under the same operation, so of the same type.
  return JSON.parse(found.body) as T
}

/** Keeps what a write answered. */
export function keepReplay(scope: ReplayScope, answer: unknown, store: Store): void {
  store.replays.put(scopeName(scope), scope.key, fingerprintOf(scope.body), JSON.stringify(answer))
}

function scopeName({ operation, projectId }: ReplayScope): string {
  return `${operation} ${projectId}`
}

function fingerprintOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}
