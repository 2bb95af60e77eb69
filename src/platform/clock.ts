import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../ports/platform.ts'

/** As {@link Machine.startTimer} describes it. */
export function startTimer(ms: number, onEnd: () => void): () => void {
  const timer = setTimeout(onEnd, ms)
  return () => clearTimeout(timer)
}

/** Ms since the process began. Not by `performance`, which is loaded when it is used first. */
const measureElapsedMs = () => process.uptime() * 1000

const startedAt = Date.now() - measureElapsedMs()

/**
 * A client shares its rate limit with those on the same clock, so that a platform, which is a step, takes a
 * copy.
 */
export const systemClock: Clock = {
  // The time when the process began plus the time since: a clock that is set right in the middle of a job
  // must
  // neither end its waits nor make them hours longer.
  now: () => Math.round(startedAt + measureElapsedMs()),
  sleep: (ms, signal) => wait(ms, undefined, signal === undefined ? {} : { signal }),
}
