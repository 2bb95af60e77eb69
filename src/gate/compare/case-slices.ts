import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { readCaseTags } from '../policy/case-rules.ts'

/** Most slices that are looked at; artifacts of strangers may name any number. */
const mostSlices = 5_000

/** Whether any case has one; most runs have none. */
export function hasAnySlices(cases: readonly CaseComparison[]): boolean {
  return cases.some((compared) => readCaseTags(compared) !== undefined)
}

/** The cases by slice, in order of appearance; a case is in each of its slices. */
export function groupBySlice<Case extends CaseComparison>(cases: readonly Case[]): Map<string, Case[]> {
  const groups = new Map<string, Case[]>()
  for (const compared of cases) {
    for (const slice of readCaseTags(compared) ?? []) {
      const group = groups.get(slice)
      if (group !== undefined) group.push(compared)
      else if (groups.size < mostSlices) groups.set(slice, [compared])
    }
  }
  return groups
}
