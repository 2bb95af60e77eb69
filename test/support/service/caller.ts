import type { LocalService } from '../../../local-service/http/server.ts'

export interface CallOptions {
  readonly body?: unknown
  /** Sent as it is instead of `body`. */
  readonly text?: string
  /** Null sends no key. */
  readonly key?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

/** Speaks plain HTTP to the service, so that tests see exactly what is on the wire. */
export function callerOf(service: Pick<LocalService, 'baseUrl' | 'key'>) {
  return async (method: string, path: string, options: CallOptions = {}) => {
    const { body, text, key = service.key ?? null, headers } = options
    const response = await fetch(`${service.baseUrl}${path}`, {
      method,
      headers: {
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(text !== undefined ? { body: text } : body !== undefined ? { body: JSON.stringify(body) } : {}),
    })
    const answer = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      json: JSON.parse(answer) as Wire,
    }
  }
}

/** A JSON answer. The named fields are those that tests pass on; what is really there, they assert. */
export interface Wire {
  readonly [name: string]: unknown
  readonly id: string
  readonly suiteId: string
  readonly runId: string
  readonly uploadUrl: string
  readonly code: string
  readonly message: string
  readonly details: Readonly<Record<string, unknown>>
  readonly items: readonly Wire[]
  readonly nextCursor: string
}
