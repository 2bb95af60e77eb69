import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computeNextPollMs,
  formatProgressLine,
  type HostedRun,
  type Progress,
  readProgress,
} from '../../../../../src/service/runs/wait/poll.ts'

/** Times at which a run of that length is looked at, in ms since the launch, without jitter. */
function looksAt(
  durationMs: number,
  progressAt: (ms: number) => Progress | undefined,
  sharers = 1,
): number[] {
  const times: number[] = []
  let now = 0
  while (now < durationMs) {
    const progress = times.length === 0 ? undefined : progressAt(now)
    now += computeNextPollMs({
      elapsedMs: now,
      failures: 0,
      sharers,
      random: 0.5,
      ...(progress && { progress }),
    })
    times.push(now)
  }
  return times
}

const steady = (durationMs: number, total: number) => (ms: number) => {
  const done = Math.min(total, Math.floor((ms / durationMs) * total))
  return { done, passed: done, total }
}

describe('the pace of looking', () => {
  it('begins at 5 s and follows the progress of the run', () => {
    expect(looksAt(4_000, steady(4_000, 10))).toEqual([5_000])
    expect(looksAt(120_000, steady(120_000, 40))).toEqual([
      5_000, 35_000, 65_000, 84_603, 96_689, 104_746, 110_908, 115_908, 120_908,
    ])
  })

  it('slows down by itself when the service reports no progress', () => {
    expect(looksAt(120_000, () => undefined)).toEqual([
      5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 40_833, 47_639, 55_579, 64_842, 75_649, 88_257,
      102_967, 120_128,
    ])
  })

  it('never spends more than a quarter of the 60 requests a minute, however many runs share it', () => {
    fc.assert(
      fc.property(
        fc.record({
          elapsedMs: fc.integer({ min: 0, max: 7_200_000 }),
          failures: fc.integer({ min: 0, max: 50 }),
          sharers: fc.integer({ min: 1, max: 20 }),
          random: fc.double({ min: 0, max: 1, noNaN: true }),
          progress: fc.option(fc.record({ done: fc.nat(500), passed: fc.nat(500), total: fc.nat(500) }), {
            nil: undefined,
          }),
        }),
        ({ progress, ...facts }) => {
          const pause = computeNextPollMs({ ...facts, ...(progress && { progress }) })
          expect((60_000 / pause) * facts.sharers).toBeLessThanOrEqual(15)
          expect(pause).toBeLessThanOrEqual(Math.max(66_000, facts.sharers * 5_500))
        },
      ),
    )
  })

  it('keeps away from a service that fails, but not for long', () => {
    const pauses = [1, 2, 3, 4, 10].map((failures) =>
      computeNextPollMs({ elapsedMs: 60_000, failures, sharers: 1, random: 0.5 }),
    )
    expect(pauses).toEqual([10_000, 20_000, 40_000, 60_000, 60_000])
  })
})

describe('the progress line', () => {
  const run = (summary: HostedRun['summary']): HostedRun => ({ id: 'r', status: 'running', summary })

  it.each([
    [undefined, undefined, 'support: running, waited for 20 s'],
    [
      { total: 0, passed: 0, failed: 0, passRate: 0 },
      40,
      'support: running, nothing of 40 iterations done after 20 s',
    ],
    [
      { total: 10, passed: 9, failed: 1, passRate: 0.9 },
      40,
      'support: running, 10/40 done, 9 passed, about 1 min left',
    ],
    [{ total: 40, passed: 30, failed: 10, passRate: 0.75 }, 40, 'support: running, 40/40 done, 30 passed'],
  ])('%j of %s', (summary, expected, line) => {
    expect(formatProgressLine('support', 'running', 20_000, readProgress(run(summary), expected))).toBe(line)
  })
})
