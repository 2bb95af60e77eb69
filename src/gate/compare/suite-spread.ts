import { baseMeans, type HistoryCase, type RunSpread, spreadOfRuns } from './spread.ts'
import { noiseOfRun } from './suite-change.ts'

/** How much the mean pass rate of the base differs between its runs. */
export interface SuiteSpread {
  readonly runs: RunSpread
  /** Variance of one comparison beyond what chance within the runs explains; 0 when it is not clearly more. */
  readonly between: number
  /** Variance of the mean of one base run by chance alone. */
  readonly noise: number
}

/** Variances so many times that of chance are clearly more, whatever the number of runs. */
const clearlyMore = 1.6

/**
 * @param history the compared evals on the base
 * @param since how many of the newest runs show the suite as it is now; absent: all
 * @returns `null` without a history
 */
export function spreadOfSuite(
  history: readonly HistoryCase[],
  runs: number,
  since: number | undefined,
): SuiteSpread | null {
  if (history.length === 0) return null
  const { means, runs: used } = baseMeans(history, runs)
  if (means.length === 0) return null
  const newest = since === undefined ? means.length : Math.max(1, used.filter((run) => run < since).length)
  const spread = spreadOfRuns(means, newest)
  const noise = noiseOfRun(history)
  const variance = spread.deviation === null ? 0 : spread.deviation ** 2
  const between = variance > clearlyMore * noise ? (variance - noise) * (1 + 1 / spread.runs) : 0
  return { runs: spread, between, noise }
}
