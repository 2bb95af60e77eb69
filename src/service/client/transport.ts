import { buildServiceHeaders } from '../../contract/headers.ts'
import type { Operation } from '../../contract/operation.ts'
import { ServiceError } from '../../errors.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { ConnectionPool } from '../../http/proxy.ts'
import { type HttpRequest, type HttpResponse, sendRequest } from '../../http/request.ts'
import { type RetryPlan, retryCall } from '../../http/retry.ts'
import type { TokenBucket } from '../../http/token-bucket.ts'
import { parseJson } from '../../model/data.ts'
import type { Clock, LineLog } from '../../ports/platform.ts'
import {
  CallFailure,
  createAnswerFailure,
  createResponseFailure,
  createTransportFailure,
  toServiceError,
} from './failure/call-failure.ts'
import { saysNotOk } from './failure/read-error.ts'
import type { Heartbeat } from './heartbeat.ts'
import { isRepeatableRequest, type PreparedRequest } from './prepare-request.ts'
import { collectSecrets, createRedactor } from './redact.ts'
import { findRedirectTarget } from './redirect.ts'

/** Waits this long, for all calls, after a 429 that does not say how long. */
const pauseAfterRefusalMs = 1_000

/** When a step gives up. */
export interface Deadline {
  /** Unix epoch ms. */
  readonly at: number
  /** Name of the input that sets the deadline; absent when no input does. */
  readonly input?: string
}

interface TransportOptions {
  readonly base: URL
  readonly apiKey: string
  /** Headers for a proxy in front of the service, by lower-case name. */
  readonly requestHeaders: Readonly<Record<string, string>>
  readonly userAgent: string
  readonly headerPrefix: string
  readonly timeoutMs: number
  readonly maxResponseBytes: number
  readonly plan: RetryPlan
  readonly deadline: Deadline | undefined
  readonly heartbeat: Heartbeat
  readonly clock: Clock
  readonly random: () => number
  readonly pool: ConnectionPool
  readonly bucket: TokenBucket
  readonly log?: LineLog
}

export interface Envelope {
  readonly operation: Operation
  readonly params: Readonly<Record<string, string | undefined>>
  readonly prepared: PreparedRequest
  /** Extra headers, lower-case names. */
  readonly headers: Readonly<Record<string, string>>
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
  readonly graceMs?: number | undefined
}

export interface Answer {
  readonly status: number
  readonly headers: HttpResponse['headers']
  /** Parsed JSON; an empty object where the service sent nothing. */
  readonly json: unknown
}

export interface Transport {
  /** Sends a prepared call as often as it is useful. Throws ServiceError. */
  send(envelope: Envelope): Promise<Answer>
  /** The error for an answer that came but has not the promised shape. */
  createMismatchError(envelope: Envelope, answer: Answer, message: string): Error
}

/** The JSON of a good response. Throws CallFailure for everything else. */
function readAnswerJson(response: HttpResponse, nowMs: number): unknown {
  if (response.status < 200 || response.status >= 300) throw createResponseFailure(response, nowMs)
  if (response.body.trim() === '') return {}
  const parsed = parseJson(response.body)
  if (parsed === undefined) {
    const isPage = /^\s*</.test(response.body)
    const type = response.headers['content-type'] ?? 'no content type'
    const bodyKind = isPage ? 'an HTML page' : `text that is not JSON or is cut off (${type})`
    throw createAnswerFailure(`the service answered ${bodyKind}`, { status: response.status, isCut: !isPage })
  }
  if (saysNotOk(parsed)) throw createResponseFailure(response, nowMs)
  return parsed
}

/** The status of the service's answer as ` (429)`; empty when there was no answer. */
function formatStatus(error: unknown): string {
  if (error instanceof CallFailure && error.status !== undefined) return ` (${error.status})`
  return ''
}

function createTimeoutError({ id }: Operation, { input }: Deadline): ServiceError {
  return new ServiceError({
    operation: id,
    message: `${id}: not asked any more, since the time of this step is over.`,
    advice: [
      `Look at why the service takes so long${input === undefined ? '' : `, or set a longer \`${input}\``}.`,
    ],
    code: 'TIMEOUT',
    retryable: false,
    attempts: 0,
  })
}

export function createTransport(options: TransportOptions): Transport {
  const { base, clock, pool, bucket } = options
  const names = buildServiceHeaders(options.headerPrefix)

  function buildRequest({
    prepared,
    operation,
    headers,
    idempotencyKey,
    signal,
    graceMs,
  }: Envelope): HttpRequest {
    const body = prepared.body === undefined ? undefined : JSON.stringify(prepared.body)
    return {
      method: operation.method,
      url: new URL(`${base.href.replace(/\/$/, '')}${prepared.path}`),
      headers: {
        ...options.requestHeaders,
        accept: 'application/json',
        authorization: `Bearer ${options.apiKey}`,
        'user-agent': options.userAgent,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && {
          [names.idempotencyKey]: idempotencyKey,
          [names.plainIdempotencyKey]: idempotencyKey,
        }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      timeoutMs: Math.max(options.timeoutMs, operation.timeoutMs ?? 0),
      maxBytes: options.maxResponseBytes,
      signal,
      graceMs,
    }
  }

  async function followRedirects(request: HttpRequest, followed: number): Promise<HttpResponse> {
    await bucket.take(request.signal)
    const response = await sendRequest(pool, request)
    const url = findRedirectTarget(request, response, followed)
    if (url === undefined) return response
    return await followRedirects({ ...request, url }, followed + 1)
  }

  function buildCallContext({ operation, params, prepared }: Envelope) {
    const secrets = [
      options.apiKey,
      ...Object.values(options.requestHeaders),
      ...collectSecrets(prepared.body),
    ]
    return { operation, params, base: base.href, redact: createRedactor(secrets) }
  }

  return {
    async send(envelope) {
      const { deadline, heartbeat } = options
      const begunAt = clock.now()
      if (deadline !== undefined && begunAt >= deadline.at)
        throw createTimeoutError(envelope.operation, deadline)
      const request = buildRequest(envelope)
      const repeatable = isRepeatableRequest(
        envelope.operation,
        envelope.prepared.body,
        envelope.idempotencyKey,
      )
      let requestId: string | undefined

      async function attemptCall(): Promise<Answer> {
        requestId = undefined
        const startedAt = clock.now()
        const logAttempt = (how: string) =>
          options.log?.debug(`Service: ${envelope.operation.id} ${how} in ${clock.now() - startedAt} ms`)
        try {
          const response = await followRedirects(request, 0)
          logAttempt(`→ ${response.status}`)
          requestId = response.headers[names.requestId] ?? response.headers[names.ownRequestId]
          const json = readAnswerJson(response, clock.now())
          bucket.recover()
          return { status: response.status, headers: response.headers, json }
        } catch (error) {
          if (error instanceof HttpFailure) {
            logAttempt(`failed (${error.code})`)
            throw createTransportFailure(error)
          }
          if (error instanceof CallFailure && error.status === 429 && error.transient) {
            // A longer wait ends this call; the next one may find the service in a better mood.
            bucket.pause(Math.min(error.afterMs ?? pauseAfterRefusalMs, options.plan.maxWaitMs))
          }
          throw error
        }
      }

      const outcome = await retryCall(
        attemptCall,
        (error) => {
          if (!(error instanceof CallFailure)) return { retry: false }
          return {
            retry: error.transient && (repeatable || !error.maybeDone),
            afterMs: error.afterMs,
            isLimited: error.status === 429,
          }
        },
        options.plan,
        {
          clock,
          random: options.random,
          signal: envelope.signal,
          onWait: (waitMs, error) =>
            heartbeat.beat(
              begunAt,
              waitMs,
              () => `${envelope.operation.id} is not answered${formatStatus(error)}`,
            ),
        },
      )
      if (outcome.ok) return outcome.value
      const failures = outcome.failures.filter((failure) => failure instanceof CallFailure)
      // Not a failure of the call but a bug of ours: it keeps its own stack.
      if (failures.length < outcome.failures.length) throw outcome.failures.at(-1)
      throw toServiceError(failures, buildCallContext(envelope), requestId)
    },

    createMismatchError(envelope, answer, message) {
      const failure = createAnswerFailure(message, { status: answer.status, isCut: false })
      const requestId = answer.headers[names.requestId] ?? answer.headers[names.ownRequestId]
      return toServiceError([failure], buildCallContext(envelope), requestId)
    },
  }
}
