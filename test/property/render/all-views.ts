import { expect } from 'vitest'
import { runCli } from '../../../src/cli/main.ts'
import { writeCheckTitle } from '../../../src/facts/headline.ts'
import { buildView } from '../../../src/facts/view.ts'
import { computeNextState, type IssueState } from '../../../src/jobs/publish/issue-state.ts'
import { writeIssueBody, writeIssueTitle } from '../../../src/jobs/publish/issue-text.ts'
import type { GateReport } from '../../../src/model/gate-report.ts'
import { buildAnnotations } from '../../../src/render/annotations.ts'
import { renderHtml } from '../../../src/render/html/page.ts'
import { renderComment } from '../../../src/render/markdown/comment.ts'
import { renderSummary } from '../../../src/render/markdown/summary.ts'
import { renderText } from '../../../src/render/terminal/text.ts'
import { fakeClock } from '../../support/clocks.ts'
import { createWorkspace } from '../../support/workspace.ts'

async function explained(results: string, form: string): Promise<string> {
  const out: string[] = []
  const io = {
    stdout: { write: (text: string) => out.push(text) },
    stderr: { write: (text: string) => out.push(text) },
  }
  const cwd = createWorkspace({ 'results.json': results })
  expect(
    await runCli(['explain', 'results.json', '--as', form], {
      ...io,
      env: {},
      clock: fakeClock(),
      cwd,
      color: false,
    }),
  ).toBe(0)
  return out.join('')
}

/** Every text of a Slack message. */
function slackText(message: string): string {
  const { text, blocks } = JSON.parse(message)
  return [text, ...blocks.map((block: { text: { text: string } }) => block.text.text)].join('\n')
}

/** Every text of one measurement, by its name. */
export async function viewsOf(
  report: GateReport,
  written: string,
  { note, isGreen }: IssueState = computeNextState(report, undefined),
): Promise<Record<string, string>> {
  const view = buildView(report)
  const { annotations } = buildAnnotations(view, { perLevel: 1_000 })
  return {
    comment: renderComment(view),
    summary: renderSummary(view),
    log: renderText(view, { color: false }),
    page: renderHtml(view),
    check: writeCheckTitle(view),
    annotations: annotations.map(({ title, message }) => `${title}\n${message}`).join('\n'),
    issue: `${writeIssueTitle(report)}\n${writeIssueBody(view, note, isGreen)}`,
    explanation: await explained(written, 'markdown'),
    chat: await explained(written, 'text'),
    slack: slackText(await explained(written, 'slack')),
    badge: await explained(written, 'badge'),
  }
}
