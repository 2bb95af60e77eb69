import type { Acceptance } from '../acceptance/acceptance.ts'
import type { QuarantineEnd } from '../run/flaky.ts'
import type { CaseIdentity } from '../run/result.ts'
import type { CaseTally } from '../run/run.ts'

/**
 * How a case changed. `regressed`: worse, with the proof that the policy requires. `newly-failing`: fails now and did
 * not before, but without that proof (too few iterations, flaky history). `new`: not judged
 * in the baseline, or there is no baseline. `skipped`: the head did not judge it (skipped, or all lost).
 */
export const changes = [
  'regressed',
  'newly-failing',
  'still-failing',
  'fixed',
  'flaky',
  'new',
  'removed',
  'skipped',
  'unchanged',
] as const
export type Change = (typeof changes)[number]

/** A change of the base itself: older base runs don't count any more. */
export interface BaseChange {
  /** Commit and time (Unix epoch ms) of the oldest base run that shows the case or suite as it is now. */
  readonly commit?: string
  readonly createdAt: number
}

/** A measured quantity on both sides, as means per iteration, in its own unit (ms, tokens, USD, score). */
export interface MetricChange {
  readonly base: number
  readonly head: number
  /** (head - base) / base; `null` when base is 0. */
  readonly relative: number | null
  /** Set if a test was made: true when the head is worse beyond chance, and by at least what the policy counts. */
  readonly significant?: boolean
  readonly pValue?: number
  /** Of latency, tokens and cost, where a test was made: the growth that the policy counts, 0.2 for 20%. */
  readonly atLeast?: number
  /** Of the same: the level of that test, one-sided. */
  readonly level?: number
}

export interface ScoreChange extends MetricChange {
  readonly name: string
  /**
   * Worse by at least what the policy counts, and not proven: lower, or higher where {@link lowerIsBetter}. Chance alone
   * rarely does it, or the values are too few to tell.
   */
  readonly doubtful?: true
  /** The report or the policy says that a smaller value is the better one. */
  readonly lowerIsBetter?: true
  /** Chance that one more run of the base is as low; absent when too few runs show how much the base differs. */
  readonly predictionPValue?: number
  /** Cases of a significant or doubtful scorer that fell by a tenth of its scale, whatever the others did. */
  readonly fallen?: {
    readonly pValue: number
    readonly predictionPValue?: number
    /** Not the mean makes it significant or doubtful, but these. */
    readonly decides?: true
    /** Keys, those that fell furthest first. */
    readonly cases: readonly string[]
  }
}

/** An entry of the policy. Foreign texts. */
export interface Quarantined {
  readonly reason: string
  readonly owner: string
  readonly until: string
}

/** One case on both sides. At least one of `head` and `base` is present; `base` pools all baseline runs. */
export interface CaseComparison {
  readonly key: string
  readonly identity: CaseIdentity
  readonly change: Change
  readonly head?: CaseTally
  readonly base?: CaseTally
  /** One-sided p-value of the drop in pass rate, unadjusted, if both sides were judged. */
  readonly pValue?: number
  /** The same, adjusted over all cases (family-wise). */
  readonly adjustedPValue?: number
  /** Base pass rate minus head pass rate, -1..1. */
  readonly drop?: number
  /** It passed and failed within the baseline runs, so one failure proves little. */
  readonly flakyHistory?: boolean
  /** The base itself changed, or, for a case that still fails, broke: since this run it is as it is now. */
  readonly changedOnBase?: BaseChange
  /** The newest base run did not judge it either (skipped or lost there), though an older one did. */
  readonly unjudgedBefore?: true
  /** Likely the same case under another name: key of the removed (on a new one) or new (on a removed one). */
  readonly likelyRename?: string
  /** The same where several come into question: key of one of them. It is not gone, but nobody knows which it is. */
  readonly possibleRename?: string
  /** Excluded from the verdict by the policy; still shown. */
  readonly quarantined?: Quarantined
  /** The policy has it in quarantine, but the last day is over, or it is not flaky any more: it counts again. */
  readonly quarantineExpired?: Quarantined & { readonly end: QuarantineEnd }
  /** It got worse, and somebody who may merge has accepted that: it does not fail the verdict. */
  readonly accepted?: Acceptance
  /** Of a case that got worse: who owns its file, as the CODEOWNERS file names them. Foreign. */
  readonly owners?: readonly string[]
  /** The policy leaves it out of every rate, test and rule; it is only shown. */
  readonly ignored?: true
  /**
   * `test`: one failure after a clean history decides. `eval`: only statistics do. Absent where the head did not
   * judge the case.
   */
  readonly judgedAs?: 'test' | 'eval'
  /** Measured again: fresh iterations, of the base none where it could not be run. Counts of judged iterations. */
  readonly again?: {
    readonly headPassed: number
    readonly headCount: number
    readonly basePassed: number
    readonly baseCount: number
    readonly isWorse: boolean
  }
  readonly latencyMs?: MetricChange
  readonly tokens?: MetricChange
  readonly costUsd?: MetricChange
  readonly scores?: readonly ScoreChange[]
  /** Latency is worse beyond the policy's floor and beyond what the history predicts. */
  readonly slower?: boolean
  /** The same for tokens or cost. */
  readonly costlier?: boolean
}
