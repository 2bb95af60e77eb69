import { armsTable } from '../../facts/arms.ts'
import { causesOf } from '../../facts/causes.ts'
import { changeText } from '../../facts/changes.ts'
import { furtherLines } from '../../facts/doubts.ts'
import { isNews, metricRows } from '../../facts/figures.ts'
import { countsLine, headline } from '../../facts/headline.ts'
import { tellingMessage } from '../../facts/messages.ts'
import { plainSentence, shownFiles } from '../../facts/sentence.ts'
import { serviceDifference } from '../../facts/service-result.ts'
import { trendLine, trendTitle } from '../../facts/trend.ts'
import type { View } from '../../facts/view.ts'
import { groupTitles } from '../../facts/words.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { type GroupName, groupNames } from '../../model/comparison/group-names.ts'
import { formatCount } from '../../model/format.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { caseFacts } from '../case-facts.ts'
import { terminal, terminalLine } from '../escape.ts'
import { locationText, placeOf } from '../links.ts'
import { wrapLine } from './columns.ts'
import { helpLines } from './help.ts'
import { sliceLines } from './slices.ts'

const shownPerGroup = 10
const colours = { passed: 32, failed: 31, inconclusive: 33 } as const
const labels = { passed: 'PASSED', failed: 'FAILED', inconclusive: 'INCONCLUSIVE' } as const
/** A hostile report may hold texts of any length; a log wraps what a person or a tool writes. */
const [nameLength, textLength] = [300, 2_000]
const shownName = (text: string) => terminal(text, nameLength)
const shownText = (text: string) => terminal(text, textLength)
const ink = { name: shownName, text: shownText }

interface Options {
  readonly color: boolean
  /** Width of a terminal in characters. A log has none: whatever shows it breaks the lines. */
  readonly columns?: number
}

/**
 * A short form of the verdict for a terminal or a log: the outcome, what got worse, the figures and the
 * baseline.
 */
export function renderText(view: View, { color, columns }: Options): string {
  const { report } = view
  const { outcome } = report.verdict
  const lines = [
    `${labels[outcome]}  ${shownName(report.suiteName)}: ${headline(view)}`,
    ...reasonLines(view),
    `  ${countsLine(view)}`,
    ...armLines(report),
    ...groupNames.flatMap((group) => groupLines(view, group)),
    ...sliceLines(report.comparison),
    ...figureLines(report),
    `  Baseline: ${baselineOf(report)}`,
    // One sentence is enough: the lines above have the deciding reason.
    ...serviceDifference(report)
      .slice(0, 1)
      .map((sentence) => `  ${shownText(sentence)}`),
    ...report.files.flatMap(({ path, error }) =>
      error === undefined ? [] : [`  Report ${shownName(path)}: ${shownText(error)}`],
    ),
    ...report.notices.flatMap((notice) => noticeLines(notice, report)),
    ...helpLines(report),
  ]
  const wrapped = columns === undefined ? lines : lines.flatMap((line) => wrapLine(line, columns))
  const shown = `${wrapped.join('\n')}\n`
  return color
    ? `\u001b[1;${colours[outcome]}m${labels[outcome]}\u001b[0m${shown.slice(labels[outcome].length)}`
    : shown
}

function reasonLines(view: View): string[] {
  const sentence = plainSentence(view)
  return [
    ...(sentence === undefined ? [] : [`  ${shownText(sentence)}`]),
    ...furtherLines(view).map(({ what, why }) => `  ${what}: ${shownText(why)}`),
  ]
}

/** The lines of a notice, without its first line if a reason already says it. */
function noticeLines(notice: string, { verdict }: GateReport): string[] {
  const lines = notice.split('\n')
  const isSaid = verdict.reasons.some(({ message }) => message.includes(lines[0] ?? ''))
  return lines
    .slice(isSaid ? 1 : 0)
    .map((line, index) => (index === 0 ? `  Notice: ${shownText(line)}` : `    ${terminalLine(line)}`))
}

function baselineOf({ comparison }: GateReport): string {
  return comparison.baseline === null ? 'none found' : shownText(comparison.baseline.description)
}

/** The variants of the run against each other; the names in one column. */
function armLines(report: GateReport): string[] {
  const table = armsTable(report)
  if (table === undefined) return []
  const lines = table.rows.map(({ name, mark, cells }) => {
    const values = cells.map((cell, index) => `${table.columns[index]?.toLowerCase() ?? ''} ${cell}`)
    return `    - ${shownName(name)}${mark === '' ? '' : ` (${mark})`}: ${values.join('; ')}`
  })
  const lead = table.lead === undefined ? [] : [`  ${shownText(table.lead)}`]
  return ['', '  Compared with each other', ...lead, ...lines]
}

/** Groups that are read by what their cases have in common. */
const byCause: readonly GroupName[] = ['regressed', 'failing', 'newFailures', 'lost']
/** Cases of one cause. */
const shownPerCause = 3

function groupLines(view: View, group: GroupName): string[] {
  const cases = view.groups[group]
  // The sentence below the headline names files; noise is counted there.
  if (cases.length === 0 || group === 'noise' || (group === 'broken' && cases.length <= shownFiles)) return []
  const isGood = group === 'fixed' || group === 'new' || group === 'removed'
  const isAside = group === 'slower' || group === 'costlier' || group === 'flaky'
  const most = isGood || isAside ? 3 : shownPerGroup
  const { lines, shown } = byCause.includes(group)
    ? causeLines(view, group, most)
    : plainLines(view, group, most)
  const leftOut = cases.length - shown
  return [
    '',
    `  ${groupTitles[group]} (${formatCount(cases.length)})`,
    ...lines,
    ...(leftOut > 0 ? [`    and ${formatCount(leftOut)} more`] : []),
  ]
}

interface Listed {
  readonly lines: readonly string[]
  /** Cases that the lines name or count. */
  readonly shown: number
}

function plainLines(view: View, group: GroupName, most: number): Listed {
  const cases = view.groups[group].slice(0, most)
  return { lines: cases.flatMap((of) => caseLines(of, group, view)), shown: cases.length }
}

/** A few cases of each cause; what they have in common is said once. */
function causeLines(view: View, group: GroupName, most: number): Listed {
  const { carrier } = view.report.comparison.slices ?? {}
  const lines: string[] = []
  let [named, counted] = [0, 0]
  for (const { kind, isAlike, cases } of causesOf(view.groups[group], carrier?.slice)) {
    if (named >= most) break
    const [first, ...others] = cases
    if (first === undefined) continue
    const next = kind === 'message' ? others.slice(0, shownPerCause - 1) : others.slice(0, most - named - 1)
    const rest = others.length - next.length
    lines.push(
      ...caseLines(first, group, view),
      ...next.flatMap((of) => caseLines(of, group, view, kind === 'message')),
      ...(rest > 0
        ? [
            `      and ${formatCount(rest)} more${kind === 'message' ? ` with ${isAlike === true ? 'such a' : 'this'} message` : ''}`,
          ]
        : []),
    )
    named += 1 + next.length
    counted += cases.length
  }
  return { lines, shown: counted }
}

function caseLines(
  compared: CaseComparison,
  group: GroupName,
  view: View,
  isSaid = group === 'slower' || group === 'costlier',
): string[] {
  const { base, head, identity, judgedAs } = compared
  const hasBase = view.report.comparison.baseline !== null && base !== undefined
  const counts =
    hasBase || judgedAs !== 'test'
      ? changeText(hasBase ? compared : { ...compared, base: undefined }, view.noun)
      : undefined
  const location = placeOf(compared)
  const parts = [
    shownName(view.nameOf(identity)),
    ...(counts === undefined ? [] : [counts]),
    ...caseFacts(compared, group, view, ink),
    ...(location === undefined ? [] : [shownName(locationText(location))]),
  ]
  const message = isSaid ? undefined : tellingMessage(head)
  return [
    `    - ${parts.join('  ')}`,
    ...(message === undefined ? [] : [`      ${`> ${shownText(message)}`}`]),
  ]
}

function figureLines(report: GateReport): string[] {
  const rows = metricRows(report).filter(isNews)
  const trend = report.comparison.suite?.of === 'tests' ? undefined : trendLine(report)
  return [
    ...(rows.length === 0 && trend === undefined ? [] : ['']),
    ...rows.map(
      ({ name, base, head, change }) =>
        `  ${shownName(name)}: ${base === undefined ? head : `${base} → ${head}, ${change}`}`,
    ),
    ...(trend === undefined ? [] : [`  ${trendTitle(report)}, per run: ${trend}`]),
  ]
}
