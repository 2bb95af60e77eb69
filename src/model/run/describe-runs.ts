import { formatCount, formatPlural } from '../format.ts'
import { formatAge } from '../format-time.ts'
import { countTotals, type Run } from './run.ts'

/** `main@9f1a2b3 and 4 more`: the runs that are pooled, the newest first. */
export function describeRuns(branch: string, runs: readonly Run[]): string {
  const commit = runs[0]?.info.commit
  const place = commit === undefined ? branch : `${branch}@${commit.slice(0, 7)}`
  if (runs.length > 1) return `${place} and ${formatCount(runs.length - 1)} more`
  return place
}

/**
 * `main@9f1a2b3 and 4 more, 2 hours old, 125 iterations`.
 * @param now Unix epoch ms
 */
export function describeAgedRuns(branch: string, runs: readonly Run[], now: number): string {
  const [newest] = runs
  const iterations = runs.reduce((sum, run) => sum + countTotals(run).total, 0)
  const age = newest === undefined ? [] : [`${formatAge(now - newest.info.createdAt)} old`]
  return [describeRuns(branch, runs), ...age, formatPlural(iterations, 'iteration')].join(', ')
}
