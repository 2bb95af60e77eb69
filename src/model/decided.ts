import * as v from 'valibot'
import { choosePlural, formatPlural } from './format.ts'
import { count, type Described, mark, rate, text } from './schema.ts'

/** How likely chance alone is, and the level that it is held against; at most that where something is proven. */
const chance = { pValue: rate, level: rate }

export const decidedSchema = v.variant('by', [
  /** The mean pass rate fell. `again`: in fresh iterations of so many cases. */
  v.object({ by: v.literal('suite'), baseRate: rate, headRate: rate, again: v.optional(count), ...chance }),
  /** A score got worse: which, how, and in which cases, as one sentence. Foreign in part. */
  v.object({ by: v.literal('score'), text, isOfCases: mark, ...chance }),
  /** More fell than chance explains, and no case by itself. */
  v.object({ by: v.literal('many'), ...chance }),
  /** The pass rates of these cases fell. */
  v.object({ by: v.literal('drop'), cases: count, ...chance }),
  /** Tests failed in all fresh iterations, and never on the base. */
  v.object({ by: v.literal('fresh'), cases: count }),
  /** Tests that passed in all of these runs fail. Without `runs`: that differs from test to test. */
  v.object({
    by: v.literal('history'),
    cases: count,
    runs: v.optional(count),
    /** Further runs of the base do not count. */
    isPart: mark,
    /** Foreign. */
    branch: v.optional(text),
  }),
  /** A test that failed before, passed in so many runs since then, and fails; 0: it failed in the newest one, too. */
  v.object({ by: v.literal('flake'), cases: count, passedRuns: count }),
  /** Tests that broke in an earlier run of the branch, and still fail. */
  v.object({ by: v.literal('broken'), cases: count }),
])

/**
 * The evidence that decided a reason. A sentence about what got worse takes nothing else, so it can't tell of other
 * data than the verdict.
 */
export type Decided = Described<typeof decidedSchema>

/** `all 3 runs of main`. Foreign in part. */
export function formatPassedRuns({ runs, isPart, branch }: Extract<Decided, { by: 'history' }>): string {
  const noun = branch === undefined ? 'baseline run' : 'run'
  const place = branch === undefined ? '' : ` of ${branch}`
  if (runs === undefined) return `each ${noun}${place} that counts`
  if (isPart) return `the ${formatPlural(runs, noun)}${place} that ${choosePlural(runs, 'counts', 'count')}`
  if (runs > 1) return `all ${formatPlural(runs, noun)}${place}`
  return branch === undefined ? 'the baseline run' : `the last run${place}`
}
