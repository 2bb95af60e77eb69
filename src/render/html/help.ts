import { triageTitle } from '../../facts/words.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { html } from '../escape.ts'

/** What the service adds for the reviewer, as sections of the HTML report. */
export function helpHtml({ help }: GateReport): string {
  if (help === undefined) return ''
  const { triage, reproductions = [], study } = help
  const blocks = [
    triage === undefined ? '' : detailsHtml(triageTitle, `<pre dir="auto">${html(triage)}</pre>`),
    reproductions.length === 0
      ? ''
      : `<p>Read-only browser sessions for reproducing failures, open in the eval service:</p><ul>${reproductions
          .map(
            ({ caseTitle, sessionId }) =>
              `<li dir="auto">${html(caseTitle)}: session ${html(sessionId)}</li>`,
          )
          .join('')}</ul>`,
    study === undefined
      ? ''
      : detailsHtml(
          'Study insights',
          `<p dir="auto">${html(study.name)}${study.insights === undefined ? ': not available' : ''}</p>${
            study.insights === undefined ? '' : `<pre dir="auto">${html(study.insights)}</pre>`
          }`,
        ),
  ]
  return blocks.filter(Boolean).join('\n')
}

function detailsHtml(summary: string, body: string): string {
  return `<details><summary>${summary}</summary>${body}</details>`
}
