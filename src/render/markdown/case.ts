import type { CaseComparison } from '../../model/comparison.ts'
import { caseTitle } from '../../model/run/identity.ts'
import { type Evidence, failures } from '../../model/run/run.ts'
import { caseFacts, type Ink } from '../case-facts.ts'
import { codeSpan, fence, markdownText } from '../escape.ts'
import { locationMarkdown } from '../links.ts'
import { type GroupName, sideCounts, telling, tellingMessage, type View } from '../view.ts'

export const markdownInk: Ink = {
  name: (text) => codeSpan(text, 60),
  text: (text) => markdownText(text, 200),
}

/** How much of a case is shown: where, why and the texts of the failing iteration. */
export interface CaseDetail {
  readonly messageLength: number
  /** UTF-16 units of each text of the evidence; 0 leaves the evidence out. */
  readonly evidenceLength: number
}

/** One case as a list item: before → after, the confidence, where, and the failing assertion on a line below. */
export function caseMarkdown(
  compared: CaseComparison,
  group: GroupName,
  view: View,
  detail: CaseDetail,
): string {
  const { head } = compared
  const { report } = view
  const parts = [
    ...countsOf(compared, group, report.comparison.baseline !== null),
    ...caseFacts(compared, group, view, markdownInk),
  ]
  const location = telling(head)?.location ?? head?.location
  if (location !== undefined && group !== 'removed') parts.push(locationMarkdown(report.links, location))
  const first = `- ${caseName(compared)}${parts.length === 0 ? '' : ` · ${parts.join(' · ')}`}`
  const isAboutPassing = group !== 'slower' && group !== 'costlier'
  if (!isAboutPassing || head === undefined || failures(head) + head.lost === 0) return first
  const message = tellingMessage(head)
  const lines =
    message === undefined ? [first] : [`${first}<br>`, `  ${codeSpan(message, detail.messageLength)}`]
  const evidence = telling(head)
  if (detail.evidenceLength > 0 && evidence !== undefined) {
    lines.push(...evidenceMarkdown(evidence, detail.evidenceLength))
  }
  return lines.join('\n')
}

/** The shortest form that still says what changed. */
export function caseMarkdownShort(compared: CaseComparison, group: GroupName, view: View): string {
  const counts = countsOf(compared, group, view.report.comparison.baseline !== null)
  return [`- ${codeSpan(caseTitle(compared.identity), 60)}`, ...counts].join(' · ')
}

function caseName({ identity }: CaseComparison): string {
  return codeSpan(caseTitle(identity), 120)
}

function countsOf({ base, head }: CaseComparison, group: GroupName, hasBaseline: boolean): string[] {
  if (group === 'removed') return base === undefined ? [] : [`was ${sideCounts(base)}`]
  if (!hasBaseline || base === undefined) return [sideCounts(head)]
  const counts = `${sideCounts(base)} → ${sideCounts(head)}`
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
