import type { CaseComparison } from '../model/comparison/compared-case.ts'
import type { Comparison } from '../model/comparison.ts'
import { countFailures, countJudged } from '../model/run/run.ts'
import type { VerdictOutcome } from '../model/verdict.ts'

/**
 * How many of the cases that both sides judged failed at least once now, and how many would in a run of the
 * base.
 */
export interface Noise {
  readonly failed: number
  /**
   * Mean number of failing cases when as many iterations as the head has are drawn from the base, case by
   * case.
   */
  readonly expected: number
}

/** A fall is noise when the share of unchanged base runs that are as bad is larger than this, 0..1. */
const usual = 0.05

/**
 * It failed now and never on the base, in a run that passed and that differs no more from the base than one
 * more run of the base does in more than 5% of them, or where fresh iterations showed no fall. Nobody has to
 * look at it.
 */
export function isNoise(
  { change, judgedAs }: Pick<CaseComparison, 'change' | 'judgedAs'>,
  { chances, again }: Comparison,
  outcome: VerdictOutcome,
): boolean {
  if (outcome !== 'passed' || change !== 'newly-failing' || judgedAs !== 'eval') return false
  return again?.outcome === 'cleared' || (chances !== undefined && chances.any > usual)
}

/** Whether both sides judged a case, and it counts. */
export function isCompared({ head, base, quarantined, ignored }: CaseComparison): boolean {
  const isCommon = head !== undefined && base !== undefined && countJudged(head) > 0 && countJudged(base) > 0
  return isCommon && quarantined === undefined && ignored !== true
}

/** Undefined without evals that both sides judged. */
export function estimateNoise({ cases }: Comparison): Noise | undefined {
  const common = cases.filter(
    (compared) => compared.judgedAs === 'eval' && compared.accepted === undefined && isCompared(compared),
  )
  if (common.length === 0) return undefined
  const failed = common.filter(({ head }) => head !== undefined && countFailures(head) > 0)
  return {
    failed: failed.length,
    expected: common.reduce((sum, compared) => sum + computeFailureChance(compared), 0),
  }
}

/** Chance that at least one iteration fails when as many as the head has are drawn from the base. */
function computeFailureChance({ head, base }: CaseComparison): number {
  if (head === undefined || base === undefined) return 0
  const drawn = countJudged(head)
  const all = countJudged(base)
  const failing = countFailures(base)
  if (drawn > all) return 1 - (1 - failing / all) ** drawn
  let clean = 1
  for (let index = 0; index < drawn; index += 1) clean *= Math.max(0, all - failing - index) / (all - index)
  return 1 - clean
}
