import { dayMs } from '../../model/format-time.ts'
import type { RunInfo } from '../../model/run/run.ts'

/** Runs at most this far apart on the clock are measured at the same time of day. */
const nearMs = dayMs / 6

/**
 * Whether no run of the base was measured at the head's time of day, as with a nightly base and pull requests
 * by day. What the hour does to a provider is then not known from these runs, however many there are.
 */
export function isOtherHour(head: RunInfo, runs: readonly RunInfo[]): boolean {
  const known = [head, ...runs].every(({ createdAt }) => createdAt > 0)
  return known && runs.length > 0 && runs.every((run) => measureClockDistance(head, run) > nearMs)
}

/** The distance of two times of day, in ms: at most 12 hours. */
function measureClockDistance(first: RunInfo, second: RunInfo): number {
  const apart = Math.abs(first.createdAt - second.createdAt) % dayMs
  return Math.min(apart, dayMs - apart)
}
