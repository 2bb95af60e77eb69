import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../src/config/policy/table.ts'
import { effects, mixes, plainSetting, simulate } from '../support/gate/simulate-gate.ts'

/*
 * Seeded and small; `npm run bench:gates` has the full tables. A share of 300 runs is off by up to 2.5 points, so a
 * single cell may show a little more than the promise; all mixes together may not.
 */
const repeats = 300
const withinError = 0.075

describe.each([1, 3, 5, 10])('nothing changed, %d iterations a side', (iterations) => {
  it('fails at most one run in twenty', () => {
    const shares = Object.entries(mixes).map(([name, mix]) => {
      const setting = { ...plainSetting, mix, iterations }
      return simulate(setting, repeats, `null ${name} ${iterations}`).failed
    })
    for (const share of shares) expect(share).toBeLessThanOrEqual(withinError)
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThanOrEqual(0.05)
  })
})

describe('nothing changed, other designs', () => {
  it.each([
    ['five base runs against one iteration', { baseRuns: 5, iterations: 1 }],
    ['five base runs against five', { baseRuns: 5, iterations: 5 }],
    ['few cases', { cases: 4, iterations: 10 }],
    ['a score as well', { scores: true, iterations: 5 }],
    ['looked at again', { looks: 3, iterations: 1 }],
    ['not declared, but with a score', { scores: true, iterations: 1, policy: defaultPolicy }],
    ['not declared, but with a noisy history', { baseRuns: 5, iterations: 1, policy: defaultPolicy }],
    ['not declared, but iterated', { iterations: 3, policy: defaultPolicy }],
  ])('fails at most one run in twenty: %s', (name, setting) => {
    const { failed } = simulate({ ...plainSetting, ...setting }, repeats, `null ${name}`)
    expect(failed).toBeLessThanOrEqual(withinError)
  })
})

describe('something changed', () => {
  /** Shares to be found: those of the method's own tables less their error of four points. */
  it.each([
    ['mean falls by 9 points', 1, 0.23],
    ['mean falls by 9 points', 3, 0.66],
    ['mean falls by 9 points', 5, 0.87],
    ['mean falls by 9 points', 10, 0.96],
    ['mean falls by 5 points', 5, 0.36],
    ['mean falls by 5 points', 10, 0.68],
    ['1 case broken', 5, 0.88],
    ['1 case broken', 10, 0.96],
    ['3 cases broken', 3, 0.36],
    ['3 cases broken', 5, 0.85],
  ] as const)('finds it: %s, %d iterations, at least %f', (effect, iterations, least) => {
    const setting = { ...plainSetting, iterations, effect: effects[effect] }
    expect(simulate(setting, 2 * repeats, `power ${effect} ${iterations}`).failed).toBeGreaterThanOrEqual(
      least,
    )
  })

  it('finds one broken case at a single iteration, once it is run again', () => {
    const setting = { ...plainSetting, iterations: 1, effect: effects['1 case broken'], looks: 3 }
    expect(simulate(setting, repeats, 'confirmed').failed).toBeGreaterThanOrEqual(0.92)
  })

  it('finds or leaves open most large drops, even with one iteration and one base run', () => {
    const setting = { ...plainSetting, iterations: 1, effect: effects['mean falls by 9 points'] }
    // Passing at most a fifth of the unchanged runs as doubtful has this price; the reason says what is ruled out.
    expect(simulate(setting, repeats, 'unproven').passed).toBeLessThanOrEqual(0.25)
  })
})
