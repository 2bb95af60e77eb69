import type { Baseline } from '../../model/comparison/baseline.ts'
import type { Comparison } from '../../model/comparison.ts'
import { type CaseTally, judged } from '../../model/run/run.ts'
import { meanOf } from '../../model/run/sample.ts'
import { poolRuns } from '../compare/pool.ts'
import type { Policy } from '../policy/policy.ts'
import { fisherDrop } from './fisher.ts'
import { isAtMost } from './level.ts'
import { smallestDetectableDrop } from './power.ts'
import type { Stratum } from './stratum.ts'

/** What a number of iterations gains and costs. */
export interface PlannedIterations {
  /** Of every case, in every run. */
  readonly iterations: number
  /** Drop of the mean pass rate that is found four times out of five, 0..1; `null`: none. */
  readonly detectableDrop: number | null
  /** A case that always passed and now always fails can be proven on its own, without a rerun. */
  readonly findsBrokenCase: boolean
  /** USD of one run; `null` when the reports have no costs. */
  readonly costUsd: number | null
}

const counts = [1, 2, 3, 5, 8, 10, 15, 20]

/**
 * Iterations against the smallest detectable drop and costs, from a suite's own pass rates and costs. The base has
 * `baseRuns` runs of as many iterations.
 */
export function planIterations(
  baseline: Baseline,
  policy: Policy,
  { baseRuns }: { readonly baseRuns: number },
): PlannedIterations[] {
  const cases = [...poolRuns(baseline).values()]
    .map(({ tally }) => tally)
    .filter((tally) => tally.scope !== 'suite' && judged(tally) > 0)
  const cost = costOf(cases)
  return counts.map((iterations) => {
    const findsBrokenCase = canFindBroken(baseRuns * iterations, iterations, policy)
    const level = findsBrokenCase ? policy.alpha * policy.shares.suite : policy.alpha
    const strata = cases.map((tally) => expected(tally, baseRuns * iterations, iterations))
    return {
      iterations,
      detectableDrop: smallestDetectableDrop(strata, level, { minDrop: policy.minDrop.suite }),
      findsBrokenCase,
      costUsd: cost === null ? null : cost * iterations,
    }
  })
}

function expected(tally: CaseTally, baseCount: number, headCount: number): Stratum {
  const rate = tally.passed / judged(tally)
  return { basePassed: rate * baseCount, baseCount, headPassed: rate * headCount, headCount }
}

function canFindBroken(baseCount: number, headCount: number, { alpha, shares }: Policy): boolean {
  const broken = { basePassed: baseCount, baseCount, headPassed: 0, headCount }
  return isAtMost(fisherDrop(broken), alpha * shares.cases)
}

/** USD of one iteration of every case; `null` when more than half have no cost. */
function costOf(cases: readonly CaseTally[]): number | null {
  const known = cases.flatMap(({ costUsd }) => meanOf(costUsd) ?? [])
  if (known.length * 2 < cases.length || known.length === 0) return null
  return (known.reduce((sum, of) => sum + of, 0) / known.length) * cases.length
}

/** A drop that is worth finding. */
export const targetDrop = 0.1
const mostIterations = 50

/** How many iterations of every run, on both sides, would find {@link targetDrop}, and the price of one run. */
export interface NextIterations {
  readonly iterations: number
  readonly costUsd: number | null
}

/** `null` when they are enough already, or {@link mostIterations} are not. */
export function nextIterations(
  { cases, levels, baseline }: Comparison,
  policy: Policy,
): NextIterations | null {
  const evals = cases.filter(({ judgedAs, head, base }) => judgedAs === 'eval' && head && base)
  const tallies = evals.flatMap(({ head }) => (head === undefined ? [] : [head]))
  if (tallies.length === 0 || levels.suite === 0) return null
  const now = Math.ceil(tallies.reduce((sum, tally) => sum + judged(tally), 0) / tallies.length)
  for (let iterations = now; iterations <= mostIterations; iterations += iterations < 10 ? 1 : 5) {
    const strata = evals.flatMap(({ base, head }) => {
      if (base === undefined || head === undefined || judged(base) === 0 || judged(head) === 0) return []
      const baseCount = iterations * (baseline?.runs.length ?? 1)
      return [
        {
          basePassed: (base.passed / judged(base)) * baseCount,
          baseCount,
          headPassed: (head.passed / judged(head)) * iterations,
          headCount: iterations,
        },
      ]
    })
    const drop = smallestDetectableDrop(strata, levels.suite, { minDrop: policy.minDrop.suite })
    if (drop !== null && drop <= targetDrop) {
      const cost = costOf(tallies)
      return iterations === now ? null : { iterations, costUsd: cost === null ? null : cost * iterations }
    }
  }
  return null
}

/** USD of rerunning these cases five times on both sides; `null` when their costs are not known. */
export function confirmationCost(cases: readonly CaseTally[]): number | null {
  const cost = costOf(cases)
  return cost === null ? null : cost * freshIterations * 2
}

const freshIterations = 5
