import { messageOf } from '../../../errors.ts'
import type { Clock, Log } from '../../../ports/platform.ts'
import { type LoadRest, statusOf } from '../rest.ts'
import { orderOf, readMarker, writeMarker } from './marker.ts'
import type { OwnTexts } from './own-texts.ts'

/** A comment as GitHub lists it. */
export interface ListedComment {
  readonly id: number
  readonly html_url: string
  readonly body?: string
  readonly user: { readonly login: string } | null
}

/** How long another job may take to see what this one wrote; see `comments.ts`. */
const settleMs = 1_000
const rounds = 5
const mostRows = 100
const name = 'eval-gate-overview'
const key = 'suites'
const symbols = ['❌', '⚠️', '✅'] as const

/** One suite, by its own comment. */
interface Row {
  readonly symbol: (typeof symbols)[number]
  /** Our Markdown: the headline of the comment. */
  readonly text: string
  readonly url: string
  readonly commit: string
}

/** Whether a comment is about a suite: by its marker, which anyone can write. */
export function isAboutSuite(body: string | undefined): boolean {
  return /^<!-- eval-gate key=\S+ run=\d+ attempt=\d+/.test(body ?? '')
}

/**
 * One comment that lists the suites of a pull request with their verdicts, as soon as there are two.
 *
 * It is made of nothing but the comments of the suites, so jobs that write it at the same time can't lose a line: each
 * reads them again after it has written, and writes again if something is missing. The oldest overview stays.
 */
export function createOverview(options: {
  readonly rest: LoadRest
  readonly repository: { readonly owner: string; readonly repo: string }
  readonly pullRequest: number
  readonly list: () => AsyncIterable<readonly ListedComment[]>
  readonly ownTexts: OwnTexts
  readonly clock: Clock
  readonly log: Log
}): { readonly sync: () => Promise<void> } {
  const { rest, repository, pullRequest, list, ownTexts, clock, log } = options

  async function read() {
    const own = await ownTexts.findMarked(
      list(),
      ({ body }) => (isAboutSuite(body) ? 'suite' : readMarker(name, key, body) === null ? null : 'overview'),
      ({ id }) => id,
    )
    const texts = (kind: string) => own.filter(({ marker }) => marker === kind).map(({ text }) => text)
    return { overviews: texts('overview'), rows: rowsOf(texts('suite')) }
  }

  async function remove(id: number): Promise<void> {
    try {
      await (await rest()).rest.issues.deleteComment({ ...repository, comment_id: id })
    } catch (error) {
      if (statusOf(error) !== 404) throw error
    }
  }

  async function sync(): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      const { overviews, rows } = await read()
      const [oldest, ...others] = overviews
      for (const { id } of others) await remove(id)
      if (rows.length < 2) {
        if (oldest !== undefined) await remove(oldest.id)
        return
      }
      const body = renderOverview(rows)
      if (oldest?.body === body) return
      const { issues } = (await rest()).rest
      if (oldest === undefined) await issues.createComment({ ...repository, issue_number: pullRequest, body })
      else await issues.updateComment({ ...repository, comment_id: oldest.id, body, request: { once: true } })
      await clock.sleep(settleMs)
    }
  }

  return {
    /** Best effort: the comments of the suites say everything. */
    sync: async () => {
      try {
        await sync()
      } catch (error) {
        log.notice(`The overview of the suites was not written: ${messageOf(error)}`)
      }
    },
  }
}

/** The newest comment of each key is not needed: jobs keep one, the oldest. */
function rowsOf(comments: readonly ListedComment[]): Row[] {
  const byKey = new Map<string, Row>()
  for (const { body = '', html_url: url } of comments) {
    const [marker = '', headline = ''] = body.split('\n', 2)
    const suite = / key=(\S+) /.exec(marker)?.[1] ?? ''
    if (byKey.has(suite)) continue
    const symbol = symbols.find((one) => headline.startsWith(`### ${one} `))
    const commit = / commit=([0-9a-f]{7,64})/.exec(marker)?.[1] ?? ''
    const text = symbol === undefined ? 'a suite without a verdict' : headline.slice(5 + symbol.length).trim()
    byKey.set(suite, { symbol: symbol ?? '⚠️', text: text.slice(0, 1_000), url, commit: commit.slice(0, 7) })
  }
  return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

function renderOverview(rows: readonly Row[]): string {
  const count = (symbol: Row['symbol']) => rows.filter((row) => row.symbol === symbol).length
  const [failed, open] = [count('❌'), count('⚠️')]
  const worst = failed > 0 ? '❌' : open > 0 ? '⚠️' : '✅'
  const parts = [
    failed > 0 && `${failed} not ready to merge`,
    open > 0 && `${open} inconclusive`,
    count('✅') > 0 && `${count('✅')} good`,
  ].filter((part) => part !== false)
  const commits = new Set(rows.map(({ commit }) => commit))
  const lines = rows
    .toSorted((a, b) => symbols.indexOf(a.symbol) - symbols.indexOf(b.symbol))
    .slice(0, mostRows)
    .map(({ symbol, text, url, commit }) => {
      const of = commits.size > 1 && commit !== '' ? ` · \`${commit}\`` : ''
      return `- ${symbol} ${text} · [comment](${url})${of}`
    })
  const leftOut = rows.length - lines.length
  return [
    writeMarker(name, key, orderOf('0', 0), {}),
    `**${worst} ${rows.length} suites: ${parts.join(', ')}**`,
    '',
    ...lines,
    ...(leftOut > 0 ? [`- and ${leftOut} more`] : []),
  ].join('\n')
}
