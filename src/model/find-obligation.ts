import type { ObligationName } from './certificate.ts'
import { isTableKey } from './data.ts'
import { type DoubtName, doubts } from './doubts.ts'
import type { Reason, RuleName } from './verdict.ts'

/** What each rule that is no doubt settles or fails; `said`: it never decides. */
const otherRules = {
  'regression-case': 'evidence',
  'regression-suite': 'evidence',
  'regression-score': 'evidence',
  'case-score': 'said',
  'regression-latency': 'evidence',
  'regression-tokens': 'evidence',
  'regression-cost': 'evidence',
  'broken-suite': 'evidence',
  'new-failing-test': 'evidence',
  'fewer-iterations': 'said',
  affected: 'said',
  'new-failures': 'evidence',
  failures: 'evidence',
  'min-lift': 'settings',
  'min-pass-rate': 'settings',
  'min-pass-rate-case': 'settings',
  'min-score': 'settings',
  'min-score-case': 'settings',
  'min-pass-rate-slice': 'settings',
  'min-score-slice': 'settings',
  'max-latency': 'settings',
  'max-latency-case': 'settings',
  'max-tokens': 'settings',
  'max-tokens-case': 'settings',
  'max-cost': 'settings',
  'max-cost-case': 'settings',
  budget: 'settings',
  'unreadable-report': 'reports',
  empty: 'reports',
  'fallback-branch': 'said',
  'no-regression': 'evidence',
  'moved-cases': 'said',
  'not-proven': 'said',
  'known-flaky': 'said',
  'changed-on-base': 'base',
  'base-spread': 'said',
  'measured-before': 'said',
  'slow-drift': 'evidence',
  'model-changed': 'said',
  'judge-changed': 'said',
  'input-changed': 'said',
  'identical-iterations': 'said',
  'failing-without-baseline': 'evidence',
  quarantine: 'said',
  'quarantine-expired': 'said',
  ignored: 'said',
  'tool-surface': 'settings',
  'new-tool': 'settings',
  'tool-paths': 'said',
  'policy-change': 'said',
  'overdue-suite': 'said',
  accepted: 'said',
} as const satisfies Record<Exclude<RuleName, DoubtName>, ObligationName | 'said'>

/** A rule that is no doubt, and decides. */
export type DecidingRule = {
  [Rule in keyof typeof otherRules]: (typeof otherRules)[Rule] extends 'said' ? never : Rule
}[keyof typeof otherRules]

/** The obligation that a reason fails or opens; undefined for one that decides nothing. */
export function findDecidedObligation({ rule, status }: Reason): ObligationName | undefined {
  if (status !== 'failed' && status !== 'inconclusive') return undefined
  const obligation = isTableKey(doubts, rule) ? doubts[rule].obligation : otherRules[rule]
  // A rule that only informs and yet decides is about what was found.
  return obligation === 'said' ? 'evidence' : obligation
}
