import type { Ledger } from '../ledger.ts'
import type { CaseIdentity, Location, Outcome, ToolCall } from './result.ts'
import type { Sample } from './sample.ts'
import type { Slices } from './slices.ts'

/** All values of one scorer for one case. `values` keeps at most {@link keptScoreValues}; the sums are exact. */
export interface ScoreTally {
  count: number
  sum: number
  /** In order of arrival, for the permutation test. */
  values: number[]
  /** Iterations in which the scorer ran without a value. */
  undecided: number
  threshold?: number
  /** Model that gave the values, where the report names it. */
  judge?: string
  /** The report says that a smaller value is the better one. */
  lowerIsBetter?: true
}

/** Evidence kept of one iteration. The report reader has already cut the texts. */
export interface Evidence {
  readonly outcome: Outcome
  /** 1-based position among the iterations of the case in this run. */
  readonly ordinal: number
  readonly flaky?: true
  readonly infrastructure?: true
  readonly durationMs?: number
  readonly message?: string
  readonly detail?: string
  readonly location?: Location
  readonly input?: string
  readonly output?: string
  readonly expected?: string
  readonly toolCalls?: readonly ToolCall[]
  readonly scores?: readonly {
    readonly name: string
    readonly value: number | null
    readonly rationale?: string
  }[]
  /** Address of its trace as the report has it, foreign: a view decides whether it may be a link. */
  readonly trace?: string
}

/** Everything one run measured of one case. Counts are exact; evidence is a bounded sample. */
export interface CaseTally {
  readonly key: string
  readonly identity: CaseIdentity
  /** `suite`: a file or suite that broke as a whole, not a case. */
  scope?: 'suite'
  passed: number
  failed: number
  /** Includes `lost`. */
  errored: number
  skipped: number
  /** Part of `errored`: iterations lost to infrastructure errors. Not in any rate. */
  lost: number
  /** Part of `passed`: only after a retry. */
  flaky: number
  /**
   * Attempts that a later entry of the same report replaced. They are not in the counts. Absent: there are
   * no such attempts, or the report itself marks them.
   */
  retried?: { readonly failed: number; readonly errored: number }
  /**
   * Further entries of the case follow failures only, and nothing in the report says whether they are attempts or
   * iterations. The counts treat them as iterations.
   */
  repeatsUnclear?: true
  /** Most judged iterations in one report file; only where several files measured the case. */
  mostPerReport?: number
  /** It got worse in this run, and that was accepted: runs before this one say nothing about it any more. */
  accepted?: true
  location?: Location
  durationMs?: Sample
  latencyMs?: Sample
  /** Total tokens per iteration. */
  tokens?: Sample
  costUsd?: Sample
  scores?: Map<string, ScoreTally>
  model?: string
  provider?: string
  /** Absent for most: by tags and metadata of the case. */
  slices?: Slices
  /** First the iterations that did not pass, at most {@link keptEvidence}. */
  evidence?: Evidence[]
}

/** Where a run comes from. Fields that a report or a platform may not provide are optional. */
export interface RunInfo {
  /** Stable id of this measurement; the service knows it as `externalRunId`. Seeds the permutation test. */
  readonly id: string
  readonly suiteName: string
  /** Unix epoch ms. */
  readonly createdAt: number
  readonly commit?: string
  readonly branch?: string
  readonly attempt?: number
  readonly workflow?: string
  /** Page of the workflow run or of the hosted run. */
  readonly url?: string
}

/** What one side measured: a tally per case, joined by {@link caseKey}. Never a list of results. */
export interface Run {
  readonly info: RunInfo
  readonly cases: Map<string, CaseTally>
  /** Of a stored run: what was known of the base branch then, this run included. */
  ledger?: Ledger
}

/** Counts of iterations; `cases` counts distinct cases. Always derived, never stored. */
export interface Totals {
  cases: number
  total: number
  passed: number
  failed: number
  errored: number
  skipped: number
  lost: number
  flaky: number
}

export const keptScoreValues = 1000
export const keptEvidence = 5

export function createRun(info: RunInfo): Run {
  return { info, cases: new Map() }
}

/** Iterations that count in a rate: all except skipped and lost ones. */
export function judged(tally: Pick<CaseTally, 'passed' | 'failed' | 'errored' | 'lost'>): number {
  return tally.passed + tally.failed + tally.errored - tally.lost
}

/** Judged iterations that are known to be repetitions: within one report, and not attempts. */
export function repeatsOf(tally: CaseTally): number {
  if (tally.repeatsUnclear === true) return Math.min(1, judged(tally))
  return Math.min(judged(tally), tally.mostPerReport ?? Number.POSITIVE_INFINITY)
}

/** Judged iterations that did not pass. */
export function failures(tally: CaseTally): number {
  return judged(tally) - tally.passed
}

/** All iterations, including skipped and lost ones. */
export function countIterations(tally: Pick<CaseTally, 'passed' | 'failed' | 'errored' | 'skipped'>): number {
  return tally.passed + tally.failed + tally.errored + tally.skipped
}

export function totalsOf(run: Pick<Run, 'cases'>): Totals {
  const totals: Totals = {
    cases: 0,
    total: 0,
    passed: 0,
    failed: 0,
    errored: 0,
    skipped: 0,
    lost: 0,
    flaky: 0,
  }
  for (const tally of run.cases.values()) {
    if (tally.scope !== 'suite') totals.cases += 1
    totals.total += countIterations(tally)
    totals.passed += tally.passed
    totals.failed += tally.failed
    totals.errored += tally.errored
    totals.skipped += tally.skipped
    totals.lost += tally.lost
    totals.flaky += tally.flaky
  }
  return totals
}

/** Share of judged iterations that passed, 0..1; `null` when none was judged. */
export function passRate(totals: Pick<Totals, 'passed' | 'failed' | 'errored' | 'lost'>): number | null {
  const count = judged(totals)
  return count === 0 ? null : totals.passed / count
}
