import type { Dispatcher } from 'undici'
import { HttpFailure, toHttpFailure } from './http-failure.ts'
import type { ConnectionPool } from './proxy.ts'

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** For the whole exchange, from connecting to the last byte. */
  readonly timeoutMs: number
  /** A longer response is refused. */
  readonly maxBytes: number
  readonly signal?: AbortSignal | undefined
}

export interface HttpResponse {
  readonly status: number
  /** Lower-case names; a repeated header is joined by commas. */
  readonly headers: Readonly<Record<string, string>>
  /** UTF-8 text; invalid bytes are replaced. */
  readonly body: string
}

function flatten(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const flat: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value
  }
  return flat
}

async function readBody(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) {
      throw new HttpFailure({
        code: 'TOO_LARGE',
        delivery: 'unknown',
        transient: false,
        message: `the response is larger than ${maxBytes} bytes`,
      })
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size).toString('utf8')
}

/**
 * Sends one request and reads the whole response. Follows no redirect. Throws {@link HttpFailure} when no
 * complete response arrives, and the signal's reason when the caller aborts.
 */
export async function sendRequest(pool: ConnectionPool, request: HttpRequest): Promise<HttpResponse> {
  request.signal?.throwIfAborted()
  const timeout = AbortSignal.timeout(request.timeoutMs)
  const signal = request.signal === undefined ? timeout : AbortSignal.any([request.signal, timeout])
  try {
    const response = await pool.dispatcherFor(request.url).request({
      origin: request.url.origin,
      path: `${request.url.pathname}${request.url.search}`,
      method: request.method,
      headers: { ...request.headers },
      body: request.body ?? null,
      headersTimeout: request.timeoutMs,
      bodyTimeout: request.timeoutMs,
      signal,
    })
    const body = await readBody(response.body, request.maxBytes)
    return { status: response.statusCode, headers: flatten(response.headers), body }
  } catch (error) {
    request.signal?.throwIfAborted()
    if (timeout.aborted) {
      throw new HttpFailure({
        code: 'TIMEOUT',
        delivery: 'unknown',
        transient: true,
        message: `no complete response within ${request.timeoutMs / 1000} s`,
        cause: error,
      })
    }
    throw toHttpFailure(error)
  }
}
