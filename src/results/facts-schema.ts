import * as v from 'valibot'
import { groupNames } from '../facts/groups.ts'
import { verdictOutcomes } from '../model/verdict.ts'
import { count } from './run-schema.ts'

const text = v.string()

/** What the views say, see `Facts` in `src/facts/facts.ts`. */
export const factsSchema = v.object({
  outcome: v.picklist(verdictOutcomes),
  /** May it be merged, in a few words. */
  headline: text,
  /** What broke, where and how sure. */
  why: v.optional(text),
  /** Most of the cases fail with one message. */
  sameFailure: v.optional(text),
  /** What else to know, by weight. */
  doubts: v.array(v.object({ what: text, why: text })),
  /** What nobody has to look at. */
  aside: v.optional(text),
  /** Why the eval service came to another result. */
  service: v.optional(v.array(text)),
  /** What to do. */
  next: v.optional(text),
  counts: v.object({
    noun: v.picklist(['test', 'case']),
    /** Judged on both sides. */
    compared: count,
    /** Failing, and neither history nor chance explains it. */
    toCheck: count,
    groups: v.object(
      Object.fromEntries(groupNames.map((name) => [name, count])) as Record<
        (typeof groupNames)[number],
        typeof count
      >,
    ),
    /** Files and suites that failed as a whole, as before or not. */
    failedFiles: count,
    /** Cases that did not run because their file or suite broke. */
    goneWithFiles: count,
    /** Evals that failed at least once, and how many would in a run of the base. */
    noise: v.optional(v.object({ failed: count, expected: v.number() })),
    /** Of the runs of the base. */
    history: v.optional(
      v.object({ runs: count, passedAndFailed: count, failedNow: count, neverPassed: count }),
    ),
  }),
  countsLine: text,
  causes: v.array(
    v.object({
      group: v.picklist(groupNames),
      kind: v.picklist(['message', 'file', 'slice']),
      text,
      cases: count,
      titles: v.array(text),
    }),
  ),
  figures: v.array(
    v.object({
      name: text,
      foreign: v.boolean(),
      metric: v.optional(v.literal(true)),
      base: v.optional(text),
      head: text,
      change: v.optional(text),
    }),
  ),
  /** The suite over its last runs, the oldest first, then this one; `null` where a run has none. */
  trend: v.object({
    labels: v.array(text),
    passRates: v.array(v.nullable(v.number())),
    scores: v.array(v.object({ name: text, means: v.array(v.nullable(v.number())) })),
  }),
})
