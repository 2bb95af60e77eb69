import type { JobSettings } from '#settings'
import type { View } from '#views'
import { readErrorMessage } from '../../errors.ts'
import { formatArtifactName } from '../../paths/artifact-name.ts'
import type { TrackedIssue } from '../../ports/github.ts'
import type { Ports, Review } from '../../ports/platform.ts'
import { measuresDefaultBranch } from '../default-branch.ts'
import { computeNextState, hasSlowDrift, type IssueState, parseIssueNote } from './issue-state.ts'
import {
  writeAgainComment,
  writeGreenComment,
  writeIssueBody,
  writeIssueTitle,
  writeWorseComment,
} from './issue-text.ts'

/**
 * Keeps one issue about the suite: opened when the gate fails on the default branch or the branch has slowly
 * lost pass rate, updated by every measurement, closed when everything passes again. A comment is written
 * only when something has become worse or better. Returns the address of the open issue. Throws what {@link
 * Review.issues} throws.
 */
export async function trackSuiteIssue(
  view: View,
  platform: Ports<'runtime' | 'review' | 'storage'>,
  { issueLabels: labels, issueAssignees: assignees }: JobSettings,
): Promise<string | undefined> {
  const { report } = view
  const { issues } = platform.review
  const { context, log } = platform.runtime
  if (issues === undefined || !measuresDefaultBranch(context)) return undefined
  const key = report.suiteName
  const tracked = await issues.find(key)
  if (tracked?.isNewer === true) {
    log.notice(`The issue shows a newer measurement and was left alone: ${tracked.url}`)
    if (tracked.isOpen) return tracked.url
    return undefined
  }
  if (tracked?.isOpen === true) return changeOpenIssue(tracked, view, platform.review)
  if (report.verdict.outcome !== 'failed' && !hasSlowDrift(report)) return undefined

  const state = computeNextState(report, undefined)
  const text = writeIssueText(view, state)
  if (tracked !== undefined && wasClosedByUs(tracked)) {
    await issues.change(key, tracked, text, { isOpen: true, comment: writeAgainComment(report) })
    return tracked.url
  }
  if (await isOvertaken(key, platform)) {
    log.notice('A newer run has measured the branch, so this one opens no issue.')
    return undefined
  }
  const opened = await issues.open(key, text, { labels, assignees })
  log.info(`Opened an issue: ${opened.url}`)
  // A newer run that passed before there was an issue can't have closed it.
  if (opened.isNewer || !(await isOvertaken(key, platform))) return opened.url
  await issues.change(key, opened, writeIssueText(view, { ...state, isGreen: true }), { isOpen: false })
  return undefined
}

/** Whether a newer run of the branch has kept its measurement; one that failed opens an issue of its own. */
async function isOvertaken(
  suiteName: string,
  { runtime: { context, log }, storage: { artifacts } }: Ports<'runtime' | 'storage'>,
): Promise<boolean> {
  try {
    const kept = await artifacts?.listNamed(formatArtifactName('baseline', suiteName))
    return (kept?.artifacts ?? []).some(
      ({ branch, runId }) => branch === context.branch && Number(runId) > Number(context.runId),
    )
  } catch (error) {
    log.debug(`Newer runs are not known: ${readErrorMessage(error)}`)
    return false
  }
}

async function changeOpenIssue(
  issue: TrackedIssue,
  view: View,
  { issues }: Review,
): Promise<string | undefined> {
  const { report } = view
  const previous = parseIssueNote(issue.note)
  const state = computeNextState(report, previous)
  const comment = chooseIssueComment(view, state)
  await issues?.change(report.suiteName, issue, writeIssueText(view, state), {
    isOpen: !state.isGreen,
    comment,
  })
  if (state.isGreen) return undefined
  return issue.url
}

function chooseIssueComment(view: View, { isGreen, newlyBroken, note }: IssueState): string | undefined {
  if (isGreen) return writeGreenComment(view.report, note)
  if (newlyBroken.length === 0) return undefined
  return writeWorseComment(view, newlyBroken)
}

function writeIssueText(view: View, { note, isGreen }: IssueState) {
  // The note of a closed issue says nothing about the next trouble, only that it was us who closed it.
  return {
    title: writeIssueTitle(view.report),
    body: writeIssueBody(view, note, isGreen),
    note: isGreen ? closedNote : JSON.stringify(note),
  }
}

/** The note of an issue that a run has closed. */
export const closedNote = 'green'

/** An issue that a person has closed is not opened again; the next trouble gets a new one. */
function wasClosedByUs({ note }: TrackedIssue): boolean {
  return note === closedNote
}
