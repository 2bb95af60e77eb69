import type { JobSettings } from '../../config/policy/table.ts'
import type { View } from '../../facts/view.ts'
import type { CiContext } from '../../ports/context.ts'
import type { TrackedIssue } from '../../ports/github.ts'
import type { Ports, Review } from '../../ports/platform.ts'
import { type IssueState, isDrifting, nextState, parseNote } from './issue-state.ts'
import { againComment, greenComment, issueBody, issueTitle, worseComment } from './issue-text.ts'

/**
 * Keeps one issue about the suite: opened when the gate fails on the default branch or the branch has slowly
 * lost pass rate, updated by every measurement,
 * closed when everything passes again. A comment is written only when something has become worse or better.
 * Returns the
 * address of the open issue. Throws what {@link Review.issues} throws.
 */
export async function trackIssue(
  view: View,
  platform: Ports<'runtime' | 'review'>,
  { issueLabels: labels, issueAssignees: assignees }: Pick<JobSettings, 'issueLabels' | 'issueAssignees'>,
): Promise<string | undefined> {
  const { report } = view
  const { issues } = platform.review
  const { context, log } = platform.runtime
  if (issues === undefined || !measuresDefaultBranch(context)) return undefined
  const key = report.suiteName
  const found = await issues.find(key)
  if (found?.isNewer === true) {
    log.notice(`The issue shows a newer measurement and was left alone: ${found.url}`)
    return found.isOpen ? found.url : undefined
  }
  if (found?.isOpen === true) return changeIssue(found, view, platform.review)
  if (report.verdict.outcome !== 'failed' && !isDrifting(report)) return undefined

  const state = nextState(report, undefined)
  const text = textOf(view, state)
  if (found !== undefined && closedByUs(found)) {
    await issues.change(key, found, text, { isOpen: true, comment: againComment(report) })
    return found.url
  }
  const opened = await issues.open(key, text, { labels, assignees })
  log.info(`Opened an issue: ${opened.url}`)
  return opened.url
}

async function changeIssue(issue: TrackedIssue, view: View, { issues }: Review): Promise<string | undefined> {
  const { report } = view
  const previous = parseNote(issue.note)
  const state = nextState(report, previous)
  const comment = commentOn(view, state)
  await issues?.change(report.suiteName, issue, textOf(view, state), {
    isOpen: !state.isGreen,
    comment,
  })
  return state.isGreen ? undefined : issue.url
}

function commentOn(view: View, { isGreen, newlyBroken, note }: IssueState): string | undefined {
  if (isGreen) return greenComment(view.report, note)
  return newlyBroken.length > 0 ? worseComment(view, newlyBroken) : undefined
}

function textOf(view: View, { note, isGreen }: IssueState) {
  // The note of a closed issue says nothing about the next trouble, only that it was us who closed it.
  return {
    title: issueTitle(view.report),
    body: issueBody(view, note, isGreen),
    note: isGreen ? closedNote : JSON.stringify(note),
  }
}

const closedNote = 'green'

/** An issue that a person has closed is not opened again; the next trouble gets a new one. */
function closedByUs({ note }: TrackedIssue): boolean {
  return note === closedNote
}

/**
 * An issue is only about the default branch; on other branches a failure concerns only the people who work on
 * them.
 */
export function measuresDefaultBranch({ event, branch, defaultBranch, pullRequest }: CiContext): boolean {
  if (pullRequest !== undefined) return false
  if (event === 'schedule') return true
  return event === 'push' && branch !== undefined && branch === (defaultBranch ?? branch)
}
