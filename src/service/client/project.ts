import type {
  ItemOf,
  OperationId,
  PagedOperationId,
  ParamsOf,
  RequestOf,
  ResponseOf,
} from '../../contract/operations.ts'
import type { CallOptions, ServiceClient } from './client.ts'
import type { LooseRequest } from './prepare-request.ts'

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

/** The project of that id. Calls end with the signal unless their options have another one. */
export function projectOf(client: ServiceClient, id: string, signal: AbortSignal | undefined): Project {
  const within = (request: LooseRequest = {}): LooseRequest => ({
    ...request,
    params: { ...request.params, projectId: id },
  })
  return {
    id,
    client,
    signal,
    async call(operation, ...[request, options]: readonly [LooseRequest?, CallOptions?]) {
      return (await client.exchange(operation, within(request), { signal, ...options })).value
    },
    list: (operation, ...[request, options]: readonly [LooseRequest?, CallOptions?]) =>
      client.list(operation, within(request), { signal, ...options }),
  }
}
