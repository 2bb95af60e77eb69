import { listSettlements, summarizeCertificate } from '../../facts/certificate.ts'
import { escapeTerminalText } from '../escape.ts'
import { type Explanation, listSentences } from './explanation.ts'

/** Why the verdict is what it is: what was said, then everything that was due, and what settles or opens it. */
export function explainWhy(explanation: Explanation): string {
  const { suiteName, facts, certificate, reasons } = explanation
  const lines = [
    `${escapeTerminalText(suiteName, 100)}: ${facts.headline}`,
    ...listSentences(explanation).map((sentence) => escapeTerminalText(sentence, 600)),
    `${summarizeCertificate(certificate)}.`,
    '',
    ...listSettlements(certificate, reasons).flatMap(({ sentence, objections }) => [
      `- ${sentence}`,
      ...objections.map((objection) => `  - ${escapeTerminalText(objection, 600)}`),
    ]),
  ]
  return `${lines.join('\n')}\n`
}
