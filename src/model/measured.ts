import type { ReportSummary, ServiceOutcome } from './gate-report.ts'
import type { Preflight } from './preflight.ts'
import type { Run } from './run/run.ts'
import type { Reason } from './verdict.ts'

/** How a step that ran tests ended, where its results don't show why. */
export type StepDoubt = 'failure' | 'cancelled' | 'skipped'

/** A report file that this run of the tests did not write. */
export interface OldReport {
  /** With the part that it belongs to, where there are several. */
  readonly path: string
  /** It is older than the workflow run, too: an earlier run left it in the workspace or in a cache. */
  readonly isLeftOver: boolean
}

/**
 * What one source measured, and what it knows about how far that is what was due. Reports, parts of several jobs, parts
 * of a fork, hosted runs and the terminal each build one, and the verdict knows nothing else of them. No member is
 * optional: a source can't forget one.
 */
export interface Measured {
  /** What came. */
  readonly run: Run
  /** The report files that were read; none of a hosted run. */
  readonly files: readonly ReportSummary[]
  /** What was due and did not come, or is not usable. */
  readonly missing: {
    /** Files that were named and that were not there, or were no reports. */
    readonly reports: readonly string[]
    /** Why nothing was read where reports are named, one sentence each. May contain foreign text. */
    readonly unread: readonly string[]
    /** Why the parts of several jobs are not the whole measurement, one sentence each. */
    readonly parts: readonly string[]
    /** Why hosted runs have no results, or not all of them, one sentence each. */
    readonly runs: readonly string[]
  }
  /** The jobs of the workflow run, where it is due to several of them. */
  readonly jobs: {
    /** Names of those that failed and stored no part. */
    readonly dead: readonly string[]
    /** Why it is not known how they ended, as a clause. */
    readonly unknown: string | undefined
  }
  /** Reports that are older than the checkout. */
  readonly old: readonly OldReport[]
  /** Steps that ran tests and did not succeed, though no result shows why; `part`: of several. */
  readonly steps: readonly { readonly ended: StepDoubt; readonly part: string | undefined }[]
  /** What a producer says of itself that no result shows, one sentence each: a failure, another place, bad scores. */
  readonly stated: readonly string[]
  /** Why other code was measured than that of the event, as a sentence without its full stop. */
  readonly otherCode: string | undefined
  /** What chose the cases, if only some of them were meant to run. */
  readonly selection: string | undefined
  /** Only servers were checked, so there is nothing to judge; or {@link missing} says why. */
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
    missing: { reports: [], unread: [], parts: [], runs: [] },
    jobs: { dead: [], unknown: undefined },
    old: [],
    steps: [],
    stated: [],
    otherCode: undefined,
    selection: undefined,
    nothingWasDue: false,
    servers: { preflight: undefined, reasons: [] },
    service: { kind: 'none' },
    notices: [],
  }
}
