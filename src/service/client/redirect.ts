import type { HttpRequest, HttpResponse } from '../../http/request.ts'
import { CallFailure } from './failure/call-failure.ts'

/** Redirects followed for one request. */
const maxRedirects = 3

/**
 * Where to go on, or undefined when the response is not a redirect. Only inside the origin, so that the key never
 * reaches another one, and only when the method stays what it was. Throws CallFailure for every other redirect.
 */
export function findRedirectTarget(
  request: HttpRequest,
  response: HttpResponse,
  followed: number,
): URL | undefined {
  const { status } = response
  if (![301, 302, 303, 307, 308].includes(status)) return undefined
  const location = response.headers.location
  const target = location === undefined ? null : URL.parse(location, request.url.href)
  const createRedirectFailure = (message: string) =>
    new CallFailure({ message, facts: { code: 'REDIRECTED' }, status, transient: false, maybeDone: false })
  if (target === null) throw createRedirectFailure('a redirect to nowhere')
  if (target.origin !== request.url.origin) {
    throw createRedirectFailure(
      `a redirect to another origin, ${target.origin}, which is not followed: the key would go there`,
    )
  }
  if (request.method !== 'GET' && status !== 307 && status !== 308) {
    throw createRedirectFailure(`a redirect that would turn ${request.method} into GET`)
  }
  if (followed >= maxRedirects) throw createRedirectFailure(`more than ${maxRedirects} redirects`)
  return target
}
