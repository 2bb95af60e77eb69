import { describe, expect, it } from 'vitest'
import { simulateFlakySuite } from '../support/gate/flaky-suite.ts'
import {
  breakCases,
  clusters,
  drift,
  effects,
  plainSetting,
  sharedShift,
  simulate,
} from '../support/gate/simulate-gate.ts'
import { simulateTeam } from '../support/gate/team.ts'

/*
 * A small, seeded part of what `npm run bench:gates` measures. A share of 100 runs is off by up to 4
 * points, so only all worlds together are held to the promise.
 */
const single = { ...plainSetting, cases: 30, iterations: 1, baseRuns: 10 }

describe('a base that drifts', () => {
  it('fails at most one unchanged run in twenty', () => {
    const worlds = {
      cases: { weather: drift(1) },
      together: { weather: sharedShift(0.05) },
      groups: { weather: clusters(10, 1) },
      cache: { cached: 1 },
    }
    const shares = Object.entries(worlds).map(
      ([name, world]) => simulate({ ...plainSetting, ...world, baseRuns: 5 }, 100, `goal ${name}`).failed,
    )
    for (const share of shares) expect(share).toBeLessThanOrEqual(0.1)
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThanOrEqual(0.055)
  })

  it('that changed does not fail what is on it already', () => {
    const effect = (rates: readonly number[]) => breakCases(rates, 1)
    const setting = {
      ...plainSetting,
      baseRuns: 10,
      effect,
      onBase: (rates: readonly number[], run: number) => (run < 1 ? effect(rates) : rates),
    }
    expect(simulate(setting, 60, 'merged').failed).toBeLessThanOrEqual(0.1)
  })
})

describe('30 cases that run once', () => {
  it('are left open in a quarter of unchanged runs at most', () => {
    expect(simulate(single, 150, 'open').inconclusive).toBeLessThanOrEqual(0.25)
  })

  it('show one broken case once it is looked at again', () => {
    const setting = { ...single, looks: 3, effect: effects['1 case broken'] }
    expect(simulate(setting, 80, 'confirmed').failed).toBeGreaterThanOrEqual(0.9)
  })

  it('keep their pass rate over ten days of a team', () => {
    const { start, end } = simulateTeam(
      { cases: 30, iterations: 1, baseRuns: 10, looks: 3, days: 10 },
      2,
      'ten days',
    )
    expect(end).toBeGreaterThanOrEqual(start - 0.03)
  })

  it('get back on the default branch what was merged, once its issue is looked after', () => {
    const team = { cases: 30, iterations: 1, baseRuns: 10, days: 20 }
    const alone = simulateTeam(team, 2, 'twenty days')
    const watched = simulateTeam({ ...team, daysToRepair: 3 }, 2, 'twenty days')
    expect(watched.repaired).toBeGreaterThan(0)
    expect(watched.end).toBeGreaterThan(alone.end)
  })
})

it('flaky tests fail far fewer unchanged runs than without the gate, and a break of a clean one is never green', () => {
  const suite = { tests: 400, flaky: 20, failing: 0.05, baseRuns: 10 }
  const { failed, plain } = simulateFlakySuite(suite, 60, 'flaky')
  expect(plain).toBeGreaterThan(0.5)
  expect(failed).toBeLessThanOrEqual(0.17)
  expect(simulateFlakySuite({ ...suite, broken: 1 }, 40, 'flaky and broken').passed).toBe(0)
})
