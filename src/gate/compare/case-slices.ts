import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Slices } from '../../model/run/slices.ts'

/** Most slices that are looked at; artifacts of strangers may name any number. */
const mostSlices = 5_000

/** The slices of a case: as the head has them, else as the newest base run had them. */
function readCaseSlices({ head, base }: CaseComparison): Slices {
  return head?.slices ?? base?.slices ?? []
}

/** Whether any case has one; most runs have none. */
export function hasAnySlices(cases: readonly CaseComparison[]): boolean {
  return cases.some(({ head, base }) => (head?.slices ?? base?.slices) !== undefined)
}

/** The items by slice, in order of appearance; an item is in each slice of its case. */
export function groupBySlice<T>(items: readonly T[], toCase: (item: T) => CaseComparison): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    for (const slice of readCaseSlices(toCase(item))) {
      const group = groups.get(slice)
      if (group !== undefined) group.push(item)
      else if (groups.size < mostSlices) groups.set(slice, [item])
    }
  }
  return groups
}
