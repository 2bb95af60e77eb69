import type { Rule } from './gate.ts'
import { meanRules } from './means.ts'
import { oracle } from './oracle.ts'
import { caseRules } from './single-cases.ts'

/** Every rule by its name, in the order of the page. */
export const rules: Readonly<Record<string, Rule>> = { ...caseRules, ...meanRules, oracle }
