import { compact } from '../../model/data.ts'
import { buildCaseKey } from '../../model/run/identity.ts'
import { type CaseTally, listOtherTallies, type Run } from '../../model/run/run.ts'
import { pairCases, renameCases } from './pair-cases.ts'

/**
 * The reports that list a file once per project and do not name the project number its cases by this variant.
 */
const listing = /^listing \d+$/

/**
 * Pairs the twins of both sides: cases that only the order of their listing tells apart, which may be another
 * one in every run. The best of a base run gets the identity of the best of the head, and so on, so that a
 * changed order is never a regression of one and a repair of another; one failure more than before still is a
 * regression. With another number of projects it is not known which is new.
 */
export function alignTwins(run: Run, head: Run): Run {
  const pairs = pairCases(listTwins(run), listTwins(head), formatFirstKey, (a, b) => a.length === b.length)
  return renameCases(run, pairs)
}

function listTwins(run: Run): readonly CaseTally[] {
  // A case with a variant has a tally of its own.
  const later = [...listOtherTallies(run)].filter(({ identity }) => listing.test(identity.variant ?? ''))
  const firstKeys = new Set(later.map(formatFirstKey))
  return [...compact([...firstKeys].map((key) => run.cases.get(key))), ...later]
}

/** The key of the first listing, which has no variant. */
function formatFirstKey({ identity }: CaseTally): string {
  return buildCaseKey({ ...identity, variant: undefined })
}
