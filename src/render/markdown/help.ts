import { triageTitle } from '../../facts/words.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { codeSpan, fence, markdownText } from '../escape.ts'
import type { Section } from './budget.ts'

/** What the service adds for the reviewer. It never affects the verdict, and each part says so. */
export function helpSections({ help }: GateReport): Section[] {
  if (help === undefined) return []
  const { triage, reproductions = [], study } = help
  const sections: Section[] = []
  if (triage !== undefined) {
    sections.push({
      name: 'triage',
      priority: 7,
      open: `<details>\n<summary>${triageTitle}</summary>\n\n${markdownText(triage, 2_100)}`,
      close: '\n</details>',
    })
  }
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
    sections.push({
      name: 'study',
      priority: 20,
      open: `<details>\n<summary>Study insights</summary>\n\n${codeSpan(study.name, 120)}: ${findings}`,
      close: '\n</details>',
    })
  }
  return sections
}
