import { readErrorMessage } from '../../../errors.ts'
import type { Log } from '../../../ports/platform.ts'
import type { LoadRest, Repository } from '../rest.ts'
import { type CommentMarker, readCommentMarker } from './comment-marker.ts'
import { isLaterOrder } from './marker.ts'

/** A text of the comment about a suite. */
export interface SuiteText {
  readonly marker: CommentMarker
  readonly body: string
}

/** Which of several texts about a suite is that of the newest measurement of the pull request. */
export function createTextOrder(options: {
  readonly rest: LoadRest
  readonly repository: Repository
  readonly pullRequest: number
  readonly log: Log
}) {
  const { rest, repository, pullRequest, log } = options

  /** The newest of these texts and the one that is known. */
  async function findNewest(key: string, texts: readonly string[], known: SuiteText): Promise<SuiteText> {
    let newest = known
    for (const body of texts) {
      const marker = readCommentMarker(key, body)
      if (marker !== null && (await isSuperseded(marker, newest))) newest = { marker, body }
    }
    return newest
  }

  /** What is there is newer than what we have to say: by its commit where the commits differ, else by its run. */
  async function isSuperseded(there: CommentMarker, mine: SuiteText): Promise<boolean> {
    if (there.commit !== '' && mine.marker.commit !== '' && there.commit !== mine.marker.commit) {
      const head = await headCommit()
      if (head === mine.marker.commit) return false
      if (head === there.commit) return true
    }
    return isLaterOrder(there.order, mine.marker.order)
  }

  /** Another commit is to be merged by now; its own measurement decides about a first comment. */
  async function isOutdated(mine: SuiteText): Promise<boolean> {
    if (mine.marker.commit === '') return false
    const head = await headCommit()
    return head !== undefined && head !== mine.marker.commit
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

  return { isSuperseded, isOutdated, findNewest }
}
