import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { findNearest } from '../../model/nearest.ts'
import { formatCaseTitle } from '../../model/run/identity.ts'
import { createCaseMatcher, readCaseTags } from '../policy/case-rules.ts'
import type { CaseSettings } from '../policy/policy.ts'

/** A pattern of the policy that no case of either side matches. */
export interface UnmatchedPattern {
  readonly pattern: string
  /** Title of the case that was most likely meant. */
  readonly nearest?: string
}

/** Maximum number of titles searched for the nearest one. */
const mostTitles = 2_000

/**
 * Patterns of the rules for cases that match nothing, in the order of the policy.
 *
 * @param list every case; asked for where the policy has patterns
 */
export function findUnmatchedPatterns(
  list: () => readonly CaseComparison[],
  policy: CaseSettings,
): UnmatchedPattern[] {
  const patterns = [...new Set(policy.cases.flatMap(({ match }) => match))]
  if (patterns.length === 0) return []
  const cases = list()
  if (cases.length === 0) return []
  return patterns
    .filter((pattern) => {
      const matches = createCaseMatcher([pattern])
      return !cases.some((compared) => matches(compared.identity, readCaseTags(compared)))
    })
    .map((pattern) => ({ pattern, nearest: findNearestTitle(pattern, cases) }))
}

function findNearestTitle(pattern: string, cases: readonly CaseComparison[]): string | undefined {
  const titles = cases.slice(0, mostTitles).map(({ identity }) => formatCaseTitle(identity))
  const text = pattern
    .replaceAll('*', '')
    .replaceAll(/(?<!\s)\s+>\s*|>\s*/g, ' › ')
    .trim()
  if (text === '') return undefined
  return titles.find((title) => title.includes(text)) ?? findNearest(text, titles)
}
