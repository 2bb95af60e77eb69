import { escapeMarkdownText } from '#views'
import { formatNumber, formatPlural, formatRate } from '../../model/format.ts'
import { dayMs, formatTime } from '../../model/format-time.ts'
import type { GateReport } from '../../model/gate-report.ts'
import type { LedgerEntry } from '../../model/ledger.ts'
import type { IssueNote } from './issue-state.ts'

const weekMs = 7 * dayMs
const shownWeeks = 9

/** What an issue about a slow drift says first: how good the branch was, and how good it is. */
export function listDriftFacts({ drift }: GateReport, { since, driftedFrom = 0 }: IssueNote): string[] {
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
export function writeDriftText(
  { verdict, drift, ledger }: GateReport,
  { driftedFrom = 0 }: IssueNote,
): string {
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
