import { createHash } from 'node:crypto'
import { limits } from '#contract'
import { ApiError } from '../api-error.ts'
import type { RequestContext } from '../handler.ts'
import type { Store } from '../store/open-store.ts'

/**
 * The idempotency key of a request: the prefixed header, then the plain one, then the body's. A header that
 * is empty or longer than 256 characters is ignored.
 */
export function readIdempotencyKey(context: RequestContext, bodyKey?: string): string | undefined {
  const { idempotencyKey, plainIdempotencyKey } = context.headerNames
  const isUsableKey = (key: string | undefined): key is string =>
    key !== undefined && key !== '' && key.length <= limits.idempotencyKeyChars
  return [context.header(idempotencyKey), context.header(plainIdempotencyKey), bodyKey].find(isUsableKey)
}

/** A write that may be requested again. */
export interface ReplayScope {
  readonly operation: string
  readonly projectId: string
  readonly key: string
  readonly body: unknown
}

/**
 * The first answer to the write, or undefined.
 * @throws ApiError CONFLICT when the key was used with another body.
 */
export function findReplay<T>(scope: ReplayScope, store: Store): T | undefined {
  const replay = store.replays.find(nameReplayScope(scope), scope.key)
  if (replay === undefined) return undefined
  if (replay.fingerprint !== hashRequestBody(scope.body)) {
    throw new ApiError('CONFLICT', 'The idempotency key was used with another body.', {
      reason: 'IDEMPOTENCY_CONFLICT',
    })
  }
  // Written by keepReplay below under the same operation, so of the same type.
  return JSON.parse(replay.body) as T
}

/** Keeps what a write answered. */
export function keepReplay(scope: ReplayScope, answer: unknown, store: Store): void {
  store.replays.put(nameReplayScope(scope), scope.key, hashRequestBody(scope.body), JSON.stringify(answer))
}

function nameReplayScope({ operation, projectId }: ReplayScope): string {
  return `${operation} ${projectId}`
}

function hashRequestBody(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}

/**
 * Writes under way, so that a second request with the same key waits for the first one instead of repeating
 * it.
 */
const underway = new WeakMap<Store, Map<string, Promise<unknown>>>()

/**
 * Does a write once per idempotency key. A write that was refused is forgotten: the next request tries again.
 * @returns the answer, and whether an earlier request gave it
 * @throws ApiError CONFLICT when the key was used with another body, and anything that `write` throws
 */
export async function writeOncePerKey<T>(
  scope: ReplayScope | undefined,
  store: Store,
  write: () => Promise<T>,
): Promise<{ readonly replayed: boolean; readonly answer: T }> {
  if (scope === undefined) return { replayed: false, answer: await write() }
  const pending = underway.get(store) ?? new Map<string, Promise<unknown>>()
  underway.set(store, pending)
  const name = `${nameReplayScope(scope)}\n${scope.key}`
  await pending.get(name)?.catch(() => undefined)
  const known = findReplay<T>(scope, store)
  if (known !== undefined) return { replayed: true, answer: known }
  const written = write().then((answer) => {
    keepReplay(scope, answer, store)
    return answer
  })
  pending.set(name, written)
  try {
    return { replayed: false, answer: await written }
  } finally {
    pending.delete(name)
  }
}
