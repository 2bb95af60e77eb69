import { readErrorMessage } from '../../../errors.ts'
import type { MentionedSuite } from '../../../ports/github.ts'
import type { Log } from '../../../ports/platform.ts'
import { askIfPresent } from '../refusals.ts'
import type { LoadRest, Repository } from '../rest.ts'
import { type EditHistory, listTextsSince } from './edit-history.ts'
import {
  isAboutSuite,
  isOverview,
  type ListedComment,
  parseOverviewRows,
  pickNewestRows,
  type Row,
  renderOverview,
  toCommentRow,
  toSuiteRow,
} from './overview-rows.ts'
import type { OwnTexts } from './own-texts.ts'

/** Best effort: the comments of the suites say everything. */
export interface Overview {
  sync(): Promise<void>
  /** Adds a suite without a comment, with a link to what it has instead. The token may not be allowed to: no notice. */
  mention(suite: MentionedSuite, url: string | undefined): Promise<void>
}

const rounds = 5

/**
 * One comment that lists the suites of a pull request with their verdicts, as soon as there are two and one of them has
 * a comment.
 *
 * It is made of the comments of the suites, and of its own lines for suites without a comment. Jobs that write it at the
 * same time can't lose a line: each reads what its write has replaced, and writes again if something is missing. The
 * oldest overview stays.
 */
export function createOverview(options: {
  readonly rest: LoadRest
  readonly repository: Repository
  readonly pullRequest: number
  readonly list: () => AsyncIterable<readonly ListedComment[]>
  readonly ownTexts: OwnTexts
  readonly history: EditHistory
  readonly log: Log
}): Overview {
  const { rest, repository, pullRequest, list, ownTexts, history, log } = options

  async function read() {
    const own = await ownTexts.findMarked(
      list(),
      ({ body }) => {
        if (isAboutSuite(body)) return 'suite'
        if (isOverview(body)) return 'overview'
        return null
      },
      ({ id }) => id,
    )
    const texts = (kind: string) => own.filter(({ marker }) => marker === kind).map(({ text }) => text)
    return { overviews: texts('overview'), suites: texts('suite') }
  }

  async function remove(id: number): Promise<void> {
    await askIfPresent(async () =>
      (await rest()).rest.issues.deleteComment({ ...repository, comment_id: id }),
    )
  }

  async function sync(mine: readonly Row[]): Promise<void> {
    let known = mine
    for (let round = 0; round < rounds; round += 1) {
      const { overviews, suites } = await read()
      const rows = pickNewestRows([
        ...suites.map(toCommentRow),
        ...overviews.flatMap(parseOverviewRows),
        ...known,
      ])
      const [oldest, ...others] = overviews
      for (const { id } of others) await remove(id)
      if (suites.length === 0 || rows.length < 2) {
        if (oldest !== undefined) await remove(oldest.id)
        return
      }
      const body = renderOverview(rows)
      if (oldest?.body === body) return
      const { issues } = (await rest()).rest
      if (oldest === undefined) {
        await issues.createComment({ ...repository, issue_number: pullRequest, body })
        continue
      }
      await issues.updateComment({ ...repository, comment_id: oldest.id, body, request: { once: true } })
      const texts = await history.settle(oldest.node_id, body)
      if (texts === undefined) continue
      const replaced = listTextsSince(texts, oldest.body ?? '')
      // Who wrote in between may know comments that were not listed yet.
      if (replaced.length === 1) return
      known = [...mine, ...replaced.flatMap((text) => parseOverviewRows({ ...oldest, body: text }))]
    }
  }

  return {
    sync: async () => {
      try {
        await sync([])
      } catch (error) {
        log.notice(`The overview of the suites was not written: ${readErrorMessage(error)}`)
      }
    },
    mention: async (suite, url) => {
      try {
        await sync([toSuiteRow(suite, url)])
      } catch (error) {
        log.debug(`The suite is not in the overview: ${readErrorMessage(error)}`)
      }
    },
  }
}
