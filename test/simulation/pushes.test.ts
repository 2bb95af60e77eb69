import { describe, expect, it } from 'vitest'
import { effects, plainSetting, simulatePushes } from '../support/gate/simulate-gate.ts'

/** What docs/statistics.md promises of a pull request with many pushes. Seeded; ten base runs. */
const sizes = [
  ['30 × 1', { cases: 30, iterations: 1 }, { once: 0.1, notGreen: 0.9, kept: 0.7 }],
  ['50 × 5', { cases: 50, iterations: 5 }, { once: 0.05, notGreen: 0.3, kept: 0.95 }],
] as const
const repeats = 150

describe.each(sizes)('%s', (name, size, { once, notGreen, kept }) => {
  const setting = { ...plainSetting, ...size, baseRuns: 10 }
  const fallen = { ...setting, effect: effects['mean falls by 9 points'] }
  const findFalls = (push: number) =>
    simulatePushes(fallen, [push], repeats, `pushes ${name}`).filter(([verdict]) => verdict === 'failed')
      .length

  it('ten healthy pushes', () => {
    const pulls = simulatePushes(setting, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], repeats, `healthy ${name}`)
    const share = (wanted: (verdict: string) => boolean) =>
      pulls.filter((verdicts) => verdicts.some(wanted)).length / repeats
    expect(share((verdict) => verdict === 'failed')).toBeLessThanOrEqual(once)
    expect(share((verdict) => verdict !== 'passed')).toBeLessThanOrEqual(notGreen)
  })

  it('a fall of 9 points that the fifth push brings is found nearly as often as by the first', () => {
    expect(findFalls(5)).toBeGreaterThanOrEqual(kept * findFalls(1))
  })
})
