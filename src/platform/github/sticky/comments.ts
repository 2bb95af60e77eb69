import { NameTaken } from '../../../errors.ts'
import type { CommentOutcome, Comments, StickyComment } from '../../../ports/github.ts'
import type { Clock, Log } from '../../../ports/platform.ts'
import { isSameWriter, type Writer } from '../identity/writer.ts'
import type { LoadRest, Repository } from '../rest.ts'
import { type CommentMarker, readCommentMarker, writeCommentMarker } from './comment-marker.ts'
import { explainCommentRefusal } from './comment-refusal.ts'
import { createCommentRequests, rounds } from './comment-requests.ts'
import { createEditHistory, listTextsSince } from './edit-history.ts'
import { createFolding } from './folding.ts'
import { isLaterOrder, toMeasurementOrder } from './marker.ts'
import { createOverview } from './overview.ts'
import { isAboutSuite } from './overview-rows.ts'
import { createOwnTexts } from './own-texts.ts'
import { createTextOrder, type SuiteText } from './text-order.ts'

interface FoundComment {
  readonly id: number
  readonly nodeId: string
  readonly url: string
  readonly body: string
  readonly marker: CommentMarker
}

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
 * GitHub has no conditional write, and concurrent jobs agree without communicating: the oldest comment of a key is *the*
 * comment, and its content is that of the newest measurement. Each job reads the history of edits after its write. The
 * one whose write was carried out last sees all others there, and restores the newest text if its own is not.
 *
 * A comment is marked before it is deleted. Nobody writes into a marked comment, and the newest text in its history is
 * kept, so no text is deleted that another job wrote at the same time.
 */
export function createComments(options: CommentsOptions): Comments {
  const { rest, repository, pullRequest, writer, clock, log } = options
  const target = { ...repository, issue_number: pullRequest }
  const folding = createFolding(rest, log)
  const ownTexts = createOwnTexts(rest)
  const history = createEditHistory({ rest, ownTexts, clock, log })
  const { create, replace, remove } = createCommentRequests({
    rest,
    repository,
    pullRequest,
    ownTexts,
    clock,
  })
  const { isSuperseded, isOutdated, findNewest } = createTextOrder({ rest, repository, pullRequest, log })

  const overview = createOverview({
    rest,
    repository,
    pullRequest,
    list: listPages,
    ownTexts,
    history,
    log,
  })
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
    const { key } = comment
    const mine = describeText(comment, writer)
    /** The newest text that is known: ours, or one that a write of ours has replaced. */
    let newest: SuiteText = mine
    let created: number | undefined
    let written: 'created' | 'updated' | undefined
    const done = (url: string): CommentOutcome => {
      if (newest === mine) return { status: written ?? 'unchanged', url }
      return { status: 'superseded', url }
    }
    for (let round = 0; round < rounds; round += 1) {
      const listed = await findOwn(key)
      for (const found of listed.filter(isMarked)) newest = await removeMarked(key, found, newest)
      const [oldest, ...others] = listed.filter((found) => !isMarked(found))
      if (oldest === undefined) {
        const isUnwanted =
          newest.marker.visibility === 'deleted' || (newest === mine && !comment.createIfMissing)
        if (isUnwanted) return { status: newest === mine && written ? 'deleted' : 'absent' }
        if (await isOutdated(newest)) return { status: 'outdated' }
        created = (await create(newest.body, round)) ?? created
        written = 'created'
        continue
      }
      for (const other of others) {
        // Comments of older measurements are left over from jobs that ended before they could delete them.
        if (other.id === created || isLaterOrder(mine.marker.order, other.marker.order))
          newest = await markAndRemove(key, other, newest, round)
      }
      if (isOfAnotherJob(oldest.marker, mine.marker)) throw new NameTaken(`The comment ${oldest.url}`)
      if (await isSuperseded(oldest.marker, newest)) return { status: 'superseded', url: oldest.url }
      if (newest.marker.visibility === 'deleted') {
        newest = await markAndRemove(key, oldest, newest, round)
        written = 'updated'
        continue
      }
      if (oldest.body !== newest.body) {
        if (isHidden(oldest) && !isHidden(newest)) await folding.unfold(oldest.nodeId)
        if (!(await replace(oldest.id, newest.body, round))) continue
        if (newest === mine) written = created === oldest.id ? 'created' : 'updated'
        const check = await checkWrite(key, oldest, newest)
        newest = check.newest
        if (!check.isSettled) continue
      }
      if (isHidden(newest)) await folding.fold(oldest.nodeId)
      return done(oldest.url)
    }
    throw new Error(`The comment of ${key} kept changing while it was written.`)
  }

  /** What happened to the comment since it was read as `found`, after `written` was written into it. */
  async function checkWrite(
    key: string,
    found: FoundComment,
    written: SuiteText,
  ): Promise<{ readonly newest: SuiteText; readonly isSettled: boolean }> {
    const texts = await history.settle(found.nodeId, written.body)
    if (texts === undefined) return { newest: written, isSettled: false }
    const newest = await findNewest(key, listTextsSince(texts, found.body), written)
    // The job that has marked it deletes it, whatever it says by now.
    const isDoomed = texts.some((text) => readCommentMarker(key, text)?.visibility === 'deleted')
    if (isDoomed) await remove(found.id)
    return { newest, isSettled: !isDoomed && newest === written && texts[0] === written.body }
  }

  /** Deletes a comment. Returns the newest text that is known then. */
  async function markAndRemove(
    key: string,
    found: FoundComment,
    newest: SuiteText,
    round: number,
  ): Promise<SuiteText> {
    // Only where no comment is wanted is the mark a text of this measurement; else it is about this comment alone.
    const { order, commit } = newest.marker.visibility === 'deleted' ? newest.marker : unknownMeasurement
    const marker = { order, commit, visibility: 'deleted' } as const
    const body = `${writeCommentMarker(key, marker)}\nThis comment is being deleted.`
    if (!(await replace(found.id, body, round))) return newest
    return removeMarked(key, { ...found, body }, newest)
  }

  async function removeMarked(key: string, found: FoundComment, newest: SuiteText): Promise<SuiteText> {
    const texts = (await history.list(found.nodeId, found.body)) ?? []
    await remove(found.id)
    return findNewest(key, texts, newest)
  }

  return {
    remembered: async (key, commit) => {
      const oldest = (await findOwn(key)).find((found) => !isMarked(found))
      const measured = oldest?.marker.measured
      if (measured === undefined || oldest?.marker.commit === commit.toLowerCase()) return measured
      return { ...measured, others: measured.others + measured.same.length, same: [] }
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

const isMarked = ({ marker }: SuiteText) => marker.visibility === 'deleted'
const isHidden = ({ marker }: SuiteText) => marker.visibility === 'hidden'

/** Nothing is older. */
const unknownMeasurement = { order: toMeasurementOrder('0', 0), commit: '' }

/** Both were written for the same run or commit, and not by the same step: neither is newer than the other. */
function isOfAnotherJob(there: CommentMarker, mine: CommentMarker): boolean {
  if (there.writer === undefined || mine.writer === undefined) return false
  if (there.order[0] === mine.order[0]) return !isSameWriter(there.writer, mine.writer)
  // Another run for the same commit may be of the same workflow (a label was set) or of another one.
  return mine.commit !== '' && there.commit === mine.commit && there.writer.step !== mine.writer.step
}

function describeText(comment: StickyComment, writer: Writer | undefined): SuiteText {
  const { key, body, runId, attempt, commit, measured, visibility = 'shown' } = comment
  const marker: CommentMarker = {
    order: toMeasurementOrder(runId, attempt),
    commit: commit.toLowerCase(),
    visibility,
    writer,
    measured,
  }
  // GitHub trims the end of a body; trimming it here too keeps an unchanged comment equal.
  return { marker, body: `${writeCommentMarker(key, marker)}\n${body}`.trimEnd() }
}
