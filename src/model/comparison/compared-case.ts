import * as v from 'valibot'
import { acceptanceSchema } from '../acceptance/acceptance.ts'
import { brokenSinceSchema } from '../ledger.ts'
import { quarantineEnds } from '../run/quarantine.ts'
import type { CaseIdentity } from '../run/result.ts'
import type { CaseTally } from '../run/run.ts'
import { count, type Described, mark, number, rate, text } from '../schema.ts'

/**
 * How a case changed. `regressed`: worse, with the proof that the policy requires. `newly-failing`: fails now
 * and did not before, but without that proof (too few iterations, flaky history). `new`: not judged in the
 * baseline, or there is no baseline. `skipped`: the head did not judge it (skipped, or all lost).
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

export const baseChangeSchema = v.object({
  /** Commit and time (Unix epoch ms) of the oldest base run that shows the case or suite as it is now. */
  commit: v.optional(text),
  createdAt: number,
  /** What else changed there than a commit, as a clause. Foreign in part. */
  cause: v.optional(text),
})

/** A change of the base itself: older base runs don't count any more. */
export type BaseChange = Described<typeof baseChangeSchema>

export const metricSchema = v.object({
  base: number,
  head: number,
  /** (head - base) / base; `null` when base is 0. */
  relative: v.nullable(number),
  /**
   * Set if a test was made: true when the head is worse beyond chance, and by at least what the policy
   * counts.
   */
  significant: v.optional(v.boolean()),
  pValue: v.optional(rate),
  /** For latency, tokens and cost, when tested: the growth of the typical case, 0.2 for 20%. */
  typical: v.optional(number),
  /** For latency, tokens and cost, when tested: the growth that the policy counts, 0.2 for 20%. */
  atLeast: v.optional(number),
  /** For latency, tokens and cost, when tested: the level of the one-sided test. */
  level: v.optional(rate),
})

/** A measured quantity on both sides, as means per iteration, in its own unit (ms, tokens, USD, score). */
export type MetricChange = Described<typeof metricSchema>

/** Cases of a significant or doubtful scorer that fell by a tenth of its scale, whatever the others did. */
const fallenSchema = v.object({
  pValue: rate,
  predictionPValue: v.optional(rate),
  /** Not the mean makes it significant or doubtful, but these. */
  decides: mark,
  /** Keys, those that fell furthest first. */
  cases: v.array(text),
})

export const scoreMetricSchema = v.object({
  ...metricSchema.entries,
  name: text,
  /**
   * Worse by at least what the policy counts, and not proven: lower, or higher where `lowerIsBetter`. Chance
   * alone rarely does it, or the values are too few to tell.
   */
  doubtful: mark,
  /** The report or the policy says that a smaller value is the better one. */
  lowerIsBetter: mark,
  /**
   * Chance that one more run of the base is as low; absent when too few runs show how much the base differs.
   */
  predictionPValue: v.optional(rate),
  fallen: v.optional(fallenSchema),
  /** Fresh values of the cases that were measured again: these decide, the others are those of the first look. */
  again: v.optional(
    v.object({
      base: number,
      head: number,
      pValue: v.optional(rate),
      predictionPValue: v.optional(rate),
      fallen: v.optional(fallenSchema),
    }),
  ),
})

export type ScoreChange = Described<typeof scoreMetricSchema>

/** An entry of the policy. Foreign texts. */
const quarantineSchema = v.object({ reason: text, owner: text, until: text })

/** What the comparison says of a case, apart from its sides. */
export const caseFigures = {
  /** One-sided p-value of the drop in pass rate, unadjusted, if both sides were judged. */
  pValue: v.optional(rate),
  /** `pValue`, adjusted over all cases (family-wise). */
  adjustedPValue: v.optional(rate),
  /** Base pass rate minus head pass rate. */
  drop: v.optional(v.pipe(number, v.minValue(-1), v.maxValue(1))),
  /** It passed and failed within the baseline runs, so one failure proves little. */
  flakyHistory: v.optional(v.boolean()),
  /** How many of the base runs count for it and judged it. Absent: all of them. */
  baseRuns: v.optional(count),
  /** A test that failed before and passed again fails now. */
  flake: v.optional(
    v.object({
      /** Base runs in a row that it passed since; 0: it fails in the newest one, too. */
      passedRuns: count,
      /** How many more base runs have to pass until a failure counts as a break; 0: this one does. */
      openFor: count,
    }),
  ),
  /** The base itself changed: since this run it is as it is now. */
  changedOnBase: v.optional(baseChangeSchema),
  /** On its own branch: it failed an earlier run and was not repaired; the runs since then are not in `base`. */
  brokenSince: v.optional(brokenSinceSchema),
  /** The newest base run did not judge it either (skipped or lost there), though an older one did. */
  unjudgedBefore: mark,
  /** It was not judged now, and failed in the newest base run that judged it, or in the last push. */
  failedBefore: mark,
  /** Results of its name that every base run has and the head lacks, where nothing says that they repeat one. */
  resultsGone: v.optional(count),
  /** Likely the same case under another name: key of the removed (on a new one) or new (on a removed one). */
  likelyRename: v.optional(text),
  /**
   * Several cases may be its new name: key of one of them. The case is not gone, but it is unclear which one
   * it is.
   */
  possibleRename: v.optional(text),
  /** Excluded from the verdict by the policy; still shown. */
  quarantined: v.optional(quarantineSchema),
  /**
   * The policy has it in quarantine, but the last day is over, or it is not flaky any more: it counts again.
   */
  quarantineExpired: v.optional(v.object({ ...quarantineSchema.entries, end: v.picklist(quarantineEnds) })),
  /** It got worse, and somebody who may merge has accepted that: it does not fail the verdict. */
  accepted: v.optional(acceptanceSchema),
  /** Owners of the file of a case that got worse, as the CODEOWNERS file names them. Foreign. */
  owners: v.optional(v.array(text)),
  /** The policy leaves it out of every rate, test and rule; it is only shown. */
  ignored: mark,
  /**
   * `test`: one failure after a clean history decides. `eval`: only statistics do. Absent where the head did
   * not judge the case.
   */
  judgedAs: v.optional(v.picklist(['test', 'eval'])),
  /**
   * Measured again: fresh iterations, of the base none where it could not be run. Counts of judged
   * iterations.
   */
  again: v.optional(
    v.object({
      headPassed: count,
      headCount: count,
      basePassed: count,
      baseCount: count,
      isWorse: v.boolean(),
    }),
  ),
  latencyMs: v.optional(metricSchema),
  tokens: v.optional(metricSchema),
  costUsd: v.optional(metricSchema),
  scores: v.optional(v.array(scoreMetricSchema)),
  /** Latency is worse beyond the policy's floor and beyond what the history predicts. */
  slower: v.optional(v.boolean()),
  /** Tokens or cost are worse beyond the policy's floor and beyond what the history predicts. */
  costlier: v.optional(v.boolean()),
}

/** One case on both sides. At least one of `head` and `base` is present; `base` pools all baseline runs. */
export interface CaseComparison extends Described<v.ObjectSchema<typeof caseFigures, undefined>> {
  readonly key: string
  readonly identity: CaseIdentity
  readonly change: Change
  readonly head?: CaseTally
  readonly base?: CaseTally
}
