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
  /** Parsed JSON body with credentials replaced; undefined without a body or if it was not JSON. */
  readonly body: unknown
}

/** Fields that hold credentials, wherever they are in a body. */
const secretFields = new Set(
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
export function redactRequestBody(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(redactRequestBody)
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      secretFields.has(name.toLowerCase()) ? hideAllTexts(value) : redactRequestBody(value),
    ]),
  )
}

function hideAllTexts(value: unknown): unknown {
  if (typeof value === 'string') return '***'
  if (Array.isArray(value)) return value.map(hideAllTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, hideAllTexts(inner)]))
}

/** Keeps the newest requests. */
interface RequestLog {
  readonly entries: readonly RequestLogEntry[]
  add(entry: RequestLogEntry): void
}

/** Most bytes of bodies that are kept; beyond it, the bodies of the oldest requests are dropped. */
const maxBodyBytes = 64 * 1_048_576

/** Makes a log of at most `size` requests. */
export function createRequestLog(size: number): RequestLog {
  const entries: RequestLogEntry[] = []
  let bodyBytes = 0
  let oldestBody = 0
  const forgetEntryBody = (index: number): void => {
    const entry = entries[index]
    if (entry === undefined) return
    bodyBytes -= entry.requestBytes
    entries[index] = { ...entry, body: undefined }
  }
  return {
    entries,
    add: (entry) => {
      if (size === 0) return
      entries.push(entry)
      bodyBytes += entry.requestBytes
      while (bodyBytes > maxBodyBytes && oldestBody < entries.length - 1) {
        forgetEntryBody(oldestBody)
        oldestBody += 1
      }
      if (entries.length <= size) return
      if (oldestBody === 0) forgetEntryBody(0)
      entries.shift()
      oldestBody = Math.max(0, oldestBody - 1)
    },
  }
}
