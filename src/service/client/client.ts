import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { buildServiceHeaders, defaultHeaderPrefix } from '../../contract/headers.ts'
import { limits } from '../../contract/limits.ts'
import {
  getOperation,
  type ItemOf,
  type OperationId,
  operations,
  type PagedOperationId,
  type ResponseOf,
} from '../../contract/operations.ts'
import { createConnectionPool } from '../../http/proxy.ts'
import { refuseUnverifiedTls } from '../../http/service-address.ts'
import { getSharedTokenBucket } from '../../http/token-bucket.ts'
import { formatPlural } from '../../model/format.ts'
import type { Clock, LineLog } from '../../ports/platform.ts'
import { buildLaunchHeaders } from '../runs/launch/labels.ts'
import { parseApiKey, parseBaseUrl, parseHeaderPrefix, parseIdempotencyKey } from './base-url.ts'
import { describeDeprecation } from './deprecation.ts'
import { createHeartbeat } from './heartbeat.ts'
import { readPages } from './pages.ts'
import { type LooseRequest, prepareRequest } from './prepare-request.ts'
import { createProjectClient } from './project.ts'
import { createRedactor } from './redact.ts'
import type {
  CallOptions,
  Exchange,
  RequestSettings,
  ServiceAddress,
  ServiceClient,
  ServiceClientOptions,
} from './service-client.ts'
import { spellRequest, spellResponse } from './spelling.ts'
import { createTransport, type Envelope } from './transport.ts'
import { createVocabularyLookup } from './vocabulary-version.ts'

export type {
  CallOptions,
  Exchange,
  Project,
  ServiceAddress,
  ServiceClient,
  ServiceClientOptions,
} from './service-client.ts'

/** The last job of a large matrix starts its requests this much later than the first. */
const longestStaggerMs = 30_000

/**
 * A client of the service as the configuration describes it, on the platform's clock and log.
 * @throws UsageError when the address or the key can't be one
 */
export function openClient(
  { baseUrl, apiKey, headerPrefix, requestHeaders }: ServiceAddress,
  { clock, log }: { readonly clock: Clock; readonly log: LineLog },
  options: RequestSettings = {},
): ServiceClient {
  return createServiceClient({ ...options, baseUrl, apiKey, headerPrefix, requestHeaders, clock, log })
}

export function createServiceClient(options: ServiceClientOptions): ServiceClient {
  const base = parseBaseUrl(options.baseUrl)
  const apiKey = parseApiKey(options.apiKey)
  refuseUnverifiedTls(base, options.env ?? process.env)
  const { requestHeaders = {} } = options
  const secrets = [apiKey, ...Object.values(requestHeaders)]
  for (const secret of secrets) options.log?.mask(secret)
  const headerPrefix = parseHeaderPrefix(options.headerPrefix ?? defaultHeaderPrefix)
  const names = buildServiceHeaders(headerPrefix)
  const pool = createConnectionPool(options.env ?? process.env)
  const identity = createHash('sha256').update(`${base.origin}\n${apiKey}`).digest('hex')
  const { index, total } = options.sharers ?? { index: 0, total: 1 }
  const size = {
    // The jobs of a matrix start together: each takes its share of the burst, one after the other.
    burst: Math.max(1, Math.floor(limits.requestBurst / Math.max(1, total))),
    perMinute: limits.requestsPerMinute,
    slackMs: 500,
    firstAfterMs: total > 1 ? Math.min(longestStaggerMs, index * (60_000 / limits.requestsPerMinute)) : 0,
  }
  const heartbeat = createHeartbeat(options.clock, options.log)
  const transport = createTransport({
    base,
    apiKey,
    requestHeaders,
    headerPrefix,
    pool,
    userAgent: options.userAgent ?? 'eval-gate',
    timeoutMs: options.timeoutMs ?? 30_000,
    maxResponseBytes: 32 * 1_048_576,
    plan: {
      attempts: options.attempts ?? 5,
      baseDelayMs: 500,
      maxDelayMs: 10_000,
      maxWaitMs: 90_000,
      limitedMs: options.limitedMs,
      deadline: options.deadline?.at,
    },
    deadline: options.deadline,
    heartbeat,
    clock: options.clock,
    random: options.random ?? Math.random,
    log: options.log,
    bucket: getSharedTokenBucket(identity, size, options.clock),
  })
  const redact = createRedactor(secrets)
  const warned = new Set<string>()

  const lookUpVocabulary = createVocabularyLookup(
    async (id, params, signal) => (await exchangeTypedRequest(id, { params }, { signal })).value,
    options.log,
  )

  async function exchangeTypedRequest<Id extends OperationId>(
    id: Id,
    request: LooseRequest,
    { signal, graceMs, check, idempotencyKey, launcher, ci }: CallOptions = {},
  ): Promise<Exchange<ResponseOf<Id>>> {
    const operation = getOperation(id)
    if (idempotencyKey !== undefined) parseIdempotencyKey(idempotencyKey, limits.idempotencyKeyChars)
    const keyed =
      idempotencyKey !== undefined && operation.idempotency?.body.includes('idempotencyKey') === true
        ? { ...request, body: { idempotencyKey, ...Object(request.body) } }
        : request
    const checked = prepareRequest(operation, keyed, check ?? true)
    const vocabulary =
      operation.vocabulary === true ? await lookUpVocabulary(request.params, signal) : undefined
    const isNew = operation.method === 'POST'
    const prepared = vocabulary
      ? { ...checked, body: spellRequest(id, checked.body, vocabulary, isNew) }
      : checked
    const envelope: Envelope = {
      operation,
      params: request.params ?? {},
      prepared,
      signal,
      graceMs,
      idempotencyKey: operation.idempotency?.header === true ? idempotencyKey : undefined,
      headers: {
        ...(vocabulary?.version === 2 && { [names.evalVocabulary]: '2' }),
        ...buildLaunchHeaders(names, { launcher, ci }),
      },
    }
    const answer = await transport.send(envelope)
    const deprecation = describeDeprecation(operation, answer.headers, redact)
    if (deprecation !== undefined && !warned.has(id)) {
      warned.add(id)
      options.log?.warning(deprecation)
    }
    const json = vocabulary ? spellResponse(answer.json, vocabulary.version) : answer.json
    const schema: (typeof operations)[Id]['response'] = operations[id].response
    const parsed = v.safeParse(schema, json)
    if (!parsed.success) {
      const issue = parsed.issues[0]
      const path = v.getDotPath(issue) ?? 'the whole'
      throw transport.createMismatchError(
        envelope,
        answer,
        `the answer has an unexpected shape at ${path}: ${issue.message}`,
      )
    }
    return { status: answer.status, value: parsed.output }
  }

  async function* iterateItems<Id extends PagedOperationId>(
    id: Id,
    request: LooseRequest,
    callOptions?: CallOptions,
  ): AsyncGenerator<ItemOf<Id>> {
    const exchangePage = (next: LooseRequest) => exchangeTypedRequest(id, next, callOptions)
    const startedAt = options.clock.now()
    let count = 0
    for await (const items of readPages(exchangePage, id, request)) {
      count += 1
      heartbeat.beat(startedAt, 0, () => `${id} has more than ${formatPlural(count, 'page')}`)
      // The schema of the operation has just read these; the compiler can't follow it through a generic id.
      yield* items as readonly ItemOf<Id>[]
    }
  }

  const client: ServiceClient = {
    baseUrl: base.href.replace(/\/$/, ''),
    pool,
    headersFor: (url) => {
      if (url.origin === base.origin) return requestHeaders
      return {}
    },
    exchange: exchangeTypedRequest,
    async call(id, request, callOptions) {
      return (await exchangeTypedRequest(id, request, callOptions)).value
    },
    pages: iterateItems,
    async list<Id extends PagedOperationId>(id: Id, request: LooseRequest, callOptions?: CallOptions) {
      const items: ItemOf<Id>[] = []
      for await (const item of iterateItems(id, request, callOptions)) items.push(item)
      return items
    },
    readVocabulary: (projectId, signal) => lookUpVocabulary({ projectId }, signal),
    project: (id, signal) => createProjectClient(client, id, signal),
    close: () => pool.close(),
  }
  return client
}
