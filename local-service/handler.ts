import type { GenericSchema, InferOutput } from 'valibot'
import type { OperationId, Operations, ParamsOf, ParsedBodyOf, ResponseOf, ServiceHeaders } from '#contract'
import type { Executor } from './execution/executor.ts'
import type { ServerGateway } from './mcp/gateway.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/open-store.ts'

/** The owner of the API key, inside one organization. */
export interface Caller {
  readonly userId: string
  readonly organizationId: string
}

/** Context of a request, in addition to its input and the store. */
export interface RequestContext {
  readonly caller: Caller
  /** Unix epoch ms. One value for the whole request. */
  readonly now: number
  /** A new id: 32 lower-case letters and digits. */
  readonly newId: () => string
  /** `http://127.0.0.1:PORT`, where pages and uploads live. */
  readonly origin: string
  /** Names of the service's own headers. */
  readonly headerNames: ServiceHeaders
  /** A request header by its lower-case name; never the bearer. */
  readonly header: (name: string) => string | undefined
  readonly settings: Settings
  readonly executor: Executor
  readonly servers: ServerGateway
}

export interface HandlerInput<Id extends OperationId> {
  readonly params: ParamsOf<Id>
  readonly query: Operations[Id] extends { query: infer Query extends GenericSchema }
    ? InferOutput<Query>
    : undefined
  readonly body: ParsedBodyOf<Id>
}

/** Read-only all the way down, so that records can be answered as they are. */
type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T

export type Answer<Id extends OperationId> = DeepReadonly<ResponseOf<Id>>

/**
 * One operation: reads and writes the store, answers the body of the success, throws `ApiError` to refuse.
 * It knows nothing of HTTP but request headers.
 */
export type Handler<Id extends OperationId> = (
  input: HandlerInput<Id>,
  context: RequestContext,
  store: Store,
) => Answer<Id> | Promise<Answer<Id>>

/** The handlers of all operations, each with the types of its own. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> }
