import type { ResponseOf } from '../../../contract/operations.ts'
import { formatPlural } from '../../../model/format.ts'
import { formatWait } from '../../../model/format-time.ts'

export type HostedRun = ResponseOf<'getEvalRun'>

/** Time before the first poll, and the shortest time between two polls. */
const shortestPollMs = 5_000
/** Longest time between two polls, so that the end of a long run is noticed soon. */
const longestPollMs = 30_000
/** Longest time between two polls after polls that failed. */
const longestRetryMs = 60_000

/** How far a run is. Counts of iterations. */
export interface Progress {
  readonly done: number
  readonly passed: number
  /** Absent where neither the service nor the plan says. */
  readonly total?: number
}

interface PollFacts {
  /** Time since the wait began. */
  readonly elapsedMs: number
  /** Progress in the last answer; absent before the first one and where the service reports none. */
  readonly progress?: Progress
  /** Failed polls in a row. */
  readonly failures: number
  /** Runs that this process waits for with the same key, this one included. */
  readonly sharers: number
  /** Uniform in 0..1. */
  readonly random: number
}

/**
 * How long to wait before the next look, in ms. Begins at 5 s, then looks again when a third of the time that
 * is likely left has passed, between 5 s and 30 s; without progress at every sixth of the time already spent.
 * Runs that share the key share the pace: together they ask about 12 times a minute, of the 60 that a key has
 * for all jobs. A tenth of jitter either way keeps jobs apart that started together.
 */
export function computeNextPollMs({ elapsedMs, progress, failures, sharers, random }: PollFacts): number {
  const left = estimateTimeLeftMs(elapsedMs, progress)
  const wanted =
    failures > 0
      ? Math.min(longestRetryMs, shortestPollMs * 2 ** failures)
      : Math.min(longestPollMs, left === undefined ? elapsedMs / 6 : left / 3)
  const paced = Math.max(wanted, shortestPollMs * Math.max(1, sharers))
  return Math.round(paced * (0.9 + 0.2 * random))
}

/** Time that is likely left in ms, at the pace so far; undefined before the first iteration is done. */
function estimateTimeLeftMs(elapsedMs: number, progress: Progress | undefined): number | undefined {
  if (progress?.total === undefined || progress.done === 0 || elapsedMs <= 0) return undefined
  const remaining = Math.max(0, progress.total - progress.done)
  return (elapsedMs / progress.done) * remaining
}

/** The progress that a run reports. `expected` is the number of iterations according to the plan. */
export function readProgress(run: HostedRun, expected: number | undefined): Progress | undefined {
  const { summary } = run
  if (summary === undefined || summary === null) return undefined
  const done = summary.passed + summary.failed
  const total = Math.max(summary.total, expected ?? 0, done)
  return { done, passed: summary.passed, total: total > 0 ? total : undefined }
}

/**
 * `support: running, 12/40 done, 11 passed, about 50 s left`; only state and time when progress is unknown.
 */
export function formatProgressLine(
  label: string,
  status: string,
  elapsedMs: number,
  progress: Progress | undefined,
): string {
  if (progress === undefined) return `${label}: ${status}, waited for ${formatWait(elapsedMs)}`
  if (progress.done === 0) {
    const total = progress.total === undefined ? '' : ` of ${formatPlural(progress.total, 'iteration')}`
    return `${label}: ${status}, nothing${total} done after ${formatWait(elapsedMs)}`
  }
  const { done, passed, total } = progress
  const left = estimateTimeLeftMs(elapsedMs, progress)
  const rest = left === undefined || left === 0 ? '' : `, about ${formatWait(left)} left`
  return `${label}: ${status}, ${done}${total === undefined ? '' : `/${total}`} done, ${passed} passed${rest}`
}
