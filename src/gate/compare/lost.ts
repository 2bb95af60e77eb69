import type { Baseline } from '../../model/comparison/baseline.ts'
import { judged, otherTallies, type Run, totalsOf } from '../../model/run/run.ts'

/**
 * Share of iterations, 0..1, lost to infrastructure errors on each side. On the head, the known cases of
 * a file that was lost as a whole count as well: they are missing from the report because of it.
 */
export function lostShares(head: Run, baseline: Baseline | null): { head: number; base: number } {
  return {
    head: share([head], vanishedCases(head, baseline)),
    base: share(baseline?.runs ?? [], 0),
  }
}

function share(runs: readonly Run[], vanished: number): number {
  let [lost, all] = [vanished, vanished]
  for (const run of runs) {
    const totals = totalsOf(run)
    lost += totals.lost
    all += totals.total - totals.skipped
  }
  return all === 0 ? 0 : lost / all
}

function vanishedCases(head: Run, baseline: Baseline | null): number {
  const newest = baseline?.runs[0]
  if (newest === undefined) return 0
  const lostFiles = new Set<string>()
  for (const tally of otherTallies(head)) {
    if (tally.scope !== 'suite' || tally.lost === 0 || judged(tally) > 0) continue
    if (tally.identity.file !== undefined) lostFiles.add(tally.identity.file)
  }
  if (lostFiles.size === 0) return 0
  let vanished = 0
  for (const { key, identity, scope } of newest.cases.values()) {
    if (scope !== 'suite' && identity.file !== undefined && lostFiles.has(identity.file)) {
      if (!head.cases.has(key)) vanished += 1
    }
  }
  return vanished
}
