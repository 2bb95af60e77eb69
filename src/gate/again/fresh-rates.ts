import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { createComparedRuleLookup } from '../policy/case-rules.ts'
import type { CaseSettings, EvidenceSettings } from '../policy/policy.ts'
import { roundStably } from '../statistics/stable.ts'
import { computeMeanChange, computeWeightedRate, isAtLeast } from '../statistics/stratum.ts'
import { isSuspectCase } from './choose.ts'
import type { Remeasured } from './remeasured.ts'

/**
 * The fresh rates, and whether the mean of the suite fell by what the policy counts if only these cases
 * changed.
 */
export function summariseFreshRates(
  { cases, baseline }: Comparison,
  remeasured: readonly Remeasured[],
  policy: CaseSettings & EvidenceSettings,
) {
  const findRule = createComparedRuleLookup(policy, baseline)
  const findCaseWeight = (compared: CaseComparison) => findRule(compared).weight
  const strata = remeasured.flatMap(({ compared, sum, looks, before: priorCounts, isEval }) => {
    const fresh = {
      ...sum,
      weight: isEval ? findCaseWeight(compared) : 1,
      isEval,
      isAsked: looks.some(({ asksMean, headCount }) => asksMean && headCount > 0),
      isDrawn: !isSuspectCase(compared),
    }
    if (sum.baseCount > 0) return fresh
    if (priorCounts.judged === 0) return []
    return { ...fresh, basePassed: priorCounts.passed, baseCount: priorCounts.judged }
  })
  const evals = strata.filter(({ isEval, weight }) => isEval && weight > 0)
  const drawn = evals.filter(({ isDrawn }) => isDrawn)
  const suspects = evals.filter(({ isDrawn }) => !isDrawn)
  const sumWeights = (counted: typeof evals) => counted.reduce((sum, { weight }) => sum + weight, 0)
  const totalWeight = cases
    .filter(({ judgedAs, drop }) => judgedAs === 'eval' && drop !== undefined)
    .reduce((sum, compared) => sum + findCaseWeight(compared), 0)
  const isAsked = evals.some(({ isAsked }) => isAsked)
  // Drawn cases stand for all that are not suspects.
  const others = Math.max(sumWeights(drawn), totalWeight - sumWeights(suspects))
  const change =
    (computeMeanChange(suspects) * sumWeights(suspects) + computeMeanChange(drawn) * others) /
    Math.max(1, totalWeight)
  const shown = evals.length > 0 ? evals : strata
  const computeShownRate = (passed: 'headPassed' | 'basePassed', count: 'headCount' | 'baseCount') => {
    if (shown.length === 0) return null
    return roundStably(computeWeightedRate(shown, passed, count))
  }
  return {
    headRate: computeShownRate('headPassed', 'headCount'),
    baseRate: computeShownRate('basePassed', 'baseCount'),
    meanChange: roundStably(change),
    isMeanAsked: isAsked,
    fell: isAsked && isAtLeast(-change, policy.minDrop.suite),
  }
}
