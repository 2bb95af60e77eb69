import * as v from 'valibot'
import { keptEvidence, keptScoreValues } from '../model/run/run.ts'

/** A whole number from 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** 0..1. */
export const rate = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

const text = v.string()
const number = v.number()

export const runInfoSchema = v.object({
  id: text,
  suiteName: text,
  /** Unix epoch ms. */
  createdAt: number,
  commit: v.optional(text),
  branch: v.optional(text),
  attempt: v.optional(number),
  workflow: v.optional(text),
  url: v.optional(text),
})

export const identitySchema = v.object({
  id: v.optional(text),
  file: v.optional(text),
  suite: v.array(text),
  name: text,
  variant: v.optional(text),
})

export const locationSchema = v.object({
  file: text,
  line: v.optional(number),
  column: v.optional(number),
})

/** Moments of a quantity over iterations, in its own unit. */
export const spreadSchema = v.object({
  count,
  sum: number,
  sumOfSquares: number,
  min: number,
  max: number,
})

export const scoreTallySchema = v.object({
  count,
  sum: number,
  values: v.pipe(v.array(number), v.maxLength(keptScoreValues)),
  undecided: count,
  threshold: v.optional(number),
})

export const evidenceSchema = v.object({
  outcome: v.picklist(['passed', 'failed', 'errored', 'skipped']),
  ordinal: count,
  flaky: v.optional(v.literal(true)),
  infrastructure: v.optional(v.literal(true)),
  durationMs: v.optional(number),
  message: v.optional(text),
  detail: v.optional(text),
  location: v.optional(locationSchema),
  input: v.optional(text),
  output: v.optional(text),
  expected: v.optional(text),
  toolCalls: v.optional(
    v.array(
      v.object({
        name: text,
        arguments: v.optional(v.unknown()),
        status: v.optional(v.picklist(['ok', 'error', 'pending'])),
      }),
    ),
  ),
  scores: v.optional(
    v.array(v.object({ name: text, value: v.nullable(number), rationale: v.optional(text) })),
  ),
})

/** The written form of a tally: without its key (which follows from the identity), scores as pairs. */
export const caseSchema = v.object({
  identity: identitySchema,
  scope: v.optional(v.literal('suite')),
  passed: count,
  failed: count,
  errored: count,
  skipped: count,
  lost: count,
  flaky: count,
  retried: v.optional(v.object({ failed: count, errored: count })),
  repeatsUnclear: v.optional(v.literal(true)),
  mostPerReport: v.optional(count),
  location: v.optional(locationSchema),
  durationMs: v.optional(spreadSchema),
  latencyMs: v.optional(spreadSchema),
  tokens: v.optional(spreadSchema),
  costUsd: v.optional(spreadSchema),
  scores: v.optional(v.array(v.tuple([text, scoreTallySchema]))),
  model: v.optional(text),
  provider: v.optional(text),
  evidence: v.optional(v.pipe(v.array(evidenceSchema), v.maxLength(keptEvidence))),
})

/** A run as it is written to results files and baselines, cases in the order of their keys. */
export const runSchema = v.object({ info: runInfoSchema, cases: v.array(caseSchema) })

export type RunJson = v.InferOutput<typeof runSchema>
