import type { Baseline } from '../../model/comparison/baseline.ts'
import { buildCaseKey, formatCaseTitle } from '../../model/run/identity.ts'
import type { CaseIdentity } from '../../model/run/result.ts'
import type { CaseTally, Run } from '../../model/run/run.ts'

/**
 * The service knows an uploaded case by its title only. Gives such cases the identity that the head has for the
 * title, so that both sides are joined. A title shared by several cases of the head is not joined: two different
 * cases are never treated as one.
 */
export function alignTitles(baseline: Baseline, head: Run): Baseline {
  const byTitle = new Map<string, CaseIdentity | null>()
  for (const { identity } of head.cases.values()) {
    const title = formatCaseTitle(identity)
    byTitle.set(title, byTitle.has(title) ? null : identity)
  }
  return {
    ...baseline,
    runs: baseline.runs.map((run) => ({ ...run, cases: alignCasesByTitle(run, byTitle) })),
  }
}

function alignCasesByTitle(
  run: Run,
  byTitle: ReadonlyMap<string, CaseIdentity | null>,
): Map<string, CaseTally> {
  const aligned = new Map<string, CaseTally>()
  for (const tally of run.cases.values()) {
    const identity = byTitle.get(formatCaseTitle(tally.identity)) ?? tally.identity
    const key = buildCaseKey(identity)
    aligned.set(key, { ...tally, key, identity })
  }
  return aligned
}
