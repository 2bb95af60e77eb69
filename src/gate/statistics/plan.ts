import type { Comparison } from '../../model/comparison.ts'
import { type CaseTally, judged } from '../../model/run/run.ts'
import { meanOf } from '../../model/run/sample.ts'
import type { Policy } from '../policy/policy.ts'
import { smallestDetectableDrop } from './power.ts'

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
