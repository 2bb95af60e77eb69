import { type CaseTally, countIterations, listOtherTallies, type Run } from './run.ts'
import { getSampleMean, getSampleMoments } from './sample.ts'
import { CaseTable } from './table/case-table.ts'

/** Calls, tokens and cost of a whole run. */
export interface Spend {
  /** Iterations that ran: all but the skipped ones. */
  readonly calls: number
  /** Absent where the reports have none. */
  readonly tokens?: number
  /** USD; absent where the reports have none. */
  readonly costUsd?: number
  /**
   * Share of the calls whose tokens and cost the reports have, 0..1: less than 1 means that the sums are too
   * low.
   */
  readonly known: { readonly tokens: number; readonly costUsd: number }
}

export function sumSpend(run: Run): Spend {
  let calls = run.cases instanceof CaseTable ? run.cases.passes : 0
  const sums = { tokens: { count: 0, sum: 0 }, costUsd: { count: 0, sum: 0 } }
  for (const tally of listOtherTallies(run)) {
    if (tally.scope === 'suite') continue
    calls += countIterations(tally) - tally.skipped
    for (const metric of ['tokens', 'costUsd'] as const) {
      const sample = tally[metric]
      if (sample === undefined) continue
      const { count, sum } = getSampleMoments(sample)
      sums[metric].count += count
      sums[metric].sum += sum
    }
  }
  const { tokens, costUsd } = sums
  const computeShare = (count: number) => {
    if (calls === 0) return 0
    return Math.min(1, count / calls)
  }
  return {
    calls,
    tokens: tokens.count === 0 ? undefined : tokens.sum,
    costUsd: costUsd.count === 0 ? undefined : costUsd.sum,
    known: { tokens: computeShare(tokens.count), costUsd: computeShare(costUsd.count) },
  }
}

/** The median and the 95th percentile over cases of a mean per iteration, by the nearest rank. */
export interface CasePercentiles {
  readonly p50: number
  readonly p95: number
}

/** Minimum number of cases: below it the 95th percentile is just the largest value. */
const fewestCases = 20

/** `undefined` when fewer than 20 cases have the metric. */
export function computePercentiles(
  cases: Iterable<CaseTally>,
  metric: 'latencyMs' | 'tokens' | 'costUsd',
): CasePercentiles | undefined {
  const means: number[] = []
  for (const tally of cases) {
    const mean = tally.scope === 'suite' ? undefined : getSampleMean(tally[metric])
    if (mean !== undefined) means.push(mean)
  }
  if (means.length < fewestCases) return undefined
  means.sort((a, b) => a - b)
  const pickPercentile = (share: number) => means[Math.ceil(share * means.length) - 1] ?? 0
  return { p50: pickPercentile(0.5), p95: pickPercentile(0.95) }
}
