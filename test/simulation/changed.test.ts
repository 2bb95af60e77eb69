import { describe, expect, it } from 'vitest'
import { effects, plainSetting, simulate } from '../support/gate/simulate-gate.ts'

/** What the gate finds of pull requests that broke something. Seeded; `npm run bench:gates` has the full tables. */
const repeats = 300

describe('finds it', () => {
  /** Shares to be found: those of the method's own tables less their error of four points. */
  it.each([
    ['mean falls by 9 points', 1, 1, 0.23],
    ['mean falls by 9 points', 1, 3, 0.66],
    ['mean falls by 9 points', 1, 5, 0.87],
    ['mean falls by 9 points', 1, 10, 0.96],
    ['mean falls by 5 points', 1, 5, 0.36],
    // One base run can't show how much runs differ, however many iterations it has.
    ['mean falls by 5 points', 3, 10, 0.68],
    ['1 case broken', 1, 5, 0.88],
    ['1 case broken', 1, 10, 0.96],
    ['3 cases broken', 1, 3, 0.36],
    ['3 cases broken', 1, 5, 0.85],
  ] as const)('%s, %d base runs, %d iterations: at least %f', (effect, baseRuns, iterations, least) => {
    const setting = { ...plainSetting, baseRuns, iterations, effect: effects[effect] }
    const { failed } = simulate(setting, 2 * repeats, `power ${effect} ${iterations}`)
    expect(failed).toBeGreaterThanOrEqual(least)
  })

  it.each([
    ['50 cases, one base run', { cases: 50, baseRuns: 1 }, 0.92],
    ['30 cases, ten base runs', { cases: 30, baseRuns: 10 }, 0.9],
  ])('one broken case that runs once, after fresh iterations: %s', (name, size, least) => {
    const setting = { ...plainSetting, ...size, iterations: 1, effect: effects['1 case broken'], looks: 3 }
    expect(simulate(setting, repeats, `confirmed ${name}`).failed).toBeGreaterThanOrEqual(least)
  })
})

// Leaving at most a fifth of the unchanged runs open has this price; the reason says what is ruled out.
it.each([
  [1, 0.4],
  [3, 0.25],
  [10, 0.1],
])('50 cases that run once, %d base runs: of drops by 9 points at most %f are green', (baseRuns, most) => {
  const setting = { ...plainSetting, baseRuns, iterations: 1, effect: effects['mean falls by 9 points'] }
  expect(simulate(setting, repeats, 'unproven').passed).toBeLessThanOrEqual(most)
})
