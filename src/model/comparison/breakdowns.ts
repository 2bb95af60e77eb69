import * as v from 'valibot'
import { count, type Described, mark, number, rate, text } from '../schema.ts'

const sideSchema = v.object({
  passed: count,
  judged: count,
  /** Ends of the 95 % interval of the share of iterations that passed. */
  low: v.optional(rate),
  high: v.optional(rate),
})

/** Iterations of one side of a slice. */
export type SliceSide = Described<typeof sideSchema>

const sliceSchema = v.object({
  /** Name of the slice, for example `category: billing`. Foreign. */
  slice: text,
  /** Cases of the head. */
  cases: count,
  failing: count,
  regressed: count,
  head: sideSchema,
  base: v.optional(sideSchema),
  /** One-sided p-value of the drop within the slice, unadjusted. */
  pValue: v.optional(rate),
  /** Below 5 % with a correction for the number of slices. */
  worse: mark,
})

/**
 * A part of the suite by tags or metadata. With `base`, the figures of both sides are of the cases in common.
 */
export type SliceComparison = Described<typeof sliceSchema>

export const slicesSchema = v.object({
  rows: v.array(sliceSchema),
  /** Slices that are not in `rows`. */
  leftOut: count,
  /** The slice that has most of the drop of the suite, and its share of it. */
  carrier: v.optional(v.object({ slice: text, share: rate })),
})

/** The slices of a run, those with the largest drop first. They overlap and decide nothing by themselves. */
export type SlicesCompared = Described<typeof slicesSchema>

const armSchema = v.object({
  /** Foreign. */
  name: text,
  /** Cases that it judged, also those that others lack. */
  cases: count,
  ...sideSchema.entries,
  /** Mean over the cases of their pass rates. */
  rate,
  latencyMs: v.optional(number),
  tokens: v.optional(number),
  costUsd: v.optional(number),
  /** Two-sided, against the first arm, corrected for all pairs. */
  pValue: v.optional(rate),
  /** Proven worse than the first arm. */
  worse: mark,
  /** Cases that passed more often, as often, and less often than with the first arm. */
  score: v.optional(v.object({ won: count, tied: count, lost: count })),
  /** Against the first arm a larger drop is ruled out with 95 % confidence. */
  ruledOutDrop: v.optional(rate),
})

/** One variant of a run, measured over the cases that all of them judged. Means are per iteration. */
export type Arm = Described<typeof armSchema>

export const armsSchema = v.object({
  /** What distinguishes them: `model`, `prompt`, `provider`, `variant`, or the name of a slice. */
  by: text,
  arms: v.array(armSchema),
  commonCases: count,
  /** Cases that some arm did not judge. */
  otherCases: count,
  /** Arms that are not in `arms`. */
  leftOut: count,
})

/** The variants of one run against each other, the one with the highest pass rate first. */
export type ArmsCompared = Described<typeof armsSchema>
