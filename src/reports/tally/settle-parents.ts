import { listOtherTallies, type Run } from '../../model/run/run.ts'
import { isGoParent } from './go-parents.ts'

/**
 * Lets cases pass that failed only because of the cases in them, which only a whole report shows. Returns their keys.
 */
export function settleParents(run: Run): ReadonlySet<string> {
  const parents = new Set<string>()
  const failing = [...listOtherTallies(run)].filter(({ failed }) => failed > 0)
  for (const tally of failing) {
    if (!isGoParent(tally, failing)) continue
    parents.add(tally.key)
    tally.passed += tally.failed
    tally.failed = 0
    delete tally.evidence
    delete tally.location
  }
  return parents
}
