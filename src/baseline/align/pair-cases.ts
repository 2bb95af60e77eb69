import { buildCaseKey } from '../../model/run/identity.ts'
import { type CaseTally, copyCases, countJudged, type Run } from '../../model/run/run.ts'
import { CaseTable } from '../../model/run/table/case-table.ts'

/** A case of the base, and the case of the head that it is. */
type CasePair = readonly [base: CaseTally, head: CaseTally]

/**
 * Pairs cases of the same form. Where several have it, those that passed most are paired with each other, so that a drop
 * is never made up.
 *
 * @param toForm undefined: the case is not paired
 * @param mayPair whether the cases of one form are paired at all
 */
export function pairCases(
  baseCases: readonly CaseTally[],
  headCases: readonly CaseTally[],
  toForm: (tally: CaseTally) => string | undefined,
  mayPair: (base: readonly CaseTally[], head: readonly CaseTally[]) => boolean = () => true,
): readonly CasePair[] {
  const groups = Map.groupBy(headCases, toForm)
  return [...Map.groupBy(baseCases, toForm)].flatMap(([form, group]) => {
    const partners = groups.get(form)
    if (form === undefined || partners === undefined || !mayPair(group, partners)) return []
    const ranked = partners.toSorted(compareByRate)
    return group.toSorted(compareByRate).flatMap((tally, rank): CasePair[] => {
      const partner = ranked[rank]
      return partner === undefined ? [] : [[tally, partner]]
    })
  })
}

/** Of a form that each side has once: another case of that form could be the one. */
export function areSingle(base: readonly CaseTally[], head: readonly CaseTally[]): boolean {
  return base.length === 1 && head.length === 1
}

/** The run with the identities of the head; nothing is renamed where two would be one case. */
export function renameCases(run: Run, pairs: readonly CasePair[]): Run {
  if (pairs.length === 0) return run
  const cases = copyCases(run.cases)
  for (const [{ key }] of pairs) cases.delete(key)
  for (const [tally, { identity }] of pairs) {
    const key = buildCaseKey(identity)
    cases.set(key, { ...tally, key, identity })
  }
  if (cases.size === run.cases.size) return { ...run, cases }
  return run
}

export function listMissingCases({ cases }: Run, other: Run): CaseTally[] {
  if (cases instanceof CaseTable && other.cases instanceof CaseTable) return [...cases.missingIn(other.cases)]
  return [...cases.values()].filter(({ key }) => !other.cases.has(key))
}

/** The better one first; equal ones stay in their order. */
function compareByRate(a: CaseTally, b: CaseTally): number {
  return rateTally(b) - rateTally(a)
}

/** Pass rate of a case, for sorting. Without a judged iteration it is 0.5: neither good nor bad. */
function rateTally(tally: CaseTally): number {
  const count = countJudged(tally)
  return count === 0 ? 0.5 : tally.passed / count
}
