import { triageTitle } from '../../facts/words.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { escapeHtml } from '../escape.ts'

/** What the service adds for the reviewer, as sections of the HTML report. */
export function renderHelpHtml({ help }: GateReport): string {
  if (help === undefined) return ''
  const { triage, reproductions = [], study } = help
  const blocks = [
    triage === undefined ? '' : renderDetails(triageTitle, `<pre dir="auto">${escapeHtml(triage)}</pre>`),
    reproductions.length === 0
      ? ''
      : `<p>Read-only browser sessions for reproducing failures, open in the eval service:</p><ul>${reproductions
          .map(
            ({ caseTitle, sessionId }) =>
              `<li dir="auto">${escapeHtml(caseTitle)}: session ${escapeHtml(sessionId)}</li>`,
          )
          .join('')}</ul>`,
    study === undefined
      ? ''
      : renderDetails(
          'Study insights',
          `<p dir="auto">${escapeHtml(study.name)}${study.insights === undefined ? ': not available' : ''}</p>${
            study.insights === undefined ? '' : `<pre dir="auto">${escapeHtml(study.insights)}</pre>`
          }`,
        ),
  ]
  return blocks.filter(Boolean).join('\n')
}

function renderDetails(summary: string, body: string): string {
  return `<details><summary>${summary}</summary>${body}</details>`
}
