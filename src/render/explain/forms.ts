import { listSettlements, summarizeCertificate } from '../../facts/certificate.ts'
import { outcomeSymbols } from '../../facts/words.ts'
import { compact } from '../../model/data.ts'
import { formatCount, formatPlural } from '../../model/format.ts'
import { escapeTerminalText } from '../escape.ts'
import { cutText, makeVisibleLine } from '../visible.ts'
import { describeSince, type Explanation, listSentences } from './explanation.ts'
import { explainInMarkdown } from './markdown.ts'

const colors = { passed: 'brightgreen', failed: 'red', inconclusive: 'yellow' } as const
const shownCases = 10
/** Limits of Slack. */
const headerLength = 150
const sectionLength = 3_000

/** A few lines without any markup: for a chat, a mail or a log. */
function explainInText(explanation: Explanation): string {
  const { suiteName, facts } = explanation
  return `${[`${escapeTerminalText(suiteName, 100)}: ${facts.headline}`, ...listShortSentences(explanation), ...formatCaseLines(explanation).map((line) => `- ${line}`)].join('\n')}\n`
}

/**
 * Blocks for a Slack message or webhook: the headline, why, what got worse, what else to know. All texts are
 * `plain_text`, in which Slack finds no markup, mention or link.
 */
function explainForSlack(explanation: Explanation): string {
  const { suiteName, facts } = explanation
  const createText = (content: string, limit: number) => ({
    type: 'plain_text',
    text: cutText(content, limit - 1),
    emoji: false,
  })
  const [why, ...others] = listShortSentences(explanation)
  const title = `${makeVisibleLine(suiteName)}: ${facts.headline}`
  const blocks = [
    { type: 'header', text: createText(`${outcomeSymbols[facts.outcome]} ${title}`, headerLength) },
    ...[why === undefined ? [] : [why], formatCaseLines(explanation).map((line) => `• ${line}`), others]
      .filter((part) => part.length > 0)
      .map((part) => ({ type: 'section', text: createText(part.join('\n'), sectionLength) })),
  ]
  // The text of a notification is markup, so what could be some is taken out.
  const summary = cutText(title, headerLength).replace(/[<>&]/g, ' ')
  return `${JSON.stringify({ text: summary, blocks }, null, 2)}\n`
}

/** The endpoint file of a badge on shields.io. */
function explainAsBadge({ suiteName, facts, totalCases }: Explanation): string {
  const { outcome, counts, figures } = facts
  const isRated = counts.noun === 'case' && totalCases > 0
  const figure = isRated ? figures[0]?.head : undefined
  const badge = {
    schemaVersion: 1,
    label: cutText(makeVisibleLine(suiteName), 60) || 'evals',
    message: `${outcome}, ${figure ?? formatPlural(totalCases, counts.noun)}`,
    color: colors[outcome],
  }
  return `${JSON.stringify(badge)}\n`
}

function listShortSentences(explanation: Explanation): string[] {
  return listSentences(explanation)
    .slice(0, shownCases)
    .map((sentence) => escapeTerminalText(sentence, 400))
}

function formatCaseLines({ cases, leftOut }: Explanation): string[] {
  const hidden = Math.max(0, cases.length - shownCases) + leftOut
  return compact([
    ...cases
      .slice(0, shownCases)
      .map((explained) => `${escapeTerminalText(explained.title, 120)}: ${explained.text}`),
    hidden > 0 && `and ${formatCount(hidden)} more`,
  ])
}

/** The `schema` member of an explanation. */
const explanationSchemaName = 'eval-gate-explanation'

/**
 * The explanation as JSON, for agents and programs; `docs/results-format.md` describes it. All texts are as
 * they were.
 */
function explainInJson(explanation: Explanation): string {
  const { cases, branch, ...rest } = explanation
  const explainedCases = cases.map((explained) => ({
    ...explained,
    sinceText: describeSince(explained, branch),
  }))
  return `${JSON.stringify({ schema: explanationSchemaName, version: 1, ...rest, branch, cases: explainedCases }, null, 2)}\n`
}

/** Why the verdict is what it is: what was said, then everything that was due, and what settles or opens it. */
function explainWhy(explanation: Explanation): string {
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

export type { ExplainedCase, Explanation } from './explanation.ts'

/** What an explanation can be written as, by the value of `--as`. */
export const explanationForms = {
  markdown: explainInMarkdown,
  text: explainInText,
  json: explainInJson,
  slack: explainForSlack,
  badge: explainAsBadge,
  why: explainWhy,
} as const satisfies Record<string, (explanation: Explanation) => string>
