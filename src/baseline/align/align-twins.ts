import { buildCaseKey } from '../../model/run/identity.ts'
import type { CaseIdentity } from '../../model/run/result.ts'
import { type CaseTally, copyCases, countJudged, listOtherTallies, type Run } from '../../model/run/run.ts'

/**
 * The reports that list a file once per project and do not name the project number its cases by this variant.
 */
const listing = /^listing \d+$/

/**
 * Pairs the twins of both sides: cases that only the order of their listing tells apart, which may be another
 * one in every run. The best of a base run gets the identity of the best of the head, and so on, so that a
 * changed order is never a regression of one and a repair of another; one failure more than before still is a
 * regression.
 */
export function alignTwins(run: Run, head: Run): Run {
  const groups = groupTwins(head)
  if (groups.size === 0) return run
  const cases = copyCases(run.cases)
  for (const [name, baseTwins] of groupTwins(run)) {
    const headTwins = groups.get(name)
    // With another number of projects it is not known which is new.
    if (headTwins === undefined || headTwins.length !== baseTwins.length) continue
    const rankedHeads = headTwins.toSorted(compareByResult)
    baseTwins.toSorted(compareByResult).forEach((tally, rank) => {
      const { key, identity } = rankedHeads[rank] ?? tally
      cases.set(key, { ...tally, key, identity })
    })
  }
  return { ...run, cases }
}

/** Groups of twins, by what their identities have in common. */
function groupTwins(run: Run): Map<string, CaseTally[]> {
  const { cases } = run
  const groups = new Map<string, CaseTally[]>()
  // A case with a variant has a tally of its own.
  for (const tally of listOtherTallies(run)) {
    if (!listing.test(tally.identity.variant ?? '')) continue
    const name = formatFirstListingKey(tally.identity)
    const group = groups.get(name)
    if (group !== undefined) group.push(tally)
    else
      groups.set(
        name,
        [cases.get(name), tally].filter((twin) => twin !== undefined),
      )
  }
  return groups
}

/** The key of the first listing, which has no variant. */
function formatFirstListingKey(identity: CaseIdentity): string {
  return buildCaseKey({ ...identity, variant: undefined })
}

/** The better one first; equal ones stay in the order of their listings. */
function compareByResult(a: CaseTally, b: CaseTally): number {
  return rateTally(b) - rateTally(a)
}

/** Pass rate of a case, for sorting. Without a judged iteration it is 0.5: neither good nor bad. */
function rateTally(tally: CaseTally): number {
  if (countJudged(tally) === 0) return 0.5
  return tally.passed / countJudged(tally)
}
