import type { Comparison } from '../../model/comparison.ts'
import { areCasesWorse, isMeanWorse } from '../compare/judge-suite.ts'
import type { Policy } from '../policy/policy.ts'

/** What of a comparison says that the mean fell. Where it was looked at again, only the fresh iterations do. */
type Suite = Pick<Comparison, 'suite' | 'chances' | 'confirmation'>

/** Whether the mean of the pass rates is proven to have fallen, by at least the floor of the policy. */
export function isSuiteRegression({ suite, chances, confirmation }: Suite, policy: Policy): boolean {
  if (suite?.confirmation !== undefined) {
    const { confirmed, meanChange } = suite.confirmation
    return confirmed && -meanChange >= policy.minDrop.suite - 1e-9
  }
  return confirmation === undefined && chances !== undefined && isMeanWorse(chances, suite, policy)
}

/** Whether more has fallen than chance explains although no single case is proven to be worse. */
export function isManyRegression({ chances, confirmation }: Suite): boolean {
  return confirmation === undefined && chances !== undefined && areCasesWorse(chances)
}
