import * as v from 'valibot'
import { groupNames } from '../facts/groups.ts'
import { type Change, changes } from '../model/comparison/compared-case.ts'
import { quarantineEnds } from '../model/run/flaky.ts'
import { count, evidenceSchema, identitySchema, rate, runInfoSchema } from './run-schema.ts'

const text = v.string()
const number = v.number()

/** Means per iteration on both sides, in the unit of the quantity. */
export const metricSchema = v.object({
  base: number,
  head: number,
  relative: v.nullable(number),
  significant: v.optional(v.boolean()),
  pValue: v.optional(rate),
  /** Growth that the policy counts, and the level of the test. */
  atLeast: v.optional(number),
  level: v.optional(rate),
})

export const scoreMetricSchema = v.object({
  ...metricSchema.entries,
  name: text,
  doubtful: v.optional(v.literal(true)),
  lowerIsBetter: v.optional(v.literal(true)),
  predictionPValue: v.optional(rate),
  fallen: v.optional(
    v.object({
      pValue: rate,
      predictionPValue: v.optional(rate),
      decides: v.optional(v.literal(true)),
      cases: v.array(text),
    }),
  ),
})

/** Since when the base is as it is now. */
const baseChangeSchema = v.object({ commit: v.optional(text), createdAt: number })

const sideSchema = v.object({ passed: count, judged: count })
const quarantineSchema = v.object({ reason: text, owner: text, until: text })

/** A run, as far as people look for it; `createdAt` is 0 when unknown. */
const knownRunSchema = v.object({ commit: v.optional(text), createdAt: number })

export const comparedCaseSchema = v.object({
  identity: identitySchema,
  change: v.picklist(changes),
  /** What it is to a reader; absent for a case that nobody need see. */
  group: v.optional(v.picklist(groupNames)),
  /** Its name and its change as every view writes them. */
  title: v.optional(text),
  text: v.optional(text),
  /** Of a case that fails: since when, and whether the base fails, too. */
  since: v.optional(
    v.object({
      onBase: v.boolean(),
      firstFailed: knownRunSchema,
      lastPassed: v.optional(knownRunSchema),
    }),
  ),
  before: v.optional(sideSchema),
  after: v.optional(sideSchema),
  /** Of a case that fails now: an iteration that passed on the base, to compare with. */
  passedBefore: v.optional(evidenceSchema),
  pValue: v.optional(rate),
  adjustedPValue: v.optional(rate),
  drop: v.optional(v.pipe(number, v.minValue(-1), v.maxValue(1))),
  flakyHistory: v.optional(v.boolean()),
  changedOnBase: v.optional(baseChangeSchema),
  likelyRename: v.optional(text),
  possibleRename: v.optional(text),
  quarantined: v.optional(quarantineSchema),
  quarantineExpired: v.optional(v.object({ ...quarantineSchema.entries, end: v.picklist(quarantineEnds) })),
  /** It got worse, and somebody who may merge has accepted that. */
  accepted: v.optional(
    v.object({
      by: text,
      reason: text,
      until: text,
      covered: v.optional(count),
      url: v.optional(text),
    }),
  ),
  /** Who owns the file of a case that got worse. */
  owners: v.optional(v.array(text)),
  ignored: v.optional(v.literal(true)),
  judgedAs: v.optional(v.picklist(['test', 'eval'])),
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
  slower: v.optional(v.boolean()),
  costlier: v.optional(v.boolean()),
})

const sliceSideSchema = v.object({
  passed: count,
  judged: count,
  low: v.optional(rate),
  high: v.optional(rate),
})

/** Parts of the suite by tags and metadata, those with the largest drop first. */
export const slicesSchema = v.object({
  rows: v.array(
    v.object({
      slice: text,
      cases: count,
      failing: count,
      regressed: count,
      head: sliceSideSchema,
      base: v.optional(sliceSideSchema),
      pValue: v.optional(rate),
      worse: v.optional(v.literal(true)),
    }),
  ),
  leftOut: count,
  /** The slice that has most of the drop of the suite, and its share of it. */
  carrier: v.optional(v.object({ slice: text, share: rate })),
})

/** The variants of the run against each other, the one with the highest pass rate first. */
const armsSchema = v.object({
  by: text,
  arms: v.array(
    v.object({
      name: text,
      cases: count,
      passed: count,
      judged: count,
      rate,
      low: v.optional(rate),
      high: v.optional(rate),
      latencyMs: v.optional(number),
      tokens: v.optional(number),
      costUsd: v.optional(number),
      pValue: v.optional(rate),
      worse: v.optional(v.literal(true)),
      ruledOutDrop: v.optional(rate),
    }),
  ),
  commonCases: count,
  otherCases: count,
  leftOut: count,
})

export const comparisonSchema = v.object({
  head: runInfoSchema,
  baseline: v.nullable(
    v.object({
      source: v.picklist(['service', 'artifact', 'file', 'run']),
      description: text,
      runs: v.array(runInfoSchema),
      fallback: v.optional(v.object({ wanted: text, used: text })),
    }),
  ),
  suite: v.nullable(
    v.object({
      commonCases: count,
      headRate: rate,
      baseRate: rate,
      meanChange: number,
      ruledOutDrop: v.nullable(rate),
      baseSpread: v.optional(v.nullable(number)),
      pValue: rate,
      smallestDetectableDrop: v.nullable(number),
      of: v.optional(v.picklist(['tests', 'evals'])),
    }),
  ),
  chances: v.optional(
    v.object({ mean: rate, fallen: rate, worst: rate, any: rate, level: rate, threshold: rate }),
  ),
  levels: v.object({ rates: rate, score: rate, growth: rate }),
  lost: v.object({ head: rate, base: rate }),
  fellOnBase: v.optional(
    v.object({
      ...baseChangeSchema.entries,
      olderRate: v.optional(rate),
      newestRate: v.optional(rate),
      cases: v.array(text),
    }),
  ),
  changedOnBase: v.optional(baseChangeSchema),
  arms: v.optional(armsSchema),
  slices: v.optional(slicesSchema),
  likeness: v.optional(v.object({ correlation: rate, runs: number })),
  unsettled: v.optional(v.object({ flakes: count })),
  again: v.optional(
    v.object({
      looks: count,
      cases: count,
      missing: count,
      sides: v.picklist(['both', 'head']),
      headRate: v.nullable(rate),
      baseRate: v.nullable(rate),
      meanChange: number,
      fell: v.boolean(),
      evidence: number,
      needed: number,
      outcome: v.picklist(['worse', 'cleared', 'open']),
    }),
  ),
  changes: v.object(
    Object.fromEntries(changes.map((change) => [change, count])) as Record<Change, typeof count>,
  ),
  latencyMs: v.optional(metricSchema),
  tokens: v.optional(metricSchema),
  costUsd: v.optional(metricSchema),
  scores: v.array(scoreMetricSchema),
  /** Every case that is not unchanged; without a baseline those that fail or were lost. */
  cases: v.array(comparedCaseSchema),
})

export type ComparisonJson = v.InferOutput<typeof comparisonSchema>
