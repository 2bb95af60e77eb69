/** One run of the base branch, as later runs remember it. */
export interface LedgerEntry {
  /** Id of the run; no run is in the ledger twice. */
  readonly id: string
  /** ISO time of the measurement, UTC. */
  readonly at: string
  readonly commit?: string
  /** Mean over the judged cases of their pass rates, 0..1; `null` when none was judged. */
  readonly mean: number | null
  /** Cases that were judged. */
  readonly cases: number
  /** Judged iterations of all of them. */
  readonly iterations: number
  /** USD of the whole run; `null` when the reports have no costs. */
  readonly cost: number | null
}

/** What all runs of one day measured, case by case. */
export interface LedgerDay {
  /** `YYYY-MM-DD`, UTC. */
  readonly date: string
  readonly runs: number
  /** Per case of {@link Ledger.cases}: judged iterations that passed. */
  readonly passed: readonly number[]
  readonly judged: readonly number[]
}

/**
 * What is known about earlier runs of the base branch. Every baseline contains the ledger of the one before it and its
 * own run, so it reaches back further than the runs that are compared. Bounded in size.
 */
export interface Ledger {
  /** The newest first. */
  readonly entries: readonly LedgerEntry[]
  /** Digests of the evals in {@link days}; a fixed sample of them in a large suite. */
  readonly cases: readonly string[]
  /** The newest first; days without a run are left out. */
  readonly days: readonly LedgerDay[]
}

/** Bounds of a {@link Ledger}. */
export const ledgerBounds = { entries: 400, cases: 500, days: 60 } as const

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
