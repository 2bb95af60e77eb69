import { beforeText, changeText } from '../../facts/changes.ts'
import { tellingMessage } from '../../facts/messages.ts'
import type { View } from '../../facts/view.ts'
import { type BeforeAfter, beforeAfter, telling, toolPathChange } from '../../model/before-after.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { GroupName } from '../../model/comparison/group-names.ts'
import { formatNumber } from '../../model/format.ts'
import { type Evidence, failures } from '../../model/run/run.ts'
import { caseFacts, fallenScores, type Ink } from '../case-facts.ts'
import { codeSpan, fence, markdownText } from '../escape.ts'
import { linkMarkdown, locationMarkdown, placeOf, traceUrl } from '../links.ts'
import { wordChange } from './word-change.ts'

export const markdownInk: Ink = {
  name: (text) => codeSpan(text, 60),
  text: (text) => markdownText(text, 200),
  isBrief: true,
}

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
export function caseMarkdown(
  compared: CaseComparison,
  group: GroupName,
  view: View,
  detail: CaseDetail,
): string {
  const { head, identity } = compared
  const { report } = view
  const parts = [
    ...(detail.said?.has('counts') ? [] : countsOf(compared, group, view)),
    ...caseFacts(compared, group, view, markdownInk),
  ]
  const location = placeOf(compared)
  if (location !== undefined && group !== 'removed') parts.push(locationMarkdown(report.links, location))
  const trace = traceUrl(report.links, telling(head)?.trace)
  if (trace !== undefined) parts.push(linkMarkdown('trace', trace))
  const title = codeSpan(view.nameOf(identity), 120)
  const name = group === 'regressed' ? `**${title}**` : title
  const first = `- ${name}${parts.length === 0 ? '' : ` · ${parts.join(' · ')}`}`
  const isAboutPassing = group !== 'slower' && group !== 'costlier'
  if (!isAboutPassing || head === undefined || failures(head) + head.lost === 0) return first
  const message = tellingMessage(head)
  const changes = detail.changeLength > 0 ? changeLines(compared, detail.changeLength) : []
  // A line about the score says what a message about it would.
  const isSaid = changes.length > 0 && fallenScores(compared).some(({ name }) => message?.includes(name))
  const below = [
    ...changes,
    ...(message === undefined || isSaid || detail.said?.has('message')
      ? []
      : [codeSpan(message, detail.messageLength)]),
  ]
  const lines = [[first, ...below].join('<br>\n  ')]
  const evidence = telling(head)
  if (detail.evidenceLength > 0 && evidence !== undefined) {
    lines.push(...evidenceMarkdown(evidence, detail.evidenceLength))
  }
  return lines.join('\n')
}

/** Output, tool calls and scores on the base and on the head. */
function changeLines(compared: CaseComparison, length: number): string[] {
  const change = beforeAfter(compared)
  return [
    ...(change === undefined ? [] : [...outputLines(change, length), ...toolLines(change)]),
    ...scoreLines(compared),
  ]
}

function outputLines({ before, after }: BeforeAfter, length: number): readonly string[] {
  if (before.output === undefined || after.output === undefined) return []
  return wordChange(before.output, after.output, length) ?? []
}

/** Names of tools shown per side. */
const shownTools = 12

function toolLines(change: BeforeAfter): string[] {
  const path = toolPathChange(change)
  if (path === undefined) return []
  const written = (names: readonly string[]) =>
    names.length === 0
      ? 'no tool'
      : [
          ...names.slice(0, shownTools).map((name) => codeSpan(name, 60)),
          ...(names.length > shownTools ? [`${names.length - shownTools} more`] : []),
        ].join(' → ')
  return [`tools before: ${written(path.before)}, now: ${written(path.after)}`]
}

/** Scores that fell, with the reason that the scorer gives. */
function scoreLines(compared: CaseComparison): string[] {
  const { head } = compared
  return fallenScores(compared).map(({ name, base, head: now }) => {
    const threshold = head?.scores?.get(name)?.threshold
    const limit = threshold === undefined ? '' : ` (needs ${formatNumber(threshold)})`
    const rationale = telling(head)?.scores?.find((score) => score.name === name)?.rationale
    const why = rationale === undefined ? '' : `: ${markdownText(rationale, 200)}`
    return `${codeSpan(name, 60)} ${formatNumber(base)} → ${formatNumber(now)}${limit}${why}`
  })
}

/** The shortest form that still says what changed. */
export function caseMarkdownShort(compared: CaseComparison, group: GroupName, view: View): string {
  const counts = countsOf(compared, group, view)
  return [`- ${codeSpan(view.nameOf(compared.identity), 60)}`, ...counts].join(' · ')
}

function countsOf(compared: CaseComparison, group: GroupName, { report, noun }: View): string[] {
  const hasBaseline = report.comparison.baseline !== null
  const { base, judgedAs } = compared
  if (group === 'removed') return base === undefined ? [] : [beforeText(compared, noun)]
  if (!hasBaseline || base === undefined) return judgedAs === 'test' ? [] : [changeText(compared, noun)]
  // No-break spaces keep the counts together: on a phone the line breaks here.
  const counts = changeText(compared, noun).replaceAll(' ', '\u00a0')
  return [group === 'regressed' ? `**${counts}**` : counts]
}

function evidenceMarkdown(evidence: Evidence, limit: number): string[] {
  const { input, expected, output, detail } = evidence
  const texts: [string, string | undefined][] = [
    ['Input', input],
    ['Expected', expected],
    ['Output', output],
    ['Failure', detail],
  ]
  const blocks = texts.flatMap(([title, text]) =>
    text === undefined || text === '' ? [] : [`${title}:\n\n${fence(text, { limit })}`],
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
