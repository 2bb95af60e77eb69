import type { LoadRest, Repository } from '../rest.ts'
import { type EditHistory, listTextsSince } from './edit-history.ts'
import { findNewestVersion, type IssueVersion, readIssueVersion } from './issue-version.ts'
import { isLaterOrder } from './marker.ts'

/** An issue as it was read. */
export interface FoundIssue {
  readonly number: number
  readonly nodeId: string
  readonly isOpen: boolean
  readonly body: string
}

/** How often to write again when other jobs write the issue at the same time. */
const rounds = 5

/**
 * Writes the issue so that it ends with the text and the state of the newest measurement, in whatever order GitHub
 * carries out the writes of several jobs: the last writer sees in the history of edits what it has replaced, and
 * restores the newest.
 */
export function createIssueWrites(options: {
  readonly rest: LoadRest
  readonly repository: Repository
  readonly history: EditHistory
}) {
  const { rest, repository, history } = options

  /** Returns whether ours is the newest. */
  async function write(key: string, found: FoundIssue, ours: IssueVersion): Promise<boolean> {
    let newest = ours
    let seen = found
    for (let round = 0; round < rounds; round += 1) {
      // A state that nobody else has set stays as it is: a person may have just changed it.
      await update(found.number, newest, { withState: round > 0 || newest.isOpen !== found.isOpen })
      const texts = await history.settle(found.nodeId, newest.body)
      if (texts === undefined) {
        seen = await read(found.number)
        if (seen.body === newest.body) break
        const there = readIssueVersion(key, seen.body)
        if (there !== null && isLaterOrder(there.order, newest.order)) return false
        continue
      }
      const replaced = listTextsSince(texts, seen.body)
      const known = newest
      newest = findNewestVersion(key, replaced, known)
      const hasOtherState = replaced.some((text) => readIssueVersion(key, text)?.isOpen === !newest.isOpen)
      if (newest === known && texts[0] === newest.body && (round > 0 || !hasOtherState)) break
      seen = { ...seen, body: texts[0] ?? '' }
    }
    return newest === ours
  }

  async function update(
    number: number,
    { title, body, isOpen }: IssueVersion,
    { withState }: { readonly withState: boolean },
  ): Promise<void> {
    const state = isOpen
      ? ({ state: 'open', state_reason: 'reopened' } as const)
      : ({ state: 'closed', state_reason: 'completed' } as const)
    const content = { ...repository, issue_number: number, title, body }
    await (await rest()).rest.issues.update({ ...content, ...(withState && state) })
  }

  async function read(number: number): Promise<FoundIssue> {
    const { data } = await (await rest()).rest.issues.get({ ...repository, issue_number: number })
    return { number, nodeId: data.node_id, isOpen: data.state === 'open', body: data.body ?? '' }
  }

  return { read, write }
}
