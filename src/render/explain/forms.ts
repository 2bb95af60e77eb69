import type { Explanation } from './explanation.ts'
import { explainInMarkdown } from './markdown.ts'
import { explainAsBadge, explainForSlack, explainInJson, explainInText } from './short.ts'
import { explainWhy } from './why.ts'

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
