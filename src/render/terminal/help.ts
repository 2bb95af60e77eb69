import { triageTitle } from '../../facts/words.ts'
import { compact } from '../../model/data.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { splitLines } from '../../paths/lines.ts'
import { escapeTerminalLine, escapeTerminalText } from '../escape.ts'

const shownLines = 30

/** What the service adds for the reviewer, for a terminal or a log. */
export function formatHelpLines({ help }: GateReport): string[] {
  if (help === undefined) return []
  const { triage, reproductions = [], study } = help
  return [
    ...(triage === undefined ? [] : ['', `  ${triageTitle}:`, ...indentLines(triage)]),
    ...reproductions.map(
      ({ caseTitle, sessionId }) =>
        `  Browser session to reproduce ${escapeTerminalText(caseTitle, 120)}: ${escapeTerminalText(sessionId, 80)}`,
    ),
    ...(study === undefined
      ? []
      : study.insights === undefined
        ? [`  Insights of study ${escapeTerminalText(study.name, 120)}: not available`]
        : [
            '',
            `  Insights of study ${escapeTerminalText(study.name, 120)}:`,
            ...indentLines(study.insights),
          ]),
  ]
}

function indentLines(text: string): string[] {
  const lines = splitLines(text.trim())
  const rest = lines.length - shownLines
  return compact([
    ...lines.slice(0, shownLines).map((line) => `    ${escapeTerminalLine(line)}`),
    rest > 0 && `    … and ${rest} more lines`,
  ])
}
