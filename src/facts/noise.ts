import type { CaseComparison } from '../model/comparison/compared-case.ts'
import type { Comparison } from '../model/comparison.ts'
import { failures, judged } from '../model/run/run.ts'
import type { VerdictOutcome } from '../model/verdict.ts'

/** How many of the cases that both sides judged failed at least once now, and how many would in a run of the base. */
export interface Noise {
  readonly failed: number
  /** Of as many iterations of the base as were measured now, drawn case by case: a mean, with a fraction. */
  readonly expected: number
}

/** What fell in a whole run is noise where one more run of the base is as bad in more of them than this, 0..1. */
const usual = 0.05

/**
 * It failed now and never on the base, in a run that passed and that differs no more from the base than one more run of
 * the base does in more than 5% of them, or where fresh iterations showed no fall. Nobody has to look at it.
 */
export function isNoise(
  { change, judgedAs }: Pick<CaseComparison, 'change' | 'judgedAs'>,
  { chances, again }: Comparison,
  outcome: VerdictOutcome,
): boolean {
  if (outcome !== 'passed' || change !== 'newly-failing' || judgedAs !== 'eval') return false
  return again?.outcome === 'cleared' || (chances !== undefined && chances.fallen > usual)
}

/** Whether both sides judged a case, and it counts. */
export function isCompared({ head, base, quarantined, ignored }: CaseComparison): boolean {
  const isCommon = head !== undefined && base !== undefined && judged(head) > 0 && judged(base) > 0
  return isCommon && quarantined === undefined && ignored !== true
}

/** Undefined without evals that both sides judged. */
export function noiseOf({ cases }: Comparison): Noise | undefined {
  const common = cases.filter((of) => of.judgedAs === 'eval' && of.accepted === undefined && isCompared(of))
  if (common.length === 0) return undefined
  const failed = common.filter(({ head }) => head !== undefined && failures(head) > 0)
  return { failed: failed.length, expected: common.reduce((sum, of) => sum + chanceToFail(of), 0) }
}

/** That at least one of so many iterations of the base fails, as the head has. */
function chanceToFail({ head, base }: CaseComparison): number {
  if (head === undefined || base === undefined) return 0
  const [drawn, all, failing] = [judged(head), judged(base), failures(base)]
  if (drawn > all) return 1 - (1 - failing / all) ** drawn
  let clean = 1
  for (let index = 0; index < drawn; index += 1) clean *= Math.max(0, all - failing - index) / (all - index)
  return 1 - clean
}
