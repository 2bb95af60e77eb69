import { createConflictError, createNotFoundError } from '../api-error.ts'
import type { Caller } from '../handler.ts'
import type { Store } from '../store/open-store.ts'
import type { Suite } from '../store/records.ts'
import { createProjectResource } from './resource.ts'

interface SuitePath {
  readonly projectId: string
  readonly suiteId: string
}

export const suites = createProjectResource('Suite', (store) => store.suites)

/** A suite of a project that the caller belongs to. @throws ApiError NOT_FOUND. */
export function findSuite({ projectId, suiteId }: SuitePath, caller: Caller, store: Store): Suite {
  return suites.find(projectId, suiteId, caller, store)
}

/**
 * Finds a suite like {@link findSuite} that may be edited. @throws ApiError CONFLICT when an upload owns the
 * suite.
 */
export function findEditableSuite(path: SuitePath, caller: Caller, store: Store): Suite {
  const suite = findSuite(path, caller, store)
  if (suite.managedBy === 'ci') {
    throw createConflictError('The suite is made by uploads; change it where they come from.', {
      reason: 'CI_OWNED_SUITE_READ_ONLY',
    })
  }
  return suite
}

/** Saved servers by id. @throws ApiError NOT_FOUND for one that the project does not have. */
export function findSavedServers(ids: readonly string[], projectId: string, store: Store) {
  return ids.map((id) => {
    const server = store.servers.get(id)
    if (server?.projectId !== projectId) throw createNotFoundError(`Server "${id}"`)
    return { id: server.id, name: server.name }
  })
}
