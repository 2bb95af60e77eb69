import * as v from 'valibot'
import type { Run } from '../run/run.ts'
import { type Described, text } from '../schema.ts'

export const baselineSources = ['service', 'artifact', 'file', 'run'] as const

export const fallbackSchema = v.object({ wanted: text, used: text })

/** The branch that should be compared with has no baseline, so that another one is used. */
type BranchFallback = Described<typeof fallbackSchema>

/** The runs of the base to compare with, newest first. All belong to trusted refs and the same suite. */
export interface Baseline {
  readonly source: (typeof baselineSources)[number]
  /** For display: which runs, e.g. `main@9f1a2b3 (run 1234)` or a file name. */
  readonly description: string
  readonly runs: readonly Run[]
  readonly fallback?: BranchFallback
  /** Days since the newest run, where that is more than the policy allows for. */
  readonly outdatedDays?: number
  /** Keys of the evals that were measured on the base by this job, since the runs are too old for them. */
  readonly measuredNow?: ReadonlySet<string>
}

/** Why there is nothing to compare with. */
export interface MissingBaseline {
  /**
   * `unwanted`: no comparison was asked for. `first`: nothing was stored yet. `unusable`: what is stored
   * can't be used, or nothing can be stored this way. `out-of-reach`: the CI system or the service could not
   * be asked.
   */
  readonly kind: 'unwanted' | 'first' | 'unusable' | 'out-of-reach'
  /**
   * What is missing and what to do, in sentences; the first line says what is missing. May have several
   * lines.
   */
  readonly explanation: string
}
