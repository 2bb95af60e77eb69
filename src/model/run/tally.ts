import * as v from 'valibot'
import { listKeys } from '../data.ts'
import { count, type Described, makeListSchema, mark, number, text } from '../schema.ts'
import { causes } from './never-judged.ts'
import {
  type CaseIdentity,
  locationSchema,
  longestTrace,
  outcomes,
  toolCallSchema,
  unjudgedKinds,
} from './result.ts'
import { longestSlice, mostSlices, type Slices } from './slices.ts'

/** A sample of numbers kept as its moments: enough for means and intervals, the same size for any count. */
export const spreadSchema = v.object({
  count,
  sum: number,
  sumOfSquares: number,
  min: number,
  max: number,
})
export type Spread = Described<typeof spreadSchema>

/**
 * What a tally keeps of a quantity, in its own unit: the value itself as long as there is one only, then the
 * moments. Most cases of most runs have one iteration, and five moments take ten times the memory of the
 * number.
 */
export const sampleSchema = v.union([number, spreadSchema])
export type Sample = Described<typeof sampleSchema>

export const keptScoreValues = 1000
export const keptEvidence = 5

export const scoreTallySchema = v.object({
  count,
  sum: number,
  /** In order of arrival, for the permutation test. */
  values: makeListSchema(number, keptScoreValues),
  /** Iterations in which the scorer ran without a value. */
  undecided: count,
  threshold: v.optional(number),
  /** The report says that a smaller value is the better one. */
  lowerIsBetter: mark,
  /** Model that gave the values, where the report names it. */
  judge: v.optional(text),
})

/**
 * All values of one scorer for one case. `values` keeps at most {@link keptScoreValues}; the sums are exact.
 */
export type ScoreTally = v.InferOutput<typeof scoreTallySchema>

export const evidenceSchema = v.object({
  outcome: v.picklist(outcomes),
  /** 1-based position among the iterations of the case in this run. */
  ordinal: count,
  flaky: mark,
  /** It failed in all of them. */
  attempts: v.optional(count),
  infrastructure: mark,
  unjudged: v.optional(v.picklist(unjudgedKinds)),
  durationMs: v.optional(number),
  message: v.optional(text),
  detail: v.optional(text),
  location: v.optional(locationSchema),
  input: v.optional(text),
  output: v.optional(text),
  expected: v.optional(text),
  toolCalls: v.optional(v.array(toolCallSchema)),
  scores: v.optional(
    v.array(v.object({ name: text, value: v.nullable(number), rationale: v.optional(text) })),
  ),
  /** Address of its trace as the report has it, foreign: a view decides whether it may be a link. */
  trace: v.optional(v.pipe(text, v.maxLength(longestTrace))),
})

/** Evidence kept of one iteration. The report reader has already cut the texts. */
export type Evidence = Described<typeof evidenceSchema>

/** Judged iterations of one case in one run; none where the run did not judge it. */
export interface Counts {
  readonly passed: number
  readonly judged: number
}

/** The sum of the counts of several runs. */
export function addUpCounts(counts: Iterable<Counts>): Counts {
  let passed = 0
  let judged = 0
  for (const run of counts) {
    passed += run.passed
    judged += run.judged
  }
  return { passed, judged }
}

/** Counts of iterations. */
export const tallyCounts = {
  passed: count,
  failed: count,
  /** Includes `lost`. */
  errored: count,
  skipped: count,
  /** Part of `errored`: iterations without an outcome, most of them lost to infrastructure errors. Not in any rate. */
  lost: count,
  /** Part of `passed`: only after a retry. */
  flaky: count,
}

/** Tools of a case that are kept, and characters of a name. */
export const mostTools = 100
export const longestTool = 200
/** A base with as many paths may have had others, too. */
export const mostPaths = 20

/** What a case has whose iterations differ in its place: it says nothing. */
export const several = 'several'

/** Which tools the iterations of a case called, and in which order: counted, and not stored one by one. */
const toolUseSchema = v.object({
  /** Every tool that some iteration called. */
  tools: makeListSchema(v.pipe(text, v.maxLength(longestTool)), mostTools),
  /** Each path with the number of iterations that took it, such as `find(id) → refund(amount, id)`. */
  paths: makeListSchema(v.object({ path: text, count }), mostPaths),
})

export type ToolUse = v.InferOutput<typeof toolUseSchema>

/** What a tally has besides its identity, counts and scores, and is written to files as it is. */
export const tallyFacts = {
  /** A file or suite that broke as a whole, not a case. */
  scope: v.optional(v.literal('suite')),
  /** Why iterations of it are lost. */
  unjudged: v.optional(v.picklist(unjudgedKinds)),
  /** The status that is not known; {@link several} where iterations have different ones. */
  word: v.optional(text),
  /** Failures that one of {@link causes} explains if the case is an eval, which only the comparison decides. */
  outages: v.optional(v.object({ failed: count, errored: count, cause: v.picklist(listKeys(causes)) })),
  /** What a linter or scanner found, and not a case that is due. */
  finding: mark,
  /** Iterations whose answer came from a cache; absent for 0. */
  cached: v.optional(count),
  /**
   * Attempts that a later entry of the same report replaced. They are not in the counts. Absent: there are
   * no such attempts, or the report itself marks them.
   */
  retried: v.optional(v.object({ failed: count, errored: count })),
  /**
   * Further entries of the case follow failures only, and nothing in the report says whether they are
   * attempts or iterations. The counts treat them as iterations.
   */
  repeatsUnclear: mark,
  /**
   * Several entries of a report have this name, and nothing says that they repeat a measurement: they may be browsers,
   * projects or parameters.
   */
  repeatsAssumed: mark,
  /** Most judged iterations in one report file; only where several files measured the case. */
  mostPerReport: v.optional(count),
  /** It got worse in this run, and that was accepted: runs before this one say nothing about it any more. */
  accepted: mark,
  location: v.optional(locationSchema),
  durationMs: v.optional(sampleSchema),
  latencyMs: v.optional(sampleSchema),
  /** Total tokens per iteration. */
  tokens: v.optional(sampleSchema),
  costUsd: v.optional(sampleSchema),
  model: v.optional(text),
  provider: v.optional(text),
  /** Digest of what judges it, where the report has that. */
  stick: v.optional(text),
  toolUse: v.optional(toolUseSchema),
  /** Tags and metadata of the case, such as `category: billing`; absent for most. */
  slices: v.optional(makeListSchema(v.pipe(text, v.maxLength(longestSlice)), mostSlices)),
  /** First the iterations that did not pass. */
  evidence: v.optional(makeListSchema(evidenceSchema, keptEvidence)),
}

type TallyFigures = v.InferOutput<v.ObjectSchema<typeof tallyCounts & typeof tallyFacts, undefined>>

/** Everything one run measured of one case. Counts are exact; evidence is a bounded sample. */
export interface CaseTally extends Omit<TallyFigures, 'slices' | 'evidence'> {
  readonly key: string
  readonly identity: CaseIdentity
  slices?: Slices
  evidence?: Evidence[]
  scores?: Map<string, ScoreTally>
  /** Of a base run that is compared: the file of the case there, which the change moved. */
  movedFrom?: string
}

/**
 * The tallies of a run by {@link buildCaseKey}: a map, or a {@link CaseTable}, which makes the tally of a
 * case that only passed once when it is asked for. Such a tally is frozen; to change it, `set` a copy.
 */
export interface Cases extends ReadonlyMap<string, CaseTally> {
  set(key: string, tally: CaseTally): this
  delete(key: string): boolean
}
