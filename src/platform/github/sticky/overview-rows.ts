import { compact, compareText } from '../../../model/data.ts'
import type { MentionedSuite } from '../../../ports/github.ts'
import {
  encodeKey,
  isLaterOrder,
  type MeasurementOrder,
  readMarker,
  toMeasurementOrder,
  writeMarker,
} from './marker.ts'

/** A comment as GitHub lists it. */
export interface ListedComment {
  readonly id: number
  readonly node_id: string
  readonly html_url: string
  readonly body?: string
  readonly user: { readonly login: string } | null
}

const mostRows = 100
const longestText = 1_000
const name = 'eval-gate-overview'
const key = 'suites'
/** The worst first. */
const symbols = ['❌', '⚠️', '✅'] as const
type Symbol = (typeof symbols)[number]

interface Headline {
  readonly symbol: Symbol
  /** Our Markdown: the headline of the comment. */
  readonly text: string
}

/** One suite: by its own comment, or by a line of the overview that says where its result is instead. */
export interface Row extends Headline {
  /** Key of the suite, encoded. */
  readonly key: string
  readonly url: string | undefined
  /** First digits of the commit, or nothing. */
  readonly commit: string
  readonly order: MeasurementOrder
  readonly hasComment: boolean
}

/** Whether a comment is about a suite: by its marker, which anyone can write. */
export function isAboutSuite(body: string | undefined): boolean {
  return /^<!-- eval-gate key=\S+ run=\d+ attempt=\d+/.test(body ?? '')
}

/** Whether a comment is an overview: by its marker, which anyone can write. */
export function isOverview(body: string | undefined): boolean {
  return readMarker(name, key, body) !== null
}

/** @param comment our own, about a suite */
export function toCommentRow({ body = '', html_url: url }: ListedComment): Row {
  const [marker = '', headline = ''] = body.split('\n', 2)
  const [, suite = '', run = '0', attempt = '1'] = / key=(\S+) run=(\d+) attempt=(\d+)/.exec(marker) ?? []
  const commit = / commit=([0-9a-f]{7,64})/.exec(marker)?.[1] ?? ''
  return {
    key: suite,
    ...readHeadline(headline),
    url,
    commit: commit.slice(0, 7),
    order: toMeasurementOrder(run, Number(attempt)),
    hasComment: true,
  }
}

/** A suite that has no comment; `url` leads to what it has instead. */
export function toSuiteRow({ key: suite, body, runId, attempt, commit }: MentionedSuite, url?: string): Row {
  return {
    key: encodeKey(suite),
    ...readHeadline(body.split('\n', 1)[0] ?? ''),
    url: url !== undefined && /^https?:\/\/[\w.:-]+\/[\w./%#?=&~+-]*$/.test(url) ? url : undefined,
    commit: /^[0-9a-f]{7,64}$/i.test(commit) ? commit.slice(0, 7).toLowerCase() : '',
    order: toMeasurementOrder(runId, attempt),
    hasComment: false,
  }
}

/**
 * The suites without a comment in an overview of ours, whose lines say what is needed to write them again.
 */
export function parseOverviewRows({ body = '' }: ListedComment): Row[] {
  const line =
    /^- (\S+) (.*?)(?: · \[run\]\((\S+)\))?(?: · `[0-9a-f]{7}`)? <!-- eval-gate-suite key=(\S*) run=(\d+) attempt=(\d+)(?: commit=([0-9a-f]{7}))? -->$/
  return body.split('\n').flatMap((text): Row[] => {
    const [, mark, headline = '', url, suite = '', run = '', attempt = '', commit = ''] =
      line.exec(text) ?? []
    const symbol = symbols.find((candidate) => candidate === mark)
    if (symbol === undefined) return []
    const order = toMeasurementOrder(run, Number(attempt))
    return [{ key: suite, symbol, text: headline, url, commit, order, hasComment: false }]
  })
}

/** `### ✅ unit: good to merge` */
function readHeadline(headline: string): Headline {
  const symbol = symbols.find((candidate) => headline.startsWith(`### ${candidate} `))
  if (symbol === undefined) return { symbol: '⚠️', text: 'a suite without a verdict' }
  return {
    symbol,
    text: headline
      .slice(5 + symbol.length)
      .trim()
      .slice(0, longestText),
  }
}

/** The newest row of each suite, by its key. Of several comments the first stays: jobs keep the oldest. */
export function pickNewestRows(rows: readonly Row[]): Row[] {
  const byKey = new Map<string, Row>()
  for (const row of rows) {
    const known = byKey.get(row.key)
    const isNewer = known !== undefined && !row.hasComment && isLaterOrder(row.order, known.order)
    if (known === undefined || isNewer) byKey.set(row.key, row)
  }
  return [...byKey.values()].sort((a, b) => compareText(a.key, b.key))
}

export function renderOverview(rows: readonly Row[]): string {
  const countRows = (symbol: Symbol) => rows.filter((row) => row.symbol === symbol).length
  const failed = countRows('❌')
  const open = countRows('⚠️')
  const worst = symbols.find((symbol) => countRows(symbol) > 0) ?? '✅'
  const parts = [
    failed > 0 && `${failed} not ready to merge`,
    open > 0 && `${open} inconclusive`,
    countRows('✅') > 0 && `${countRows('✅')} good`,
  ].filter((part) => part !== false)
  const commits = new Set(rows.map(({ commit }) => commit))
  const lines = rows
    .toSorted((a, b) => symbols.indexOf(a.symbol) - symbols.indexOf(b.symbol))
    .slice(0, mostRows)
    .map((row) => formatRowLine(row, commits.size > 1))
  const leftOut = rows.length - lines.length
  return compact([
    writeMarker(name, key, toMeasurementOrder('0', 0), {}),
    `**${worst} ${rows.length} suites: ${parts.join(', ')}**`,
    '',
    ...lines,
    leftOut > 0 && `- and ${leftOut} more`,
  ]).join('\n')
}

function formatRowLine(
  { key: suite, symbol, text, url, commit, order, hasComment }: Row,
  withCommit: boolean,
): string {
  const link = url === undefined ? '' : ` · [${hasComment ? 'comment' : 'run'}](${url})`
  const commitText = withCommit && commit !== '' ? ` · \`${commit}\`` : ''
  const [run, attempt] = order
  const words = `key=${suite} run=${run} attempt=${attempt}${commit === '' ? '' : ` commit=${commit}`}`
  return `- ${symbol} ${text}${link}${commitText}${hasComment ? '' : ` <!-- eval-gate-suite ${words} -->`}`
}
