import { limits } from '../../contract/limits.ts'
import type { ItemOf } from '../../contract/operations.ts'
import { type Project, readIfPresent } from '../client/project.ts'

export type ListedRun = ItemOf<'listEvalSuiteRuns'>

/** Runs of pull requests, rounds and confirmations are in the same list. */
const mostPages = 10

interface ListedRuns {
  /** Newest first. */
  readonly runs: readonly ListedRun[]
  /** False: the service has older ones. */
  readonly isComplete: boolean
}

/**
 * The newest runs of a suite; none when there is no such suite. One page, and further ones, ten in all, while
 * `isEnough` says no to the runs so far.
 * @throws ServiceError
 */
export async function listRuns(
  project: Project,
  suiteId: string,
  isEnough: (runs: readonly ListedRun[]) => boolean = () => true,
): Promise<ListedRuns> {
  const runs: ListedRun[] = []
  let cursor: string | undefined
  for (let pages = 1; ; pages += 1) {
    const request = { params: { suiteId }, query: { limit: limits.runsPerPage, cursor } }
    const page = await readIfPresent(() => project.call('listEvalSuiteRuns', request))
    runs.push(...(page?.items ?? []))
    cursor = page?.nextCursor || undefined
    if (cursor === undefined) return { runs, isComplete: true }
    if (pages >= mostPages || isEnough(runs)) return { runs, isComplete: false }
  }
}
