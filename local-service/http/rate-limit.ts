/**
 * The service's rate limit: a bucket per key that holds `burst` requests and refills `perMinute` a minute.
 */
export interface RateLimit {
  readonly perMinute: number
  readonly burst: number
}

/** As the public deployment does: 60 requests a minute sustained, bursts up to 10, per key. */
export const specifiedRateLimit: RateLimit = { perMinute: 60, burst: 10 }

/** Most buckets that are remembered. The oldest one is mostly full again, so forgetting it changes little. */
const maxBuckets = 10_000

interface Bucket {
  readonly tokens: number
  /** Epoch ms at which `tokens` was true. */
  readonly at: number
}

export interface RateLimiter {
  /**
   * Takes one request from the key's bucket.
   * @returns undefined when allowed, else whole seconds (at least 1) until the next request may come.
   */
  take(key: string, nowMs: number): number | undefined
}

/** Makes a limiter with its own buckets. A key first seen has a full bucket. */
export function createRateLimiter({ perMinute, burst }: RateLimit): RateLimiter {
  const buckets = new Map<string, Bucket>()
  const perMs = perMinute / 60_000
  return {
    take: (key, nowMs) => {
      const bucket = buckets.get(key) ?? { tokens: burst, at: nowMs }
      const tokens = Math.min(burst, bucket.tokens + Math.max(0, nowMs - bucket.at) * perMs)
      buckets.delete(key)
      const allowed = tokens >= 1
      buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, at: nowMs })
      const oldest = buckets.keys().next()
      if (buckets.size > maxBuckets && oldest.done !== true) buckets.delete(oldest.value)
      if (allowed) return undefined
      return Math.max(1, Math.ceil((1 - tokens) / perMs / 1000))
    },
  }
}
