import * as v from 'valibot'
import { count, type Described, mark, number, rate, text } from '../schema.ts'

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
