import type { Comparison } from '../../model/comparison.ts'
import { createWholeMeasurement, type Measured } from '../../model/measured.ts'
import { countTotals, type Run } from '../../model/run/run.ts'
import type { Reason, RuleName, Verdict } from '../../model/verdict.ts'
import { judgeLimits } from '../certificate/limits.ts'
import { proveObligations } from '../certificate/prove.ts'
import { settleVerdict } from '../certificate/settle-verdict.ts'
import { outage } from '../compare/lost.ts'
import { listDriftReasons } from '../drift/drift-reasons.ts'
import type { FailOnSettings, Policy } from '../policy/policy.ts'
import { listLookControlReasons } from './again.ts'
import { listArmReasons } from './arm-reasons.ts'
import { listBaseFallReasons } from './base-notes.ts'
import { collectNamedKeys, weighCases } from './cases.ts'
import { listDeliveryReasons } from './delivery.ts'
import { listFailOnReasons } from './fail-on.ts'
import { listFloorReasons } from './floors.ts'
import { listGrowthReasons } from './growth.ts'
import type { GateFacts, Judged } from './judged.ts'
import { listLiftReasons } from './lift-reasons.ts'
import { listMissingBaselineReasons } from './missing-baseline.ts'
import { listReviewerNotes } from './notes.ts'
import { listOldBaselineReasons } from './old-baseline.ts'
import { listRegressionReasons } from './regressions.ts'
import { listBudgetReasons } from './run-budget.ts'
import { listSliceFloorReasons } from './slice-floors.ts'
import { listToolReasons } from './tool-reasons.ts'
import { listUncertaintyReasons } from './uncertainty.ts'
import { listVanishedReasons } from './vanished.ts'

/** A comparison and what was decided about it. */
export interface Decision {
  readonly comparison: Comparison
  readonly verdict: Verdict
}

/** Rules about results that need nothing of the others, in the order of their reasons. */
const resultRules: readonly ((given: Judged) => readonly Reason[])[] = [
  listGrowthReasons,
  listFloorReasons,
  listDriftReasons,
  listBudgetReasons,
  listLiftReasons,
  listSliceFloorReasons,
  listBaseFallReasons,
  listLookControlReasons,
]

/** Rules that only report that there is nothing to judge. */
const aboutNothing: ReadonlySet<RuleName> = new Set(['empty', 'no-baseline'])

/**
 * The verdict, with every rule of the policy and its result, and the certificate that makes it (`settleVerdict`).
 * The caller decides what an inconclusive verdict means for the
 * job (`policy.onInconclusive`).
 *
 * In an outage, where one side lost more to infrastructure errors than the other, no rule about results
 * can fail; they become inconclusive. With `failOn: never` all of them become warnings.
 */
export function decideVerdict(
  measured: Measured,
  comparison: Comparison,
  policy: Policy,
  facts: GateFacts = {},
): Verdict {
  const { servers, nothingWasDue } = measured
  const given: Judged = { measured, comparison, cases: weighCases(comparison, policy), policy, facts }
  const vanished = listVanishedReasons({
    ...comparison,
    policy,
    explained: facts.absences?.explained ?? new Map(),
  })
  const regressions = [
    ...listRegressionReasons(given),
    ...listFailOnReasons({ ...given, named: collectNamedKeys(vanished) }),
  ]
  const regressed = [...vanished, ...regressions].some(({ status }) => status === 'failed')
  const withoutBaseline = listMissingBaselineReasons(given)
  const aboutResults = [
    ...vanished,
    ...listToolReasons(given),
    ...regressions,
    ...resultRules.flatMap((listReasons) => listReasons(given)),
    ...listUncertaintyReasons(given, regressed),
  ]
  const soften = createReasonSoftener(comparison, policy)
  const limits = judgeLimits(given)
  const reasons = [
    ...listDeliveryReasons(given),
    ...servers.reasons,
    ...(facts.reasons ?? []),
    ...listArmReasons(given),
    ...listOldBaselineReasons(given),
    ...withoutBaseline,
    ...[...aboutResults, ...limits.reasons].map(soften),
    ...listReviewerNotes({ ...given, named: collectNamedKeys([...withoutBaseline, ...aboutResults]) }),
  ].filter(({ rule }) => !nothingWasDue || !aboutNothing.has(rule))
  return certifyVerdict(reasons, { measured, comparison, policy, facts, limits })
}

/** The verdict of these reasons, which is `passed` only where everything that was due is proven. */
export function certifyVerdict(
  reasons: readonly Reason[],
  given: Omit<Parameters<typeof proveObligations>[0], 'reasons'>,
): Verdict {
  const proofs = proveObligations({ ...given, reasons })
  return settleVerdict(reasons, proofs, countTotals(given.measured.run))
}

/**
 * The verdict on a run of which nothing is known to be missing: one of several looks, or one that is only
 * rehearsed.
 */
export function decideCompleteRun(
  head: Run,
  comparison: Comparison,
  policy: Policy,
  facts: GateFacts = {},
): Verdict {
  return decideVerdict(createWholeMeasurement(head), comparison, policy, facts)
}

/**
 * Limits the status of rules about results. Under `failOn: never` they are at most warnings, whether proven
 * or inconclusive, so that a worse result can't look better than an inconclusive one.
 */
function createReasonSoftener({ lost }: Comparison, policy: FailOnSettings): (reason: Reason) => Reason {
  const isOutage = lost.isTooMuch && Math.max(lost.head, lost.base) > outage
  return (reason) => {
    const settles = reason.status === 'failed' || reason.status === 'inconclusive'
    if (policy.failOn === 'never' && settles) return { ...reason, status: 'warning' }
    if (reason.status === 'failed' && isOutage) return { ...reason, status: 'inconclusive' }
    return reason
  }
}
