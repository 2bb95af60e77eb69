import { buildArmsTable } from '../../facts/arms.ts'
import { groupByCause } from '../../facts/causes.ts'
import { formatCaseChange } from '../../facts/changes.ts'
import { listFurtherDoubts } from '../../facts/doubts.ts'
import { isChangedRow, listMetricRows } from '../../facts/figures.ts'
import { describeFileProblem } from '../../facts/file-problem.ts'
import { writeHeadline } from '../../facts/headline.ts'
import { findTellingMessage } from '../../facts/messages.ts'
import { listFurtherCounts, shownFiles, writePlainSentence } from '../../facts/sentence.ts'
import { explainServiceDifference } from '../../facts/service-result.ts'
import { formatTrendLine, formatTrendTitle } from '../../facts/trend.ts'
import type { View } from '../../facts/view.ts'
import { groupTitles } from '../../facts/words.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { type GroupName, groupNames } from '../../model/comparison/group-names.ts'
import { compact } from '../../model/data.ts'
import { formatCount } from '../../model/format.ts'
import { wrapLine } from '../../model/format-columns.ts'
import type { GateReport, ReportSummary } from '../../model/gate-report.ts'
import { listCaseFacts } from '../case-facts.ts'
import { escapeTerminalLine, escapeTerminalText } from '../escape.ts'
import { findPlace, formatLocation } from '../links.ts'
import { formatHelpLines } from './help.ts'
import { formatSliceLines } from './slices.ts'

const shownPerGroup = 10
const colours = { passed: 32, failed: 31, inconclusive: 33 } as const
const labels = { passed: 'PASSED', failed: 'FAILED', inconclusive: 'INCONCLUSIVE' } as const
/** A hostile report may hold texts of any length; a log wraps what a person or a tool writes. */
const nameLength = 300
const textLength = 2_000
const showName = (text: string) => escapeTerminalText(text, nameLength)
const showText = (text: string) => escapeTerminalText(text, textLength)
const ink = { name: showName, text: showText }

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
    `${labels[outcome]}  ${showName(report.suiteName)}: ${writeHeadline(view)}`,
    ...formatReasonLines(view),
    ...listFurtherCounts(view).map((counts) => `  ${counts}`),
    ...formatArmLines(report),
    ...groupNames.flatMap((group) => formatGroupLines(view, group)),
    ...formatSliceLines(report.comparison),
    ...formatFigureLines(report),
    `  Baseline: ${describeBaseline(report)}`,
    // One sentence is enough: the lines above have the deciding reason.
    ...explainServiceDifference(report)
      .slice(0, 1)
      .map((sentence) => `  ${showText(sentence)}`),
    ...report.files.filter(({ error }) => error !== undefined).map(formatFileProblem),
    ...report.notices.flatMap((notice) => formatNoticeLines(notice, report)),
    ...formatHelpLines(report),
  ]
  const wrapped = columns === undefined ? lines : lines.flatMap((line) => wrapLine(line, columns))
  const shown = `${wrapped.join('\n')}\n`
  if (!color) return shown
  return `\u001b[1;${colours[outcome]}m${labels[outcome]}\u001b[0m${shown.slice(labels[outcome].length)}`
}

function formatReasonLines(view: View): string[] {
  const sentence = writePlainSentence(view)
  return compact([
    sentence !== undefined && `  ${showText(sentence)}`,
    ...listFurtherDoubts(view).map((doubt) => `  ${doubt.what}: ${showText(doubt.why)}`),
  ])
}

/** The lines of a notice, without its first line if a reason already says it. */
function formatNoticeLines(notice: string, { verdict }: GateReport): string[] {
  const lines = notice.split('\n')
  const isSaid = verdict.reasons.some(({ message }) => message.includes(lines[0] ?? ''))
  return lines
    .slice(Number(isSaid))
    .map((line, index) => (index === 0 ? `  Notice: ${showText(line)}` : `    ${escapeTerminalLine(line)}`))
}

function describeBaseline({ comparison }: GateReport): string {
  if (comparison.baseline === null) return 'none found'
  return showText(comparison.baseline.description)
}

/** The variants of the run against each other; the names in one column. */
function formatArmLines(report: GateReport): string[] {
  const table = buildArmsTable(report)
  if (table === undefined) return []
  const lines = table.rows.map(({ name, mark, cells }) => {
    const values = cells.map((cell, index) => `${table.columns[index]?.toLowerCase() ?? ''} ${cell}`)
    return `    - ${showName(name)}${mark && ` (${mark})`}: ${values.join('; ')}`
  })
  return compact([
    '',
    '  Compared with each other',
    table.lead !== undefined && `  ${showText(table.lead)}`,
    ...lines,
  ])
}

/** Groups that are read by what their cases have in common. */
const byCause: readonly GroupName[] = ['regressed', 'failing', 'newFailures', 'lost']
/** Cases of one cause. */
const shownPerCause = 3

function formatGroupLines(view: View, group: GroupName): string[] {
  const cases = view.groups[group]
  // The sentence below the headline names files; noise is counted there.
  if (cases.length === 0 || group === 'noise' || (group === 'broken' && cases.length <= shownFiles)) return []
  const isGood = group === 'fixed' || group === 'new' || group === 'removed'
  const isAside = group === 'slower' || group === 'costlier' || group === 'flaky'
  const most = isGood || isAside ? 3 : shownPerGroup
  const { lines, shown } = byCause.includes(group)
    ? formatCauseLines(view, group, most)
    : formatPlainLines(view, group, most)
  const leftOut = cases.length - shown
  return compact([
    '',
    `  ${groupTitles[group]} (${formatCount(cases.length)})`,
    ...lines,
    leftOut > 0 && `    and ${formatCount(leftOut)} more`,
  ])
}

interface Listed {
  readonly lines: readonly string[]
  /** Cases that the lines name or count. */
  readonly shown: number
}

function formatPlainLines(view: View, group: GroupName, most: number): Listed {
  const cases = view.groups[group].slice(0, most)
  return { lines: cases.flatMap((compared) => formatCaseLines(compared, group, view)), shown: cases.length }
}

/** A few cases of each cause; what they have in common is said once. */
function formatCauseLines(view: View, group: GroupName, most: number): Listed {
  const { carrier } = view.report.comparison.slices ?? {}
  const lines: string[] = []
  let named = 0
  let counted = 0
  for (const { kind, isAlike, cases } of groupByCause(view.groups[group], carrier?.slice)) {
    if (named >= most) break
    const [first, ...others] = cases
    if (first === undefined) continue
    const next = kind === 'message' ? others.slice(0, shownPerCause - 1) : others.slice(0, most - named - 1)
    const rest = others.length - next.length
    lines.push(
      ...formatCaseLines(first, group, view),
      ...next.flatMap((compared) => formatCaseLines(compared, group, view, kind === 'message')),
    )
    let more = `      and ${formatCount(rest)} more`
    if (kind === 'message') more += ` with ${isAlike === true ? 'such a' : 'this'} message`
    if (rest > 0) lines.push(more)
    named += 1 + next.length
    counted += cases.length
  }
  return { lines, shown: counted }
}

function formatCaseLines(
  compared: CaseComparison,
  group: GroupName,
  view: View,
  isSaid = group === 'slower' || group === 'costlier',
): string[] {
  const { base, head, identity, judgedAs } = compared
  const hasBase = view.report.comparison.baseline !== null && base !== undefined
  const judged = hasBase ? compared : { ...compared, base: undefined }
  const location = findPlace(compared)
  const parts = compact([
    showName(view.listNameOf(identity)),
    (hasBase || judgedAs !== 'test') && formatCaseChange(judged, view.noun),
    ...listCaseFacts(compared, group, view, ink),
    location !== undefined && showName(formatLocation(location)),
  ])
  const message = isSaid ? undefined : findTellingMessage(head)
  return compact([`    - ${parts.join('  ')}`, message !== undefined && `      ${`> ${showText(message)}`}`])
}

function formatFigureLines(report: GateReport): string[] {
  const rows = listMetricRows(report).filter(isChangedRow)
  const trend = report.comparison.suite?.of === 'tests' ? undefined : formatTrendLine(report)
  const lines = rows.map(({ name, base, head, change }) => {
    if (base === undefined) return `  ${showName(name)}: ${head}`
    return `  ${showName(name)}: ${base} → ${head}, ${change}`
  })
  if (trend !== undefined) lines.push(`  ${formatTrendTitle(report)}, per run: ${trend}`)
  if (lines.length === 0) return []
  return ['', ...lines]
}

function formatFileProblem(file: ReportSummary): string {
  const { place, why } = describeFileProblem(file)
  return `  Report ${showName(place)}: ${showText(why)}`
}
