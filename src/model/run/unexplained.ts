/**
 * What a report says about itself that its entries do not show.
 *
 * - `failures`: it counts more failures than it shows.
 * - `cases`: it counts more cases than it contains.
 * - `end`: its format has no end, so one that was cut between two entries looks like a whole one. Both counts are those of
 *   its entries.
 */
export interface Unexplained {
  readonly what: 'failures' | 'cases' | 'end'
  /** Path of the report. */
  readonly file: string
  /** Suite or package that it is said of; absent for the report as a whole. */
  readonly suite?: string
  readonly declared: number
  readonly shown: number
  /** What the report says of the reason, one line. */
  readonly text?: string
}

/** More of one run are not kept. */
export const mostUnexplained = 200
