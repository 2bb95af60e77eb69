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

const agreementSchema = v.object({
  iterations: count,
  agreed: count,
  /** Cohen's kappa with its 95 % interval; absent where one of the two gives one value to everything. */
  kappa: v.optional(v.object({ kappa: number, low: number, high: number })),
})

/** How often two graders gave the same verdict. */
export type Agreement = Described<typeof agreementSchema>

const pairSchema = v.object({
  /** Names of scorers, of the second also a tag; foreign. */
  grader: text,
  other: text,
  /** The other one is the label of people. */
  labels: mark,
  head: agreementSchema,
  /** Over the cases that both sides have with the same rubric and label; absent without any. */
  base: v.optional(agreementSchema),
  /** Cases with another rubric or label than on the base. */
  otherwise: count,
  /** They agree less than on the base, beyond chance. */
  fell: mark,
  /** Parts of the suite in which they agree least, only of labels; foreign. */
  slices: v.array(v.object({ slice: text, ...agreementSchema.entries })),
})

export const judgesSchema = v.object({
  pairs: v.array(pairSchema),
  /** Graders that give one value to everything, unlike on the base. */
  constant: v.array(v.object({ grader: text, value: number, iterations: count, before: count })),
  /** Of graders that graded the same output of a case repeatedly: which share of their variance is their own. */
  /** Pairs of answers that were compared in several orders, and the keys of those whose verdict depends on it. */
  swapped: v.optional(v.object({ pairs: count, disagreeing: v.array(text) })),
  repeated: v.array(v.object({ grader: text, iterations: count, share: rate })),
})

/** How far the graders of a suite can be trusted. */
export type JudgesCompared = Described<typeof judgesSchema>
export type JudgePair = JudgesCompared['pairs'][number]
