import { readBrokenState } from '../../model/broken-state.ts'
import type { Baseline } from '../../model/comparison/baseline.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { BrokenState } from '../../model/ledger.ts'
import { copyCases, countFailures, isJudged, listOtherTallies, type Run } from '../../model/run/run.ts'
import { digestCaseKey } from '../drift/extend-ledger.ts'

/**
 * The base of a run of its own branch: without what is broken there, so that a break is found in every run until it is
 * repaired. The runs since the suite fell are left out; of the others, the cases that are broken since then. What the
 * head lacks stays, so that it is missed.
 */
export function leaveOutBroken(baseline: Baseline, head: Run): Baseline {
  const { cases, suite } = readBrokenState(baseline.runs)
  if (cases.length === 0 && suite === undefined) return baseline
  const older = baseline.runs.filter(({ info }) => suite === undefined || info.createdAt < suite.createdAt)
  const since = new Map(cases.map((entry) => [entry.digest, entry.since.createdAt]))
  const runs = older.length === 0 ? baseline.runs : older
  return { ...baseline, runs: runs.map((run) => removeBrokenCases(run, since, head)) }
}

function removeBrokenCases(run: Run, since: ReadonlyMap<string, number>, head: Run): Run {
  // A case that passed once is not broken in that run.
  const broken = [...listOtherTallies(run)].filter(({ key }) => {
    if (!isJudged(head.cases.get(key))) return false
    return run.info.createdAt >= (since.get(digestCaseKey(key)) ?? Number.POSITIVE_INFINITY)
  })
  if (broken.length === 0) return run
  const cases = copyCases(run.cases)
  for (const { key } of broken) cases.delete(key)
  return { ...run, cases }
}

/** Changes of a case that is still broken: of a run of the branch, and of any other one. */
const ownChanges: ReadonlySet<CaseComparison['change']> = new Set(['regressed', 'newly-failing', 'new'])
const foreignChanges: ReadonlySet<CaseComparison['change']> = new Set(['still-failing'])

/**
 * Says of what is broken since when it is.
 *
 * @param ofBranch the head is a run of the branch
 */
export function nameBroken(
  comparison: Comparison,
  { cases, suite }: BrokenState,
  ofBranch: boolean,
): Comparison {
  if (cases.length === 0 && suite === undefined) return comparison
  const since = new Map(cases.map((entry) => [entry.digest, entry.since]))
  return {
    ...comparison,
    brokenSince: ofBranch ? suite : undefined,
    cases: comparison.cases.map((compared) => {
      const fails = countFailures(compared.head) > 0
      const brokenSince = fails ? since.get(digestCaseKey(compared.key)) : undefined
      const changes = ofBranch ? ownChanges : foreignChanges
      if (brokenSince === undefined || !changes.has(compared.change)) return compared
      return { ...compared, brokenSince }
    }),
  }
}
