import { ServiceError } from '../../errors.ts'
import type { LooseRequest } from './prepare-request.ts'
import type { CallOptions, Project, ServiceClient } from './service-client.ts'

export type { Project } from './service-client.ts'

/** The project of that id. Calls end with the signal unless their options have another one. */
export function createProjectClient(
  client: ServiceClient,
  id: string,
  signal: AbortSignal | undefined,
): Project {
  const addProjectId = (request: LooseRequest = {}): LooseRequest => ({
    ...request,
    params: { ...request.params, projectId: id },
  })
  return {
    id,
    client,
    signal,
    async call(operation, ...[request, options]: readonly [LooseRequest?, CallOptions?]) {
      return (await client.exchange(operation, addProjectId(request), { signal, ...options })).value
    },
    list: (operation, ...[request, options]: readonly [LooseRequest?, CallOptions?]) =>
      client.list(operation, addProjectId(request), { signal, ...options }),
  }
}

/** True for an answer that the route or the record does not exist. A deployment may lack routes of this contract. */
export function isNotFoundError(error: unknown): boolean {
  return error instanceof ServiceError && (error.status === 404 || error.status === 405)
}

/** The value, or undefined where the deployment lacks the route or the record. */
export async function readIfPresent<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (isNotFoundError(error)) return undefined
    throw error
  }
}
