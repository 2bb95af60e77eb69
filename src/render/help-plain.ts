import type { GateReport } from '../model/gate-report.ts'
import { html, terminal, terminalLine } from './escape.ts'
import { triageTitle } from './wording.ts'

const shownLines = 30

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

/** The same for a terminal or a log. */
export function helpLines({ help }: GateReport): string[] {
  if (help === undefined) return []
  const { triage, reproductions = [], study } = help
  return [
    ...(triage === undefined ? [] : ['', `  ${triageTitle}:`, ...indented(triage)]),
    ...reproductions.map(
      ({ caseTitle, sessionId }) =>
        `  Browser session to reproduce ${terminal(caseTitle, 120)}: ${terminal(sessionId, 80)}`,
    ),
    ...(study === undefined
      ? []
      : study.insights === undefined
        ? [`  Insights of study ${terminal(study.name, 120)}: not available`]
        : ['', `  Insights of study ${terminal(study.name, 120)}:`, ...indented(study.insights)]),
  ]
}

function indented(text: string): string[] {
  const lines = text.trim().split(/\r?\n/)
  const rest = lines.length - shownLines
  return [
    ...lines.slice(0, shownLines).map((line) => `    ${terminalLine(line)}`),
    ...(rest > 0 ? [`    … and ${rest} more lines`] : []),
  ]
}
