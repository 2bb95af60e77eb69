import { type CaseTally, listOtherTallies, type Run } from '../../model/run/run.ts'
import { isGoParent } from './go-parents.ts'

/** What only a whole report shows of its entries. */
export interface Settled {
  /** It measures evals, so errors of a provider are lost iterations. */
  readonly hasEvals: boolean
  /** Keys of cases that failed only because of the cases in them. */
  readonly parents: ReadonlySet<string>
}

/**
 * Decides what could not be decided entry by entry, and changes the tallies accordingly.
 */
export function settleCases(run: Run): Settled {
  const hasEvals = hasEvalData(run)
  const parents = new Set<string>()
  const failing: CaseTally[] = []
  for (const tally of listOtherTallies(run)) {
    if (tally.outages !== undefined) settleOutages(tally, hasEvals)
    if (tally.failed > 0) failing.push(tally)
  }
  for (const tally of failing) {
    if (!isGoParent(tally, failing)) continue
    parents.add(tally.key)
    tally.passed += tally.failed
    tally.failed = 0
    delete tally.evidence
    delete tally.location
  }
  return { hasEvals, parents }
}

function hasEvalData(run: Run): boolean {
  for (const { scores, tokens, costUsd, model, provider } of listOtherTallies(run))
    if ((scores ?? tokens ?? costUsd ?? model ?? provider) !== undefined) return true
  return false
}

/** Where the report measures evals, iterations that a provider broke are lost; elsewhere they failed. */
function settleOutages(tally: CaseTally, hasEvals: boolean): void {
  // Attempts that a later entry replaced are no longer counted.
  const failed = Math.min(tally.failed, tally.outages?.failed ?? 0)
  const errored = Math.min(tally.errored - tally.lost, tally.outages?.errored ?? 0)
  delete tally.outages
  if (!hasEvals) return
  tally.failed -= failed
  tally.errored += failed
  tally.lost += failed + errored
}
