import { triageTitle } from '../../facts/words.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { escapeHtml } from '../escape.ts'

/** What the service adds for the reviewer, as sections of the HTML report. */
export function renderHelpHtml({ help }: GateReport): string {
  if (help === undefined) return ''
  const { triage, reproductions = [], study } = help
  const blocks = [
    triage !== undefined && renderDetails(triageTitle, `<pre dir="auto">${escapeHtml(triage)}</pre>`),
    reproductions.length > 0 &&
      `<p>Read-only browser sessions for reproducing failures, open in the eval service:</p><ul>${reproductions
        .map(
          ({ caseTitle, sessionId }) =>
            `<li dir="auto">${escapeHtml(caseTitle)}: session ${escapeHtml(sessionId)}</li>`,
        )
        .join('')}</ul>`,
    study && renderDetails('Study insights', renderInsights(study)),
  ]
  return blocks.filter(Boolean).join('\n')
}

function renderInsights({ name, insights }: { readonly name: string; readonly insights?: string }): string {
  if (insights === undefined) return `<p dir="auto">${escapeHtml(name)}: not available</p>`
  return `<p dir="auto">${escapeHtml(name)}</p><pre dir="auto">${escapeHtml(insights)}</pre>`
}

function renderDetails(summary: string, body: string): string {
  return `<details><summary>${summary}</summary>${body}</details>`
}
