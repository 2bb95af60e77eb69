import type { Comparison } from '../../model/comparison.ts'
import { findFall } from '../compare/fall.ts'
import type { EvidenceSettings } from '../policy/policy.ts'

/** What of a comparison says that the mean fell. Where it was looked at again, only the fresh iterations do. */
type Suite = Pick<Comparison, 'suite' | 'chances' | 'again'>

/** Whether the mean of the pass rates is proven to have fallen, by at least the floor of the policy. */
export function isSuiteRegression({ suite, chances, again }: Suite, policy: EvidenceSettings): boolean {
  if (again !== undefined) return again.outcome === 'worse' && again.fell
  return findFall(chances, suite, policy) === 'mean'
}

/** Whether more has fallen than chance explains although no single case is proven to be worse. */
export function isManyRegression({ suite, chances, again }: Suite, policy: EvidenceSettings): boolean {
  return again === undefined && findFall(chances, suite, policy) === 'cases'
}
