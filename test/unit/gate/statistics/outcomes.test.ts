import { describe, expect, it } from 'vitest'
import { computePassMasses } from '../../../../src/gate/statistics/prediction/outcomes.ts'

/** n choose k. */
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
const close = (masses: Iterable<number>) => [...masses].map((mass) => Number(mass.toFixed(9)))

describe('how many of the iterations of a case pass', () => {
  it.each([0, 0.1, 0.5, 0.9, 1])('without correlation is binomial, with the rate %d', (rate) => {
    const expected = Array.from({ length: 7 }, (_, x) => choose(6, x) * rate ** x * (1 - rate) ** (6 - x))
    const masses = computePassMasses(rate, 6, 0)
    for (const [x, mass] of expected.entries()) expect(masses[x]).toBeCloseTo(mass, 6)
  })

  it.each([
    [0.3, 0.2],
    [0.7, 0.6],
    [0.05, 0.95],
  ])('has the mean of the rate %d and the variance of the correlation %d', (rate, correlation) => {
    const masses = [...computePassMasses(rate, 8, correlation)]
    const mean = masses.reduce((sum, mass, x) => sum + mass * x, 0)
    const variance = masses.reduce((sum, mass, x) => sum + mass * (x - mean) ** 2, 0)
    expect(masses.reduce((sum, mass) => sum + mass, 0)).toBeCloseTo(1, 9)
    expect(mean).toBeCloseTo(8 * rate, 9)
    // https://en.wikipedia.org/wiki/Beta-binomial_distribution: n p (1 - p) (1 + (n - 1) ρ)
    expect(variance).toBeCloseTo(8 * rate * (1 - rate) * (1 + 7 * correlation), 9)
  })

  it.each([0.2, 1])(
    'is all or nothing where they are all alike, or there is one, at the correlation %d',
    (of) => {
      expect(close(computePassMasses(0.3, 1, of))).toEqual([0.7, 0.3])
      expect(close(computePassMasses(0.3, 3, 1))).toEqual([0.7, 0, 0, 0.3])
    },
  )

  it.each([0, 0.5, 1])('is certain for a case that always or never passes, at the correlation %d', (of) => {
    expect(close(computePassMasses(0, 3, of))).toEqual([1, 0, 0, 0])
    expect(close(computePassMasses(1, 3, of))).toEqual([0, 0, 0, 1])
  })

  it.each([0, 1])('takes no iterations as no passes, at the correlation %d', (of) => {
    expect(close(computePassMasses(0.3, 0, of))).toEqual([1])
  })
})
