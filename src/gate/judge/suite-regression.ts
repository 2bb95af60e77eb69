import type { Comparison, LookedAgain } from '../../model/comparison.ts'
import { findFall } from '../compare/fall.ts'
import type { EvidenceSettings } from '../policy/policy.ts'

/** What of a comparison says that the mean fell. Where it was looked at again, only the fresh iterations do. */
export type SuiteEvidence = Pick<Comparison, 'suite' | 'chances' | 'again'>

/** Whether fresh iterations prove that the mean fell. A test that failed in all of them proves nothing about it. */
export function isFallProven({ outcome, fell, evidence, needed }: LookedAgain): boolean {
  return outcome === 'worse' && fell && evidence >= needed * (1 - 1e-9)
}

/** Whether more has fallen than chance explains although no single case is proven to be worse. */
export function isManyRegression(
  { suite, chances, again }: SuiteEvidence,
  policy: EvidenceSettings,
): boolean {
  return again === undefined && findFall(chances, suite, policy) === 'cases'
}
