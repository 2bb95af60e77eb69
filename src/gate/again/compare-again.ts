import type { Baseline } from '../../model/comparison/baseline.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { joinRunCases } from '../../model/run/merge-tallies.ts'
import type { Run } from '../../model/run/run.ts'
import { compareRuns } from '../compare/compare.ts'
import type { CompareOptions } from '../compare/compare-sides.ts'
import { settleOutages } from '../compare/settle-outages.ts'
import type { Policy } from '../policy/policy.ts'
import { countMeasurements } from '../statistics/combine.ts'
import { findDisagreement } from './agreement.ts'
import type { LookRequest } from './choose.ts'
import type { HistoryTrust } from './first-look.ts'
import { judgeFreshIterations } from './judge-again.ts'
import type { Look } from './remeasured.ts'

/** Both sides as they were measured first. */
export interface FirstLook {
  readonly head: Run
  readonly baseline: Baseline
  readonly policy: Policy
  readonly options: CompareOptions
  /** Maximum number of looks. */
  readonly planned: number
  /** Cases that were measured beside the chosen ones and were never in doubt. */
  readonly controls: readonly CaseComparison[]
  /** Where the head is measured until it is certain. */
  readonly history?: HistoryTrust
}

/** Share of true drops that all looks together may call ruled out. */
const ruledOut = 0.05

/**
 * The comparison once the chosen cases were measured again, each look with fresh iterations of its own.
 *
 * @param first what the first look compared
 * @param measuredLooks at least one
 * @returns `next`: what may settle it if it is measured once more
 */
export function compareWithLooks(
  first: Comparison,
  chosen: readonly CaseComparison[],
  measuredLooks: readonly Look[],
  { head, baseline, policy, options, planned, controls, history }: FirstLook,
): { readonly comparison: Comparison; readonly next: LookRequest } {
  const kinds = new Map(
    first.cases.flatMap(({ key, judgedAs }) => (judgedAs === undefined ? [] : [[key, judgedAs]])),
  )
  const looks = measuredLooks.map((look) => settleLook(look, policy, kinds))
  const freshHead = joinAllRuns(looks.map((look) => look.head))
  const bases = looks.flatMap(({ base }) => base ?? [])
  const sameTime = bases.length === looks.length
  const freshBase = sameTime ? { ...baseline, runs: [joinAllRuns(bases)] } : baseline
  // Scores and bounds are looked at as often as is planned.
  const alpha = policy.alpha / countMeasurements(first.before) / planned
  const lookOptions = { ...options, before: undefined, kinds }
  const fresh = compareRuns(freshHead, freshBase, { ...policy, alpha }, { ...lookOptions, sameTime })
  const pooled = compareRuns(joinRunCases(head, freshHead), baseline, policy, {
    ...lookOptions,
    ruledOutLevel: ruledOut / (planned + 1),
  })
  const disagreement = sameTime
    ? findDisagreement(joinAllRuns(bases), baseline, [...chosen, ...controls], policy, {
        ...lookOptions,
        head,
        correlation: first.likeness?.correlation ?? 0,
      })
    : undefined
  return judgeFreshIterations(first, { chosen, looks, fresh, pooled, disagreement, history }, policy)
}

function settleLook(look: Look, policy: Policy, kinds: CompareOptions['kinds']): Look {
  const baseline =
    look.base === undefined ? null : { source: 'file' as const, description: '', runs: [look.base] }
  const { head, baseline: base } = settleOutages({ head: look.head, baseline }, policy, kinds)
  return { ...look, head, base: base?.runs[0] }
}

function joinAllRuns(runs: readonly Run[]): Run {
  const [first, ...otherRuns] = runs
  if (first === undefined) throw new Error('there is at least one look')
  return otherRuns.reduce(joinRunCases, first)
}
