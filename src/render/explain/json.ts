import type { Explanation } from './explanation.ts'
import { sinceSentence } from './explanation.ts'

/** The `schema` member of an explanation. */
const explanationSchemaName = 'eval-gate-explanation'

/** The explanation as JSON, for agents and programs; `docs/results-format.md` describes it. All texts are as they were. */
export function explainJson(explanation: Explanation): string {
  const { cases, branch, ...rest } = explanation
  const told = cases.map((of) => ({ ...of, sinceText: sinceSentence(of, branch) }))
  return `${JSON.stringify({ schema: explanationSchemaName, version: 1, ...rest, branch, cases: told }, null, 2)}\n`
}
