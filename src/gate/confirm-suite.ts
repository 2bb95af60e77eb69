import type { CaseComparison, Comparison, SuiteTest } from '../model/comparison.ts'
import { judged, type Run } from '../model/run/run.ts'
import { lookLevels } from './looks/look-levels.ts'
import { caseRules } from './policy/case-rules.ts'
import type { Policy } from './policy/policy.ts'
import { countsInVerdict } from './reasons/cases.ts'
import { stable } from './stable.ts'
import { exactStratifiedTest } from './statistics/exact-stratified.ts'
import { isAtMost } from './statistics/level.ts'
import { meanChange } from './statistics/noise.ts'
import type { Stratum } from './statistics/stratum.ts'
import { isBeyondSpread } from './suite-regression.ts'

/** A fall that chance alone exceeds in more runs than this is not looked at again. */
const screen = 0.2
/** This part of the level is for falls that are clear at once; the rest for those that are measured again. */
const clearPart = 1 / 3
/** Planned looks at the fresh iterations. */
const suiteStages = 2
const mostRerun = 50

/**
 * The evals to rerun because the mean of the suite may have fallen, the worst first; none when it is clear without. The
 * choice may look at the results, since only fresh iterations decide then.
 *
 * Chance alone brings a suite here in at most a fifth of runs ({@link screen}), so the fresh test may be five times as
 * generous as one that decides alone: the fall must be found twice, in independent measurements.
 */
export function suiteSuspects(
  { suite, cases, levels }: Comparison,
  policy: Policy,
  limit = mostRerun,
): readonly CaseComparison[] {
  if (suite === null || suite.of === 'tests' || suite.meanChange >= 0 || levels.suite === 0) return []
  if (!isAtMost(suite.pValue, screen)) return []
  const isClear = isAtMost(suite.pValue, levels.suite * clearPart) && isBeyondSpread(suite, levels.suite)
  if (isClear) return []
  const rulesOf = caseRules(policy)
  return cases
    .filter((of) => of.judgedAs === 'eval' && countsInVerdict(of) && of.drop !== undefined)
    .filter(({ identity }) => rulesOf(identity).weight > 0)
    .sort((a, b) => (b.drop ?? 0) - (a.drop ?? 0))
    .slice(0, limit)
}

/** Of the fresh iterations; rates are 0..1. */
export type SuiteConfirmation = NonNullable<SuiteTest['confirmation']>

/**
 * Judges the suite by the fresh iterations of {@link suiteSuspects}. `isOpen`: one more planned stage may decide it.
 *
 * @param stage 1 to {@link suiteStages}; the runs hold the iterations of all stages so far
 */
export function judgeSuiteAgain(
  comparison: Comparison,
  freshHead: Run,
  freshBase: Run,
  policy: Policy,
  stage: number,
): { readonly confirmation: SuiteConfirmation; readonly isOpen: boolean } | undefined {
  const { suite, levels } = comparison
  const strata = suiteSuspects(comparison, policy).flatMap(({ key }) => {
    const [head, base] = [freshHead.cases.get(key), freshBase.cases.get(key)]
    if (head === undefined || base === undefined || judged(head) === 0 || judged(base) === 0) return []
    return [stratumOf(head.passed, judged(head), base.passed, judged(base))]
  })
  if (suite === null || strata.length === 0) return undefined
  const level = (levels.suite * (1 - clearPart)) / screen
  const threshold = lookLevels(level, suiteStages)[stage - 1] ?? level
  const pValue = exactStratifiedTest(strata).mid
  const change = meanChange(strata)
  const confirmed = change < 0 && isAtMost(pValue, threshold)
  return {
    confirmation: {
      cases: strata.length,
      headRate: stable(meanRate(strata, 'headPassed', 'headCount')),
      baseRate: stable(meanRate(strata, 'basePassed', 'baseCount')),
      // Cases that were not rerun count as unchanged.
      meanChange: stable((change * strata.length) / suite.commonCases),
      pValue: stable(pValue),
      level: stable(threshold),
      confirmed,
    },
    isOpen: !confirmed && change < 0 && stage < suiteStages,
  }
}

function stratumOf(headPassed: number, headCount: number, basePassed: number, baseCount: number): Stratum {
  return { headPassed, headCount, basePassed, baseCount }
}

function meanRate(
  strata: readonly Stratum[],
  passed: 'headPassed' | 'basePassed',
  count: 'headCount' | 'baseCount',
): number {
  return strata.reduce((sum, of) => sum + of[passed] / of[count], 0) / strata.length
}
