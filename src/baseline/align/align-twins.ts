import { caseKey } from '../../model/run/identity.ts'
import type { CaseIdentity } from '../../model/run/result.ts'
import { type CaseTally, copyCases, judged, otherTallies, type Run } from '../../model/run/run.ts'

/**
 * The reports that list a file once per project and do not name the project number its cases by this variant.
 */
const listing = /^listing \d+$/

/**
 * Pairs the twins of both sides: cases that only the order of their listing tells apart, which may be another
 * one in
 * every run. The best of a base run gets the identity of the best of the head, and so on, so that a changed
 * order is
 * never a regression of one and a repair of another; one failure more than before still is a regression.
 */
export function alignTwins(run: Run, head: Run): Run {
  const groups = twinsOf(head)
  if (groups.size === 0) return run
  const cases = copyCases(run.cases)
  for (const [name, own] of twinsOf(run)) {
    const theirs = groups.get(name)
    // With another number of projects it is not known which is new.
    if (theirs === undefined || theirs.length !== own.length) continue
    const heads = theirs.toSorted(byResult)
    own.toSorted(byResult).forEach((tally, rank) => {
      const { key, identity } = heads[rank] ?? tally
      cases.set(key, { ...tally, key, identity })
    })
  }
  return { ...run, cases }
}

/** Groups of twins, by what their identities have in common. */
function twinsOf(run: Run): Map<string, CaseTally[]> {
  const { cases } = run
  const groups = new Map<string, CaseTally[]>()
  // A case with a variant has a tally of its own.
  for (const tally of otherTallies(run)) {
    if (!listing.test(tally.identity.variant ?? '')) continue
    const name = nameOf(tally.identity)
    const group = groups.get(name)
    if (group !== undefined) group.push(tally)
    else
      groups.set(
        name,
        [cases.get(name), tally].filter((one) => one !== undefined),
      )
  }
  return groups
}

/** The key of the first listing, which has no variant. */
function nameOf(identity: CaseIdentity): string {
  return caseKey({ ...identity, variant: undefined })
}

/** The better one first; equal ones stay in the order of their listings. */
function byResult(a: CaseTally, b: CaseTally): number {
  return rateOf(b) - rateOf(a)
}

/** Pass rate of a case, for sorting. Without a judged iteration it is 0.5: neither good nor bad. */
function rateOf(tally: CaseTally): number {
  return judged(tally) === 0 ? 0.5 : tally.passed / judged(tally)
}
