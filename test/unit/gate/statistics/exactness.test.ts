import { describe, expect, it } from 'vitest'
import { exactStratifiedTest } from '../../../../src/gate/statistics/exact-stratified.ts'
import { hypergeometric } from '../../../../src/gate/statistics/hypergeometric.ts'
import { upperPrediction } from '../../../../src/gate/statistics/intervals.ts'
import {
  permutationTest,
  type ScoreStratum,
  seededRandom,
} from '../../../../src/gate/statistics/permutation.ts'
import { smallestDetectableDrop } from '../../../../src/gate/statistics/power.ts'
import type { Stratum } from '../../../../src/gate/statistics/stratum.ts'

const stratum = (
  basePassed: number,
  baseCount: number,
  headPassed: number,
  headCount: number,
  weight = 1,
): Stratum => ({
  basePassed,
  baseCount,
  headPassed,
  headCount,
  weight,
})

describe('the hypergeometric share', () => {
  it('sums to 1 for large counts', () => {
    const { mass, start } = hypergeometric(20_000, 9_000, 10_000)
    expect(start).toBe(0)
    expect(mass.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 12)
  })
})

describe('the stratified test', () => {
  it('takes a weight as that much of the sum', () => {
    // Passes of the head: 0 or 1, each with 1/2; weighted sum 3a + b <= 1 when a fails: 1/2.
    expect(exactStratifiedTest([stratum(1, 1, 0, 1, 3), stratum(0, 1, 1, 1)])).toBeCloseTo(0.5, 12)
    expect(exactStratifiedTest([stratum(1, 1, 0, 1), stratum(0, 1, 1, 1)])).toBeCloseTo(0.75, 12)
  })

  it('ignores cases that cannot vary and cases of no weight', () => {
    expect(exactStratifiedTest([stratum(5, 5, 5, 5), stratum(0, 5, 0, 5), stratum(5, 5, 0, 5, 0)])).toBe(1)
    expect(exactStratifiedTest([])).toBe(1)
  })

  it('stays exact for thousands of cases, whose far tails are cut', () => {
    // Symmetric: P(T <= centre) is 1/2 plus half of the mass in the centre.
    const many = Array.from({ length: 4000 }, () => stratum(2, 4, 2, 4))
    const p = exactStratifiedTest(many)
    const variance = 4000 * (4 * 0.5 * 0.5 * (4 / 7))
    expect(p - 0.5).toBeCloseTo(1 / (2 * Math.sqrt(2 * Math.PI * variance)), 5)
  })
})

describe('cases of a hundred thousand iterations', () => {
  it('are tested like any other', () => {
    const n = 200_000
    // The difference of two rates near 1/2 has standard deviation sqrt(1 / (2 n)) a case; this is 2 of them.
    const lost = Math.round(2 * Math.sqrt(n / 2) * Math.SQRT2)
    const p = exactStratifiedTest([
      stratum(n / 2, n, n / 2 - lost / 2, n),
      stratum(n / 2, n, n / 2 - lost / 2, n),
    ])
    expect(p).toBeGreaterThan(0.02)
    expect(p).toBeLessThan(0.026)
  })
})

describe('the permutation test', () => {
  const options = { seed: 'x', level: 0.03, maxPicks: 1e7 }

  it('agrees with counting every exchange', () => {
    const strata: ScoreStratum[] = [
      { base: [0.9, 0.8, 0.95], head: [0.5, 0.85] },
      { base: [0.4, 0.7], head: [0.3, 0.6] },
      { base: [1], head: [0.2, 0.9] },
    ]
    expect(permutationTest(strata, options)).toBeCloseTo(enumerate(strata), 1.5)
    const lower = [{ base: [0.9, 0.91, 0.92, 0.93], head: [0.1, 0.2, 0.3, 0.4] }]
    expect(Math.abs(permutationTest(lower, options) - 1 / 70)).toBeLessThan(0.005)
  })

  it('never answers 0, and answers 1 when nothing varies', () => {
    const apart = Array.from({ length: 30 }, () => ({ base: [1, 1, 1], head: [0, 0, 0] }))
    expect(permutationTest(apart, options)).toBe(1 / 10_000)
    expect(permutationTest([{ base: [1, 1], head: [1] }], options)).toBe(1)
  })

  it('depends only on the seed', () => {
    const random = seededRandom('data')
    const strata = Array.from({ length: 10 }, () => ({
      base: [random(), random()],
      head: [random(), random()],
    }))
    expect(permutationTest(strata, options)).toBe(permutationTest(strata, options))
    const turned = strata.map(({ base, head }) => ({ base: base.toReversed(), head: head.toReversed() }))
    expect(permutationTest(turned, options)).toBe(permutationTest(strata, options))
  })
})

/** Exact p-value by going through every way to exchange the values within the cases. */
function enumerate(strata: readonly ScoreStratum[]): number {
  let sums = [0]
  let observed = 0
  for (const { base, head } of strata) {
    const pool = [...base, ...head]
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    observed += mean(head) - mean(base)
    const changes: number[] = []
    for (let mask = 0; mask < 2 ** pool.length; mask += 1) {
      const picked = pool.filter((_, index) => (mask >> index) % 2 === 1)
      const rest = pool.filter((_, index) => (mask >> index) % 2 === 0)
      if (picked.length === head.length) changes.push(mean(picked) - mean(rest))
    }
    sums = sums.flatMap((sum) => changes.map((change) => sum + change))
  }
  return sums.filter((sum) => sum <= observed + 1e-9).length / sums.length
}

describe('the smallest detectable drop', () => {
  /** Share of made-up comparisons with that drop in every case that the suite test finds at the level. */
  function power(cases: number, iterations: number, rate: number, drop: number): number {
    const random = seededRandom(`${cases} ${iterations} ${rate} ${drop}`)
    const passes = (of: number) =>
      Array.from({ length: iterations }, () => random() < of).filter((passed) => passed).length
    const found = Array.from({ length: 600 }, () => {
      const strata = Array.from({ length: cases }, () =>
        stratum(passes(rate), iterations, passes(rate - drop), iterations),
      )
      return exactStratifiedTest(strata) <= 0.03
    })
    return found.filter((is) => is).length / found.length
  }

  it.each([
    [50, 5, 0.7],
    [50, 1, 0.7],
    [30, 10, 0.9],
  ])('is found about four times out of five: %d cases, %d iterations, rate %f', (cases, iterations, rate) => {
    const random = seededRandom('typical')
    const passes = () =>
      Array.from({ length: iterations }, () => random() < rate).filter((passed) => passed).length
    const strata = Array.from({ length: cases }, () => stratum(passes(), iterations, passes(), iterations))
    const drop = smallestDetectableDrop(strata, 0.03, 0.02) ?? Number.NaN
    const found = power(cases, iterations, rate, drop)
    expect(found).toBeGreaterThan(0.65)
    expect(found).toBeLessThan(0.95)
  })

  it('knows how many flips the exact test needs when nothing varies', () => {
    // Six lost passes of fifty: 2^-6 is the first below 0.03.
    const strata = Array.from({ length: 50 }, () => stratum(1, 1, 1, 1))
    expect(smallestDetectableDrop(strata, 0.03, 0.02)).toBeCloseTo(6 / 50, 12)
  })

  it('is unknown when no drop could be found', () => {
    expect(smallestDetectableDrop([stratum(1, 1, 1, 1)], 0.03, 0.02)).toBeNull()
    expect(smallestDetectableDrop([stratum(1, 1, 1, 1), stratum(1, 1, 1, 1)], 0.03, 0.02)).toBeNull()
  })
})

it('predicts one more run from a history', () => {
  // Mean 10, s = 1, three runs: t(.95, 2) = 2.92.
  expect(upperPrediction([9, 10, 11], 0.95)).toBeCloseTo(10 + 2.919986 * Math.sqrt(4 / 3), 5)
  expect(upperPrediction([9], 0.95)).toBeNull()
})
