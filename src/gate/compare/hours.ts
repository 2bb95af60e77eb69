import { dayMs } from '../../model/format-time.ts'
import type { RunInfo } from '../../model/run/run.ts'

/** Runs at most this far apart on the clock are measured at the same time of day. */
const nearMs = dayMs / 6

/** Whether runs were measured at the same time of day. Not known: one of them has no time. */
export type Hours = 'same' | 'other' | 'unknown'

/**
 * Whether a run of the base was measured at the head's time of day. Where none was, as with a nightly base and pull
 * requests by day, or nobody knows, what the hour does to a provider can't be seen in these runs, however many there are.
 */
export function compareHours(head: RunInfo, runs: readonly RunInfo[]): Hours {
  if (runs.length === 0) return 'same'
  if ([head, ...runs].some(({ createdAt }) => createdAt <= 0)) return 'unknown'
  return runs.every((run) => measureClockDistance(head, run) > nearMs) ? 'other' : 'same'
}

/** The distance of two times of day, in ms: at most 12 hours. */
function measureClockDistance(first: RunInfo, second: RunInfo): number {
  const apart = Math.abs(first.createdAt - second.createdAt) % dayMs
  return Math.min(apart, dayMs - apart)
}
