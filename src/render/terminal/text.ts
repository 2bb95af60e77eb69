import { armsTable } from '../../facts/arms.ts'
import { metricRows } from '../../facts/figures.ts'
import { countsLine, furtherLines, groupTitles, headline } from '../../facts/headline.ts'
import { plainSentence } from '../../facts/sentence.ts'
import { serviceDifference } from '../../facts/service-result.ts'
import { trendLine, trendTitle } from '../../facts/trend.ts'
import { type GroupName, groupNames, sideCounts, tellingMessage, type View } from '../../facts/view.ts'
import { telling } from '../../model/before-after.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { formatCount } from '../../model/format.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { caseTitle } from '../../model/run/identity.ts'
import { caseFacts } from '../case-facts.ts'
import { terminal, terminalLine } from '../escape.ts'
import { locationText } from '../links.ts'
import { helpLines } from './help.ts'
import { sliceLines } from './slices.ts'

const shownPerGroup = 10
const colours = { passed: 32, failed: 31, inconclusive: 33 } as const
const labels = { passed: 'PASSED', failed: 'FAILED', inconclusive: 'INCONCLUSIVE' } as const
const ink = { name: (text: string) => terminal(text, 60), text: (text: string) => terminal(text, 200) }

/** A short form of the verdict for a terminal or a log: the outcome, what got worse, the figures and the baseline. */
export function renderText(view: View, options: { readonly color: boolean }): string {
  const { report } = view
  const { outcome, totals } = report.verdict
  const label = options.color ? `\u001b[1;${colours[outcome]}m${labels[outcome]}\u001b[0m` : labels[outcome]
  const lines = [
    `${label}  ${terminal(report.suiteName, 60)}: ${headline(view)}`,
    ...reasonLines(view),
    `  ${countsLine(totals)}`,
    ...armLines(report),
    ...groupNames.flatMap((group) => groupLines(view, group)),
    ...sliceLines(report.comparison),
    ...figureLines(report),
    `  Baseline: ${baselineOf(report)}`,
    // What decided is in the lines above.
    ...serviceDifference(report)
      .slice(0, 1)
      .map((sentence) => `  ${terminal(sentence, 400)}`),
    ...report.files.flatMap(({ path, error }) =>
      error === undefined ? [] : [`  Report ${terminal(path)}: ${terminal(error, 300)}`],
    ),
    ...report.notices.flatMap(noticeLines),
    ...helpLines(report),
  ]
  return `${lines.join('\n')}\n`
}

function reasonLines(view: View): string[] {
  const sentence = plainSentence(view)
  return [
    ...(sentence === undefined ? [] : [`  ${terminal(sentence, 400)}`]),
    ...furtherLines(view).map(({ what, why }) => `  ${what}: ${terminal(why, 400)}`),
  ]
}

function noticeLines(notice: string): string[] {
  const [first = '', ...rest] = notice.split('\n')
  return [`  Notice: ${terminal(first, 400)}`, ...rest.map((line) => `    ${terminalLine(line)}`)]
}

function baselineOf({ comparison }: GateReport): string {
  return comparison.baseline === null ? 'none found' : terminal(comparison.baseline.description, 300)
}

/** The variants of the run against each other; the names in one column. */
function armLines(report: GateReport): string[] {
  const table = armsTable(report)
  if (table === undefined) return []
  const lines = table.rows.map(({ name, mark, cells }) => {
    const values = cells.map((cell, index) => `${table.columns[index]?.toLowerCase() ?? ''} ${cell}`)
    return `    - ${terminal(name, 40)}${mark === '' ? '' : ` (${mark})`}: ${values.join('; ')}`
  })
  const lead = table.lead === undefined ? [] : [`  ${terminal(table.lead, 600)}`]
  return ['', '  Compared with each other', ...lead, ...lines]
}

function groupLines(view: View, group: GroupName): string[] {
  const cases = view.groups[group]
  if (cases.length === 0) return []
  const isGood = group === 'fixed' || group === 'new' || group === 'removed'
  const shown = isGood ? 3 : shownPerGroup
  const lines = cases.slice(0, shown).flatMap((compared) => caseLines(compared, group, view))
  const leftOut = cases.length - Math.min(shown, cases.length)
  return [
    '',
    `  ${groupTitles[group]} (${formatCount(cases.length)})`,
    ...lines,
    ...(leftOut > 0 ? [`    and ${formatCount(leftOut)} more`] : []),
  ]
}

function caseLines(compared: CaseComparison, group: GroupName, view: View): string[] {
  const { base, head, identity } = compared
  const hasBase = view.report.comparison.baseline !== null && base !== undefined
  const counts = hasBase ? `${sideCounts(base)} → ${sideCounts(head)}` : sideCounts(head)
  const location = telling(head)?.location ?? head?.location
  const parts = [
    terminal(caseTitle(identity), 120),
    counts,
    ...caseFacts(compared, group, view, ink),
    ...(location === undefined ? [] : [terminal(locationText(location), 160)]),
  ]
  const message = group === 'slower' || group === 'costlier' ? undefined : tellingMessage(head)
  return [
    `    - ${parts.join('  ')}`,
    ...(message === undefined ? [] : [`      ${`> ${terminal(message, 200)}`}`]),
  ]
}

function figureLines(report: GateReport): string[] {
  const rows = metricRows(report)
  const trend = trendLine(report)
  return [
    '',
    ...rows.map(
      ({ name, base, head, change }) =>
        `  ${terminal(name, 40)}: ${base === undefined ? head : `${base} → ${head}, ${change}`}`,
    ),
    ...(trend === undefined ? [] : [`  ${trendTitle(report)}, per run: ${trend}`]),
  ]
}
