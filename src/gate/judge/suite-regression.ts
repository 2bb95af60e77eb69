import type { SuiteTest } from '../../model/comparison.ts'
import { spreadLevel } from '../compare/spread.ts'
import type { Policy } from '../policy/policy.ts'
import { isAtMost } from '../statistics/level.ts'
import { rateTolerance } from '../statistics/stratum.ts'

/**
 * Whether the test over all cases proves a regression: beyond chance, and large enough. Large is a drop of the
 * mean by the policy's floor, or at least one case that looks broken on its own: in a suite of a thousand
 * cases, seven broken ones move the mean by less than a percent but still matter.
 *
 * @param level of the suite test
 * @param someBroken at least one case looks broken by its own test
 */
export function isSuiteRegression(
  suite: SuiteTest | null,
  { minDrop }: Policy,
  level: number,
  someBroken: boolean,
): boolean {
  if (suite?.confirmation !== undefined) {
    const { confirmed, meanChange } = suite.confirmation
    return confirmed && (someBroken || -meanChange >= minDrop.suite - rateTolerance)
  }
  if (suite === null || suite.of === 'tests' || suite.meanChange >= 0 || !isAtMost(suite.pValue, level))
    return false
  if (!isBeyondSpread(suite, level)) return false
  return someBroken || -suite.meanChange >= minDrop.suite - rateTolerance
}

/** Lower than one more run of the base would be; also true when that is not known. */
export function isBeyondSpread({ predictionPValue }: SuiteTest, level: number): boolean {
  return (
    predictionPValue === undefined ||
    predictionPValue === null ||
    isAtMost(predictionPValue, spreadLevel(level))
  )
}
