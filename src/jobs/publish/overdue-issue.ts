import { escapeMarkdownText, escapeTerminalText, formatMarkdownLink } from '#views'
import { readErrorMessage } from '../../errors.ts'
import { describeOverdue, type OverdueSuite } from '../find-overdue.ts'
import type { Job } from '../job.ts'
import { closedNote } from './issue.ts'

/**
 * Opens the issue of each overdue suite where it is not open, since the suite itself does not run. Its next measurement
 * writes the issue as every other, and closes it when it passes.
 */
export async function openOverdueIssues(
  overdue: readonly OverdueSuite[],
  branch: string,
  { platform, policy, budget }: Job,
): Promise<void> {
  const { issues } = platform.review
  const { log, context } = platform.runtime
  if (issues === undefined) return
  const people = { labels: policy.issueLabels, assignees: policy.issueAssignees }
  for (const suite of overdue) {
    const { suiteName: key } = suite
    const lines = [
      escapeMarkdownText(describeOverdue(suite, branch), 1_000),
      `Found by ${formatMarkdownLink('the run of another suite', context.runUrl)}. This issue is closed when the suite is measured and passes.`,
    ]
    const text = {
      title: `Eval Gate: ${escapeTerminalText(key, 120)} is overdue`,
      body: lines.join('\n\n'),
      note: 'overdue',
    }
    try {
      await budget.spend('The issue of an overdue suite', async () => {
        const tracked = await issues.find(key)
        if (tracked?.isOpen === true) return
        if (tracked?.note === closedNote) await issues.change(key, tracked, text, { isOpen: true })
        else await issues.open(key, text, people)
      })
    } catch (error) {
      log.warning(readErrorMessage(error, '\n'))
    }
  }
}
