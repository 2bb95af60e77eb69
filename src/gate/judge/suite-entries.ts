import type { Change } from '../../model/comparison/compared-case.ts'
import { type CaseTally, failures, judged } from '../../model/run/run.ts'

/**
 * How a file or suite that broke as a whole changed. Its cases disappear from the report, so statistics never
 * decide: broken now and not in the newest base run is a regression.
 *
 * @param newest the same entry in the newest base run
 */
export function classifyBrokenSuite(
  head: CaseTally | undefined,
  newest: CaseTally | undefined,
  hasBaseline: boolean,
): Change | null {
  const wasBroken = newest !== undefined && isBroken(newest)
  if (head === undefined) return wasBroken ? 'fixed' : null
  if (judged(head) === 0) return 'skipped'
  if (!isBroken(head)) return wasBroken ? 'fixed' : 'unchanged'
  if (!hasBaseline) return 'new'
  return wasBroken ? 'still-failing' : 'regressed'
}

function isBroken(tally: CaseTally): boolean {
  return failures(tally) > 0
}
