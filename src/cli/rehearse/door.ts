import { alignBaseline } from '../../baseline/align/align-baseline.ts'
import { readBaselineRuns } from '../../baseline/from-files.ts'
import { sharedWork } from '../../gate/compare/base-work.ts'
import { compareRuns } from '../../gate/compare/compare.ts'
import { decide } from '../../gate/judge/decide.ts'
import type { Policy } from '../../gate/policy/policy.ts'
import { makeReport } from '../../jobs/make-report.ts'
import type { Baseline } from '../../model/comparison/baseline.ts'
import type { GateReport, ReportSummary } from '../../model/gate-report.ts'
import { measuredWhole } from '../../model/measured.ts'
import type { Run } from '../../model/run/run.ts'
import type { VerdictOutcome } from '../../model/verdict.ts'

/*
 * The one door from rehearsals (`audit`, `init --check`) to the gate: the product's own comparison and judgement, and its
 * own reader of stored runs.
 */

/** The verdict on a run, compared with earlier ones, the newest first. Without its words. */
export type Judge = (head: Run, base: readonly Run[]) => VerdictOutcome

/** Judges many heads: what a base says of all of them is worked out once. */
export function judgeBy(policy: Policy): Judge {
  const work = sharedWork()
  return (head, base) => {
    const options = { today: head.info.createdAt, work }
    return decide(head, compareRuns(head, baselineOf(base), policy, options), policy, { isRehearsal: true })
      .outcome
  }
}

/** The same with everything that a reader sees. */
export function judgeFully(
  head: Run,
  base: readonly Run[],
  policy: Policy,
  { suiteName, files }: { readonly suiteName: string; readonly files: readonly ReportSummary[] },
): GateReport {
  const baseline = baselineOf(base)
  const comparison = compareRuns(head, baseline, policy, { today: head.info.createdAt })
  return makeReport({ suiteName, policy, measured: { ...measuredWhole(head), files }, baseline, comparison })
}

function baselineOf(runs: readonly Run[]): Baseline {
  return { source: 'file', description: 'earlier runs', runs }
}

/** Stored runs, each from its own files, the newest first, with the names of their cases brought together. */
export async function readRuns(
  runs: readonly (readonly string[])[],
  options: Parameters<typeof readBaselineRuns>[1],
): Promise<readonly Run[]> {
  const read = await readBaselineRuns(runs, options)
  const [newest] = read.runs
  return newest === undefined ? [] : alignBaseline(read, newest).runs
}
