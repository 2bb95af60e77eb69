import { messageOf, NameTaken } from '../../../errors.ts'
import type { CommentOutcome, Comments, StickyComment } from '../../../ports/github.ts'
import type { Clock, Log } from '../../../ports/platform.ts'
import { isSameWriter, type Writer } from '../identity/writer.ts'
import { orMissing } from '../refusals.ts'
import { type LoadRest, type Repository, statusOf, waitBeforeRetry } from '../rest.ts'
import { type CommentMarker, readCommentMarker, writeCommentMarker } from './comment-marker.ts'
import { explainCommentRefusal } from './comment-refusal.ts'
import { createFolding } from './folding.ts'
import { isLater, orderOf } from './marker.ts'
import { createOverview } from './overview.ts'
import { isAboutSuite } from './overview-rows.ts'
import { createOwnTexts } from './own-texts.ts'

interface FoundComment {
  readonly id: number
  readonly nodeId: string
  readonly url: string
  readonly body: string
  readonly marker: CommentMarker
}

/**
 * GitHub has no conditional write. Two jobs that update one comment in the same second may cross: both read, then
 * the older one writes last. So each writer checks again after this time and repairs.
 */
const settleMs = 1_000

/** How often to retry when the comment keeps changing or vanishing. */
const rounds = 8

export interface CommentsOptions {
  readonly rest: LoadRest
  readonly repository: Repository
  readonly pullRequest: number
  /** Absent: every writer of the same run counts as the same step. */
  readonly writer?: Writer
  readonly clock: Clock
  readonly log: Log
}

/**
 * Pull-request comments found again by a hidden marker and our own authorship, over all pages.
 *
 * Concurrent jobs agree without communicating: the oldest comment of a key is *the* comment. A job that has created
 * a newer one deletes it again and touches no other. Its content is always that of the newest measurement,
 * see {@link settleMs}.
 */
export function createComments(options: CommentsOptions): Comments {
  const { rest, repository, pullRequest, writer, clock, log } = options
  const target = { ...repository, issue_number: pullRequest }
  const folding = createFolding(rest, log)
  const ownTexts = createOwnTexts(rest)

  const overview = createOverview({ rest, repository, pullRequest, list: listPages, ownTexts, clock, log })
  /** Another suite has a comment too. */
  let hasOthers = false

  /** Our comments of the key, oldest first. */
  async function findOwn(key: string): Promise<readonly FoundComment[]> {
    const found = await ownTexts.findMarked(
      listPages(),
      ({ body }) => {
        const marker = readCommentMarker(key, body)
        if (marker === null && isAboutSuite(body)) hasOthers = true
        return marker
      },
      ({ id }) => id,
    )
    return found.map(({ text: { id, node_id: nodeId, html_url: url, body = '' }, marker }) => {
      return { id, nodeId, url, body, marker }
    })
  }

  async function* listPages() {
    const client = await rest()
    const pages = client.paginate.iterator(client.rest.issues.listComments, { ...target, per_page: 100 })
    for await (const { data } of pages) yield data
  }

  async function upsert(comment: StickyComment): Promise<CommentOutcome> {
    const mine: Mine = describeMine(comment, writer)
    let created: number | undefined
    let written: 'created' | 'updated' | undefined
    for (let round = 0; round < rounds; round += 1) {
      const own = await findOwn(comment.key)
      const [oldest] = own
      if (oldest === undefined) {
        const unwanted = mine.visibility === 'deleted' || !comment.createIfMissing
        if (unwanted) return { status: mine.visibility === 'deleted' && written ? 'deleted' : 'absent' }
        if (await isOutdated(mine)) return { status: 'outdated' }
        created = (await create(mine.body, round)) ?? created
        written = 'created'
        continue
      }
      for (const { id, marker } of own.slice(1)) {
        // Comments of older measurements are left over from jobs that ended before they could delete them.
        if (id === created || isLater(mine.marker.order, marker.order)) await remove(id)
      }
      const { url } = oldest
      if (isOfAnotherJob(oldest.marker, mine.marker)) throw new NameTaken(`The comment ${url}`)
      if (await isSuperseded(oldest.marker, mine)) return { status: 'superseded', url }
      if (mine.visibility === 'deleted') {
        await remove(oldest.id)
        written = 'updated'
        continue
      }
      if (oldest.body === mine.body) {
        if (mine.marker.hidden) await folding.fold(oldest.nodeId)
        return { status: written ?? 'unchanged', url }
      }
      if (oldest.marker.hidden && !mine.marker.hidden) await folding.unfold(oldest.nodeId)
      if (await replace(oldest.id, mine.body, round)) {
        written = created === oldest.id ? 'created' : 'updated'
        await clock.sleep(settleMs)
      }
    }
    throw new Error(`The comment of ${comment.key} kept changing while it was written.`)
  }

  /** Nothing when the answer got lost: the next round sees whether the comment was written. */
  async function create(body: string, round: number): Promise<number | undefined> {
    try {
      const { data } = await (await rest()).rest.issues.createComment({ ...target, body })
      ownTexts.rememberAuthor(data)
      return data.id
    } catch (error) {
      const status = statusOf(error)
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
      if (statusOf(error) === 404 && (await isGone(id))) return false
      // As with a read, the next round reads the comment again before it writes.
      const waitMs = waitBeforeRetry(error, 'GET', Math.min(round + 1, 4), clock.now())
      if (waitMs === null || round >= rounds - 1) throw error
      await clock.sleep(waitMs)
      return false
    }
  }

  async function isGone(id: number): Promise<boolean> {
    const asked = { ...repository, comment_id: id }
    return (await orMissing(async () => (await rest()).rest.issues.getComment(asked))) === undefined
  }

  /** Another job may have deleted it already. */
  async function remove(id: number): Promise<void> {
    await orMissing(async () => (await rest()).rest.issues.deleteComment({ ...repository, comment_id: id }))
  }

  /** What is there is newer than what we have to say: by its commit where the commits differ, else by its run. */
  async function isSuperseded(there: CommentMarker, mine: Mine): Promise<boolean> {
    if (there.commit !== '' && mine.marker.commit !== '' && there.commit !== mine.marker.commit) {
      const head = await headCommit()
      if (head === mine.marker.commit) return false
      if (head === there.commit) return true
    }
    return isLater(there.order, mine.marker.order)
  }

  /** Another commit is to be merged by now; its own measurement decides about a first comment. */
  async function isOutdated(mine: Mine): Promise<boolean> {
    if (mine.marker.commit === '') return false
    const head = await headCommit()
    return head !== undefined && head !== mine.marker.commit
  }

  async function headCommit(): Promise<string | undefined> {
    try {
      const { data } = await (await rest()).rest.pulls.get({ ...repository, pull_number: pullRequest })
      return data.head.sha
    } catch (error) {
      log.debug(`The head of the pull request is unknown: ${messageOf(error)}`)
      return undefined
    }
  }

  return {
    remembered: async (key, commit) => {
      const [oldest] = await findOwn(key)
      const measured = oldest?.marker.measured
      if (measured === undefined || oldest?.marker.commit === commit.toLowerCase()) return measured
      return { others: measured.others + measured.same.length, same: [] }
    },
    upsert: async (comment) => {
      try {
        const outcome = await upsert(comment)
        if (hasOthers) await overview.sync()
        return outcome
      } catch (error) {
        throw explainCommentRefusal(error)
      }
    },
    mention: overview.mention,
  }
}

interface Mine {
  readonly visibility: 'shown' | 'hidden' | 'deleted'
  readonly marker: CommentMarker
  readonly body: string
}

/** Both were written for the same run or commit, and not by the same step: neither is newer than the other. */
function isOfAnotherJob(there: CommentMarker, mine: CommentMarker): boolean {
  if (there.writer === undefined || mine.writer === undefined) return false
  if (there.order[0] === mine.order[0]) return !isSameWriter(there.writer, mine.writer)
  // Another run for the same commit may be of the same workflow (a label was set) or of another one.
  return mine.commit !== '' && there.commit === mine.commit && there.writer.step !== mine.writer.step
}

function describeMine(comment: StickyComment, writer: Writer | undefined): Mine {
  const { key, body, runId, attempt, commit, measured, visibility = 'shown' } = comment
  const marker: CommentMarker = {
    order: orderOf(runId, attempt),
    commit: commit.toLowerCase(),
    hidden: visibility === 'hidden',
    writer,
    measured,
  }
  // GitHub trims the end of a body; trimming it here too keeps an unchanged comment equal.
  return { visibility, marker, body: `${writeCommentMarker(key, marker)}\n${body}`.trimEnd() }
}
