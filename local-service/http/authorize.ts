import { ApiError } from '../api-error.ts'
import type { Caller } from '../handler.ts'
import type { Store } from '../store/open-store.ts'

const bearerPattern = /^Bearer +(\S+)$/i

/** The bearer of an `Authorization` header, or undefined. */
export function readBearerToken(authorization: string | undefined): string | undefined {
  return bearerPattern.exec(authorization ?? '')?.[1]
}

/**
 * Finds whom a key acts for.
 * @throws ApiError UNAUTHORIZED for a missing, unknown, revoked or orphaned key.
 */
export function authorizeBearer(bearer: string | undefined, store: Store): Caller {
  if (bearer === undefined) {
    throw new ApiError('UNAUTHORIZED', 'Send an API key: Authorization: Bearer sk_….')
  }
  const key = bearer.startsWith('sk_') ? store.access.findKey(bearer) : undefined
  if (key === undefined) throw new ApiError('UNAUTHORIZED', 'The API key is not known.')
  if (key.revokedAt !== undefined) throw new ApiError('UNAUTHORIZED', 'The API key was revoked.')
  if (key.organizationId === undefined) {
    throw new ApiError('UNAUTHORIZED', 'The API key is no longer bound to an organization.', {
      reason: 'ORPHANED_KEY',
    })
  }
  return { userId: key.userId, organizationId: key.organizationId }
}
