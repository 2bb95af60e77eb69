import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { type CaseTally, countJudged } from '../../model/run/run.ts'
import { countsInVerdict } from '../judge/cases.ts'
import type { Counts } from '../statistics/prediction/history.ts'
import { type Evidence, type FreshCounts, weighFreshEvidence } from './evidence.ts'

/**
 * What the history says of the mean, where the head is measured until it is certain. `evidence`: all there is to know, so
 * no look asks for the mean. `prior`: there may be weather between the sides.
 */
export type HistoryTrust = 'evidence' | 'prior'

/** Passed and judged iterations of a side. */
export function countOnSide(tally: CaseTally | undefined): Counts {
  return { passed: tally?.passed ?? 0, judged: tally === undefined ? 0 : countJudged(tally) }
}

/** The evidence of these cases, in their order, among all that could have fallen. */
export function weighBothSides(
  first: Comparison,
  remeasured: readonly { readonly compared: CaseComparison; readonly looks: readonly FreshCounts[] }[],
): Evidence {
  const known = new Set(remeasured.map(({ compared }) => compared.key))
  const others = first.cases.filter(
    (compared) => compared.drop !== undefined && countsInVerdict(compared) && !known.has(compared.key),
  )
  const unmeasured = others.map((compared) => ({ compared, looks: [] }))
  return weighFreshEvidence(
    [...remeasured, ...unmeasured].map(({ compared: { head, base, judgedAs }, looks }) => ({
      looks,
      before: countOnSide(base),
      first: countOnSide(head),
      isEval: judgedAs === 'eval',
    })),
    first.likeness?.correlation ?? 0,
  )
}

/** How much likelier the first look is if each of these cases broke. */
export function weighSuspicions(first: Comparison, cases: readonly CaseComparison[]): readonly number[] {
  return weighBothSides(
    first,
    cases.map((compared) => ({ compared, looks: [] })),
  ).suspicions.slice(0, cases.length)
}

/** With this suspicion for each of the cases that could have fallen, one of them stays a suspect. */
const leastSuspicion = 0.3

/** Whether it is likely enough by all that is known of a case that it broke. */
export function isSuspicious(suspicion: number, first: Comparison): boolean {
  return suspicion >= leastSuspicion * countRated(first)
}

/** How many cases could have fallen. */
export function countRated({ cases }: Comparison): number {
  return cases.filter(({ drop }) => drop !== undefined).length
}
