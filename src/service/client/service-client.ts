import type {
  ItemOf,
  OperationId,
  PagedOperationId,
  ParamsOf,
  RequestOf,
  ResponseOf,
} from '../../contract/operations.ts'
import type { SpokenVocabulary } from '../../contract/vocabulary.ts'
import type { ConnectionPool, Environment } from '../../http/proxy.ts'
import type { Clock, LineLog } from '../../ports/platform.ts'
import type { Label } from '../runs/launch/labels.ts'
import type { LooseRequest } from './prepare-request.ts'
import type { Deadline } from './transport.ts'

/** Where the service is and who asks. */
export interface ServiceAddress {
  /** Base address with its version path. HTTPS, or HTTP on loopback. */
  readonly baseUrl: string
  readonly apiKey: string
  /** Prefix of the service's own headers, by default `x-service`. */
  readonly headerPrefix?: string
  /** Secret headers for a proxy in front of the service, by lower-case name. They go to its origin only. */
  readonly requestHeaders?: Readonly<Record<string, string>>
}

/** How long and how often the service is asked. */
export interface RequestSettings {
  /** For one try; slow operations have a longer time of their own. */
  readonly timeoutMs?: number
  readonly userAgent?: string
  /** Tries of a call in all, the first one included. */
  readonly attempts?: number
  /**
   * How long refusals by the rate limit are waited out, in ms; by default they count as tries like everything
   * else.
   */
  readonly limitedMs?: number
  /** The end of everything that the step waits for; nothing is asked after it. */
  readonly deadline?: Deadline
  /** How many jobs of this workflow share the key, this one included, and its place among them (from 0). */
  readonly sharers?: { readonly index: number; readonly total: number }
  /** Where HTTP_PROXY, HTTPS_PROXY and NO_PROXY are read from. */
  readonly env?: Environment
}

export interface ServiceClientOptions extends ServiceAddress, RequestSettings {
  readonly clock: Clock
  /** Uniform in 0..1, for the jitter. */
  readonly random?: () => number
  readonly log?: LineLog
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /**
   * When the signal aborts while the request is under way, its answer is still waited for so long, in ms:
   * what it creates must not be lost. Nothing is sent after the signal.
   */
  readonly graceMs?: number | undefined
  /** False: query and body are sent as they are, for fields newer than this contract. */
  readonly check?: boolean | undefined
  /** Sent as header, and in the body where the operation has a field for it. At most 256 characters. */
  readonly idempotencyKey?: string | undefined
  /** Labels of a launch, sent as headers where they fit; never a reason for a failure. */
  readonly launcher?: Label | undefined
  readonly ci?: Label | undefined
}

export interface Exchange<Value> {
  readonly status: number
  readonly value: Value
}

/** A typed client of the service. Throws UsageError before sending, ServiceError after. */
export interface ServiceClient {
  /** Without a trailing slash. */
  readonly baseUrl: string
  readonly pool: ConnectionPool
  /**
   * Headers for a request beside the API, such as an upload: those for a proxy, in the origin of the service
   * only.
   */
  headersFor(url: URL): Readonly<Record<string, string>>
  call<Id extends OperationId>(id: Id, request: RequestOf<Id>, options?: CallOptions): Promise<ResponseOf<Id>>
  /** Every item of a collection, page after page. */
  pages<Id extends PagedOperationId>(
    id: Id,
    request: LooseRequest,
    options?: CallOptions,
  ): AsyncIterable<ItemOf<Id>>
  /** Every item of a collection, of all pages. */
  list<Id extends PagedOperationId>(
    id: Id,
    request: LooseRequest,
    options?: CallOptions,
  ): Promise<ItemOf<Id>[]>
  /** A call whose request only the contract's schemas check. */
  exchange<Id extends OperationId>(
    id: Id,
    request: LooseRequest,
    options?: CallOptions,
  ): Promise<Exchange<ResponseOf<Id>>>
  /** The vocabulary that the deployment speaks in a project; it is asked once. */
  readVocabulary(projectId: string, signal?: AbortSignal): Promise<SpokenVocabulary>
  /** A client of this service for one project. Its calls end with the signal. */
  project(id: string, signal?: AbortSignal): Project
  /** Ends the kept connections. */
  close(): Promise<void>
}

/** Operations whose path names a project. */
type ProjectOperationId = {
  [Id in OperationId]: 'projectId' extends keyof ParamsOf<Id> ? Id : never
}[OperationId]

type OtherParams<Id extends ProjectOperationId> = Omit<ParamsOf<Id>, 'projectId'>

/** What a caller passes to an operation of a project: everything but the id of the project. */
type ProjectRequest<Id extends ProjectOperationId> = Omit<RequestOf<Id>, 'params'> &
  (keyof OtherParams<Id> extends never
    ? { readonly params?: undefined }
    : { readonly params: OtherParams<Id> })

/** The request may be left out where nothing in it is required. */
type Arguments<Id extends ProjectOperationId> =
  Record<never, never> extends ProjectRequest<Id>
    ? [request?: ProjectRequest<Id>, options?: CallOptions]
    : [request: ProjectRequest<Id>, options?: CallOptions]

/** A client of one project. Its calls end with its signal. Throws as {@link ServiceClient} does. */
export interface Project {
  readonly id: string
  readonly client: ServiceClient
  readonly signal: AbortSignal | undefined
  call<Id extends ProjectOperationId>(id: Id, ...args: Arguments<Id>): Promise<ResponseOf<Id>>
  /** Every item of a collection, of all pages. */
  list<Id extends ProjectOperationId & PagedOperationId>(
    id: Id,
    ...args: Arguments<Id>
  ): Promise<ItemOf<Id>[]>
}
