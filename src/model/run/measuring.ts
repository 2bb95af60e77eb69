import * as v from 'valibot'
import { count, type Described, number } from '../schema.ts'

export const measuringSchema = v.object({
  /**
   * `decided`: until the verdict was certain. `capped`: until the budget was spent. `stopped`: until something went wrong.
   * `planned`: as often as was planned before the first result, so that the rates of a base have no bias.
   */
  ended: v.picklist(['decided', 'capped', 'stopped', 'planned']),
  /** Iterations of all cases, on both sides. */
  evaluations: count,
  /** As many as the budget allowed. */
  most: count,
  /** USD of {@link evaluations}; absent where the results have no costs. */
  costUsd: v.optional(number),
  /** USD of {@link most}, estimated. */
  mostCostUsd: v.optional(number),
  /** What more would settle it, where the budget was spent and that can be foreseen. */
  more: v.optional(v.object({ cases: count, evaluations: count })),
})

/** How a run was measured by `measure`, and what it took. */
export type Measuring = Described<typeof measuringSchema>
