import type { Clock } from '../ports/platform.ts'

/** After refusals the requests are at most this many times further apart than usual. */
const slowest = 16
/** What a good answer takes off the distance again. */
const ease = 0.85

export interface TokenBucket {
  /** Resolves when a request may be sent, in the order of the calls. Rejects when the signal aborts. */
  take(signal?: AbortSignal): Promise<void>
  /**
   * After a 429 response: no request starts for that long, the burst is used up, and the next ones are twice as far
   * apart, since others use the same limit.
   */
  pause(ms: number): void
  /** After a good answer: the requests move together again, step by step. */
  recover(): void
}

interface BucketSize {
  /** Tokens of a full bucket: the largest burst. */
  readonly burst: number
  readonly perMinute: number
  /**
   * Extra wait in ms when a burst is used up. Requests of a burst reach the other side closer together or
   * further apart than they left; without the slack the first ones after it come a little early.
   */
  readonly slackMs: number
  /** The first request waits so many ms, so that jobs that start together don't ask together. */
  readonly firstAfterMs?: number
}

/**
 * A token bucket kept as one number, the time at which the bucket will be full again. Each caller reserves
 * its slot at once, so waiting is fair and needs no queue.
 */
export function createTokenBucket(size: BucketSize, clock: Clock): TokenBucket {
  const usualMs = 60_000 / size.perMinute
  let intervalMs = usualMs
  const burstMs = (size.burst - 1) * usualMs
  let fullAt = Number.NEGATIVE_INFINITY
  let pausedUntil = Number.NEGATIVE_INFINITY
  let isFirst = true
  let pauses = 0
  let inBurst = true

  function reserveSlot(now: number): number {
    if (isFirst) {
      isFirst = false
      if (size.firstAfterMs !== undefined && size.firstAfterMs > 0) fullAt = now + size.firstAfterMs + burstMs
    }
    if (fullAt <= now) {
      fullAt = now
      inBurst = true
    }
    let start = Math.max(now, fullAt - burstMs)
    if (start > now && inBurst) {
      inBurst = false
      fullAt += size.slackMs
      start += size.slackMs
    }
    fullAt += intervalMs
    return start
  }

  return {
    async take(signal) {
      signal?.throwIfAborted()
      let pausesSeen: number
      do {
        pausesSeen = pauses
        const startAt = reserveSlot(clock.now())
        for (let now = clock.now(); now < startAt; now = clock.now()) await clock.sleep(startAt - now, signal)
        // A pause in the meantime cancelled every slot: else all who waited would start at its end together.
      } while (pausesSeen !== pauses)
    },
    pause(ms) {
      pauses += 1
      intervalMs = Math.min(slowest * usualMs, intervalMs * 2)
      pausedUntil = Math.max(pausedUntil, clock.now() + ms)
      fullAt = pausedUntil + burstMs
      inBurst = false
    },
    recover() {
      intervalMs = Math.max(usualMs, intervalMs * ease)
    },
  }
}

const shared = new WeakMap<Clock, Map<string, TokenBucket>>()

/**
 * The one bucket of this process for a key of the service, shared by all callers. `identity` never leaves the process.
 */
export function getSharedTokenBucket(identity: string, size: BucketSize, clock: Clock): TokenBucket {
  const buckets = shared.get(clock) ?? new Map<string, TokenBucket>()
  shared.set(clock, buckets)
  const bucket = buckets.get(identity) ?? createTokenBucket(size, clock)
  buckets.set(identity, bucket)
  return bucket
}
