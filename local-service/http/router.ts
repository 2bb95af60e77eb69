import { getOperation, type Method, type OperationId, operationIds } from '#contract'

export type Route =
  | {
      readonly kind: 'operation'
      readonly id: OperationId
      readonly params: Readonly<Record<string, string>>
    }
  /** The path exists, but not with this method. */
  | { readonly kind: 'other-method'; readonly allow: readonly Method[] }
  | { readonly kind: 'unknown' }

interface Pattern {
  readonly id: OperationId
  readonly method: Method
  readonly segments: readonly string[]
}

const patterns: readonly Pattern[] = operationIds.map((id) => {
  const { method, path } = getOperation(id)
  return { id, method, segments: path.split('/').slice(1) }
})

/**
 * Finds the operation of a request. Fixed segments win over parameters, so that `environments/capabilities` is
 * no environment id.
 * @param path Path below the base URL, still percent-encoded: `/projects/p1/servers`.
 */
export function findRoute(method: string, path: string): Route {
  const segments = path.split('/').slice(1)
  const matching = patterns
    .flatMap((pattern) => {
      const params = matchPathSegments(pattern.segments, segments)
      if (params === undefined) return []
      return [{ pattern, params }]
    })
    .sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)
  const fixed = Object.keys(matching[0]?.params ?? {}).length
  const nearest = matching.filter(({ params }) => Object.keys(params).length === fixed)
  const matched = nearest.find(({ pattern }) => pattern.method === method)
  if (matched !== undefined) return { kind: 'operation', id: matched.pattern.id, params: matched.params }
  if (nearest.length === 0) return { kind: 'unknown' }
  return { kind: 'other-method', allow: [...new Set(nearest.map(({ pattern }) => pattern.method))] }
}

function matchPathSegments(
  pattern: readonly string[],
  actual: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (pattern.length !== actual.length) return undefined
  const params: [string, string][] = []
  for (const [index, expected] of pattern.entries()) {
    const segment = actual[index] ?? ''
    if (!expected.startsWith('{')) {
      if (expected !== segment) return undefined
      continue
    }
    const value = decodePathSegment(segment)
    if (value === undefined || value === '') return undefined
    params.push([expected.slice(1, -1), value])
  }
  return Object.fromEntries(params)
}

function decodePathSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
