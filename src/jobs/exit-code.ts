import type { Verdict } from '../model/verdict.ts'

/** Rules that speak of the reports themselves, not of what they say. */
const reportRules = new Set(['empty', 'unreadable-report'])

/**
 * What the process ends with: 0 passed, 1 failed, 2 reports missing or unreadable, 3 inconclusive. A real failure
 * outweighs a damaged report.
 */
export function exitCodeOf(verdict: Verdict): 0 | 1 | 2 | 3 {
  const failures = verdict.reasons.filter(({ status }) => status === 'failed')
  if (failures.some(({ rule }) => !reportRules.has(rule))) return 1
  if (failures.length > 0) return 2
  return verdict.outcome === 'inconclusive' ? 3 : 0
}
