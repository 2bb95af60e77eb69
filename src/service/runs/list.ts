import { limits } from '../../contract/limits.ts'
import type { ItemOf } from '../../contract/operations.ts'
import { ServiceError } from '../../errors.ts'
import type { Project } from '../client/project.ts'

export type ListedRun = ItemOf<'listEvalSuiteRuns'>

/**
 * The newest runs of a suite, newest first; an empty list when there is no such suite. One page holds many more runs
 * than a baseline pools.
 * @throws ServiceError
 */
export async function listRuns(project: Project, suiteId: string): Promise<readonly ListedRun[]> {
  const request = { params: { suiteId }, query: { limit: limits.runsPerPage } }
  try {
    return (await project.call('listEvalSuiteRuns', request)).items
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return []
    throw error
  }
}
