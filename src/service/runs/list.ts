import { limits } from '../../contract/limits.ts'
import type { ItemOf } from '../../contract/operations.ts'
import { ServiceError } from '../../errors.ts'
import type { CallOptions, ServiceClient } from '../client/client.ts'

export type ListedRun = ItemOf<'listEvalSuiteRuns'>

/**
 * The newest runs of a suite, newest first; none when the suite is not there. One page is enough: it holds many
 * more than anybody pools.
 * @throws ServiceError
 */
export async function listRuns(
  client: ServiceClient,
  params: { readonly projectId: string; readonly suiteId: string },
  options: CallOptions,
): Promise<readonly ListedRun[]> {
  try {
    const request = { params, query: { limit: limits.runsPerPage } }
    return (await client.call('listEvalSuiteRuns', request, options)).items
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return []
    throw error
  }
}
