import type { CaseComparison } from '../comparison/compared-case.ts'
import type { Comparison } from '../comparison.ts'
import { QuietCase } from './quiet-case.ts'

/** Every case of either side in a fixed order; for those who list them, since there may be very many. */
export function listAllCases({ cases, quiet }: Comparison): readonly CaseComparison[] {
  if (quiet === undefined) return cases
  return quiet.among(cases)
}

/** The comparison with every case among its cases, as an object of its own. */
export function spellOutQuiet(comparison: Comparison): Comparison {
  const spellOutCase = (compared: CaseComparison) => {
    if (compared instanceof QuietCase) return compared.spellOut()
    return compared
  }
  return { ...comparison, cases: listAllCases(comparison).map(spellOutCase), quiet: undefined }
}

/** How many cases there is nothing to say about; they pass now, and passed before if there is a baseline. */
export function countQuiet({ quiet }: Comparison): number {
  return quiet?.length ?? 0
}
