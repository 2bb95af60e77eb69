import type { Baseline } from '../../model/comparison/baseline.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { joinRunCases } from '../../model/run/merge-tallies.ts'
import type { Run } from '../../model/run/run.ts'
import { compareRuns } from '../compare/compare.ts'
import type { CompareOptions } from '../compare/compare-sides.ts'
import type { Policy } from '../policy/policy.ts'
import { computeAlphaShare } from '../statistics/combine.ts'
import { judgeFreshIterations, type Look } from './judge-again.ts'

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
export function compareWithLooks(
  first: Comparison,
  chosen: readonly CaseComparison[],
  looks: readonly Look[],
  { head, baseline, policy, options, planned }: FirstLook,
): { readonly comparison: Comparison; readonly isOpen: boolean } {
  const freshHead = joinAllRuns(looks.map((look) => look.head))
  const bases = looks.flatMap(({ base }) => base ?? [])
  const sameTime = bases.length === looks.length
  const freshBase = sameTime ? { ...baseline, runs: [joinAllRuns(bases)] } : baseline
  // Scores and bounds are looked at as often as is planned.
  const alpha = (policy.alpha * computeAlphaShare(first.before)) / planned
  const lookOptions = { ...options, before: undefined }
  const fresh = compareRuns(freshHead, freshBase, { ...policy, alpha }, { ...lookOptions, sameTime })
  const pooled = compareRuns(joinRunCases(head, freshHead), baseline, policy, {
    ...lookOptions,
    ruledOutLevel: ruledOut / (planned + 1),
  })
  return judgeFreshIterations(first, { chosen, looks, fresh, pooled }, policy)
}

function joinAllRuns(runs: readonly Run[]): Run {
  const [first, ...otherRuns] = runs
  if (first === undefined) throw new Error('there is at least one look')
  return otherRuns.reduce(joinRunCases, first)
}
