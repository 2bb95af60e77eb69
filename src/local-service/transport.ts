import type { IncomingMessage, ServerResponse } from 'node:http'
import { API_ROOT } from './api-root.ts'
import { type ApiResponse, dispatch, type Service } from './dispatch.ts'
import type { Fault, FaultBox } from './faults.ts'
import { findPage } from './pages/pages.ts'
import { MAX_BODY_BYTES } from './read-body.ts'
import { type RequestLogEntry, redactBody } from './request-log.ts'
import { findRoute } from './router.ts'
import { acceptUpload, MAX_UPLOAD_BYTES } from './uploads.ts'

/** What the transport needs beside the service. */
export interface Transport {
  readonly service: Service
  readonly faults: FaultBox
  readonly log: (entry: RequestLogEntry) => void
  readonly sleep: (ms: number) => Promise<void>
  /** `http://127.0.0.1:PORT`. */
  readonly origin: () => string
}

const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i

interface Outgoing {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Answers one HTTP request: a page, an upload or an operation. */
export async function serveRequest(
  request: IncomingMessage,
  response: ServerResponse,
  transport: Transport,
): Promise<void> {
  const { origin, service } = transport
  const url = new URL(request.url ?? '/', origin())
  if (!LOOPBACK_HOST.test(request.headers.host ?? '')) {
    // A web page whose name was pointed at this machine must not read it through the visitor's browser.
    return send(response, {
      status: 421,
      headers: {},
      text: 'The local service answers to 127.0.0.1 and localhost only.\n',
    })
  }
  const isUpload = request.method === 'POST' && url.pathname.startsWith('/uploads/')
  const { bytes, size } = await readBytes(request, isUpload ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES)
  const note = (status: number | null, operationId: string | null, body?: unknown): void =>
    transport.log({
      method: request.method ?? '',
      path: `${url.pathname}${url.search}`,
      operationId,
      status,
      requestBytes: size,
      body,
    })
  if (url.pathname === API_ROOT || url.pathname.startsWith(`${API_ROOT}/`)) {
    return serveApi({ request, response, url, bytes, size, note }, transport)
  }
  if (isUpload) {
    const { status, body } = acceptUpload(
      {
        token: url.pathname.slice('/uploads/'.length),
        contentType: request.headers['content-type'] ?? 'application/octet-stream',
        bytes,
        now: service.now(),
        newId: service.newId,
      },
      service.store,
    )
    note(status, null)
    return send(response, { status, headers: JSON_HEADERS, text: JSON.stringify(body) })
  }
  const page =
    request.method === 'GET' || request.method === 'HEAD'
      ? findPage(url.pathname, `${origin()}${API_ROOT}`, service.store)
      : undefined
  const status = page === undefined ? 404 : 200
  note(status, null)
  return send(response, { status, headers: PAGE_HEADERS, text: page ?? 'Nothing is here.\n' })
}

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' }
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

interface ApiCall {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
  readonly bytes: Buffer | undefined
  readonly size: number
  readonly note: (status: number | null, operationId: string | null, body?: unknown) => void
}

async function serveApi(call: ApiCall, transport: Transport): Promise<void> {
  const { request, response, url, bytes, size } = call
  const method = request.method ?? ''
  const path = url.pathname.slice(API_ROOT.length)
  const route = findRoute(method, path)
  const operationId = route.kind === 'operation' ? route.id : null
  const text = bytes?.toString('utf8')
  const note = (status: number | null): void => call.note(status, operationId, readForLog(text))
  const faults = transport.faults.strike(operationId ?? undefined)
  for (const fault of faults) if (fault.kind === 'latency') await transport.sleep(fault.ms ?? 1000)
  const early = faults.find(({ kind }) => kind === 'status' || kind === 'html')
  if (faults.some(({ kind }) => kind === 'reset')) {
    note(null)
    return cut(request)
  }
  if (early !== undefined) {
    const outgoing = faultAnswer(early)
    note(outgoing.status)
    return send(response, outgoing)
  }
  const answer = await dispatch(
    {
      method,
      path,
      query: url.searchParams,
      header: (name) => request.headers[name]?.toString(),
      size,
      text,
    },
    transport.origin(),
    transport.service,
  )
  if (faults.some(({ kind }) => kind === 'reset-after-commit')) {
    note(null)
    return cut(request)
  }
  note(answer.status)
  return faults.some(({ kind }) => kind === 'truncate')
    ? sendTruncated(response, toOutgoing(answer))
    : send(response, toOutgoing(answer))
}

function toOutgoing({ status, headers, body }: ApiResponse): Outgoing {
  return { status, headers: { ...JSON_HEADERS, ...headers }, text: JSON.stringify(body) }
}

const CODE_OF_STATUS: Readonly<Record<number, string>> = {
  400: 'VALIDATION_ERROR',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  422: 'FEATURE_NOT_SUPPORTED',
  429: 'RATE_LIMITED',
  502: 'SERVER_UNREACHABLE',
  504: 'TIMEOUT',
}

function faultAnswer({ kind, status, retryAfter }: Fault): Outgoing {
  if (kind === 'html') {
    const text = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>\n'
    return { status: status ?? 502, headers: PAGE_HEADERS, text }
  }
  const code = CODE_OF_STATUS[status ?? 503] ?? 'INTERNAL_ERROR'
  const headers = retryAfter === undefined ? JSON_HEADERS : { ...JSON_HEADERS, 'retry-after': retryAfter }
  return {
    status: status ?? 503,
    headers,
    text: JSON.stringify({ code, message: 'A fault that was switched on.' }),
  }
}

function send(response: ServerResponse, { status, headers, text }: Outgoing): void {
  response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(text)) })
  response.end(text)
}

/** Promises the whole body and sends half of it. */
function sendTruncated(response: ServerResponse, { status, headers, text }: Outgoing): void {
  const bytes = Buffer.from(text)
  response.writeHead(status, { ...headers, 'content-length': String(bytes.length) })
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy())
}

function cut(request: IncomingMessage): void {
  request.socket.resetAndDestroy()
}

/** Reads the whole body but keeps at most `limit` bytes, so that a long one can still be answered. */
async function readBytes(
  request: IncomingMessage,
  limit: number,
): Promise<{ readonly bytes: Buffer | undefined; readonly size: number }> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
    else chunks.length = 0
  }
  return { bytes: size > limit ? undefined : Buffer.concat(chunks), size }
}

function readForLog(text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined
  try {
    return redactBody(JSON.parse(text))
  } catch {
    return undefined
  }
}
