import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison, SuiteTest } from '../../model/comparison.ts'
import { type CaseTally, judged, type Run } from '../../model/run/run.ts'
import { countsInVerdict } from '../judge/cases.ts'
import { caseRules } from '../policy/case-rules.ts'
import type { Policy } from '../policy/policy.ts'
import { exactStratifiedTest } from '../statistics/exact-stratified.ts'
import { isAtMost } from '../statistics/level.ts'
import { stable } from '../statistics/stable.ts'
import { meanChange, type Stratum, weightedRate } from '../statistics/stratum.ts'
import { lookLevels } from './look-levels.ts'

/** A fall that chance alone exceeds in more runs than this is not looked at again. */
const screen = 0.2
/** Part of the level of pass rates that the suite as a whole has where it is looked at again; single cases have the rest. */
export const suitePart = 0.6
/** Planned looks at the fresh iterations. */
const suiteStages = 2
const mostRerun = 50

/**
 * The evals to rerun because the mean of the suite may have fallen, first those that take most from it. The choice may look
 * at the results, since only fresh iterations decide then.
 *
 * Chance alone brings a suite here in at most a fifth of runs ({@link screen}), so the fresh test may be five times as
 * generous as one that decides alone: the fall must be found twice, in independent measurements.
 */
export function suiteSuspects(
  { suite, cases, levels }: Comparison,
  policy: Policy,
  limit = mostRerun,
): readonly CaseComparison[] {
  if (suite === null || suite.of === 'tests' || suite.meanChange >= 0 || levels.rates === 0) return []
  if (!isAtMost(suite.pValue, screen)) return []
  const weightOf = weightsBy(policy)
  const compared = cases.filter((of) => isCompared(of) && weightOf(of) > 0)
  return compared.sort((a, b) => fallOf(b, weightOf) - fallOf(a, weightOf)).slice(0, limit)
}

function isCompared(of: CaseComparison): boolean {
  return of.judgedAs === 'eval' && countsInVerdict(of) && of.drop !== undefined
}

function weightsBy(policy: Policy): (of: CaseComparison) => number {
  const ruleOf = caseRules(policy)
  return ({ identity }) => ruleOf(identity).weight
}

/** What a case takes from the mean. */
function fallOf(of: CaseComparison, weightOf: (of: CaseComparison) => number): number {
  return weightOf(of) * (of.drop ?? 0)
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
  const { suite, levels, cases } = comparison
  const weightOf = weightsBy(policy)
  const strata = suiteSuspects(comparison, policy).flatMap((of) => {
    const [head, base] = [freshHead.cases.get(of.key), freshBase.cases.get(of.key)]
    if (head === undefined || base === undefined || judged(head) === 0 || judged(base) === 0) return []
    return [stratumOf(head, base, weightOf(of))]
  })
  if (suite === null || strata.length === 0) return undefined
  const level = (levels.rates * suitePart) / screen
  const threshold = lookLevels(level, suiteStages)[stage - 1] ?? level
  const pValue = exactStratifiedTest(strata).mid
  const change = meanChange(strata)
  const rerun = strata.reduce((sum, { weight }) => sum + weight, 0)
  const all = cases.filter(isCompared).reduce((sum, of) => sum + weightOf(of), 0)
  const confirmed = change < 0 && isAtMost(pValue, threshold)
  return {
    confirmation: {
      cases: strata.length,
      headRate: stable(weightedRate(strata, 'headPassed', 'headCount')),
      baseRate: stable(weightedRate(strata, 'basePassed', 'baseCount')),
      // Cases that were not rerun count as unchanged.
      meanChange: stable((change * rerun) / Math.max(rerun, all)),
      pValue: stable(pValue),
      level: stable(threshold),
      confirmed,
    },
    isOpen: !confirmed && change < 0 && stage < suiteStages,
  }
}

type WeightedStratum = Stratum & { readonly weight: number }

function stratumOf(head: CaseTally, base: CaseTally, weight: number): WeightedStratum {
  return {
    headPassed: head.passed,
    headCount: judged(head),
    basePassed: base.passed,
    baseCount: judged(base),
    weight,
  }
}
