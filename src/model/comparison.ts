import * as v from 'valibot'
import { baselineSources, fallbackSchema } from './comparison/baseline.ts'
import { armsSchema, judgesSchema, slicesSchema } from './comparison/breakdowns.ts'
import {
  baseChangeSchema,
  type CaseComparison,
  type Change,
  changes,
  metricSchema,
  scoreMetricSchema,
} from './comparison/compared-case.ts'
import { buildRecord } from './data.ts'
import { brokenSinceSchema } from './ledger.ts'
import type { QuietCases } from './quiet/quiet-cases.ts'
import { runInfoSchema } from './run/run.ts'
import { count, type Described, number, rate, text } from './schema.ts'

const suiteSchema = v.object({
  commonCases: count,
  headRate: rate,
  baseRate: rate,
  /** Mean over the common cases of head rate minus base rate; negative is worse. */
  meanChange: number,
  /** A larger drop of the mean rate is ruled out with 95 % confidence; `null` when nothing can be said. */
  ruledOutDrop: v.nullable(rate),
  /**
   * How much runs of the base differ from each other: standard deviation of their mean pass rates; `null`
   * with too few runs. Absent: as `null`.
   */
  baseSpread: v.optional(v.nullable(number)),
  /** Chance that one more run of an unchanged base has as low a mean; 1 where nothing is left to chance. */
  pValue: rate,
  /** Smallest drop of the mean rate this comparison could have found with power 0.8; `null` when unknown. */
  smallestDetectableDrop: v.nullable(number),
  /**
   * The cases it is about. `evals`: the test decides. `tests`: classic tests alone, each judged on its own;
   * the figures are only informative. Absent: `evals`.
   */
  of: v.optional(v.picklist(['tests', 'evals'])),
  /** Where the policy asks for a rise: what is proven and what is possible of it, and how the common cases did. */
  lift: v.optional(v.object({ proven: rate, possible: rate, won: count, tied: count, lost: count })),
})

/** The test over all common cases, stratified by case. Rates and drops are 0..1. */
export type SuiteTest = Described<typeof suiteSchema>

const againSchema = v.object({
  /** How often they were measured again. */
  looks: count,
  /** Cases with fresh iterations. */
  cases: count,
  /** Cases in doubt without fresh iterations. */
  missing: count,
  /** Fresh iterations of all looks on both sides, and USD, 0 where unknown. Absent: not recorded. */
  spent: v.optional(v.object({ evaluations: count, costUsd: number })),
  /** What more of the same would settle it; absent where nothing foreseeable would, or it is settled. */
  further: v.optional(v.object({ cases: count, evaluations: count })),
  /** `head`: the base could not be run, so its history is what they are compared with. */
  sides: v.picklist(['both', 'head']),
  /** Their mean rates in the fresh iterations; `null` without a case that both sides know. */
  headRate: v.nullable(rate),
  baseRate: v.nullable(rate),
  /** Change of the mean of the whole suite, assuming that only these cases changed. */
  meanChange: number,
  /** It fell by what the policy counts. */
  fell: v.boolean(),
  /** Chance makes both looks together as bad in at most 1 of so many unchanged runs. */
  evidence: number,
  /** What proves a fall: 1 / alpha. */
  needed: number,
  /**
   * `worse`: a fall is proven. `cleared`: they speak against one. `void`: they are no evidence, since the base
   * is worse than its own history.
   */
  outcome: v.picklist(['worse', 'cleared', 'open', 'void']),
  /**
   * Set if `void`: keys of the cases that the base fails now, with its iterations and how many passed, fresh
   * and in the baseline.
   */
  disagreement: v.optional(
    v.object({
      cases: v.array(text),
      passed: count,
      judged: count,
      passedBefore: count,
      judgedBefore: count,
    }),
  ),
})

/**
 * Results of the fresh iterations of cases in doubt, which decide together with the first look. Rates and drops
 * are 0..1.
 */
export type LookedAgain = Described<typeof againSchema>

const beforeSchema = v.object({
  /** Number of earlier measurements of other commits of the pull request. */
  others: count,
  /**
   * For each earlier measurement of this commit, oldest first: the chance that an unchanged base is as bad.
   */
  same: v.array(rate),
})

/**
 * Results of the earlier measurements of a pull request. Only those that chance could have decided count. All
 * of them answer one question, so they share one level.
 */
export type MeasuredBefore = Described<typeof beforeSchema>

/** Figures of a comparison that is not about single cases. */
export const figuresSchema = v.object({
  head: runInfoSchema,
  baseline: v.nullable(
    v.object({
      source: v.picklist(baselineSources),
      description: text,
      runs: v.array(runInfoSchema),
      fallback: v.optional(fallbackSchema),
      /** Days since the newest run, where that is more than the policy allows for. */
      outdatedDays: v.optional(count),
      /** Evals that were measured on the base by this job, since that run is too old for them. */
      measuredNow: v.optional(count),
    }),
  ),
  /** `null` without a baseline or without a common case. */
  suite: v.nullable(suiteSchema),
  /**
   * What the pass rates say together: `evidence` is how much likelier they are where something fell than where nothing
   * changed, and `any` the chance that one more run of an unchanged base says as much. Absent where nothing is left to
   * chance.
   */
  chances: v.optional(
    v.object({
      any: rate,
      /** The same chance for cases that broke, whatever rose. */
      broken: rate,
      level: rate,
      /** A likelihood ratio: small where nothing fell, 0 where no case is lower; large numbers are cut off. */
      evidence: v.pipe(v.number(), v.minValue(0)),
      /** Nothing is green above `green`, nor red below `red`, which grows with each measurement of a pull request. */
      cuts: v.object({ green: v.pipe(v.number(), v.minValue(0)), red: v.pipe(v.number(), v.minValue(0)) }),
      /** Part of the evidence that says the mean fell; the rest says that some cases broke. */
      ofMean: rate,
      /** Exact test of losses against gains, where every case was asked once: beyond `level`, nothing is proven. */
      exact: v.optional(rate),
      /**
       * This measurement alone, where `any` holds for all measurements of the commit; the others in `before`.
       */
      alone: v.optional(rate),
    }),
  ),
  /** Earlier measurements of the pull request. Absent: none are known. */
  before: v.optional(beforeSchema),
  /** False alarms allowed: to pass rates, per scorer, per growth rule. */
  levels: v.object({ rates: rate, score: rate, growth: rate }),
  /** Share of iterations lost to infrastructure errors, per side. */
  lost: v.object({
    head: rate,
    base: rate,
    /** Probability that chance alone makes the sides differ so; absent without a base. */
    pValue: v.optional(rate),
    /** One side lost more than the other does, so nothing is green. */
    isTooMuch: v.boolean(),
  }),
  /** Scorers of the newest base run that some of their cases (`had`) lack now. Absent or empty: none. */
  missingScorers: v.optional(
    v.array(
      v.object({
        name: text,
        had: count,
        missing: count,
        /** Iterations without a value. */
        empty: count,
        /** By chance, no head misses as many that is like the base. */
        unusual: v.optional(v.boolean()),
      }),
    ),
  ),
  /**
   * The newest base run alone is worse than the older ones, and so is the head: worse than those, not worse
   * than that. `cases`: keys of those that regressed against the older runs.
   */
  fellOnBase: v.optional(
    v.object({
      ...baseChangeSchema.entries,
      olderRate: v.optional(rate),
      newestRate: v.optional(rate),
      cases: v.array(text),
    }),
  ),
  /** The suite as a whole changed on the base: older base runs don't count. */
  changedOnBase: v.optional(baseChangeSchema),
  /** On its own branch: the suite as a whole fell in an earlier run; only the runs before that are compared with. */
  brokenSince: v.optional(brokenSinceSchema),
  /** Set if the policy asks for a comparison of variants. */
  arms: v.optional(armsSchema),
  /** Absent where no two graders can be compared, and each tells cases apart. */
  judges: v.optional(judgesSchema),
  /** Absent where no case has tags or metadata. */
  slices: v.optional(slicesSchema),
  /** The run was a selection, so these cases of the base were not run, and are not in `cases`. */
  notRun: v.optional(v.object({ cases: count, because: text })),
  /**
   * How alike the iterations of one base run are (intraclass correlation), and how many runs the base is
   * worth: fewer than it has where they repeat each other. Absent: all are independent, or nothing shows it.
   */
  likeness: v.optional(v.object({ correlation: rate, runs: number })),
  /**
   * Clean tests fail, but flakes that were never seen before explain it, or that the run takes `slowdown` times as
   * long as the slowest base run; see `unsettled-tests`.
   */
  unsettled: v.optional(v.object({ flakes: count, slowdown: v.optional(number) })),
  /** Set if cases in doubt were measured again. */
  again: v.optional(againSchema),
  /** Totals of the whole suite per iteration, where both sides have them. */
  latencyMs: v.optional(metricSchema),
  tokens: v.optional(metricSchema),
  costUsd: v.optional(metricSchema),
  scores: v.array(scoreMetricSchema),
})

/** Two runs joined case by case. */
export interface Comparison extends Described<typeof figuresSchema> {
  /**
   * Every case but the {@link quiet} ones, in a fixed order (by key); {@link listAllCases} has all of them.
   */
  readonly cases: readonly CaseComparison[]
  /** Cases that there is nothing to say about. Absent: none, or they were not told apart. */
  readonly quiet?: QuietCases
}

/** How many runs the baseline consists of; 0 without one. */
export function countBaseRuns({ baseline }: { readonly baseline: Comparison['baseline'] }): number {
  return baseline?.runs.length ?? 0
}

/** How many base runs count for each of these cases; `undefined` where that differs. */
export function findCountedRuns(
  { baseline }: Comparison,
  cases: readonly CaseComparison[],
): number | undefined {
  const all = countBaseRuns({ baseline })
  const counts = new Set(cases.map(({ baseRuns }) => baseRuns ?? all))
  const [runs = all] = counts
  if (counts.size > 1) return undefined
  return runs
}

/** How many cases changed in each way. */
export function countChanges(comparison: Comparison): Record<Change, number> {
  const counts = buildRecord(changes, () => 0)
  for (const { change } of comparison.cases) counts[change] += 1
  if (comparison.quiet !== undefined) counts[comparison.quiet.sides.change] += comparison.quiet.length
  return counts
}
