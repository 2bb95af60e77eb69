import type { MissingBaseline } from '../../model/comparison/baseline.ts'
import { plural, quoteNames } from '../../model/format.ts'
import type { Drift } from '../../model/ledger.ts'
import { judged, type Run, totalsOf } from '../../model/run/run.ts'
import type { Reason } from '../../model/verdict.ts'
import type { Policy } from '../policy/policy.ts'

/** What the gate must know apart from the results. */
export interface GateFacts {
  /** Report files that could not be read to the end. */
  readonly unreadable: number
  /** Report files that are older than the checkout. */
  readonly stale?: readonly string[]
  /** Those of {@link stale} that are older than this workflow run. */
  readonly leftOver?: readonly string[]
  /** Files that were to be read and were not there, or were no reports. */
  readonly missing?: readonly string[]
  /** Why there is no baseline; absent when unknown. */
  readonly missingBaseline?: MissingBaseline
  /** Of the base branch; see `findDrift`. */
  readonly drift?: Drift | null
  /** This run measures the base branch itself, and is part of {@link drift}. */
  readonly measuresBase?: boolean
  /** Reasons that do not come from results: hosted runs that could not be measured, servers that can't be used. */
  readonly otherReasons?: readonly Reason[]
  /** Nothing was to be measured, or {@link otherReasons} say why it was not; an empty result then does not fail. */
  readonly nothingWasDue?: boolean
}

/** Whether there is anything to judge at all. These rules apply under every `failOn`. */
export function reportReasons(head: Run, policy: Policy, facts: GateFacts): Reason[] {
  const { unreadable, stale = [], leftOver = [], missing = [] } = facts
  const reasons: Reason[] = []
  if (unreadable > 0) {
    reasons.push({
      rule: 'unreadable-report',
      status: 'failed',
      message: `${plural(unreadable, 'report file')} could not be read completely, so results are missing.`,
      evidence: { unreadable },
    })
  }
  if (leftOver.length > 0) {
    reasons.push({
      rule: 'stale-report',
      status: 'inconclusive',
      message: `${plural(leftOver.length, 'report file is', 'report files are')} older than this workflow run, so an earlier run left ${leftOver.length === 1 ? 'it' : 'them'} behind: ${quoteNames(leftOver)}. Look at the step that runs the tests, and delete old reports before it.`,
      evidence: { stale: leftOver.length },
    })
  } else if (stale.length > 0) {
    reasons.push({
      rule: 'stale-report',
      status: 'warning',
      message: `${plural(stale.length, 'report file is', 'report files are')} older than the checkout, so this run of the tests did not write ${stale.length === 1 ? 'it' : 'them'}: ${quoteNames(stale)}. Delete old reports before the tests run.`,
      evidence: { stale: stale.length },
    })
  }
  const totals = totalsOf(head)
  const iterations = totals.total
  const { lost } = totals
  const judgedIterations = judged(totals)
  if (iterations === 0) {
    reasons.push({
      rule: 'empty',
      status: policy.allowEmpty ? 'warning' : 'failed',
      message: policy.allowEmpty
        ? 'The reports contain no results, which the policy allows.'
        : 'The reports contain no results. Check that the tests ran and that the paths match.',
    })
  } else if (missing.length > 0) {
    reasons.push({
      rule: 'missing-report',
      status: policy.allowEmpty ? 'warning' : 'inconclusive',
      message: `No report was found for ${quoteNames(missing)}, so results may be missing. Look at the step that writes ${missing.length === 1 ? 'it, or remove it' : 'them, or remove them'} from the list of reports.`,
      evidence: { missing: missing.length },
    })
  }
  if (iterations > 0 && judgedIterations === 0 && lost === 0) {
    reasons.push({
      rule: 'all-skipped',
      status: policy.allowEmpty ? 'warning' : 'inconclusive',
      message:
        iterations === 1
          ? 'The only result was skipped, so nothing was tested.'
          : `All ${plural(iterations, 'result')} were skipped, so nothing was tested.`,
      evidence: { skipped: iterations },
    })
  }
  return reasons
}
