import type { MeasuredBefore, SuiteTest } from '../../model/comparison.ts'
import type { EvidenceSettings } from '../policy/policy.ts'
import { countMeasurements } from '../statistics/combine.ts'
import { computeRise } from '../statistics/prediction/bounds.ts'
import type { Prediction } from '../statistics/prediction/predict.ts'
import { roundStably } from '../statistics/stable.ts'
import type { Stratum } from '../statistics/stratum.ts'

/** How many cases passed more often, as often, and less often than on the other side. */
export interface Score {
  readonly won: number
  readonly tied: number
  readonly lost: number
}

/** Counts for each case which side passed more of its iterations. */
export function countWins(strata: readonly Stratum[]): Score {
  const score = { won: 0, tied: 0, lost: 0 }
  for (const { headPassed, headCount, basePassed, baseCount, cases = 1 } of strata) {
    const difference = headPassed * baseCount - basePassed * headCount
    if (difference > 0) score.won += cases
    else if (difference < 0) score.lost += cases
    else score.tied += cases
  }
  return score
}

/**
 * What is proven of the rise that the policy asks for; undefined where it asks for none, or there are no evals. Each
 * earlier measurement of the change was a try, so all of them share the level.
 */
export function measureLift(
  { of: kind, headRate }: SuiteTest,
  strata: readonly Stratum[],
  prediction: Prediction,
  { minLift, alpha }: EvidenceSettings,
  earlier: MeasuredBefore | undefined,
): SuiteTest['lift'] {
  if (minLift === undefined || kind !== 'evals') return undefined
  const { proven, possible } = computeRise(prediction, headRate, alpha / countMeasurements(earlier))
  return { proven: roundStably(proven), possible: roundStably(possible), ...countWins(strata) }
}
