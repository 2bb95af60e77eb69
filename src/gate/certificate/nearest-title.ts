import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { findNearest } from '../../model/nearest.ts'
import { formatCaseTitle } from '../../model/run/identity.ts'

/** Maximum number of titles searched for the nearest one. */
const mostTitles = 2_000

/** The title of the case that a pattern of the policy most likely means. */
export function findNearestTitle(pattern: string, cases: readonly CaseComparison[]): string | undefined {
  const titles = cases.slice(0, mostTitles).map(({ identity }) => formatCaseTitle(identity))
  const text = pattern
    .replaceAll('*', '')
    .replaceAll(/(?<!\s)\s+>\s*|>\s*/g, ' › ')
    .trim()
  if (text === '') return undefined
  return titles.find((title) => title.includes(text)) ?? findNearest(text, titles)
}
