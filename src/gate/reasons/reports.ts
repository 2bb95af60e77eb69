import { judged, type Run } from '../../model/run.ts'
import type { Reason } from '../../model/verdict.ts'
import { formatCount } from '../format.ts'
import type { Policy } from '../policy.ts'

/** What the gate must know besides the results. */
export interface GateFacts {
  /** Report files that could not be read to the end. */
  readonly unreadable: number
  /** There may be a baseline, but it could not be looked for (the CI system or the service was in the way). */
  readonly baselineOutOfReach?: boolean
}

/** Whether there is anything to judge at all. These rules hold under every `failOn`. */
export function reportReasons(head: Run, policy: Policy, facts: GateFacts): Reason[] {
  const { unreadable, baselineOutOfReach = false } = facts
  const reasons: Reason[] = []
  if (baselineOutOfReach && (policy.failOn === 'regressions' || policy.failOn === 'new-failures')) {
    reasons.push({
      rule: 'baseline-out-of-reach',
      status: 'inconclusive',
      message: 'The baseline could not be looked for, so nobody knows whether anything got worse.',
    })
  }
  if (unreadable > 0) {
    reasons.push({
      rule: 'unreadable-report',
      status: 'failed',
      message: `${formatCount(unreadable, 'report file')} could not be read to the end, so results are missing.`,
      evidence: { unreadable },
    })
  }
  let [iterations, judgedIterations, lost] = [0, 0, 0]
  for (const tally of head.cases.values()) {
    iterations += judged(tally) + tally.skipped + tally.lost
    judgedIterations += judged(tally)
    lost += tally.lost
  }
  if (iterations === 0) {
    reasons.push({
      rule: 'empty',
      status: policy.allowEmpty ? 'warning' : 'failed',
      message: policy.allowEmpty
        ? 'The reports have no results. The policy allows that.'
        : 'The reports have no results. Did the tests run, and do the paths match?',
    })
  } else if (judgedIterations === 0 && lost === 0) {
    reasons.push({
      rule: 'all-skipped',
      status: 'warning',
      message: `All ${formatCount(iterations, 'result')} were skipped; nothing was tested.`,
      evidence: { skipped: iterations },
    })
  }
  return reasons
}
