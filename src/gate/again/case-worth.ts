import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { addUp } from '../../model/data.ts'
import { countJudged } from '../../model/run/run.ts'
import { countsInVerdict } from '../judge/cases.ts'
import { rates } from '../statistics/prediction/rates.ts'
import { computeCasePosteriors } from './evidence.ts'
import { countOnSide, weighSuspicions } from './first-look.ts'

/** A fall of the mean that is looked for, 0..1. */
const fall = 0.05
const leastRate = 0.005

/** What one more iteration of a case is worth. */
export interface CaseWorth {
  readonly compared: CaseComparison
  /** Judged iterations of the head so far. */
  readonly iterations: number
  /** How much likelier the answers of the head are if the case broke than if nothing changed. */
  readonly suspicion: number
  /** How much one more iteration tells of whether it broke: large where it is a suspect, and where the base is sure. */
  readonly ofCase: number
  /** How much one more iteration tells of the mean: most where the base always passes. */
  readonly ofMean: number
}

/** The evals that may have fallen, the one that tells most first. What can't be told of a case that mostly fails is worth little. */
export function rankWorth(comparison: Comparison): readonly CaseWorth[] {
  const rated = comparison.cases.filter(
    (compared) =>
      compared.judgedAs === 'eval' &&
      compared.drop !== undefined &&
      compared.head?.scope !== 'suite' &&
      compared.brokenSince === undefined &&
      countsInVerdict(compared),
  )
  const suspicions = weighSuspicions(comparison, rated)
  const posteriors = computeCasePosteriors(
    rated.map(({ base }) => ({ before: countOnSide(base), isEval: true })),
  )
  return rated
    .map((compared, at): CaseWorth => {
      const suspicion = suspicions[at] ?? 1
      const expectInformation = (change: (rate: number) => number) =>
        addUp([...(posteriors[at]?.entries() ?? [])], ([index, mass]) => {
          const rate = rates[index] ?? 0
          return mass * computeInformation(rate, change(rate))
        })
      return {
        compared,
        iterations: compared.head === undefined ? 0 : countJudged(compared.head),
        suspicion,
        ofCase: suspicion * expectInformation((rate) => rate / 2),
        ofMean: expectInformation((rate) => Math.max(leastRate, rate - fall)),
      }
    })
    .sort((a, b) => b.ofCase - a.ofCase)
}

/** What one iteration is expected to tell of two rates apart, in nats, where the first one is true. */
function computeInformation(rate: number, other: number): number {
  return rate * Math.log(rate / other) + (1 - rate) * Math.log((1 - rate) / (1 - other))
}
