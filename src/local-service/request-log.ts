/** One request as tests and `serve` see it. The key is never in it. */
export interface RequestLogEntry {
  readonly method: string
  /** Path with query, as sent. */
  readonly path: string
  /** Null: no operation of the service (a page, an upload, an unknown path). */
  readonly operationId: string | null
  /** Null: the connection was cut without an answer. */
  readonly status: number | null
  readonly requestBytes: number
  /** Parsed JSON body with credentials replaced; undefined when there was none or it was no JSON. */
  readonly body: unknown
}

/** Fields that hold credentials, wherever they are in a body. */
const SECRET_FIELDS = new Set(
  [
    'tokens',
    'modelApiKeys',
    'accessToken',
    'refreshToken',
    'clientSecret',
    'apiKey',
    'password',
    'secret',
    'authorization',
  ].map((name) => name.toLowerCase()),
)

/** Replaces credentials in a body. `tokens` of a result holds counts, so numbers stay. */
export function redactBody(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(redactBody)
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      SECRET_FIELDS.has(name.toLowerCase()) ? hideTexts(value) : redactBody(value),
    ]),
  )
}

function hideTexts(value: unknown): unknown {
  if (typeof value === 'string') return '***'
  if (Array.isArray(value)) return value.map(hideTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, hideTexts(inner)]))
}
