import * as v from 'valibot'
import { count, type Described, text } from '../schema.ts'

/**
 * What a report says about itself that its entries do not show.
 *
 * - `failures`: it counts more failures than it shows.
 * - `cases`: it counts more cases than it contains.
 * - `end`: its format has no end, so one that was cut between two entries looks like a whole one. Both counts
 * are those of
 *   its entries.
 */
export type Unexplained = Described<typeof unexplainedSchema>

export const unexplainedSchema = v.object({
  what: v.picklist(['failures', 'cases', 'end']),
  /** Path of the report. */
  file: text,
  /** Suite or package that it is said of; absent for the report as a whole. */
  suite: v.optional(text),
  declared: count,
  shown: count,
  /** The reason that the report gives, one line. */
  text: v.optional(text),
})

/** Maximum number of statements kept per run. */
export const mostUnexplained = 200

/** A run, or the part of its metadata that has the statements. */
interface Stating {
  readonly unexplained?: readonly Unexplained[]
}

/** The statements of one kind that the reports of a run make about themselves. */
export function listStatements(
  { unexplained = [] }: Stating,
  kind: Unexplained['what'],
): readonly Unexplained[] {
  return unexplained.filter((statement) => statement.what === kind)
}

/** How many more cases or failures the reports count than they show. */
export function countUnshown(run: Stating, kind: 'cases' | 'failures'): number {
  return listStatements(run, kind).reduce((sum, { declared, shown }) => sum + declared - shown, 0)
}

/**
 * How many failures or cases of a suite the run counts but does not show. Report paths may differ from run to
 * run.
 */
export function countUnshownInSuite(run: Stating, { what, suite }: Unexplained): number {
  return listStatements(run, what)
    .filter((statement) => statement.suite === suite)
    .reduce((sum, { declared, shown }) => sum + declared - shown, 0)
}
