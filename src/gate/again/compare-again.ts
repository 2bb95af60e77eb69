import type { Baseline } from '../../model/comparison/baseline.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { joinRuns } from '../../model/run/merge-tallies.ts'
import type { Run } from '../../model/run/run.ts'
import { compareRuns } from '../compare/compare.ts'
import type { CompareOptions } from '../compare/compare-sides.ts'
import type { Policy } from '../policy/policy.ts'
import { partOfAlpha } from '../statistics/combine.ts'
import { judgeAgain, type Look } from './judge-again.ts'

/** Both sides as they were measured first. */
export interface FirstLook {
  readonly head: Run
  readonly baseline: Baseline
  readonly policy: Policy
  readonly options: CompareOptions
  /** Maximum number of looks. */
  readonly planned: number
}

/** Share of true drops that all looks together may call ruled out. */
const ruledOut = 0.05

/**
 * The comparison once the chosen cases were measured again, each look with fresh iterations of its own.
 *
 * @param first what the first look compared
 * @param looks at least one
 * @returns `isOpen`: one more look may settle it
 */
export function compareAgain(
  first: Comparison,
  chosen: readonly CaseComparison[],
  looks: readonly Look[],
  { head, baseline, policy, options, planned }: FirstLook,
): { readonly comparison: Comparison; readonly isOpen: boolean } {
  const freshHead = joinAll(looks.map((look) => look.head))
  const bases = looks.flatMap(({ base }) => base ?? [])
  const sameTime = bases.length === looks.length
  const freshBase = sameTime ? { ...baseline, runs: [joinAll(bases)] } : baseline
  // Scores and bounds are looked at as often as is planned.
  const alpha = (policy.alpha * partOfAlpha(first.before)) / planned
  const own = { ...options, before: undefined }
  const fresh = compareRuns(freshHead, freshBase, { ...policy, alpha }, { ...own, sameTime })
  const pooled = compareRuns(joinRuns(head, freshHead), baseline, policy, {
    ...own,
    ruledOutLevel: ruledOut / (planned + 1),
  })
  return judgeAgain(first, { chosen, looks, fresh, pooled }, policy)
}

function joinAll(runs: readonly Run[]): Run {
  const [first, ...more] = runs
  if (first === undefined) throw new Error('there is at least one look')
  return more.reduce(joinRuns, first)
}
