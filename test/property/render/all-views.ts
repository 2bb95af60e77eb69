import { expect } from 'vitest'
import { runCli } from '../../../src/cli/main.ts'
import { answers } from '../../../src/cli/mcp/answers.ts'
import { gatherEvidence } from '../../../src/cli/mcp/evidence.ts'
import { readResultsFile } from '../../../src/cli/results-file.ts'
import { writeCheckTitle } from '../../../src/facts/headline.ts'
import { buildView } from '../../../src/facts/view.ts'
import { computeNextState, type IssueState } from '../../../src/jobs/publish/issue-state.ts'
import { writeIssueBody, writeIssueTitle } from '../../../src/jobs/publish/issue-text.ts'
import type { GateReport } from '../../../src/model/gate-report.ts'
import type { Run } from '../../../src/model/run/run.ts'
import { buildAnnotations } from '../../../src/render/annotations.ts'
import { renderHtml } from '../../../src/render/html/page.ts'
import { renderComment } from '../../../src/render/markdown/comment.ts'
import { renderSummary } from '../../../src/render/markdown/summary.ts'
import { renderText } from '../../../src/render/terminal/text.ts'
import { fakeClock } from '../../support/clocks.ts'
import { createWorkspace } from '../../support/workspace.ts'

export async function explained(results: string, form: string): Promise<string> {
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

/** What a coding agent is told: the results, the runs of main, and what each tool answers. */
export function askAgentTools(written: string, main: readonly Run[]) {
  const cwd = createWorkspace({ 'results.json': written })
  const facts = gatherEvidence(readResultsFile(`${cwd}/results.json`, 'results.json'), {
    runs: main,
    problems: [],
  })
  const given = { results: undefined }
  return {
    facts,
    why_red: answers.why_red(facts, given, 0),
    is_it_me: answers.is_it_me(facts, given, 0),
    draft_acceptance: answers.draft_acceptance(facts, given, 0),
    histories: facts.cases.map(({ key, caseId }) => ({
      key,
      ...answers.history(facts, { ...given, case: caseId }, 0),
    })),
  }
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
