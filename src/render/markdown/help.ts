import { triageTitle } from '../../facts/words.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { escapeMarkdownText, formatCodeSpan, formatFence } from '../escape.ts'
import { createFoldedSection, type Section } from './size-budget.ts'

/** What the service adds for the reviewer. It never affects the verdict, and each part says so. */
export function buildHelpSections({ help }: GateReport): Section[] {
  if (help === undefined) return []
  const { triage, reproductions = [], study } = help
  const sections: Section[] = []
  if (triage !== undefined)
    sections.push(createFoldedSection('triage', 7, triageTitle, escapeMarkdownText(triage, 2_100)))
  if (reproductions.length > 0) {
    const lines = reproductions.map(
      ({ caseTitle, sessionId }) =>
        `- ${formatCodeSpan(caseTitle, 120)}: session ${formatCodeSpan(sessionId, 80)}`,
    )
    sections.push({
      name: 'reproductions',
      priority: 6,
      open: `Read-only browser sessions for reproducing failures, open in the eval service:\n\n${lines.join('\n')}`,
    })
  }
  if (study !== undefined) {
    const findings =
      study.insights === undefined
        ? 'not available'
        : `\n\n${formatFence(study.insights, { limit: 2_100, info: 'json' })}`
    sections.push(
      createFoldedSection('study', 20, 'Study insights', `${formatCodeSpan(study.name, 120)}: ${findings}`),
    )
  }
  return sections
}
