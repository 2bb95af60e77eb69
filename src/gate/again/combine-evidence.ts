import type { Comparison, LookedAgain } from '../../model/comparison.ts'
import { isAtMost } from '../statistics/level.ts'
import type { LookRequest } from './choose.ts'
import type { Evidence } from './evidence.ts'
import { weighBothSides } from './first-look.ts'
import type { Remeasured } from './remeasured.ts'

/** Part of the stakes that is always on the mean, and on single cases. */
const leastStake = 0.2

/** Evidence of the mean and of single cases, by the stakes on each. */
export function combineEvidence(first: Comparison, evidence: Evidence, isMeanCounted: boolean): number {
  const ofMean = first.chances?.ofMean ?? 0
  return mixEvidence(Math.min(1 - leastStake, Math.max(leastStake, ofMean)), evidence, isMeanCounted)
}

/** How much likelier the fresh iterations are if something fell, by what the first look says that it was. */
export function weighLikelihood(first: Comparison, evidence: Evidence, isMeanCounted: boolean): number {
  return mixEvidence(first.chances?.ofMean ?? 0, evidence, isMeanCounted)
}

function mixEvidence(ofMean: number, { mean, broken }: Evidence, isMeanCounted: boolean): number {
  return (1 - ofMean) * broken + ofMean * (isMeanCounted ? mean : Math.min(1, mean))
}

/** A look is foreseen so many times at most. */
const mostForeseen = 5

/** Looks like those so far, of what is asked next, until they prove a fall; undefined where a few of them don't. */
export function foreseeProof(
  first: Comparison,
  remeasured: readonly Remeasured[],
  asked: { readonly next: LookRequest; readonly needed: number; readonly isMeanCounted: boolean },
): LookedAgain['further'] {
  const repeated = new Set(remeasured.filter(({ compared }) => asked.next.cases.includes(compared)))
  if (repeated.size === 0) return undefined
  let perLook = 0
  for (const { sum } of repeated) perLook += sum.headCount + sum.baseCount
  for (let times = 1; times <= mostForeseen; times += 1) {
    const repeatLooks = ({ looks }: Remeasured) => Array.from({ length: times + 1 }, () => looks).flat()
    const alike = remeasured.map((look) =>
      repeated.has(look) ? { ...look, looks: repeatLooks(look) } : look,
    )
    const foreseen = combineEvidence(first, weighBothSides(first, alike), asked.isMeanCounted)
    if (foreseen >= asked.needed) return { cases: repeated.size, evaluations: times * perLook }
  }
  return undefined
}

/**
 * What the first look multiplies fresh evidence by, from the probability p by chance. Proven: 1 / p, since p over an
 * independent e-value is a probability again. Else the mean of 1 and the e-value 1 / (2 √p), so that it never takes away
 * more than half.
 */
export function weighFirstLook({ chances, levels }: Comparison): number {
  if (chances === undefined) return 1
  const p = Math.max(1e-9, chances.any, chances.exact ?? 0)
  return isAtMost(p, levels.rates) ? 1 / p : (1 + 0.5 / Math.sqrt(p)) / 2
}

/** Evidence from the history of the base, where the base was not run again. A p-value is worth 1 / (2 √p). */
export function weighEvidenceByHistory(remeasured: readonly Remeasured[], fresh: Comparison): Evidence {
  const weighPValue = (pValue = 1) => 0.5 / Math.sqrt(pValue)
  const byKey = new Map(fresh.cases.map((compared) => [compared.key, compared]))
  const suiteEvidence = weighPValue(fresh.chances?.any)
  const ofCase = remeasured.map(({ compared }) => weighPValue(byKey.get(compared.key)?.pValue))
  return { mean: suiteEvidence, broken: suiteEvidence, ofCase, withFirst: ofCase, suspicions: ofCase }
}
