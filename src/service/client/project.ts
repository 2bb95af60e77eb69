import type { LooseRequest } from './prepare-request.ts'
import type { CallOptions, Project, ServiceClient } from './service-client.ts'

export type { Project } from './service-client.ts'

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
