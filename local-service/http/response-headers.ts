import { getOperation, isOperationId, type ServiceHeaders } from '#contract'
import { apiRoot } from './api-root.ts'
import type { Route } from './router.ts'

/** Headers that belong to the route, regardless of the answer: deprecation, the successor, and what the answer varies by. */
export function listRouteHeaders(
  route: Route,
  headerNames: ServiceHeaders,
): Readonly<Record<string, string>> {
  if (route.kind === 'other-method') return { allow: route.allow.join(', ') }
  if (route.kind === 'unknown') return {}
  const operation = getOperation(route.id)
  const successor = operation.deprecated?.successor
  return {
    ...(operation.vocabulary === true && { vary: headerNames.evalVocabulary }),
    ...(successor !== undefined && {
      deprecation: 'true',
      link: `<${writeSuccessorPath(successor, route.params)}>; rel="successor-version"`,
    }),
  }
}

/** The successor's path with the same ids: `hostId` of the old path is `clientId` of the new one. */
function writeSuccessorPath(successor: string, params: Readonly<Record<string, string>>): string {
  const values = Object.values(params)
  let next = 0
  const template = isOperationId(successor) ? getOperation(successor).path : successor
  const path = template.replace(/\{[^{}]+\}/g, () => {
    const value = values[next] ?? ''
    next += 1
    return encodeURIComponent(value)
  })
  return `${apiRoot}${path}`
}
