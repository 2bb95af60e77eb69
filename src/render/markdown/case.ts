import { describeCaseBase, formatCaseChange } from '../../facts/changes.ts'
import { findTellingMessage } from '../../facts/messages.ts'
import type { View } from '../../facts/view.ts'
import {
  type BeforeAfter,
  compareToolPaths,
  findBeforeAfter,
  findTellingEvidence,
} from '../../model/before-after.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { GroupName } from '../../model/comparison/group-names.ts'
import { compact } from '../../model/data.ts'
import { formatNumber } from '../../model/format.ts'
import { countFailures, type Evidence } from '../../model/run/run.ts'
import { findFallenScores, listCaseFacts } from '../case-facts.ts'
import { escapeMarkdownText, formatCodeSpan, formatFence, formatMarkdownLink } from '../escape.ts'
import { checkTraceUrl, dropPlace, findPlace, formatLocationMarkdown } from '../links.ts'
import { markdownInk } from './ink.ts'
import { describeWordChange } from './word-change.ts'

/** No name of a list is cut unless somebody made it for that. */
const longestName = 400

/** How much of a case is shown: where, why, what changed, and the texts of the failing iteration. */
export interface CaseDetail {
  readonly messageLength: number
  /** Characters of the change of the output, for the cases that are shown open. */
  readonly changeLength: number
  /** UTF-16 units of each text of the evidence; 0 leaves the evidence out. */
  readonly evidenceLength: number
  /** Parts that are already shown above the case. */
  readonly said?: ReadonlySet<'message' | 'counts'>
}

/** One case as a list item: before → after and where, and below it why and what changed. */
export function formatCaseMarkdown(
  compared: CaseComparison,
  group: GroupName,
  view: View,
  detail: CaseDetail,
): string {
  const { head, identity } = compared
  const { report } = view
  const parts = listCaseFacts(compared, group, view, markdownInk)
  if (!detail.said?.has('counts')) parts.unshift(...formatCounts(compared, group, view))
  const location = findPlace(compared)
  if (location !== undefined && group !== 'removed')
    parts.push(formatLocationMarkdown(report.links, location))
  const trace = checkTraceUrl(report.links, findTellingEvidence(head)?.trace)
  if (trace !== undefined) parts.push(formatMarkdownLink('trace', trace))
  const title = formatCodeSpan(view.listNameOf(identity), longestName)
  const name = group === 'regressed' ? `**${title}**` : title
  const first = [`- ${name}`, ...parts].join(' · ')
  const isAboutPassing = group !== 'slower' && group !== 'costlier'
  if (!isAboutPassing || head === undefined || countFailures(head) + head.lost === 0) return first
  const message = findTellingMessage(head)
  const changes = detail.changeLength > 0 ? formatChangeLines(compared, detail.changeLength) : []
  // A line about the score says what a message about it would.
  const isSaid = changes.length > 0 && findFallenScores(compared).some(({ name }) => message?.includes(name))
  const below = [first, ...changes]
  if (message !== undefined && !isSaid && !detail.said?.has('message'))
    below.push(formatCodeSpan(dropPlace(message, location), detail.messageLength))
  const lines = [below.join('<br>\n  ')]
  const evidence = findTellingEvidence(head)
  if (detail.evidenceLength > 0 && evidence !== undefined) {
    lines.push(...formatEvidenceMarkdown(evidence, detail.evidenceLength))
  }
  return lines.join('\n')
}

/** Output, tool calls and scores on the base and on the head. */
function formatChangeLines(compared: CaseComparison, length: number): string[] {
  const change = findBeforeAfter(compared)
  const scoreLines = formatScoreLines(compared)
  if (change === undefined) return scoreLines
  return [...formatOutputLines(change, length), ...formatToolLines(change), ...scoreLines]
}

function formatOutputLines({ before, after }: BeforeAfter, length: number): readonly string[] {
  if (before.output === undefined || after.output === undefined) return []
  return describeWordChange(before.output, after.output, length) ?? []
}

/** Names of tools shown per side. */
const shownTools = 12

function formatToolLines(change: BeforeAfter): string[] {
  const path = compareToolPaths(change)
  if (path === undefined) return []
  const formatToolPath = (names: readonly string[]) => {
    if (names.length === 0) return 'no tool'
    return compact([
      ...names.slice(0, shownTools).map((name) => formatCodeSpan(name, 60)),
      names.length > shownTools && `${names.length - shownTools} more`,
    ]).join(' → ')
  }
  return [`tools before: ${formatToolPath(path.before)}, now: ${formatToolPath(path.after)}`]
}

/** Scores that fell, with the reason that the scorer gives. */
function formatScoreLines(compared: CaseComparison): string[] {
  const { head } = compared
  return findFallenScores(compared).map(({ name, base, head: headMean }) => {
    const threshold = head?.scores?.get(name)?.threshold
    const limit = threshold === undefined ? '' : ` (needs ${formatNumber(threshold)})`
    const rationale = findTellingEvidence(head)?.scores?.find((score) => score.name === name)?.rationale
    const why = rationale === undefined ? '' : `: ${escapeMarkdownText(rationale, 200)}`
    return `${formatCodeSpan(name, 60)} ${formatNumber(base)} → ${formatNumber(headMean)}${limit}${why}`
  })
}

/** The shortest form that still says what changed. */
export function formatShortCase(compared: CaseComparison, group: GroupName, view: View): string {
  const counts = formatCounts(compared, group, view)
  return [`- ${formatCodeSpan(view.listNameOf(compared.identity), longestName)}`, ...counts].join(' · ')
}

function formatCounts(compared: CaseComparison, group: GroupName, { report, noun }: View): string[] {
  const hasBaseline = report.comparison.baseline !== null
  const { base, judgedAs } = compared
  if (group === 'removed') {
    if (base === undefined) return []
    return [describeCaseBase(compared, noun)]
  }
  if (!hasBaseline || base === undefined) {
    if (judgedAs === 'test') return []
    return [formatCaseChange(compared, noun)]
  }
  // No-break spaces keep the counts together: on a phone the line breaks here.
  const counts = formatCaseChange(compared, noun).replaceAll(' ', '\u00a0')
  if (group === 'regressed') return [`**${counts}**`]
  return [counts]
}

function formatEvidenceMarkdown(evidence: Evidence, limit: number): string[] {
  const { input, expected, output, detail } = evidence
  const texts: [string, string | undefined][] = [
    ['Input', input],
    ['Expected', expected],
    ['Output', output],
    ['Failure', detail],
  ]
  const blocks = texts.flatMap(([title, text]) =>
    text === undefined || text === '' ? [] : [`${title}:\n\n${formatFence(text, { limit })}`],
  )
  if (blocks.length === 0) return []
  return [
    '',
    `<details><summary>Evidence of iteration ${evidence.ordinal}</summary>\n`,
    blocks.join('\n\n'),
    // The blank line ends the block of HTML; without it the next case would be part of it.
    '\n</details>\n',
  ]
}
