import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../src/config/policy/table.ts'
import { simulateFlakySuite } from '../support/gate/flaky-suite.ts'
import {
  breakCases,
  clusters,
  drift,
  mixes,
  plainSetting,
  sharedShift,
  simulate,
} from '../support/gate/simulate-gate.ts'

/*
 * What docs/statistics.md promises of pull requests that change nothing. Seeded and small; `npm run bench:gates` has the
 * full tables. A share of 300 runs is off by up to 2.5 points, so a single cell may show a little more than the promise;
 * all of them together may not.
 */
const repeats = 300
const [promise, withinError] = [0.05, 0.075]

const meanOf = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length

describe.each([1, 3, 5, 10])('%d iterations a side', (iterations) => {
  const shares: number[] = []

  it.each(Object.entries(mixes))('fails at most one run in twenty: %s', (name, mix) => {
    const setting = { ...plainSetting, mix, iterations }
    const { failed } = simulate(setting, repeats, `null ${name} ${iterations}`)
    shares.push(failed)
    expect(failed).toBeLessThanOrEqual(withinError)
  })

  it('fails at most one run in twenty over all of them', () => {
    expect(shares).toHaveLength(Object.keys(mixes).length)
    expect(meanOf(shares)).toBeLessThanOrEqual(promise)
  })
})

describe('other designs', () => {
  it.each([
    ['five base runs against one iteration', { baseRuns: 5, iterations: 1 }],
    ['five base runs against five', { baseRuns: 5, iterations: 5 }],
    ['few cases', { cases: 4, iterations: 10 }],
    ['a score as well', { scores: true, iterations: 5 }],
    ['looked at again', { looks: 3, iterations: 1 }],
    ['not declared, but with a score', { scores: true, iterations: 1, policy: defaultPolicy }],
    ['not declared, but iterated', { iterations: 3, policy: defaultPolicy }],
  ])('fails at most one run in twenty: %s', (name, setting) => {
    const { failed } = simulate({ ...plainSetting, ...setting }, repeats, `null ${name}`)
    expect(failed).toBeLessThanOrEqual(withinError)
  })

  it.each([
    [10, 0.075],
    [5, 0.1],
  ])('not declared, but %d noisy base runs: fails at most a share of %f', (baseRuns, most) => {
    const setting = { ...plainSetting, baseRuns, iterations: 1, policy: defaultPolicy }
    expect(simulate(setting, 1000, 'noisy').failed).toBeLessThanOrEqual(most)
  })

  it('leaves at most a quarter of the runs open: 30 cases that run once', () => {
    const single = { ...plainSetting, cases: 30, iterations: 1, baseRuns: 10 }
    expect(simulate(single, 150, 'open').inconclusive).toBeLessThanOrEqual(0.25)
  })
})

describe('a base that drifts', () => {
  const failed = (world: object, name: string) =>
    simulate({ ...plainSetting, ...world, baseRuns: 5 }, 2 * repeats, `goal ${name}`).failed
  const shares: number[] = []

  it.each([
    ['each case by itself', drift(1)],
    ['ten alike', clusters(10, 1)],
    ['all by the same odds', clusters(plainSetting.cases, 0.4)],
  ])('fails at most one run in twenty: %s', (name, weather) => {
    shares.push(failed({ weather }, name))
    expect(shares.at(-1)).toBeLessThanOrEqual(withinError)
  })

  it('fails at most one run in twenty over all of them', () => {
    expect(shares).toHaveLength(3)
    expect(meanOf(shares)).toBeLessThanOrEqual(promise + 0.005)
  })

  it('fails up to one run in eight where all cases move by the same points, five in a usual run', () => {
    expect(failed({ weather: sharedShift(0.05) }, 'points')).toBeLessThanOrEqual(0.125)
  })

  it('fails up to one run in ten where a cache answers all further iterations', () => {
    expect(failed({ cached: 1 }, 'cache')).toBeLessThanOrEqual(0.1)
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

it('flaky tests fail far fewer runs than without the gate, and a break of a clean one is never green', () => {
  const suite = { tests: 400, flaky: 20, failing: 0.05, baseRuns: 10 }
  const { failed, plain } = simulateFlakySuite(suite, 60, 'flaky')
  expect(plain).toBeGreaterThan(0.5)
  expect(failed).toBeLessThanOrEqual(0.17)
  expect(simulateFlakySuite({ ...suite, broken: 1 }, 40, 'flaky and broken').passed).toBe(0)
})
