import type { Comparison } from '../../model/comparison.ts'
import type { EvidenceSettings, GrowthSettings } from '../policy/policy.ts'
import { roundStably } from './stable.ts'

/** Sums of probabilities are rounded: 1/50 may come out as 0.020000000000000004. */
const roundingError = 1e-9

/**
 * Whether a p-value reaches a level, deciding exact ties as equal. Every comparison with a level goes through
 * here.
 */
export function isAtMost(pValue: number, level: number): boolean {
  return pValue <= level * (1 + roundingError)
}

/** Level of each kind of test; they sum to at most `policy.alpha`. */
type Levels = Comparison['levels']

/** Share of alpha for the growth rules that may fail, and for the scorers. */
const growthShare = 0.2
const scoreShare = 0.3

/**
 * Divides the allowed false alarms: pass rates get what growth rules and scorers leave. Of a second measurement of a pull
 * request pass rates need more evidence, and the others get half of their level, of a third one a third.
 */
export function computeTestLevels(
  { alpha, growth }: EvidenceSettings & GrowthSettings,
  scorers: number,
  measurement: number,
): Levels {
  const failing = Object.values(growth).filter(({ mode }) => mode === 'fail').length
  const forResults = failing > 0 ? alpha * (1 - growthShare) : alpha
  return {
    rates: roundStably(scorers > 0 ? forResults * (1 - scoreShare) : forResults),
    score: scorers > 0 ? roundStably((forResults * scoreShare) / scorers / measurement) : 0,
    growth: failing > 0 ? roundStably((alpha * growthShare) / failing / measurement) : 0,
  }
}
