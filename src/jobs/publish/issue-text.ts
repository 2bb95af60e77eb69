import type { View } from '../../facts/view.ts'
import { plural } from '../../model/format.ts'
import { formatTime } from '../../model/format-time.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { codeSpan, markdownText, terminal } from '../../render/escape.ts'
import { linkMarkdown } from '../../render/links.ts'
import { renderComment } from '../../render/markdown/comment.ts'
import { driftFacts, driftText } from './issue-drift.ts'
import { caseDigest, hasFailed, type IssueNote, isDrifting } from './issue-state.ts'

/** Room for the facts above it and the note, within GitHub's 65,536 characters. */
const reportBytes = 45_000

/** How many cases a comment names. */
const namedCases = 10

export function issueTitle(report: GateReport): string {
  const what = !hasFailed(report) && isDrifting(report) ? 'has slowly got worse' : 'is failing'
  return `Eval Gate: ${terminal(report.suiteName, 120)} ${what}`
}

/** The facts of the issue: since when, since which commit, how often, and the last measurement. */
export function issueBody(view: View, note: IssueNote, isGreen: boolean): string {
  const { report } = view
  const onlyDrifted = note.driftedFrom !== undefined && note.failed === 0
  const facts = onlyDrifted
    ? [...driftFacts(report, note), `- **Last measurement**: ${lastMeasurement(report)}`]
    : failureFacts(report, note)
  return `${facts.join('\n')}\n\n${stateText(view, note, isGreen)}\n\n---\n\n${renderComment(view, { maxBytes: reportBytes })}`
}

function failureFacts(report: GateReport, note: IssueNote): string[] {
  return [
    `- **Since** ${formatTime(note.since)}`,
    `- **First bad commit**: ${commitRange(report, note)}`,
    `- **How often**: ${note.failed} of ${plural(note.measured, 'measurement')} since then failed`,
    `- **Last measurement**: ${lastMeasurement(report)}`,
  ]
}

/** A later measurement is compared with a failing one. "No worse" must not read as "fixed". */
function stateText(view: View, note: IssueNote, isGreen: boolean): string {
  const { report } = view
  if (isGreen) return 'Passing again.'
  if (note.driftedFrom !== undefined && note.failed === 0) return driftText(report, note)
  const names = caseNames(view, Object.keys(note.cases))
  const broken = names.length === 0 ? [] : ['', 'Broken since then:', '', ...names]
  const caution =
    report.verdict.outcome === 'passed'
      ? ['The last measurement is stable, but below the level before the failure.']
      : []
  return [
    ...caution,
    'This issue is updated by each run and closed when the suite passes again.',
    ...broken,
  ].join('\n')
}

/** A short list of the cases with these digests. */
function caseNames({ report: { comparison }, nameOf }: View, digests: readonly string[]): string[] {
  const wanted = new Set(digests)
  const names = comparison.cases
    .filter(({ key }) => wanted.has(caseDigest(key)))
    .map(({ identity }) => `- ${codeSpan(nameOf(identity), 120)}`)
  const more = names.length > namedCases ? [`- and ${names.length - namedCases} more`] : []
  return [...names.slice(0, namedCases), ...more]
}

/** The range of commits that contains the cause. */
function commitRange({ links }: GateReport, { lastGood, firstBad }: IssueNote): string {
  if (!isCommit(firstBad)) return 'unknown'
  const bad = `\`${firstBad.slice(0, 7)}\``
  if (lastGood === undefined || !isCommit(lastGood)) return `${bad}, the first commit measured`
  if (lastGood === firstBad) {
    return `none: ${bad} passed earlier, so something outside the repository has changed`
  }
  const range = `\`${lastGood.slice(0, 7)}\` … ${bad}`
  const page =
    links.repository === undefined ? undefined : `${links.repository}/compare/${lastGood}...${firstBad}`
  return `${linkMarkdown(range, page)}: the first passed, the second failed`
}

function isCommit(text: string): boolean {
  return /^[0-9a-f]{7,64}$/i.test(text)
}

function lastMeasurement({ head, links }: GateReport): string {
  const commit =
    head.info.commit !== undefined && isCommit(head.info.commit)
      ? ` of \`${head.info.commit.slice(0, 7)}\``
      : ''
  return `${linkMarkdown(formatTime(head.info.createdAt), links.workflowRun)}${commit}`
}

/** A comment that notifies followers of the issue when more cases break. */
export function worseComment(view: View, newlyBroken: readonly string[]): string {
  const broke = `${plural(newlyBroken.length, 'further case')} broke (measured ${lastMeasurement(view.report)}):`
  return [broke, '', ...caseNames(view, newlyBroken)].join('\n')
}

export function greenComment(report: GateReport, { since, failed }: IssueNote): string {
  if (failed === 0) return `Recovered (measured ${lastMeasurement(report)}).`
  return `Passing again (measured ${lastMeasurement(report)}). ${plural(failed, 'measurement')} had failed since ${formatTime(since)}.`
}

export function againComment(report: GateReport): string {
  const { reasons } = report.verdict
  const drift = hasFailed(report) ? undefined : reasons.find(({ rule }) => rule === 'slow-drift')
  const reason = drift ?? reasons[0]
  const why = reason === undefined ? '' : `: ${markdownText(reason.message, 300)}`
  return `${drift === undefined ? 'Failing' : 'Worse'} again (measured ${lastMeasurement(report)})${why}`
}
