import type { ReportSummary, ServiceOutcome } from './gate-report.ts'
import type { Preflight } from './preflight.ts'
import { type Delivery, wholeDelivery } from './run/delivery.ts'
import type { Run } from './run/run.ts'
import type { Reason } from './verdict.ts'

/**
 * What one source measured, and what it knows about how far that is what was due. Reports, parts of several jobs, parts
 * of a fork, hosted runs and the terminal each build one, and the verdict knows nothing else of them. No member is
 * optional: a source can't forget one.
 */
export interface Measured extends Delivery {
  /** What came. */
  readonly run: Run
  /** The report files that were read; none of a hosted run. */
  readonly files: readonly ReportSummary[]
  /** Why nothing was read where reports are named, one sentence each. May contain foreign text. */
  readonly unread: readonly string[]
  /** The jobs of the workflow run, where it is due to several of them. */
  readonly jobs: {
    /** Names of those that failed and stored no part. */
    readonly dead: readonly string[]
    /** Why it is not known how they ended, as a clause. */
    readonly unknown: string | undefined
  }
  /** Only servers were checked, so there is nothing to judge; or {@link Delivery.missing} says why. */
  readonly nothingWasDue: boolean
  /** What the checks of the servers came to, before anything ran. */
  readonly servers: { readonly preflight: Preflight | undefined; readonly reasons: readonly Reason[] }
  /** What the eval service has of it. */
  readonly service: ServiceOutcome
  /** Things to know about the measurement that change nothing. */
  readonly notices: readonly string[]
}

/** A run of which nothing is known to be missing. */
export function measuredWhole(run: Run): Measured {
  return {
    run,
    files: [],
    ...wholeDelivery,
    unread: [],
    jobs: { dead: [], unknown: undefined },
    nothingWasDue: false,
    servers: { preflight: undefined, reasons: [] },
    service: { kind: 'none' },
    notices: [],
  }
}
