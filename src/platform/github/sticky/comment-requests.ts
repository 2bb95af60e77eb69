import type { Clock } from '../../../ports/platform.ts'
import { askIfPresent } from '../refusals.ts'
import { computeRetryWaitMs, type LoadRest, type Repository, readStatus } from '../rest.ts'
import type { OwnTexts } from './own-texts.ts'

/** How often to look again when a comment keeps changing or vanishing. */
export const rounds = 8

/**
 * Requests that write the comments of a pull request. A write that failed is not repeated here: the caller looks at the
 * comments first. `round`: how often it has looked; in the last one the error is thrown.
 */
export function createCommentRequests(options: {
  readonly rest: LoadRest
  readonly repository: Repository
  readonly pullRequest: number
  readonly ownTexts: OwnTexts
  readonly clock: Clock
}) {
  const { rest, repository, pullRequest, ownTexts, clock } = options
  const target = { ...repository, issue_number: pullRequest }

  /** Nothing when the answer got lost: the next round sees whether the comment was written. */
  async function create(body: string, round: number): Promise<number | undefined> {
    try {
      const { data } = await (await rest()).rest.issues.createComment({ ...target, body })
      ownTexts.rememberAuthor(data)
      return data.id
    } catch (error) {
      const status = readStatus(error)
      const isUnclear = status === undefined || status >= 500
      if (!isUnclear || round >= rounds - 1) throw error
      await clock.sleep(1_000 * 2 ** Math.min(round, 4))
      return undefined
    }
  }

  /** False when the comment has to be looked at again: it is gone, or GitHub asked us to wait. */
  async function replace(id: number, body: string, round: number): Promise<boolean> {
    try {
      // A retried write could overwrite what another job wrote in between.
      await (await rest()).rest.issues.updateComment({
        ...repository,
        comment_id: id,
        body,
        request: { once: true },
      })
      return true
    } catch (error) {
      if (readStatus(error) === 404 && (await isGone(id))) return false
      // As with a read, the next round reads the comment again before it writes.
      const waitMs = computeRetryWaitMs(error, 'GET', Math.min(round + 1, 4), clock.now())
      if (waitMs === null || round >= rounds - 1) throw error
      await clock.sleep(waitMs)
      return false
    }
  }

  async function isGone(id: number): Promise<boolean> {
    const asked = { ...repository, comment_id: id }
    return (await askIfPresent(async () => (await rest()).rest.issues.getComment(asked))) === undefined
  }

  /** Another job may have deleted it already. */
  async function remove(id: number): Promise<void> {
    await askIfPresent(async () =>
      (await rest()).rest.issues.deleteComment({ ...repository, comment_id: id }),
    )
  }

  return { create, replace, remove }
}
