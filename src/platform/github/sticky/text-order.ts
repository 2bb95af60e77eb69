import { readErrorMessage } from '../../../errors.ts'
import type { Log } from '../../../ports/platform.ts'
import type { LoadRest, Repository } from '../rest.ts'
import type { CommentMarker } from './comment-marker.ts'
import type { SuiteSection, SuiteSections } from './comment-text.ts'
import { isLaterOrder } from './marker.ts'

/** Which of several texts about a suite is that of the newest measurement of the pull request. */
export function createTextOrder(options: {
  readonly rest: LoadRest
  readonly repository: Repository
  readonly pullRequest: number
  readonly log: Log
}) {
  const { rest, repository, pullRequest, log } = options

  /** The newest section of each suite. Of equal ones the known one stays. */
  async function merge(known: SuiteSections, found: readonly SuiteSection[]): Promise<SuiteSections> {
    const newest = new Map(known)
    for (const section of found) {
      const current = newest.get(section.marker.key)
      if (current === undefined || (await isSuperseded(section.marker, current.marker)))
        newest.set(section.marker.key, section)
    }
    return newest
  }

  /** What is there is newer than what we have to say: by its commit where the commits differ, else by its run. */
  async function isSuperseded(there: CommentMarker, ours: CommentMarker): Promise<boolean> {
    if (there.commit !== '' && ours.commit !== '' && there.commit !== ours.commit) {
      const head = await headCommit()
      if (head === ours.commit) return false
      if (head === there.commit) return true
    }
    return isLaterOrder(there.order, ours.order)
  }

  /** Another commit is to be merged by now; its own measurement decides about a first comment. */
  async function isOutdated(ours: CommentMarker): Promise<boolean> {
    if (ours.commit === '') return false
    const head = await headCommit()
    return head !== undefined && head !== ours.commit
  }

  async function headCommit(): Promise<string | undefined> {
    try {
      const { data } = await (await rest()).rest.pulls.get({ ...repository, pull_number: pullRequest })
      return data.head.sha
    } catch (error) {
      log.debug(`The head of the pull request is unknown: ${readErrorMessage(error)}`)
      return undefined
    }
  }

  return { isOutdated, merge }
}
