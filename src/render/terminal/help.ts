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
  const lines: string[] = []
  if (triage !== undefined) lines.push('', `  ${triageTitle}:`, ...indentLines(triage))
  for (const { caseTitle, sessionId } of reproductions)
    lines.push(
      `  Browser session to reproduce ${escapeTerminalText(caseTitle, 120)}: ${escapeTerminalText(sessionId, 80)}`,
    )
  if (study === undefined) return lines
  const title = `  Insights of study ${escapeTerminalText(study.name, 120)}:`
  if (study.insights === undefined) return [...lines, `${title} not available`]
  return [...lines, '', title, ...indentLines(study.insights)]
}

function indentLines(text: string): string[] {
  const lines = splitLines(text.trim())
  const rest = lines.length - shownLines
  return compact([
    ...lines.slice(0, shownLines).map((line) => `    ${escapeTerminalLine(line)}`),
    rest > 0 && `    … and ${rest} more lines`,
  ])
}
