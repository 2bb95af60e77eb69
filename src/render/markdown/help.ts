import { triageTitle } from '../../facts/words.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { codeSpan, fence, markdownText } from '../escape.ts'
import { folded, type Section } from './budget.ts'

/** What the service adds for the reviewer. It never affects the verdict, and each part says so. */
export function helpSections({ help }: GateReport): Section[] {
  if (help === undefined) return []
  const { triage, reproductions = [], study } = help
  const sections: Section[] = []
  if (triage !== undefined) sections.push(folded('triage', 7, triageTitle, markdownText(triage, 2_100)))
  if (reproductions.length > 0) {
    const lines = reproductions.map(
      ({ caseTitle, sessionId }) => `- ${codeSpan(caseTitle, 120)}: session ${codeSpan(sessionId, 80)}`,
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
        : `\n\n${fence(study.insights, { limit: 2_100, info: 'json' })}`
    sections.push(folded('study', 20, 'Study insights', `${codeSpan(study.name, 120)}: ${findings}`))
  }
  return sections
}
