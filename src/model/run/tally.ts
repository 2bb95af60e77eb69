import type { CaseIdentity, Location, Outcome, ToolCall } from './result.ts'
import type { Sample } from './sample.ts'
import type { Slices } from './slices.ts'

export const keptScoreValues = 1000
export const keptEvidence = 5

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
  /** It failed in all of them. */
  readonly attempts?: number
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
  /** Iterations whose answer came from a cache; absent for 0. */
  cached?: number
  /** While its report is read: failures that read like those of a provider. */
  outages?: { failed: number; errored: number }
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

/**
 * The tallies of a run by {@link caseKey}: a map, or a {@link CaseTable}, which makes the tally of a case that only
 * passed once when it is asked for. Such a tally is frozen; to change it, `set` a copy.
 */
export interface Cases extends ReadonlyMap<string, CaseTally> {
  set(key: string, tally: CaseTally): this
  delete(key: string): boolean
}
