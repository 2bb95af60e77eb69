import { constantRules } from './constant.ts'
import type { Rule } from './gate.ts'
import { historyRules } from './history.ts'
import { meanRules } from './means.ts'
import { optimalRules } from './optimal.ts'
import { oracle } from './oracle.ts'
import { caseRules } from './single-cases.ts'

/** Every rule by its name, in the order of the page. */
export const rules: Readonly<Record<string, Rule>> = {
  ...caseRules,
  ...meanRules,
  ...historyRules,
  ...constantRules,
  ...optimalRules,
  oracle,
}
