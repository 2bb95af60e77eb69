import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeDelayMs, parseRetryAfter, type RetryPlan, retryCall } from '../../../src/http/retry.ts'
import { fakeClock } from '../../support/clocks.ts'

const plan: RetryPlan = { attempts: 4, baseDelayMs: 500, maxDelayMs: 5_000, maxWaitMs: 60_000 }

class Failure extends Error {
  readonly again: boolean
  readonly afterMs: number | undefined
  constructor(name: string, again: boolean, afterMs?: number) {
    super(name)
    this.again = again
    this.afterMs = afterMs
  }
}

const judge = (error: unknown) =>
  error instanceof Failure ? { retry: error.again, afterMs: error.afterMs } : { retry: false }

/** An attempt that throws these in turn and then answers. */
function failing(...failures: Failure[]) {
  let at = 0
  return async () => {
    const failure = failures[at]
    at += 1
    if (failure !== undefined) throw failure
    return `done after ${at}`
  }
}

describe('retry', () => {
  test('tries again while the error allows it, and keeps every failure', async () => {
    const clock = fakeClock()
    const outcome = await retryCall(failing(new Failure('a', true), new Failure('b', true)), judge, plan, {
      clock,
      random: () => 1,
    })
    expect(outcome).toMatchObject({ ok: true, value: 'done after 3' })
    expect(outcome.failures.map(String)).toEqual(['Error: a', 'Error: b'])
    expect(clock.waits).toEqual([500, 1_000])
  })

  test('waits for as long as a server asks for, up to the longest wait', async () => {
    const runAfter = async (afterMs: number) => {
      const clock = fakeClock()
      const outcome = await retryCall(failing(new Failure('busy', true, afterMs)), judge, plan, {
        clock,
        random: () => 0,
      })
      return { ok: outcome.ok, waits: clock.waits }
    }
    expect(await runAfter(60_000)).toEqual({ ok: true, waits: [60_000] })
    expect(await runAfter(60_001)).toEqual({ ok: false, waits: [] })
  })

  test('stops at the first error that does not allow it', async () => {
    const outcome = await retryCall(failing(new Failure('a', true), new Failure('no', false)), judge, plan, {
      clock: fakeClock(),
      random: () => 0,
    })
    expect(outcome.ok).toBe(false)
    expect(outcome.failures.map(String)).toEqual(['Error: a', 'Error: no'])
  })

  test('gives up after the last try without a further wait', async () => {
    const clock = fakeClock()
    const always = Array.from({ length: 9 }, () => new Failure('again', true))
    const outcome = await retryCall(failing(...always), judge, plan, { clock, random: () => 0.5 })
    expect(outcome.ok).toBe(false)
    expect(outcome.failures).toHaveLength(4)
    expect(clock.waits).toHaveLength(3)
  })

  test('waits at least as long as asked, but not for an hour', async () => {
    const clock = fakeClock()
    const asked = await retryCall(failing(new Failure('a', true, 7_000)), judge, plan, {
      clock,
      random: () => 0,
    })
    expect(asked.ok).toBe(true)
    expect(clock.waits).toEqual([7_000])
    const tooLong = await retryCall(failing(new Failure('a', true, 3_600_000)), judge, plan, {
      clock,
      random: () => 0,
    })
    expect(tooLong.ok).toBe(false)
    expect(clock.waits).toHaveLength(1)
  })

  test('ends with the reason of the signal, also in the middle of a wait', async () => {
    const controller = new AbortController()
    const clock = { now: () => 0, sleep: () => Promise.reject(new Error('unused')) }
    const stop = retryCall(
      async () => {
        controller.abort(new Error('job cancelled'))
        throw new Failure('a', true)
      },
      judge,
      plan,
      { clock, random: () => 0, signal: controller.signal },
    )
    await expect(stop).rejects.toThrow('job cancelled')
  })

  test('has a delay between nothing and a doubling bound, or on top of what was asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.option(fc.integer({ min: 0, max: 60_000 }), { nil: undefined }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failed, after, random) => {
          const delay = computeDelayMs(failed, after, plan, random)
          expect(delay).toBeGreaterThanOrEqual(after ?? 0)
          expect(delay).toBeLessThanOrEqual((after ?? 0) + Math.min(plan.maxDelayMs, 500 * 2 ** (failed - 1)))
        },
      ),
    )
  })
})

describe('Retry-After', () => {
  const now = Date.UTC(2026, 0, 1, 12, 0, 0)

  test.each([
    ['0', 0],
    ['12', 12_000],
    [' 3 ', 3_000],
    ['Thu, 01 Jan 2026 12:00:30 GMT', 30_000],
    ['Thu, 01 Jan 2026 11:59:00 GMT', 0],
  ])('%s asks for %i ms', (header, expected) => {
    expect(parseRetryAfter({ 'retry-after': header }, now)).toBe(expected)
  })

  test.each([-30, -5, 0, 5, 30])('as a date is read with a clock that is %i hours ahead of ours', (hours) => {
    const at = (ms: number) => new Date(now + hours * 3_600_000 + ms).toUTCString()
    const wait = (ms: number, date: string) => parseRetryAfter({ 'retry-after': at(ms), date }, now)
    expect(wait(30_000, at(0))).toBe(30_000)
    expect(wait(-30_000, at(0))).toBe(0)
    expect(wait(30_000, 'whenever')).toBe(Math.max(0, hours * 3_600_000 + 30_000))
  })

  test.each([undefined, '', '-5', '1.5', 'soon', '12s', '99999999999999'])(
    '%s asks for nothing',
    (header) => {
      expect(parseRetryAfter({ 'retry-after': header }, now)).toBeUndefined()
    },
  )
})

describe('refusals by a rate limit', () => {
  const limited = { ...plan, limitedMs: 60_000 }
  const judgeLimited = () => ({ retry: true, afterMs: 1_000, isLimited: true })
  const always = async () => {
    throw new Error('429')
  }

  test('are waited out by time, however many there are, and with growing jitter', async () => {
    const clock = fakeClock()
    const outcome = await retryCall(always, judgeLimited, limited, { clock, random: () => 0.5 })
    expect(outcome.ok).toBe(false)
    expect(clock.waits).toEqual([1_500, 2_000, 3_000, 5_000, 9_000, 11_000, 11_000, 11_000])
    expect(clock.waits.reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(60_000)
  })

  test('take no try away from other failures', async () => {
    let calls = 0
    const attempt = async () => {
      calls += 1
      throw calls % 2 === 1 ? new Failure('429', true) : new Failure('other', true)
    }
    const judgeBoth = (error: unknown) => ({ retry: true, isLimited: String(error).includes('429') })
    const outcome = await retryCall(attempt, judgeBoth, limited, { clock: fakeClock(), random: () => 0 })
    expect(outcome.failures.filter((error) => String(error).includes('other'))).toHaveLength(4)
  })

  test('count as tries where no time is given', async () => {
    const outcome = await retryCall(always, judgeLimited, plan, { clock: fakeClock(), random: () => 0 })
    expect(outcome.failures).toHaveLength(4)
  })
})
