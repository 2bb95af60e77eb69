import type { Explanation } from './explanation.ts'
import { explainMarkdown } from './markdown.ts'
import { explainBadge, explainJson, explainSlack, explainText } from './short.ts'

export type { ExplainedCase, Explanation } from './explanation.ts'

/** What an explanation can be written as, by the value of `--as`. */
export const explanationForms = {
  markdown: explainMarkdown,
  text: explainText,
  json: explainJson,
  slack: explainSlack,
  badge: explainBadge,
} as const satisfies Record<string, (explanation: Explanation) => string>
