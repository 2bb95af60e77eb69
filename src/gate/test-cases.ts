import type { SuiteTest } from '../model/comparison.ts'
import { stable } from './format.ts'
import { decidesByItself, type Joined } from './join-sides.ts'
import type { Levels } from './levels.ts'
import type { Policy } from './policy.ts'
import { exactStratifiedTest } from './statistics/exact-stratified.ts'
import { meanChange } from './statistics/intervals.ts'
import { type CaseTest, exactMinP } from './statistics/min-p.ts'
import { smallestDetectableDrop } from './statistics/power.ts'
import { normalQuantile } from './statistics/quantiles.ts'
import type { Stratum } from './statistics/stratum.ts'
import { isSuiteRegression } from './suite-regression.ts'

/** The family-wise test over evals and over tests that are known to be flaky. */
export function testCases(joined: readonly Joined[], policy: Policy): Map<Joined, CaseTest> {
  const family: Joined[] = []
  const strata: Stratum[] = []
  for (const of of joined) {
    if (!of.counts || of.stratum === undefined || decidesByItself(of)) continue
    family.push(of)
    strata.push(of.stratum)
  }
  const tests = exactMinP(strata, policy.minDrop.case)
  return new Map(family.flatMap((of, index) => (tests[index] ? [[of, tests[index]]] : [])))
}

/**
 * Whether a case is proven worse: by the family-wise test, or, once the suite as a whole is proven worse, by
 * its own test. The second can't raise the false alarms of the verdict: it speaks only after an alarm. It
 * matters when many cases break at once, because each then explains the others away in the family.
 */
export function proofOf(
  tests: ReadonlyMap<Joined, CaseTest>,
  suite: SuiteTest | null,
  policy: Policy,
  levels: Levels,
): (of: Joined) => boolean {
  const looksBroken = ({ pValue, adjusted }: CaseTest) => adjusted < 1 && pValue <= levels.cases
  const someBroken = [...tests.values()].some(looksBroken)
  const suiteProven = isSuiteRegression(suite, policy, levels.suite, someBroken)
  return (of) => {
    const test = tests.get(of)
    return test !== undefined && (test.adjusted <= levels.cases || (suiteProven && looksBroken(test)))
  }
}

/** The test over all cases that statistics judge; without any, the figures of the classic tests. */
export function testSuite(compared: readonly Joined[], policy: Policy, level: number): SuiteTest | null {
  const measured = compared.filter(({ rule }) => rule.weight > 0)
  const evals = measured.filter(({ judgedAs }) => judgedAs === 'eval')
  const strata = (evals.length > 0 ? evals : measured).flatMap(({ stratum }) => stratum ?? [])
  if (strata.length === 0) return null
  const { mean, standardError } = meanChange(strata)
  const detectable = smallestDetectableDrop(strata, standardError, level, policy.minDrop.suite)
  const lowerBound = standardError === null ? null : mean - normalQuantile(0.95) * standardError
  return {
    commonCases: strata.length,
    headRate: stable(weightedRate(strata, 'headPassed', 'headCount')),
    baseRate: stable(weightedRate(strata, 'basePassed', 'baseCount')),
    meanChange: stable(mean),
    lowerBound: lowerBound === null ? null : stable(lowerBound),
    pValue: stable(exactStratifiedTest(strata)),
    smallestDetectableDrop: detectable === null ? null : stable(detectable),
    of: evals.length > 0 ? 'evals' : 'tests',
  }
}

/** Mean over the cases of their pass rates. */
function weightedRate(
  strata: readonly Stratum[],
  passed: 'headPassed' | 'basePassed',
  count: 'headCount' | 'baseCount',
): number {
  let [sum, weights] = [0, 0]
  for (const stratum of strata) {
    const weight = stratum.weight ?? 1
    sum += (weight * stratum[passed]) / stratum[count]
    weights += weight
  }
  return sum / weights
}
