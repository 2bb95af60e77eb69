import type { Baseline, BranchFallback } from './comparison/baseline.ts'
import {
  type BaseChange,
  type CaseComparison,
  type Change,
  changes,
  type MetricChange,
  type ScoreChange,
} from './comparison/compared-case.ts'
import type { MeasuredBefore } from './comparison/measured-before.ts'
import type { ArmsCompared, SlicesCompared } from './comparison/parts.ts'
import { QuietCase } from './quiet/quiet-case.ts'
import type { QuietCases } from './quiet/quiet-cases.ts'
import type { RunInfo } from './run/run.ts'

/** The test over all common cases, stratified by case. Rates and drops are 0..1. */
export interface SuiteTest {
  readonly commonCases: number
  readonly headRate: number
  readonly baseRate: number
  /** Mean over the common cases of head rate minus base rate; negative is worse. */
  readonly meanChange: number
  /** A larger drop of the mean rate is ruled out with 95 % confidence, 0..1; `null` when nothing can be said. */
  readonly ruledOutDrop: number | null
  /** Chance that one more run of an unchanged base has as low a mean; 1 where nothing is left to chance. */
  readonly pValue: number
  /**
   * How much runs of the base differ from each other: standard deviation of their mean pass rates, 0..1; `null` with
   * too few runs. Absent: as `null`.
   */
  readonly baseSpread?: number | null
  /** Smallest drop of the mean rate this comparison could have found with power 0.8; `null` when unknown. */
  readonly smallestDetectableDrop: number | null
  /**
   * The cases it is about. `evals`: the test decides. `tests`: classic tests alone, each judged on its own; the
   * figures are only informative. Absent: `evals`.
   */
  readonly of?: 'tests' | 'evals'
}

/** What fresh iterations of some cases said, which alone decide about them. Rates and drops are 0..1. */
export interface LookedAgain {
  /** How often they were measured again. */
  readonly looks: number
  /** Cases with fresh iterations. */
  readonly cases: number
  /** Cases in doubt without fresh iterations. */
  readonly missing: number
  /** `head`: the base could not be run, so its history is what they are compared with. */
  readonly sides: 'both' | 'head'
  /** Their mean rates in the fresh iterations; `null` without a case that both sides know. */
  readonly headRate: number | null
  readonly baseRate: number | null
  /** Of the mean of the whole suite, if only these cases changed. */
  readonly meanChange: number
  /** It fell by what the policy counts. */
  readonly fell: boolean
  /** How many times as likely the fresh iterations are if something fell as if nothing changed. */
  readonly evidence: number
  /** What proves a fall: 1 / alpha. */
  readonly needed: number
  /** `worse`: a fall is proven. `cleared`: they speak against one. */
  readonly outcome: 'worse' | 'cleared' | 'open'
}

/** Two runs joined case by case. */
export interface Comparison {
  readonly head: RunInfo
  readonly baseline: {
    readonly source: Baseline['source']
    readonly description: string
    readonly runs: readonly RunInfo[]
    readonly fallback?: BranchFallback
  } | null
  /** Every case but the {@link quiet} ones, in a fixed order (by key); {@link allCases} has all of them. */
  readonly cases: readonly CaseComparison[]
  /** Cases that there is nothing to say about. Absent: none, or they were not told apart. */
  readonly quiet?: QuietCases
  /** `null` without a baseline or without a common case. */
  readonly suite: SuiteTest | null
  /** Totals of the whole suite per iteration, where both sides have them. */
  readonly latencyMs?: MetricChange
  readonly tokens?: MetricChange
  readonly costUsd?: MetricChange
  readonly scores: readonly ScoreChange[]
  /**
   * Chances that one more run of an unchanged base is as bad as the head, 0..1: its mean is as low; as much has fallen,
   * whatever rose; its worst case is as bad; the least likely of the three is as unlikely (`any`). `any` is at most `level`
   * where one of the three is at most `threshold`. Absent where nothing is left to chance.
   */
  readonly chances?: {
    readonly mean: number
    readonly fallen: number
    readonly worst: number
    readonly any: number
    readonly level: number
    readonly threshold: number
    /** Exact test of losses against gains, where every case was asked once: beyond `level`, `threshold` is 0. */
    readonly exact?: number
    /** This measurement alone, where `any` holds for all measurements of the commit; the others in {@link MeasuredBefore}. */
    readonly alone?: number
  }
  /** Earlier measurements of the pull request. Absent: none are known. */
  readonly before?: MeasuredBefore
  /** False alarms allowed, 0..1: to pass rates, per scorer, per growth rule. */
  readonly levels: { readonly rates: number; readonly score: number; readonly growth: number }
  /** Share of iterations lost to infrastructure errors, 0..1, per side. */
  readonly lost: {
    readonly head: number
    readonly base: number
    /** Probability that chance alone makes the sides differ so; undefined without a base. */
    readonly pValue: number | undefined
    /** One side lost more than the other does, so nothing is green. */
    readonly isTooMuch: boolean
  }
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
  /**
   * The newest base run alone is worse than the older ones, and so is the head: worse than those, not worse than that. Rates
   * are 0..1; `cases`: keys of those that regressed against the older runs.
   */
  readonly fellOnBase?: BaseChange & {
    readonly olderRate?: number
    readonly newestRate?: number
    readonly cases: readonly string[]
  }
  /** The suite as a whole changed on the base: older base runs don't count. */
  readonly changedOnBase?: BaseChange
  /**
   * How alike the iterations of one base run are (intraclass correlation, 0..1), and how many runs the base is worth: fewer
   * than it has where they repeat each other. Absent: all are independent, or nothing shows it.
   */
  readonly likeness?: { readonly correlation: number; readonly runs: number }
  /** Clean tests fail, but flakes that were never seen before explain it; see `unsettled-tests`. */
  readonly unsettled?: { readonly flakes: number }
  /** Set if cases in doubt were measured again. */
  readonly again?: LookedAgain
}

/** Every case of either side in a fixed order; for those who list them, since there may be very many. */
export function allCases({ cases, quiet }: Pick<Comparison, 'cases' | 'quiet'>): readonly CaseComparison[] {
  return quiet === undefined ? cases : quiet.among(cases)
}

/** The comparison with every case among its cases, as an object of its own. */
export function spellOutQuiet(comparison: Comparison): Comparison {
  const spellOut = (of: CaseComparison) => (of instanceof QuietCase ? of.spellOut() : of)
  return { ...comparison, cases: allCases(comparison).map(spellOut), quiet: undefined }
}

/** How many cases there is nothing to say about; they pass now, and passed before if there is a baseline. */
export function countQuiet({ quiet }: Pick<Comparison, 'quiet'>): number {
  return quiet?.length ?? 0
}

/** How many cases changed in each way. */
export function changeCounts(comparison: Comparison): Record<Change, number> {
  const counts = Object.fromEntries(changes.map((change) => [change, 0])) as Record<Change, number>
  for (const { change } of comparison.cases) counts[change] += 1
  if (comparison.quiet !== undefined) counts[comparison.quiet.sides.change] += comparison.quiet.length
  return counts
}
