import type { Acceptance } from './acceptance/acceptance.ts'
import type { Baseline, BranchFallback } from './comparison/baseline.ts'
import type { ArmsCompared, SlicesCompared } from './comparison/parts.ts'
import type { CaseIdentity } from './run/result.ts'
import type { CaseTally, RunInfo } from './run/run.ts'

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
  /** Set if a test was made: true when the head is outside the range that the history predicts. */
  readonly significant?: boolean
  readonly pValue?: number
}

export interface ScoreChange extends MetricChange {
  readonly name: string
  /** Worse by at least what the policy counts, proven or not: lower, or higher where {@link lowerIsBetter}. */
  readonly lower?: true
  /** The report or the policy says that a smaller value is the better one. */
  readonly lowerIsBetter?: true
  /** Chance that one more run of the base is as low; absent when too few runs show how much the base differs. */
  readonly predictionPValue?: number
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
  /** Excluded from the verdict by the policy; still shown. */
  readonly quarantined?: { readonly reason: string; readonly until?: string }
  /** The policy had it in quarantine, but the last day is over: it counts again. */
  readonly quarantineExpired?: { readonly reason: string; readonly until?: string }
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
  /** Set by a confirmation: the result of the fresh iterations on both sides. Counts of judged iterations. */
  readonly confirmation?: {
    readonly headPassed: number
    readonly headCount: number
    readonly basePassed: number
    readonly baseCount: number
    readonly confirmed: boolean
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

/** The test over all common cases, stratified by case. Rates and drops are 0..1. */
export interface SuiteTest {
  readonly commonCases: number
  readonly headRate: number
  readonly baseRate: number
  /** Mean over the common cases of head rate minus base rate; negative is worse. */
  readonly meanChange: number
  /** A larger drop of the mean rate is ruled out with 95 % confidence, 0..1; `null` when nothing can be said. */
  readonly ruledOutDrop: number | null
  /** One-sided mid-p value of the drop. */
  readonly pValue: number
  /**
   * How much runs of the base differ from each other: standard deviation of their mean pass rates, 0..1; `null` with
   * too few runs. Absent: as `null`.
   */
  readonly baseSpread?: number | null
  /** Chance that one more run of the base is as low as the head; absent or `null` when the spread is not known. */
  readonly predictionPValue?: number | null
  /** Smallest drop of the mean rate this comparison could have found with power 0.8; `null` when unknown. */
  readonly smallestDetectableDrop: number | null
  /**
   * The cases it is about. `evals`: the test decides. `tests`: classic tests alone, each judged on its own; the
   * figures are only informative. Absent: `evals`.
   */
  readonly of?: 'tests' | 'evals'
  /** The fall was looked at again, by fresh iterations on both sides, which decide alone. */
  readonly confirmation?: {
    /** Cases that were rerun, and their mean rates then. */
    readonly cases: number
    readonly headRate: number
    readonly baseRate: number
    /** Of the mean of the whole suite, if only the rerun cases changed. */
    readonly meanChange: number
    /** One-sided mid-p value of the drop, and what it had to be at most. */
    readonly pValue: number
    readonly level: number
    readonly confirmed: boolean
  }
}

/** Two runs joined case by case, in a fixed order (by key). */
export interface Comparison {
  readonly head: RunInfo
  readonly baseline: {
    readonly source: Baseline['source']
    readonly description: string
    readonly runs: readonly RunInfo[]
    readonly fallback?: BranchFallback
  } | null
  readonly cases: readonly CaseComparison[]
  /** `null` without a baseline or without a common case. */
  readonly suite: SuiteTest | null
  /** Totals of the whole suite per iteration, where both sides have them. */
  readonly latencyMs?: MetricChange
  readonly tokens?: MetricChange
  readonly costUsd?: MetricChange
  readonly scores: readonly ScoreChange[]
  /** The joint test of single cases: how many look broken, and how likely that many are by chance. */
  readonly brokenCases: { readonly cases: number; readonly pValue: number }
  /** False alarms allowed to each test, 0..1: over all cases, over single cases, per scorer, per growth rule. */
  readonly levels: {
    readonly suite: number
    readonly cases: number
    readonly score: number
    readonly growth: number
  }
  /** Share of iterations lost to infrastructure errors, 0..1, per side. */
  readonly lost: { readonly head: number; readonly base: number }
  /** Scorers of the newest base run that most of their cases (`had`) lack now. Absent or empty: none. */
  readonly missingScorers?: readonly {
    readonly name: string
    readonly had: number
    readonly missing: number
  }[]
  /** Set if the policy asks for a comparison of variants. */
  readonly arms?: ArmsCompared
  /** Absent where no case has tags or metadata. */
  readonly slices?: SlicesCompared
  /** The run was a selection, so these cases of the base were not run, and are not in `cases`. */
  readonly notRun?: { readonly cases: number; readonly because: string }
  /** The suite as a whole changed on the base: older base runs don't count. */
  readonly changedOnBase?: BaseChange
  /**
   * Intraclass correlation of the iterations of one base run, 0..1, and whether they all repeat the first. Absent: they
   * are independent, or nothing shows it.
   */
  readonly likeness?: { readonly correlation: number; readonly identical: boolean }
  /** Clean tests fail, but flakes that were never seen before explain it; see `unsettled-tests`. */
  readonly unsettled?: { readonly flakes: number; readonly expected: number }
  /** Suspect cases were rerun on both sides and are judged by the fresh iterations only. */
  readonly confirmation?: { readonly suspects: number; readonly confirmed: number }
}

/** How many cases changed in each way. */
export function changeCounts(comparison: Comparison): Record<Change, number> {
  const counts = Object.fromEntries(changes.map((change) => [change, 0])) as Record<Change, number>
  for (const { change } of comparison.cases) counts[change] += 1
  return counts
}
