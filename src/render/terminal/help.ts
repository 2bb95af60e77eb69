import { triageTitle } from '../../facts/words.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { splitLines } from '../../paths/lines.ts'
import { terminal, terminalLine } from '../escape.ts'

const shownLines = 30

/** What the service adds for the reviewer, for a terminal or a log. */
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
  const lines = splitLines(text.trim())
  const rest = lines.length - shownLines
  return [
    ...lines.slice(0, shownLines).map((line) => `    ${terminalLine(line)}`),
    ...(rest > 0 ? [`    … and ${rest} more lines`] : []),
  ]
}
