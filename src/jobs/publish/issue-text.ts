import {
  escapeMarkdownText,
  escapeTerminalText,
  formatCodeSpan,
  formatFence,
  formatMarkdownLink,
  renderComment,
  type View,
} from '#views'
import { acceptedFile } from '../../model/acceptance/acceptance.ts'
import { offeredDays } from '../../model/acceptance/command.ts'
import { formatNumber, formatPlural, formatRate } from '../../model/format.ts'
import { dayMs, formatDay, formatTime } from '../../model/format-time.ts'
import type { GateReport } from '../../model/gate-report.ts'
import type { LedgerEntry } from '../../model/ledger.ts'
import { causes } from '../../model/run/never-judged.ts'
import { createCaseDigest, hasFailedOtherwise, hasSlowDrift, type IssueNote } from './issue-state.ts'

/** Room for the facts above it and the note, within GitHub's 65,536 characters. */
const reportBytes = 45_000

/** How many cases a comment names. */
const namedCases = 10

export function writeIssueTitle(report: GateReport): string {
  const state = !hasFailedOtherwise(report) && hasSlowDrift(report) ? 'has slowly got worse' : 'is failing'
  return `Eval Gate: ${escapeTerminalText(report.suiteName, 120)} ${state}`
}

/** The facts of the issue: since when, since which commit, how often, and the last measurement. */
export function writeIssueBody(view: View, note: IssueNote, isGreen: boolean): string {
  const { report } = view
  const onlyDrifted = note.driftedFrom !== undefined && note.failed === 0
  const facts = onlyDrifted
    ? [...listDriftFacts(report, note), `- **Last measurement**: ${formatLastMeasurement(report)}`]
    : listFailureFacts(report, note)
  return `${facts.join('\n')}\n\n${writeStateText(view, note, isGreen)}\n\n---\n\n${renderComment(view, { maxBytes: reportBytes })}`
}

function listFailureFacts(report: GateReport, note: IssueNote): string[] {
  return [
    `- **Since** ${formatTime(note.since)}`,
    formatCause(report, note),
    `- **How often**: ${note.failed} of ${formatPlural(note.measured, 'measurement')} since then failed`,
    `- **Last measurement**: ${formatLastMeasurement(report)}`,
  ]
}

function formatCause(report: GateReport, note: IssueNote): string {
  if (note.outage !== undefined) return `- **Cause**: ${causes[note.outage].what}, as every failure says`
  if (note.cause === undefined) return `- **First bad commit**: ${formatCommitRange(report, note)}`
  return `- **Changed just then**: ${escapeMarkdownText(note.cause, 600)}`
}

/** A later measurement is compared with a failing one. "No worse" must not read as "fixed". */
function writeStateText(view: View, note: IssueNote, isGreen: boolean): string {
  const { report } = view
  if (isGreen) return 'Passing again.'
  if (note.driftedFrom !== undefined && note.failed === 0) return writeDriftText(report, note)
  const lines = ['This issue is updated by each run and closed when the suite passes again.']
  if (report.verdict.outcome === 'passed')
    lines.unshift('The last measurement is stable, but below the level before the failure.')
  const names = listCaseNames(view, Object.keys(note.cases))
  if (names.length > 0) lines.push('', 'Broken since then:', '', ...names)
  if (note.outage !== undefined) lines.push('', `No commit is to blame. ${causes[note.outage].remedy}`)
  else if (note.cause !== undefined) lines.push('', writeNewLevelOffer(report))
  return lines.join('\n')
}

/** How to end an issue that no commit caused. */
function writeNewLevelOffer({ suiteName, head }: GateReport): string {
  const entry = [
    'accepted:',
    `  - suite: ${JSON.stringify(suiteName)}`,
    '    cases: all',
    '    reason: the change from outside stays',
    `    until: ${formatDay(head.info.createdAt + offeredDays * dayMs)}`,
  ]
  return `If it stays like this, take it as the new level: add this to \`${acceptedFile}\` on this branch, and the next run closes the issue.\n\n${formatFence(entry.join('\n'), { limit: 1_000, info: 'yaml' })}`
}

/** A short list of the cases with these digests. */
function listCaseNames({ report: { comparison }, listNameOf }: View, digests: readonly string[]): string[] {
  const wanted = new Set(digests)
  const names = comparison.cases
    .filter(({ key }) => wanted.has(createCaseDigest(key)))
    .map(({ identity }) => `- ${formatCodeSpan(listNameOf(identity), 400)}`)
  if (names.length <= namedCases) return names
  return [...names.slice(0, namedCases), `- and ${names.length - namedCases} more`]
}

/** The range of commits that contains the cause. */
function formatCommitRange({ links }: GateReport, { lastGood, firstBad }: IssueNote): string {
  if (!isCommitHash(firstBad)) return 'unknown'
  const bad = `\`${firstBad.slice(0, 7)}\``
  if (lastGood === undefined || !isCommitHash(lastGood)) return `${bad}, the first commit measured`
  if (lastGood === firstBad) {
    return `none: ${bad} passed earlier, so something outside the repository has changed`
  }
  const range = `\`${lastGood.slice(0, 7)}\` … ${bad}`
  const page =
    links.repository === undefined ? undefined : `${links.repository}/compare/${lastGood}...${firstBad}`
  return `${formatMarkdownLink(range, page)}: the first passed, the second failed`
}

function isCommitHash(text: string): boolean {
  return /^[0-9a-f]{7,64}$/i.test(text)
}

function formatLastMeasurement({ head, links }: GateReport): string {
  const commit =
    head.info.commit !== undefined && isCommitHash(head.info.commit)
      ? ` of \`${head.info.commit.slice(0, 7)}\``
      : ''
  return `${formatMarkdownLink(formatTime(head.info.createdAt), links.workflowRun)}${commit}`
}

/** A comment that notifies followers of the issue when more cases break. */
export function writeWorseComment(view: View, newlyBroken: readonly string[]): string {
  const broke = `${formatPlural(newlyBroken.length, 'further case')} broke (measured ${formatLastMeasurement(view.report)}):`
  return [broke, '', ...listCaseNames(view, newlyBroken)].join('\n')
}

export function writeGreenComment(report: GateReport, { since, failed }: IssueNote): string {
  if (failed === 0) return `Recovered (measured ${formatLastMeasurement(report)}).`
  return `Passing again (measured ${formatLastMeasurement(report)}). ${formatPlural(failed, 'measurement')} had failed since ${formatTime(since)}.`
}

export function writeAgainComment(report: GateReport): string {
  const { reasons } = report.verdict
  const drift = hasFailedOtherwise(report) ? undefined : reasons.find(({ rule }) => rule === 'slow-drift')
  const reason = drift ?? reasons[0]
  const why = reason === undefined ? '' : `: ${escapeMarkdownText(reason.message, 300)}`
  return `${drift === undefined ? 'Failing' : 'Worse'} again (measured ${formatLastMeasurement(report)})${why}`
}

const weekMs = 7 * dayMs
const shownWeeks = 9

/** What an issue about a slow drift says first: how good the branch was, and how good it is. */
function listDriftFacts({ drift }: GateReport, { since, driftedFrom = 0 }: IssueNote): string[] {
  const facts = [
    `- **Found** ${formatTime(since)}`,
    `- **Before**: ${formatRate(driftedFrom / 100)} of iterations passed`,
  ]
  if (drift === undefined || drift === null) return facts
  const { recentRate, recentRuns, recentFrom, cases } = drift
  return [
    ...facts,
    `- **Now**: ${formatRate(recentRate)}, in ${formatPlural(recentRuns, 'run')} since ${recentFrom}, over ${formatPlural(cases, 'case')}`,
  ]
}

/** Where to look, and what ends the issue. */
function writeDriftText({ verdict, drift, ledger }: GateReport, { driftedFrom = 0 }: IssueNote): string {
  const reason = verdict.reasons.find(({ rule }) => rule === 'slow-drift')
  const accept = `drift: { since: ${drift?.recentFrom ?? 'YYYY-MM-DD'} }`
  const lines: string[] = []
  if (reason !== undefined) lines.push(escapeMarkdownText(reason.message, 1_000), '')
  return [
    ...lines,
    'No single push explains the drop; each change is too small to prove. The weeks, with their first and last commit:',
    '',
    ...renderWeekTable(ledger?.entries ?? []),
    '',
    `This issue is closed when the newest runs together pass ${formatRate(driftedFrom / 100)} again, or when the policy accepts the new level with \`${accept}\`.`,
  ].join('\n')
}

/** A row for seven days, the newest first. */
function renderWeekTable(entries: readonly LedgerEntry[]): string[] {
  const newest = Date.parse(entries[0]?.at ?? '')
  const weeks = Map.groupBy(entries, ({ at }) => Math.floor((newest - Date.parse(at)) / weekMs))
  const rows = [...weeks.values()].slice(0, shownWeeks).map((week) => {
    const means = week.flatMap(({ mean }) => mean ?? [])
    const mean = means.length === 0 ? null : means.reduce((sum, runMean) => sum + runMean, 0) / means.length
    const first = week.at(-1)
    const last = week[0]
    const commits = [...new Set([first?.commit, last?.commit].map(formatShortCommit))].join(' … ')
    return `| ${first?.at.slice(0, 10)} | ${formatNumber(week.length)} | ${formatRate(mean)} | ${commits} |`
  })
  return ['| from | runs | mean pass rate | commits |', '|---|---:|---:|---|', ...rows]
}

/** Stored, but checked again: it goes into Markdown. */
function formatShortCommit(commit: string | undefined): string {
  if (commit !== undefined && /^[0-9a-f]{7,64}$/i.test(commit)) return `\`${commit.slice(0, 7)}\``
  return 'unknown'
}
