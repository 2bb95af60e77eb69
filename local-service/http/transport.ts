import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorBody } from '#contract'
import { ApiError, createNotFoundError } from '../api-error.ts'
import { answerFault, changeAnswer } from '../faults/answer.ts'
import type { FaultBox } from '../faults/faults.ts'
import { readFaults } from '../faults/faults.ts'
import { findPage } from '../pages/pages.ts'
import { acceptUpload, maxUploadBytes } from '../rules/uploads.ts'
import { describeDiskTrouble } from '../store/disk-trouble.ts'
import { apiRoot } from './api-root.ts'
import { authorizeBearer, readBearerToken } from './authorize.ts'
import { type ApiResponse, dispatchRequest, type Service } from './dispatch.ts'
import { jsonHeaders, type Outgoing, pageHeaders, sendAnswer, sendTruncatedAnswer } from './outgoing.ts'
import { maxBodyBytes } from './read-body.ts'
import { type RequestLogEntry, redactRequestBody } from './request-log.ts'
import { findRoute } from './router.ts'

/** The service, and what serving it over HTTP needs. */
export interface Transport {
  readonly service: Service
  readonly faults: FaultBox
  readonly log: (entry: RequestLogEntry) => void
  readonly sleep: (ms: number) => Promise<void>
  /** `http://127.0.0.1:PORT`. */
  readonly origin: () => string
}

const loopbackHost = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i

/** Answers one HTTP request: a page, an upload or an operation. */
export async function serveRequest(
  request: IncomingMessage,
  response: ServerResponse,
  transport: Transport,
): Promise<void> {
  const { origin, service } = transport
  // The date of an answer comes from the clock of the service, which a test may set to another time.
  response.setHeader('date', new Date(service.now()).toUTCString())
  const target = request.url ?? '/'
  // Joined as text, so that `//name/path` is a path and not another host. Anything but a path leads to no
  // page.
  const url = new URL(`${origin()}${target.startsWith('/') ? target : '/not-a-path'}`)
  if (!loopbackHost.test(request.headers.host ?? '')) {
    // A web page whose name was pointed at this machine must not read it through the visitor's browser.
    const message = 'The local service answers to 127.0.0.1 and localhost only.'
    return sendAnswer(response, refuse(421, { code: 'FORBIDDEN', message }))
  }
  if (url.pathname.startsWith('/sdk/')) {
    // The address of clients before version 1 of the API.
    const message = `${url.pathname} is retired: results go to ${apiRoot}/projects/{projectId}/eval-ingest. Update the client.`
    return sendAnswer(response, refuse(410, { code: 'FEATURE_NOT_SUPPORTED', message, error: message }))
  }
  const isUpload = request.method === 'POST' && url.pathname.startsWith('/uploads/')
  const { bytes, size } = await readBodyBytes(request, isUpload ? maxUploadBytes : maxBodyBytes)
  const logRequest = (status: number | null, operationId: string | null, body?: unknown): void =>
    transport.log({
      method: request.method ?? '',
      path: `${url.pathname}${url.search}`,
      operationId,
      status,
      requestBytes: size,
      body,
    })
  if (url.pathname === apiRoot || url.pathname.startsWith(`${apiRoot}/`)) {
    return serveApiCall({ request, response, url, bytes, size, note: logRequest }, transport)
  }
  if (isUpload) {
    const upload = {
      token: url.pathname.slice('/uploads/'.length),
      contentType: request.headers['content-type'] ?? 'application/octet-stream',
      bytes,
      now: service.now(),
      newId: service.newId,
    }
    const { status, body } = storeUploadedFile(upload, service)
    logRequest(status, null)
    return sendAnswer(response, { status, headers: jsonHeaders, text: JSON.stringify(body) })
  }
  if (url.pathname === '/faults' || url.pathname === '/keys') {
    const control = url.pathname === '/keys' ? handleKeyRequest : handleFaultRequest
    const outgoing = control(request, bytes?.toString('utf8'), transport)
    logRequest(outgoing.status, null)
    return sendAnswer(response, outgoing)
  }
  const page =
    request.method === 'GET' || request.method === 'HEAD'
      ? findPage(url, `${origin()}${apiRoot}`, service.store)
      : undefined
  const status = page === undefined ? 404 : 200
  logRequest(status, null)
  return sendAnswer(response, { status, headers: pageHeaders, text: page ?? 'Nothing is here.\n' })
}

function refuse(status: number, body: ErrorBody): Outgoing {
  return { status, headers: jsonHeaders, text: JSON.stringify(body) }
}

/** A full disk refuses the upload; it does not break the connection. */
function storeUploadedFile(
  upload: Parameters<typeof acceptUpload>[0],
  { store, onBug }: Service,
): ReturnType<typeof acceptUpload> {
  try {
    return acceptUpload(upload, store)
  } catch (error) {
    const trouble = describeDiskTrouble(error)
    if (trouble === undefined) throw error
    onBug(error)
    const message = `The upload could not be stored: ${trouble}.`
    return { status: 500, body: { error: message } }
  }
}

/**
 * Revokes the key that is sent, as its owner can in the hosted app. It is refused from the next request on.
 */
function handleKeyRequest(request: IncomingMessage, _: unknown, { service }: Transport): Outgoing {
  const { store, now } = service
  try {
    const bearer = readBearerToken(request.headers.authorization)
    authorizeBearer(bearer, store)
    const key = store.access.findKey(bearer ?? '')
    if (request.method !== 'DELETE' || key === undefined) throw createNotFoundError('Route')
    store.access.putKey({ ...key, revokedAt: now() })
    return { status: 200, headers: jsonHeaders, text: JSON.stringify({ revoked: true }) }
  } catch (error) {
    return toRefusal(error)
  }
}

function toRefusal(error: unknown): Outgoing {
  if (!(error instanceof ApiError)) throw error
  return refuse(error.status, error.toBody())
}

/** Reads or replaces the faults while the service runs. It takes an active key, as an operation would. */
function handleFaultRequest(
  request: IncomingMessage,
  text: string | undefined,
  { service, faults }: Transport,
): Outgoing {
  try {
    authorizeBearer(readBearerToken(request.headers.authorization), service.store)
    if (request.method === 'PUT') faults.set(readFaults(text ?? ''))
    else if (request.method !== 'GET') throw createNotFoundError('Route')
    return { status: 200, headers: jsonHeaders, text: JSON.stringify(faults.list()) }
  } catch (error) {
    return toRefusal(error)
  }
}

interface ApiCall {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
  readonly bytes: Buffer | undefined
  readonly size: number
  readonly note: (status: number | null, operationId: string | null, body?: unknown) => void
}

async function serveApiCall(call: ApiCall, transport: Transport): Promise<void> {
  const { request, response, url, bytes, size } = call
  const method = request.method ?? ''
  const path = url.pathname.slice(apiRoot.length)
  const route = findRoute(method, path)
  const operationId = route.kind === 'operation' ? route.id : null
  const text = bytes?.toString('utf8')
  const logAnswer = (status: number | null): void => call.note(status, operationId, readBodyForLog(text))
  const faults = transport.faults.strike(operationId ?? undefined)
  for (const fault of faults) if (fault.kind === 'latency') await transport.sleep(fault.ms ?? 1000)
  const early = faults.find(({ kind }) => kind === 'status' || kind === 'html' || kind === 'billing')
  if (faults.some(({ kind }) => kind === 'reset')) {
    logAnswer(null)
    return cutConnection(request)
  }
  if (early !== undefined) {
    const outgoing = answerFault(early)
    logAnswer(outgoing.status)
    return sendAnswer(response, outgoing)
  }
  const isEndless = faults.some(({ kind }) => kind === 'endless')
  if (isEndless) url.searchParams.delete('cursor')
  const answer = await dispatchRequest(
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
    logAnswer(null)
    return cutConnection(request)
  }
  logAnswer(answer.status)
  const changes = answer.status < 300 ? faults.flatMap(({ change }) => change ?? []) : []
  if (isEndless) changes.push({ nextCursor: transport.service.newId() })
  const outgoing = toOutgoingJson({ ...answer, body: changes.reduce(changeAnswer, answer.body) })
  if (faults.some(({ kind }) => kind === 'truncate')) return sendTruncatedAnswer(response, outgoing)
  return sendAnswer(response, outgoing)
}

function toOutgoingJson({ status, headers, body }: ApiResponse): Outgoing {
  return { status, headers: { ...jsonHeaders, ...headers }, text: JSON.stringify(body) }
}

function cutConnection(request: IncomingMessage): void {
  request.socket.resetAndDestroy()
}

/** Reads the whole body but keeps at most `limit` bytes, so that a long one can still be answered. */
async function readBodyBytes(
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

function readBodyForLog(text: string | undefined): unknown {
  try {
    return redactRequestBody(JSON.parse(text ?? ''))
  } catch {
    // The body is not JSON, or nested so deeply that the call stack overflows.
    return undefined
  }
}
