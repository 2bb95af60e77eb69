import * as v from 'valibot'
import { count, type Described, makeListSchema, number, rate, text } from './schema.ts'

/** Bounds of a {@link Ledger}. */
export const ledgerBounds = { entries: 400, cases: 500, days: 60, broken: 500 } as const

export const brokenSinceSchema = v.object({
  /** Of the first run that failed because of it. Foreign. */
  commit: v.optional(text),
  /** Unix epoch ms. */
  createdAt: number,
  /** Number of the pull request that this commit merged, where that is known. */
  pull: v.optional(count),
})

/** Since when something is broken on the branch. */
export type BrokenSince = Described<typeof brokenSinceSchema>

const brokenSchema = v.object({
  /** By the digest of the case. */
  cases: makeListSchema(
    v.object({ digest: v.pipe(text, v.maxLength(64)), since: brokenSinceSchema }),
    ledgerBounds.broken,
  ),
  /** The mean of the suite, or a score, fell. */
  suite: v.optional(brokenSinceSchema),
})

/** What failed a run of the branch and is neither repaired nor accepted. */
export type BrokenState = Described<typeof brokenSchema>

const entrySchema = v.object({
  /** Id of the run; no run is in the ledger twice. */
  id: text,
  /** ISO time of the measurement, UTC. */
  at: v.pipe(text, v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
  commit: v.optional(text),
  /** Mean over the judged cases of their pass rates, 0..1; `null` when none was judged. */
  mean: v.nullable(rate),
  /** Cases that were judged. */
  cases: count,
  /** Judged iterations of all of them. */
  iterations: count,
  /** USD of the whole run; `null` when the reports have no costs. */
  cost: v.nullable(number),
})

/** One run of the base branch, as later runs remember it. */
export type LedgerEntry = Described<typeof entrySchema>

const counts = makeListSchema(count, ledgerBounds.cases)

const daySchema = v.object({
  /** `YYYY-MM-DD`, UTC. */
  date: v.pipe(text, v.regex(/^\d{4}-\d\d-\d\d$/)),
  runs: count,
  /** Per case of the ledger: judged iterations that passed. */
  passed: counts,
  judged: counts,
})

/** What all runs of one day measured, case by case. */
export type LedgerDay = Described<typeof daySchema>

export const ledgerSchema = v.object({
  /** The newest first. */
  entries: makeListSchema(entrySchema, ledgerBounds.entries),
  /** Digests of the evals in `days`; a fixed sample of them in a large suite. */
  cases: makeListSchema(v.pipe(text, v.maxLength(64)), ledgerBounds.cases),
  /** The newest first; days without a run are left out. */
  days: makeListSchema(daySchema, ledgerBounds.days),
  /** As of the newest run. Absent: nothing is broken, or the run was compared without it. */
  broken: v.optional(brokenSchema),
})

/**
 * What is known about earlier runs of the base branch. Every baseline contains the ledger of the one before it and its
 * own run, so it reaches back further than the runs that are compared. Bounded in size.
 */
export type Ledger = Described<typeof ledgerSchema>

/** The slow drift of the base branch: its newest runs against those of about a month ago. Rates are 0..1. */
export interface Drift {
  /** Mean pass rates over the cases that both have. */
  readonly anchorRate: number
  readonly recentRate: number
  readonly cases: number
  /** First and last day of the anchor, and first day of the recent runs: `YYYY-MM-DD`, UTC. */
  readonly anchorFrom: string
  readonly anchorTo: string
  readonly recentFrom: string
  readonly anchorRuns: number
  readonly recentRuns: number
  /** Chance of a fall like this when nothing changed: within the runs, and as days differ from each other. */
  readonly pValue: number
  readonly predictionPValue: number
  /** The policy accepts the level of this day; earlier runs are not compared with. */
  readonly acceptedSince?: string
  /** Both are small enough, and the fall is large enough. */
  readonly found: boolean
}
