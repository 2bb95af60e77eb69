/** What a contestant sees and answers; README.md describes it as files. */

/** `lost`: the provider or the harness failed before the iteration could be judged. */
export type Outcome = 'pass' | 'fail' | 'error' | 'lost' | 'skip'

export interface Iteration {
  readonly outcome: Outcome
  /** 0..1, where a scorer judged it. */
  readonly score?: number
  /** How long it took, where the world has latencies. */
  readonly seconds?: number
}

/** All iterations of one case in one run. */
export interface CaseRun {
  readonly name: string
  readonly file: string
  readonly iterations: readonly Iteration[]
}

/** What the producer of a run says about it, beside the list of results. */
export interface Summary {
  readonly total: number
  readonly passed: number
  readonly failed: number
}

export interface RunData {
  readonly cases: readonly CaseRun[]
  /** Differs from the list where the producer lost some of it. */
  readonly summary: Summary
}

export interface Meta {
  /** As the project declares it; absent: the gate must find out. */
  readonly kind?: 'evals' | 'tests'
  /** Name of the scorer, where iterations have scores. */
  readonly scorer?: string
  /** Iterations that each case is meant to have. */
  readonly iterations: number
  /** A latency that grows is a regression. */
  readonly latency?: true
  /** All reports are plain JUnit, also where iterations were lost. */
  readonly plain?: true
  /** When the runs were measured, ISO 8601 in UTC; those of the base as in `base/`. Absent where it is not known. */
  readonly measured?: { readonly head: string; readonly base: readonly string[] }
}

/** Fresh iterations that a gate asked for; without `base` it asked for those of the head only. */
export interface Again {
  readonly head: RunData
  readonly base?: RunData
}

/** Everything that a gate may know about a pull request. */
export interface Seen {
  readonly meta: Meta
  /** The newest first. */
  readonly base: readonly RunData[]
  readonly head: RunData
  /** Empty in the first call; one more in each further call. */
  readonly again: readonly Again[]
}

export type Color = 'red' | 'green' | 'open'

export interface Answer {
  readonly verdict: Color
  /** Names of the cases that got worse, as far as the gate knows them. */
  readonly cases: readonly string[]
  /** "The mean did not fall by more than this", 0..1, if the gate says so. */
  readonly bound?: number
  /** It says that main itself changed; see `claims.ts`. */
  readonly changed?: true
  /** Cases to measure again, with this number of fresh iterations each, on both sides or on the head alone. */
  readonly rerun?: {
    readonly cases: readonly string[]
    readonly iterations: number
    readonly sides: 'both' | 'head' | 'base'
  }
}

/** How often a gate may ask for fresh iterations of one pull request. */
export const mostRounds = 3
/** How many steps a gate may take that pays for each iteration. */
export const mostSteps = 50
/** More fresh iterations of a case than this are not drawn in one round. */
export const mostIterations = 10
