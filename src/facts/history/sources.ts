import type { CaseIdentity } from '../../model/run/result.ts'
import type { PullFate, Run, RunInfo } from '../../model/run/run.ts'
import type { RunChange } from '../../model/run/run-change.ts'
import type { VerdictOutcome } from '../../model/verdict.ts'

/** One measurement of a pull request, as its results file says it. Names and texts are foreign. */
export interface PullMeasurement {
  readonly info: RunInfo
  readonly outcome: VerdictOutcome
  /** The deciding reason of a verdict that is not passed. */
  readonly why: string | undefined
  /** Cases that decided such a verdict. */
  readonly blamed: readonly { readonly key: string; readonly title: string }[]
  /** Who accepted cases that got worse, once each. */
  readonly acceptedBy: readonly string[]
  readonly spent: Spending
}

/** What measurements took: iterations, USD (`null` where no report has costs), and the time of the iterations in ms. */
export interface Spending {
  readonly iterations: number
  readonly costUsd: number | null
  readonly durationMs: number
}

interface MainRuns {
  /** Runs of main, the newest first, with the names of the newest. At least one. */
  readonly runs: readonly Run[]
}

/** What the life of the cases is made of. */
export interface MainSources extends MainRuns {
  /** The policy takes the case out of the verdict. */
  readonly isQuarantined: (identity: CaseIdentity) => boolean
}

/** What the record of the gate is made of. */
export interface PullSources extends MainRuns {
  readonly measurements: readonly PullMeasurement[]
  /** Those that are known. */
  readonly fates: readonly PullFate[]
}

/** What a history is made of. */
export interface HistorySources extends MainSources, PullSources {
  readonly suiteName: string
}

interface Interval {
  readonly low: number
  readonly high: number
}

/** The statistics of the gate. */
export interface HistoryTools {
  readonly computePassInterval: (passed: number, judged: number) => Interval
  readonly computeMeanInterval: (
    cases: readonly { readonly count: number; readonly sum: number; readonly sumOfSquares: number }[],
  ) => Interval
  readonly listRunChanges: (before: Run, after: Run) => readonly RunChange[]
}
