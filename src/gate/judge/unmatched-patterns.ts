import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { nearest } from '../../model/nearest.ts'
import { caseTitle } from '../../model/run/identity.ts'
import { caseMatcher, tagsOf } from '../policy/case-rules.ts'
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
      const matches = caseMatcher([pattern])
      return !cases.some((of) => matches(of.identity, tagsOf(of)))
    })
    .map((pattern) => ({ pattern, nearest: nearestTitle(pattern, cases) }))
}

function nearestTitle(pattern: string, cases: readonly CaseComparison[]): string | undefined {
  const titles = cases.slice(0, mostTitles).map(({ identity }) => caseTitle(identity))
  const text = pattern
    .replaceAll('*', '')
    .replaceAll(/(?<!\s)\s+>\s*|>\s*/g, ' › ')
    .trim()
  if (text === '') return undefined
  return titles.find((title) => title.includes(text)) ?? nearest(text, titles)
}
