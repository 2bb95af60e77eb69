import type { ReportSummary, ServiceOutcome } from './gate-report.ts'
import type { Preflight } from './preflight.ts'
import { type Delivery, wholeDelivery } from './run/delivery.ts'
import type { Run } from './run/run.ts'
import type { Reason } from './verdict.ts'

/**
 * What one source measured, and how complete it knows the measurement to be. Reports, parts of several jobs,
 * parts of a fork, hosted runs and the terminal each build one, and the verdict knows nothing else of them.
 * No member is optional: a source can't forget one.
 */
export interface Measured extends Delivery {
  /** The results that arrived. */
  readonly run: Run
  /** How much of each kind came; undefined where the source is of another kind. */
  readonly came: Readonly<Record<'reports' | 'parts' | 'hosted', number | undefined>>
  /** The report files that were read; none of a hosted run. */
  readonly files: readonly ReportSummary[]
  /** Why nothing was read where reports are named, one sentence each. May contain foreign text. */
  readonly unread: readonly string[]
  /** The jobs of the workflow run, when several of them measure the suite. */
  readonly jobs: {
    /** Names of those that failed and stored no part. */
    readonly dead: readonly string[]
    /** Names of those that GitHub skipped, if none failed: then nobody wanted them to run. */
    readonly skipped: readonly string[]
    /** Why it is not known how they ended, as a clause. */
    readonly unknown: string | undefined
  }
  /** Only servers were checked, so there is nothing to judge; or {@link Delivery.missing} says why. */
  readonly nothingWasDue: boolean
  /** Results of the server checks that ran before the evals. */
  readonly servers: { readonly preflight: Preflight | undefined; readonly reasons: readonly Reason[] }
  /** What the eval service stores of this measurement. */
  readonly service: ServiceOutcome
  /** Things to know about the measurement that change nothing. */
  readonly notices: readonly string[]
}

/** Describes a run that has everything it should have, as far as anyone knows. */
export function createWholeMeasurement(run: Run): Measured {
  return {
    run,
    came: { reports: undefined, parts: undefined, hosted: undefined },
    files: [],
    ...wholeDelivery,
    unread: [],
    jobs: { dead: [], skipped: [], unknown: undefined },
    nothingWasDue: false,
    servers: { preflight: undefined, reasons: [] },
    service: { kind: 'none' },
    notices: [],
  }
}
