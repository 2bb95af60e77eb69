import { NameTaken } from '../../../errors.ts'
import type { CommentOutcome, Comments, StickyComment } from '../../../ports/github.ts'
import type { Clock, Log } from '../../../ports/platform.ts'
import { isSameWriter, type Writer } from '../identity/writer.ts'
import type { LoadRest, Repository } from '../rest.ts'
import type { CommentMarker } from './comment-marker.ts'
import { explainCommentRefusal } from './comment-refusal.ts'
import { createCommentRequests, rounds } from './comment-requests.ts'
import {
  createLine,
  createSection,
  isDoomedText,
  isGateComment,
  readSections,
  type SuiteSection,
  type SuiteSections,
  writeCommentText,
  writeDoomedText,
} from './comment-text.ts'
import { createEditHistory, listTextsSince } from './edit-history.ts'
import { createFolding } from './folding.ts'
import { encodeKey, toMeasurementOrder } from './marker.ts'
import { createOwnTexts } from './own-texts.ts'
import { createTextOrder } from './text-order.ts'

interface FoundComment {
  readonly id: number
  readonly nodeId: string
  readonly url: string
  readonly body: string
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
 * The comment of a pull request, found again by a hidden marker and our own authorship, over all pages. It has a section
 * for each suite.
 *
 * GitHub has no conditional write, and concurrent jobs agree without communicating: our oldest comment is *the* comment,
 * and each section is that of the newest measurement of its suite. Each job reads the history of edits after its write.
 * The one whose write was carried out last sees all others there, and writes again what its own text lacks.
 *
 * A comment is marked before it is deleted. Nobody writes into a marked comment, and the sections in its history are
 * kept, so none is deleted that another job wrote at the same time.
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
  const { isOutdated, merge } = createTextOrder({ rest, repository, pullRequest, log })

  /** Our comments, oldest first. */
  async function findOwn(): Promise<readonly FoundComment[]> {
    const found = await ownTexts.findMarked(
      listPages(),
      ({ body = '' }) => (isGateComment(body) ? true : null),
      ({ id }) => id,
    )
    return found.map(({ text: { id, node_id: nodeId, html_url: url, body = '' } }) => {
      return { id, nodeId, url, body }
    })
  }

  async function* listPages() {
    const client = await rest()
    const pages = client.paginate.iterator(client.rest.issues.listComments, { ...target, per_page: 100 })
    for await (const { data } of pages) yield data
  }

  async function upsert(comment: StickyComment): Promise<CommentOutcome> {
    /** What other jobs have said, as far as it was seen. */
    let known: SuiteSections = new Map()
    let created: number | undefined
    let written: 'created' | 'updated' | undefined
    for (let round = 0; round < rounds; round += 1) {
      const listed = await findOwn()
      for (const found of listed.filter(isDoomed)) known = await removeDoomed(found, known)
      const [oldest, ...others] = listed.filter((found) => !isDoomed(found))
      // Jobs that wrote a first comment at the same time, or ended before they could delete theirs.
      for (const other of others) known = await markAndRemove(other, new Map(), known, round)
      const there = oldest === undefined ? [] : readSections(oldest.body)
      const ours = describeSection(comment, there, writer)
      const { key } = ours.marker
      const before = there.find(({ marker }) => marker.key === key)
      if (oldest !== undefined && before !== undefined && isOfAnotherJob(before.marker, ours.marker))
        throw new NameTaken(`The comment ${oldest.url}`)
      const newest = await merge(await merge(new Map([[key, ours]]), [...known.values()]), there)
      const isMine = newest.get(key) === ours
      const isWanted = [...newest.values()].some(({ marker }) => marker.visibility !== 'line')
      if (oldest === undefined && !isWanted) return { status: isMine && written ? 'deleted' : 'absent' }
      const isFirst = before === undefined && known.size === 0 && isMine && isWanted
      if (isFirst && (await isOutdated(ours.marker))) return { status: 'outdated' }
      if (oldest === undefined) {
        created = (await create(writeCommentText(newest), round)) ?? created
        written = 'created'
        continue
      }
      if (!isWanted) {
        known = await markAndRemove(oldest, newest, known, round)
        written = 'updated'
        continue
      }
      const body = writeCommentText(newest)
      if (oldest.body !== body) {
        if (isHidden(there) && !isHidden([...newest.values()])) await folding.unfold(oldest.nodeId)
        if (!(await replace(oldest.id, body, round))) continue
        if (isMine) written = created === oldest.id ? 'created' : 'updated'
        const texts = await history.settle(oldest.nodeId, body)
        if (texts === undefined) continue
        known = await merge(newest, listTextsSince(texts, oldest.body).flatMap(readSections))
        // The job that has marked it deletes it, whatever it says by now.
        const doomed = texts.some(isDoomedText)
        if (doomed) await remove(oldest.id)
        if (doomed || texts[0] !== body || writeCommentText(known) !== body) continue
      }
      if (isHidden([...newest.values()])) await folding.fold(oldest.nodeId)
      if (!isMine) return { status: 'superseded', url: oldest.url }
      if (ours.marker.visibility === 'line') return { status: 'absent' }
      return { status: written ?? 'unchanged', url: oldest.url }
    }
    throw new Error('The comment kept changing while it was written.')
  }

  /** Deletes a comment; its text says `last` until then. Returns what is known of other jobs after that. */
  async function markAndRemove(
    found: FoundComment,
    last: SuiteSections,
    known: SuiteSections,
    round: number,
  ): Promise<SuiteSections> {
    const body = writeDoomedText(last)
    if (!(await replace(found.id, body, round))) return known
    return removeDoomed({ ...found, body }, known)
  }

  async function removeDoomed(found: FoundComment, known: SuiteSections): Promise<SuiteSections> {
    const texts = (await history.list(found.nodeId, found.body)) ?? [found.body]
    await remove(found.id)
    return merge(known, texts.flatMap(readSections))
  }

  return {
    remembered: async (suite, commit) => {
      const oldest = (await findOwn()).find((found) => !isDoomed(found))
      const key = encodeKey(suite)
      const marker = readSections(oldest?.body ?? '').find((section) => section.marker.key === key)?.marker
      const measured = marker?.measured
      if (measured === undefined || marker?.commit === commit.toLowerCase()) return measured
      return { ...measured, others: measured.others + measured.same.length, same: [] }
    },
    upsert: async (comment) => {
      try {
        return await upsert(comment)
      } catch (error) {
        throw explainCommentRefusal(error)
      }
    },
  }
}

const isDoomed = ({ body }: FoundComment) => isDoomedText(body)

/** Lines are never folded away alone. */
function isHidden(sections: readonly SuiteSection[]): boolean {
  return (
    sections.some(({ marker }) => marker.visibility === 'hidden') &&
    sections.every(({ marker }) => marker.visibility !== 'shown')
  )
}

/** Both were written for the same run or commit, and not by the same step: neither is newer than the other. */
function isOfAnotherJob(there: CommentMarker, ours: CommentMarker): boolean {
  if (there.visibility === 'line' || there.writer === undefined || ours.writer === undefined) return false
  if (there.order[0] === ours.order[0]) return !isSameWriter(there.writer, ours.writer)
  // Another run for the same commit may be of the same workflow (a label was set) or of another one.
  return ours.commit !== '' && there.commit === ours.commit && there.writer.step !== ours.writer.step
}

/** @param there what the comment says: what is to be updated only has to be there */
function describeSection(
  comment: StickyComment,
  there: readonly SuiteSection[],
  writer: Writer | undefined,
): SuiteSection {
  const { body, runId, attempt, commit, measured, level, visibility = 'shown' } = comment
  const key = encodeKey(comment.key)
  const order = toMeasurementOrder(runId, attempt)
  const marker = { key, order, commit: commit.toLowerCase(), visibility, writer, measured, level }
  const isThere = there.some((section) => section.marker.key === key && section.marker.visibility !== 'line')
  if (visibility === 'line' || (!comment.createIfMissing && !isThere))
    return createLine(marker, body, comment.runUrl)
  return createSection(marker, body)
}
