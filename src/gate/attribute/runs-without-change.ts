import { countFailures, listOtherTallies, type Run, type RunInfo } from '../../model/run/run.ts'

/**
 * Tells the runs of main that can't contain a change from later ones that may: those that were measured before it, and
 * later ones of a commit that was measured before it. The newest first.
 */
export function findRunsWithoutChange(
  head: RunInfo,
  runs: readonly Run[],
): { readonly without: readonly Run[]; readonly later: readonly Run[] } {
  const otherRuns = runs
    .filter(({ info }) => info.id !== head.id && (head.commit === undefined || info.commit !== head.commit))
    .toSorted((a, b) => b.info.createdAt - a.info.createdAt)
  const isOlderRun = ({ info }: Run) => info.createdAt < head.createdAt
  const known = new Set(otherRuns.filter(isOlderRun).flatMap(({ info }) => info.commit ?? []))
  const isWithoutChange = (run: Run) =>
    isOlderRun(run) || (run.info.commit !== undefined && known.has(run.info.commit))
  return {
    without: otherRuns.filter(isWithoutChange),
    // A run of main itself is in all later ones.
    later: otherRuns.filter((run) => !isWithoutChange(run) && run.info.branch !== head.branch),
  }
}

/** Cases that failed in one of the runs and passed in another, or did both in one. */
export function findMixedCases(runs: readonly Run[]): ReadonlySet<string> {
  const failed = new Set(
    runs
      .flatMap((run) => [...listOtherTallies(run)])
      .filter((tally) => countFailures(tally) > 0)
      .map(({ key }) => key),
  )
  return new Set([...failed].filter((key) => runs.some(({ cases }) => (cases.get(key)?.passed ?? 0) > 0)))
}
