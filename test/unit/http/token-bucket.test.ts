import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTokenBucket, getSharedTokenBucket } from '../../../src/http/token-bucket.ts'
import { fakeClock } from '../../support/clocks.ts'

const size = { burst: 10, perMinute: 60, slackMs: 500 }

/** A server's bucket: refuses a request when there is less than one token. */
function countRefused(arrivals: readonly number[]): number {
  let tokens = 10
  let last = arrivals[0] ?? 0
  let refused = 0
  for (const at of arrivals) {
    tokens = Math.min(10, tokens + ((at - last) / 60_000) * 60)
    last = at
    if (tokens < 1) refused += 1
    else tokens -= 1
  }
  return refused
}

describe('the token bucket', () => {
  test('lets a burst of ten start at once, then one each second', async () => {
    const clock = fakeClock(0)
    const bucket = createTokenBucket(size, clock)
    const starts: number[] = []
    for (let call = 0; call < 13; call += 1) {
      await bucket.take()
      starts.push(clock.now())
    }
    expect(starts.slice(0, 10)).toEqual(Array(10).fill(0))
    expect(starts.slice(10)).toEqual([1_500, 2_500, 3_500])
  })

  test('serves parallel callers in the order of their calls', async () => {
    const clock = fakeClock(0)
    const bucket = createTokenBucket({ burst: 1, perMinute: 60, slackMs: 0 }, clock)
    const order: number[] = []
    await Promise.all(
      [0, 1, 2, 3].map(async (caller) => {
        await bucket.take()
        order.push(caller)
      }),
    )
    expect(order).toEqual([0, 1, 2, 3])
    expect(clock.now()).toBe(3_000)
  })

  test('starts nobody during a pause, and not everybody after it', async () => {
    const clock = fakeClock(0)
    const bucket = createTokenBucket(size, clock)
    for (let call = 0; call < 10; call += 1) await bucket.take()
    const starts: number[] = []
    const waiting = [1, 2, 3].map(async () => {
      await bucket.take()
      starts.push(clock.now())
    })
    bucket.pause(5_000)
    await Promise.all(waiting)
    expect(starts[0]).toBeGreaterThanOrEqual(5_000)
    expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBeGreaterThanOrEqual(1_000)
    expect((starts[2] ?? 0) - (starts[1] ?? 0)).toBeGreaterThanOrEqual(1_000)
  })

  test('gives up its place when the caller does', async () => {
    const clock = {
      now: () => 0,
      sleep: (_ms: number, signal?: AbortSignal) => Promise.reject(signal?.reason),
    }
    const bucket = createTokenBucket({ burst: 1, perMinute: 1, slackMs: 0 }, clock)
    await bucket.take()
    await expect(bucket.take(AbortSignal.abort(new Error('stop')))).rejects.toThrow('stop')
  })

  test('never meets a 429 of a service with the same limits, whatever the pace and a delay up to 500 ms', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ pauseMs: fc.nat(4_000), delayMs: fc.nat(500) }), {
          minLength: 12,
          maxLength: 60,
        }),
        async (calls) => {
          const clock = fakeClock(0)
          const bucket = createTokenBucket(size, clock)
          const arrivals: number[] = []
          for (const { pauseMs, delayMs } of calls) {
            if (pauseMs > 2_500) await clock.sleep(pauseMs)
            await bucket.take()
            arrivals.push(clock.now() + delayMs)
          }
          expect(countRefused(arrivals.toSorted((left, right) => left - right))).toBe(0)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('is one for the whole process, by key and clock', () => {
    const clock = fakeClock()
    expect(getSharedTokenBucket('a', size, clock)).toBe(getSharedTokenBucket('a', size, clock))
    expect(getSharedTokenBucket('a', size, clock)).not.toBe(getSharedTokenBucket('b', size, clock))
  })
})

describe('jobs that share a limit', () => {
  async function startsOf(options: Partial<Parameters<typeof createTokenBucket>[0]>, calls: number) {
    const clock = fakeClock(0)
    const bucket = createTokenBucket({ ...size, ...options }, clock)
    const starts: number[] = []
    for (let call = 0; call < calls; call += 1) {
      await bucket.take()
      starts.push(clock.now())
    }
    return { starts, bucket, clock }
  }

  test('start one after the other, each with its share of the burst', async () => {
    const { starts } = await startsOf({ burst: 1, firstAfterMs: 7_000, slackMs: 0 }, 3)
    expect(starts).toEqual([7_000, 8_000, 9_000])
  })

  test('move apart after a refusal, and together again after good answers', async () => {
    const { bucket, clock } = await startsOf({ slackMs: 0 }, 1)
    bucket.pause(1_000)
    const next = async () => {
      const before = clock.now()
      await bucket.take()
      return clock.now() - before
    }
    await next()
    expect(await next()).toBe(2_000)
    for (let answer = 0; answer < 10; answer += 1) bucket.recover()
    await next()
    expect(await next()).toBe(1_000)
  })
})
