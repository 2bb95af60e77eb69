import type { Comparison } from '../../model/comparison.ts'
import { type CaseTally, computePassRate, countJudged } from '../../model/run/run.ts'
import { getSampleMean } from '../../model/run/sample.ts'
import type { EvidenceSettings } from '../policy/policy.ts'
import { computeMean } from './intervals.ts'
import { computeDetectableDrop } from './prediction/bounds.ts'
import type { CaseRuns } from './prediction/history.ts'
import { type Prediction, predictNextRun } from './prediction/predict.ts'

/** The history of a case whose base runs all have its usual rate. */
function createExpectedHistory(rate: number, baseRuns: number, iterations: number): CaseRuns {
  const runs = Array.from({ length: baseRuns }, () => ({ passed: rate * iterations, judged: iterations }))
  return { runs, headCount: iterations, weight: 1, isEval: true, cases: 1 }
}

/** The mean is one of several ways to fall; a test of it alone at this part of the level finds about as much. */
export const partOfLevel = 0.45

function findDetectableDrop(prediction: Prediction, { alpha, minDrop }: EvidenceSettings): number | null {
  const drop = computeDetectableDrop(prediction, alpha * partOfLevel)
  if (drop === null) return null
  return Math.max(drop, minDrop.suite)
}

/** USD of one iteration of every case; `null` when more than half have no cost. */
function estimateIterationCost(cases: readonly CaseTally[]): number | null {
  const known = cases.flatMap(({ costUsd }) => getSampleMean(costUsd) ?? [])
  if (known.length * 2 < cases.length || known.length === 0) return null
  return computeMean(known) * cases.length
}

/** A drop that is worth finding. */
export const targetDrop = 0.1
const mostIterations = 50

/**
 * How many iterations of every run, on both sides, would find {@link targetDrop}, and the price of one run.
 */
interface NextIterations {
  readonly iterations: number
  readonly costUsd: number | null
}

/**
 * `null` when the iterations are enough already, or even {@link mostIterations} are not.
 *
 * @param target change of the mean pass rate, 0..1
 */
export function planNextIterations(
  { cases, levels, baseline }: Comparison,
  policy: EvidenceSettings,
  target = targetDrop,
): NextIterations | null {
  const evals = cases.filter(({ judgedAs, head, base }) => judgedAs === 'eval' && head && base)
  const tallies = evals.flatMap(({ head }) => head ?? [])
  if (tallies.length === 0 || levels.rates === 0) return null
  const headIterations = Math.ceil(computeMean(tallies.map(countJudged)))
  const baseRuns = baseline?.runs.length ?? 1
  const rates = evals.flatMap(({ base }) => computePassRate(base) ?? [])
  for (const iterations of [headIterations, ...further.filter((count) => count > headIterations)]) {
    const histories = rates.map((rate) => createExpectedHistory(rate, baseRuns, iterations))
    const drop = findDetectableDrop(predictNextRun(histories, baseRuns, { areIndependent: true }), policy)
    if (drop !== null && drop <= target) {
      const cost = estimateIterationCost(tallies)
      if (iterations === headIterations) return null
      return { iterations, costUsd: cost === null ? null : cost * iterations }
    }
  }
  return null
}

const further = [2, 3, 4, 5, 6, 8, 10, 15, 20, 30, mostIterations]

/** USD of one look at these cases, five iterations on both sides; `null` when their costs are not known. */
export function estimateLookCost(cases: readonly CaseTally[]): number | null {
  const cost = estimateIterationCost(cases)
  if (cost === null) return null
  return cost * freshIterations * 2
}

const freshIterations = 5
