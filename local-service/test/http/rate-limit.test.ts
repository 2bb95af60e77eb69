import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRateLimiter } from '../../http/rate-limit.ts'

test('no key gets more than burst + rate × time, and waiting for Retry-After is enough', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 600 }),
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 60 }),
      (perMinute, burst, gaps) => {
        const limiter = createRateLimiter({ perMinute, burst })
        let now = 1_000_000
        let allowed = 0
        for (const gap of gaps) {
          now += gap
          const wait = limiter.take('k', now)
          if (wait === undefined) allowed += 1
          else {
            expect(wait).toBeGreaterThanOrEqual(1)
            now += wait * 1000
            expect(limiter.take('k', now)).toBeUndefined()
            allowed += 1
          }
        }
        expect(allowed).toBeLessThanOrEqual(burst + (perMinute * (now - 1_000_000)) / 60_000 + 1e-6)
      },
    ),
  )
})
