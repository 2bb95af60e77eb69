import type { Comparison } from '../../model/comparison.ts'
import { doubtKinds, doubtOf } from '../../model/doubts.ts'
import { type Measured, measuredWhole } from '../../model/measured.ts'
import { type Run, totalsOf } from '../../model/run/run.ts'
import type { Reason, RuleName, Verdict, VerdictOutcome } from '../../model/verdict.ts'
import { outage } from '../compare/lost.ts'
import { driftReasons } from '../drift/drift-reasons.ts'
import type { FailOnSettings, Policy } from '../policy/policy.ts'
import { armReasons } from './arm-reasons.ts'
import { fallReasons } from './base-notes.ts'
import { budgetReasons } from './budget.ts'
import { weighCases } from './cases.ts'
import { deliveryReasons, type GateFacts } from './delivery.ts'
import { failOnReasons } from './fail-on.ts'
import { floorReasons } from './floors.ts'
import { growthReasons } from './growth.ts'
import { missingBaselineReasons } from './missing-baseline.ts'
import { noteReasons } from './notes.ts'
import { regressionReasons } from './regressions.ts'
import { sliceFloorReasons } from './slice-floors.ts'
import { uncertaintyReasons } from './uncertainty.ts'
import { unexplainedReasons } from './unexplained.ts'
import { vanishedReasons } from './vanished.ts'

export type { GateFacts }

/** A comparison and what was decided about it. */
export interface Decision {
  readonly comparison: Comparison
  readonly verdict: Verdict
}

const order: readonly Reason['status'][] = ['failed', 'inconclusive', 'warning', 'passed', 'info']

/** Rules that only report that there is nothing to judge. */
const aboutNothing: ReadonlySet<RuleName> = new Set(['empty', 'no-baseline'])

/**
 * The verdict, with every rule of the policy and its result. `failed` if any rule failed, otherwise
 * `inconclusive` if
 * any is, otherwise `passed`. The caller decides what an inconclusive verdict means for the job
 * (`policy.onInconclusive`).
 *
 * In an outage, where one side lost more to infrastructure errors than the other, no rule about results
 * can fail; they become inconclusive. With `failOn: never` all of them become warnings.
 */
export function decideOn(
  measured: Measured,
  comparison: Comparison,
  policy: Policy,
  facts: GateFacts = {},
): Verdict {
  const { run: head, servers, nothingWasDue } = measured
  const cases = weighCases(comparison, policy)
  const vanished = vanishedReasons(comparison, cases, policy, facts.removed)
  const regressions = [
    ...regressionReasons(comparison, cases, policy),
    ...failOnReasons(comparison, cases, policy, keysNamed(vanished)),
  ]
  const aboutResults = [
    ...vanished,
    ...unexplainedReasons(comparison),
    ...regressions,
    ...growthReasons(comparison, policy),
    ...floorReasons(cases, policy),
    ...driftReasons(facts, policy),
    ...budgetReasons(head, policy),
    ...sliceFloorReasons(comparison, cases.counted, policy),
    ...fallReasons(comparison),
    ...uncertaintyReasons(comparison, cases, policy, {
      advises: facts.isRehearsal !== true,
      regressed: [...vanished, ...regressions].some(({ status }) => status === 'failed'),
    }),
  ]
  const soften = softener(comparison, policy)
  const reasons = [
    ...deliveryReasons({ measured, comparison, policy, facts }),
    ...servers.reasons,
    ...(facts.reasons ?? []),
    ...armReasons(comparison, policy),
    ...missingBaselineReasons(comparison, cases, policy, facts.missingBaseline),
    ...aboutResults.map(soften),
    ...noteReasons(comparison, cases, policy, keysNamed(aboutResults)),
  ]
  return verdictOf(
    reasons.filter(({ rule }) => !nothingWasDue || !aboutNothing.has(rule)),
    totalsOf(head),
  )
}

/**
 * The verdict on a run of which nothing is known to be missing: one of several looks, or one that is only
 * rehearsed.
 */
export function decide(head: Run, comparison: Comparison, policy: Policy, facts: GateFacts = {}): Verdict {
  return decideOn(measuredWhole(head), comparison, policy, facts)
}

/** The verdict of these reasons, which it puts into their order. */
export function verdictOf(reasons: readonly Reason[], totals: Verdict['totals']): Verdict {
  const sorted = order.flatMap((status) => reasons.filter((reason) => reason.status === status).sort(byKind))
  return { outcome: outcomeOf(sorted), reasons: sorted, totals }
}

/** What was not measured is first, since nothing else can be judged without it. */
function byKind(a: Reason, b: Reason): number {
  return a.status === 'inconclusive' ? rankOf(a) - rankOf(b) : 0
}

function rankOf({ rule }: Reason): number {
  const kind = doubtOf(rule)?.kind
  return kind === undefined ? doubtKinds.length : doubtKinds.indexOf(kind)
}

/** Keys of the cases that these reasons name. */
function keysNamed(reasons: readonly Reason[]): ReadonlySet<string> {
  return new Set(reasons.flatMap(({ cases = [] }) => cases))
}

function outcomeOf(reasons: readonly Reason[]): VerdictOutcome {
  if (reasons.some(({ status }) => status === 'failed')) return 'failed'
  return reasons.some(({ status }) => status === 'inconclusive') ? 'inconclusive' : 'passed'
}

/**
 * Limits the status of rules about results. Under `failOn: never` they are at most warnings, whether proven
 * or
 * inconclusive, so that a worse result can't look better than an inconclusive one.
 */
function softener({ lost }: Comparison, policy: FailOnSettings): (reason: Reason) => Reason {
  const isOutage = lost.isTooMuch && Math.max(lost.head, lost.base) > outage
  return (reason) => {
    const settles = reason.status === 'failed' || reason.status === 'inconclusive'
    if (policy.failOn === 'never' && settles) return { ...reason, status: 'warning' }
    return reason.status === 'failed' && isOutage ? { ...reason, status: 'inconclusive' } : reason
  }
}
