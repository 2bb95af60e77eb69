import type { Comparison } from '../../model/comparison.ts'
import type { Policy } from '../policy/policy.ts'
import { stable } from './stable.ts'
import type { Stratum } from './stratum.ts'

/** Level of each test; they sum to at most `policy.alpha`. */
export type Levels = Comparison['levels']

/** The mid-p value keeps its level on average, in single designs it exceeds it by up to a tenth. */
const midReserve = 0.1

/** Part of alpha that the failing growth rules share. */
const growthShare = 0.2

/** Which tests can fire at all. Depends only on the numbers of iterations, never on outcomes. */
export interface TestPlan {
  /** There are evals, so the test over all cases decides. */
  readonly suite: boolean
  /** At least one case could be proven worse on its own; see {@link canProveCase}. */
  readonly cases: boolean
  readonly scorers: number
  /** Suspect cases are rerun before the verdict, so the level of single cases is reserved for them. */
  readonly confirms: boolean
}

/**
 * Divides the allowed false alarms among the tests that can fire. Growth rules that may fail take a fifth;
 * the rest goes to suite and cases by `shares`, or all of it to one of them when the other can never fire (for the suite less a tenth);
 * with scorers, they get half of the suite's part.
 */
export function levelsOf(policy: Policy, plan: TestPlan): Levels {
  const failing = Object.values(policy.growth).filter(({ mode }) => mode === 'fail').length
  const forRates = failing > 0 ? policy.alpha * (1 - growthShare) : policy.alpha
  const casesSpeak = plan.cases || plan.confirms
  const suite = !plan.suite ? 0 : forRates * (casesSpeak ? policy.shares.suite : 1 - midReserve)
  const cases = !casesSpeak ? 0 : plan.suite ? forRates * policy.shares.cases : forRates
  return {
    suite: stable(plan.scorers > 0 ? suite / 2 : suite),
    cases: stable(cases),
    score: plan.scorers > 0 ? stable(suite / 2 / plan.scorers) : 0,
    growth: failing > 0 ? stable((policy.alpha * growthShare) / failing) : 0,
  }
}

/**
 * Whether a complete break of some case, from always passing to always failing, would reach the level by the
 * case's own test. With one iteration a side the smallest p-value is 0.5, with three 0.05, with five 0.004.
 */
export function canProveCase(strata: readonly Stratum[], { alpha, shares }: Policy): boolean {
  return strata.some(({ baseCount, headCount }) => {
    let smallest = 1
    for (let draw = 1; draw <= headCount; draw += 1) smallest *= draw / (baseCount + draw)
    return smallest <= alpha * shares.cases
  })
}
