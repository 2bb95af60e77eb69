import type { Run } from './run.ts'
import { countJudged } from './run.ts'

/** What measurements took: iterations of all cases, and USD, 0 where the reports have no costs. */
export interface Spent {
  readonly evaluations: number
  readonly costUsd: number
}

/** What all of these runs took together. */
export function sumSpent(runs: readonly (Run | undefined)[]): Spent {
  let evaluations = 0
  let costUsd = 0
  for (const run of runs) {
    for (const tally of run?.cases.values() ?? []) {
      evaluations += countJudged(tally) + tally.lost
      costUsd += typeof tally.costUsd === 'object' ? tally.costUsd.sum : (tally.costUsd ?? 0)
    }
  }
  return { evaluations, costUsd }
}
