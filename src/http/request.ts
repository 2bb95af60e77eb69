import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import type { Dispatcher } from 'undici'
import { readErrorCode } from '../errors.ts'
import { delaySignal } from './delay-signal.ts'
import { blameProxy, HttpFailure, toHttpFailure } from './http-failure.ts'
import type { ConnectionPool } from './proxy.ts'

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Limit for the whole exchange, from connecting to the last byte. */
  readonly timeoutMs: number
  /** A longer response is refused. */
  readonly maxBytes: number
  readonly signal?: AbortSignal | undefined
  /** How long the response is still waited for after the signal aborted, in ms; by default not at all. */
  readonly graceMs?: number | undefined
}

export interface HttpResponse {
  readonly status: number
  /** Lower-case names; a repeated header is joined by commas. */
  readonly headers: Readonly<Record<string, string>>
  /** UTF-8 text; invalid bytes are replaced. */
  readonly body: string
}

function flattenHeaders(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const flat: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value
  }
  return flat
}

function createTooLargeFailure(maxBytes: number, cause?: unknown): HttpFailure {
  const message = `the response is larger than ${maxBytes} bytes`
  return new HttpFailure({ code: 'TOO_LARGE', delivery: 'unknown', transient: false, message, cause })
}

async function readBytes(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) throw createTooLargeFailure(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

const decoders: ReadonlyMap<string, (bytes: Buffer, limits: { maxOutputLength: number }) => Promise<Buffer>> =
  new Map([
    ['gzip', promisify(gunzip)],
    ['x-gzip', promisify(gunzip)],
    ['deflate', promisify(inflate)],
    ['br', promisify(brotliDecompress)],
  ])

/** A proxy may compress a response unasked, so every common encoding is supported. */
async function decodeBody(bytes: Buffer, encoding: string, maxBytes: number): Promise<Buffer> {
  if (encoding === '' || encoding === 'identity' || bytes.length === 0) return bytes
  const message = `the response is damaged or has an unknown encoding (${encoding.slice(0, 40)})`
  const decoder = decoders.get(encoding)
  const createDamagedFailure = (cause?: unknown) =>
    new HttpFailure({
      code: 'BAD_ENCODING',
      delivery: 'unknown',
      transient: decoder !== undefined,
      message,
      cause,
    })
  if (decoder === undefined) throw createDamagedFailure()
  try {
    return await decoder(bytes, { maxOutputLength: maxBytes })
  } catch (error) {
    const isBomb = readErrorCode(error) === 'ERR_BUFFER_TOO_LARGE'
    throw isBomb ? createTooLargeFailure(maxBytes, error) : createDamagedFailure(error)
  }
}

function extendSignal({ signal, graceMs = 0 }: HttpRequest): AbortSignal | undefined {
  if (signal === undefined || graceMs === 0) return signal
  return delaySignal(signal, graceMs)
}

/**
 * Sends one request and reads the whole response. Follows no redirect. Throws {@link HttpFailure} when no
 * complete response arrives, and the signal's reason when the caller aborts.
 */
export async function sendRequest(pool: ConnectionPool, request: HttpRequest): Promise<HttpResponse> {
  request.signal?.throwIfAborted()
  const timeout = AbortSignal.timeout(request.timeoutMs)
  const stop = extendSignal(request)
  const signal = stop === undefined ? timeout : AbortSignal.any([stop, timeout])
  try {
    const dispatcher = await pool.dispatcherFor(request.url)
    const response = await dispatcher.request({
      origin: request.url.origin,
      path: `${request.url.pathname}${request.url.search}`,
      method: request.method,
      headers: { 'accept-encoding': 'gzip', ...request.headers },
      body: request.body ?? null,
      headersTimeout: request.timeoutMs,
      bodyTimeout: request.timeoutMs,
      signal,
    })
    const headers = flattenHeaders(response.headers)
    const bytes = await readBytes(response.body, request.maxBytes)
    const encoding = headers['content-encoding']?.trim().toLowerCase() ?? ''
    const body = await decodeBody(bytes, encoding, request.maxBytes)
    return { status: response.statusCode, headers, body: body.toString('utf8') }
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
    throw blameProxy(toHttpFailure(error), pool.findProxy(request.url))
  }
}
