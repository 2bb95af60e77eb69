import type { Run } from '../run/run.ts'

/** What "before" was made from. The first run is the newest; all belong to trusted refs and the same suite. */
export interface Baseline {
  readonly source: 'service' | 'artifact' | 'file' | 'run'
  /** For display: which runs, e.g. `main@9f1a2b3 (run 1234)` or a file name. */
  readonly description: string
  readonly runs: readonly Run[]
  /** Set if the branch that should be compared with has no baseline, so that another one is used. */
  readonly fallback?: BranchFallback
}

export interface BranchFallback {
  readonly wanted: string
  readonly used: string
}

/** Why there is nothing to compare with. */
export interface MissingBaseline {
  /**
   * `unwanted`: no comparison was asked for. `first`: nothing was stored yet. `unusable`: what is stored can't be used,
   * or nothing can be stored this way. `out-of-reach`: the CI system or the service could not be asked.
   */
  readonly kind: 'unwanted' | 'first' | 'unusable' | 'out-of-reach'
  /** What is missing and what to do, in sentences; the first line says what is missing. May have several lines. */
  readonly explanation: string
}
