import type { Comparison } from '../../model/comparison.ts'
import { type CaseTally, judged } from '../../model/run/run.ts'
import { meanOf } from '../../model/run/sample.ts'
import type { EvidenceSettings } from '../policy/policy.ts'
import { detectableDrop } from './prediction/bounds.ts'
import type { CaseHistory } from './prediction/history.ts'
import { type Prediction, predict } from './prediction/predict.ts'

/** The history of a case whose base runs all have its usual rate. */
function expected(rate: number, baseRuns: number, iterations: number): CaseHistory {
  const runs = Array.from({ length: baseRuns }, () => ({ passed: rate * iterations, judged: iterations }))
  return { runs, headCount: iterations, weight: 1, isEval: true, cases: 1 }
}

/** The three questions share the level; each has about this part of it. */
const partOfLevel = 0.45

function dropFound(prediction: Prediction, { alpha, minDrop }: EvidenceSettings): number | null {
  const drop = detectableDrop(prediction, alpha * partOfLevel)
  return drop === null ? null : Math.max(drop, minDrop.suite)
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

/**
 * How many iterations of every run, on both sides, would find {@link targetDrop}, and the price of one run.
 */
export interface NextIterations {
  readonly iterations: number
  readonly costUsd: number | null
}

/** `null` when the iterations are enough already, or even {@link mostIterations} are not. */
export function nextIterations(
  { cases, levels, baseline }: Comparison,
  policy: EvidenceSettings,
): NextIterations | null {
  const evals = cases.filter(({ judgedAs, head, base }) => judgedAs === 'eval' && head && base)
  const tallies = evals.flatMap(({ head }) => (head === undefined ? [] : [head]))
  if (tallies.length === 0 || levels.rates === 0) return null
  const now = Math.ceil(tallies.reduce((sum, tally) => sum + judged(tally), 0) / tallies.length)
  const baseRuns = baseline?.runs.length ?? 1
  const rates = evals.flatMap(({ base }) =>
    base === undefined || judged(base) === 0 ? [] : base.passed / judged(base),
  )
  for (const iterations of [now, ...further.filter((count) => count > now)]) {
    const histories = rates.map((rate) => expected(rate, baseRuns, iterations))
    const drop = dropFound(predict(histories, baseRuns, { areIndependent: true }), policy)
    if (drop !== null && drop <= targetDrop) {
      const cost = costOf(tallies)
      return iterations === now ? null : { iterations, costUsd: cost === null ? null : cost * iterations }
    }
  }
  return null
}

const further = [2, 3, 4, 5, 6, 8, 10, 15, 20, 30, mostIterations]

/** USD of one look at these cases, five iterations on both sides; `null` when their costs are not known. */
export function lookCost(cases: readonly CaseTally[]): number | null {
  const cost = costOf(cases)
  return cost === null ? null : cost * freshIterations * 2
}

const freshIterations = 5
