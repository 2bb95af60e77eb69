import { type ErrorBody, getOperation, inlineTest, type OperationId, type ServiceHeaders } from '#contract'
import { isRecord } from '../../src/model/data.ts'
import { ApiError, createInputError, createNotFoundError } from '../api-error.ts'
import type { Executor } from '../execution/executor.ts'
import type { Handlers, RequestContext } from '../handler.ts'
import type { ServerGateway } from '../mcp/gateway.ts'
import { splitModelId } from '../rules/launch/models.ts'
import type { Settings } from '../settings.ts'
import { describeDiskTrouble } from '../store/disk-trouble.ts'
import type { Store } from '../store/open-store.ts'
import { authorizeBearer, readBearerToken } from './authorize.ts'
import type { RateLimiter } from './rate-limit.ts'
import { parseRequestBody } from './read-body.ts'
import { listRouteHeaders } from './response-headers.ts'
import { findRoute, type Route } from './router.ts'
import { validateBody, validateQuery } from './validate-request.ts'

/** Turns the body of an older client into the current form: see `strictness` of the settings. */
function relaxRequestBody(operation: OperationId, body: unknown): unknown {
  if (!isRecord(body)) return body
  if (operation === 'archiveEnvironment' || operation === 'restoreEnvironment')
    return { expectedRevision: 0, ...body }
  if (operation !== 'createEvalRun' && operation !== 'createEvalSuite') return body
  if (!Array.isArray(body.tests)) return body
  const tests = body.tests.map((test: unknown) => (isRecord(test) ? relaxInlineTest(operation, test) : test))
  return { ...body, tests }
}

function relaxInlineTest(operation: OperationId, test: Readonly<Record<string, unknown>>) {
  const known = Object.fromEntries(
    Object.entries(test).filter(([key]) => Object.hasOwn(inlineTest.entries, key)),
  )
  if (operation === 'createEvalSuite') return known
  const { model = 'local/scripted' } = known
  const provider = typeof model === 'string' ? splitModelId(model).provider : undefined
  const count = known.iterations === undefined ? { runs: 1 } : {}
  return { ...count, model, provider, ...known }
}

/** A request as the transport read it. */
interface ApiRequest {
  readonly method: string
  /** Below the base URL, percent-encoded: `/projects/p1/servers`. */
  readonly path: string
  readonly query: URLSearchParams
  readonly header: (name: string) => string | undefined
  /** Bytes of the body, counted even when too many were sent to keep. */
  readonly size: number
  /** Undefined when the body was longer than the transport keeps. */
  readonly text: string | undefined
}

export interface ApiResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Everything that answering a request needs. */
export interface Service {
  readonly handlers: Handlers
  readonly store: Store
  readonly rateLimiter: RateLimiter | undefined
  readonly settings: Settings
  readonly executor: Executor
  readonly servers: ServerGateway
  readonly headerNames: ServiceHeaders
  readonly now: () => number
  readonly newId: () => string
  /** Called with an error that is a bug of the local service itself, or trouble with its database file. */
  readonly onBug: (error: unknown) => void
}

/**
 * Answers one request of the API. Never throws: a refusal is an envelope, a bug is a 500 with a request id.
 */
export async function dispatchRequest(
  request: ApiRequest,
  origin: string,
  service: Service,
): Promise<ApiResponse> {
  const route = findRoute(request.method, request.path)
  const requestId = service.newId()
  const headers = {
    ...listRouteHeaders(route, service.headerNames),
    [service.headerNames.requestId]: requestId,
  }
  try {
    const { status, body } = await answerRoute(route, request, origin, service)
    return { status, headers, body }
  } catch (error) {
    if (error instanceof ApiError) {
      const body = isIngestRoute(route) ? spellIngestError(error, service.settings) : error.toBody()
      return { status: error.status, headers: { ...headers, ...error.headers }, body }
    }
    service.onBug(error)
    const trouble = describeDiskTrouble(error)
    const body: ErrorBody = {
      code: 'INTERNAL_ERROR',
      message:
        trouble === undefined
          ? 'The local service failed on this request. This is a bug in it.'
          : `The local service could not use its database file: ${trouble}. Nothing of this request was stored. Make the file writable again, then repeat the request.`,
      details: { requestId },
    }
    return { status: 500, headers, body }
  }
}

/**
 * Checks in the order of the hosted service: rate limit, key, route, size and form of the body, vocabulary,
 * schema.
 */
async function answerRoute(
  route: Route,
  request: ApiRequest,
  origin: string,
  service: Service,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const { handlers, store, settings, headerNames, newId, executor, servers } = service
  const now = service.now()
  const bearer = readBearerToken(request.header('authorization'))
  const waitSeconds = service.rateLimiter?.take(bearer ?? '', now)
  if (waitSeconds !== undefined) {
    throw new ApiError('RATE_LIMITED', 'API key rate limit exceeded. Wait as Retry-After says.', undefined, {
      'retry-after': String(waitSeconds),
    })
  }
  const caller = authorizeBearer(bearer, store)
  if (isKeyManagement(request.path)) throw new ApiError('FORBIDDEN', 'API keys cannot manage API keys.')
  if (route.kind === 'unknown') throw createNotFoundError('Route')
  if (route.kind === 'other-method') {
    const allowed = route.allow.join(', ')
    return {
      status: 405,
      body: { code: 'METHOD_NOT_ALLOWED', message: `${request.method} is not for this path; ${allowed} is.` },
    }
  }
  const operation = getOperation(route.id)
  const sent =
    operation.body === undefined ? undefined : parseRequestBody(operation, request.size, request.text)
  const body = settings.strictness === 'lenient' ? relaxRequestBody(route.id, sent) : sent
  if (operation.vocabulary === true)
    checkVocabularyHeader(request.header(headerNames.evalVocabulary), headerNames)
  const input = {
    params: route.params,
    query: validateQuery(operation, request.query),
    body: validateBody(operation, body),
  }
  const context: RequestContext = {
    caller,
    now,
    newId,
    origin,
    headerNames,
    settings,
    executor,
    servers,
    header: (name) => {
      if (name === 'authorization') return undefined
      return request.header(name)
    },
  }
  // The input was read by the schemas of this very operation, which the compiler can't follow over the table.
  const handler = handlers[route.id] as (input: unknown, context: RequestContext, store: Store) => unknown
  return { status: operation.successStatus, body: await handler(input, context, store) }
}

function isIngestRoute(route: Route): boolean {
  return route.kind === 'operation' && getOperation(route.id).group === 'Eval ingestion'
}

/** Ingest refusals come in one of two shapes; a setting chooses. */
function spellIngestError(error: ApiError, { ingestErrors }: Settings): unknown {
  if (ingestErrors === 'legacy' && error.code !== 'RATE_LIMITED' && error.code !== 'UNAUTHORIZED')
    return { ok: false, error: error.message }
  return error.toBody()
}

/** Refused for every key; the paths themselves are not documented. */
function isKeyManagement(path: string): boolean {
  return /^(\/organizations\/[^/]+)?\/(api-)?keys(\/|$)/.test(path)
}

/** @throws ApiError VALIDATION_ERROR for any version but 1 and 2; absent means 1. */
function checkVocabularyHeader(value: string | undefined, { evalVocabulary }: ServiceHeaders): void {
  if (value !== undefined && value !== '1' && value !== '2') {
    throw createInputError(`${evalVocabulary}: must be 1 or 2.`)
  }
}
