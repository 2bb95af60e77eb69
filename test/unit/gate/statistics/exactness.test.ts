import { describe, expect, it } from 'vitest'
import { exactStratifiedTest } from '../../../../src/gate/statistics/exact-stratified.ts'
import { computeHypergeometric } from '../../../../src/gate/statistics/hypergeometric.ts'
import {
  createSeededRandom,
  type PermutationResult,
  runPermutationTest,
  type ScoreStratum,
} from '../../../../src/gate/statistics/permutation.ts'
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
    const { mass, start } = computeHypergeometric(20_000, 9_000, 10_000)
    expect(start).toBe(0)
    expect(mass.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 12)
  })
})

describe('the stratified test', () => {
  it('takes a weight as that much of the sum', () => {
    // Passes of the head: 0 or 1, each with 1/2; weighted sum 3a + b <= 1 when a fails: 1/2.
    expect(exactStratifiedTest([stratum(1, 1, 0, 1, 3), stratum(0, 1, 1, 1)]).exact).toBeCloseTo(0.5, 12)
    expect(exactStratifiedTest([stratum(1, 1, 0, 1), stratum(0, 1, 1, 1)]).exact).toBeCloseTo(0.75, 12)
  })

  it('counts half of the observed sum in the mid-p value', () => {
    // Five lost passes and none gained: 1/32, and half of it.
    const lost = Array.from({ length: 5 }, () => stratum(1, 1, 0, 1))
    const { exact, mid } = exactStratifiedTest(lost)
    expect(exact).toBeCloseTo(1 / 32, 12)
    expect(mid).toBeCloseTo(1 / 64, 12)
  })

  it('ignores cases that cannot vary and cases of no weight', () => {
    const fixed = [stratum(5, 5, 5, 5), stratum(0, 5, 0, 5), stratum(5, 5, 0, 5, 0)]
    expect(exactStratifiedTest(fixed)).toEqual({ exact: 1, mid: 0.5 })
    expect(exactStratifiedTest([])).toEqual({ exact: 1, mid: 0.5 })
  })

  it('stays exact for thousands of cases, whose far tails are cut', () => {
    // Symmetric: P(T <= centre) is 1/2 plus half of the mass in the centre.
    const many = Array.from({ length: 4000 }, () => stratum(2, 4, 2, 4))
    const p = exactStratifiedTest(many).exact
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
    ]).exact
    expect(p).toBeGreaterThan(0.02)
    expect(p).toBeLessThan(0.026)
  })
})

describe('the permutation test', () => {
  const options = { seed: 'x', level: 0.03, maxPicks: 1e7, leastFall: 0 }

  it('agrees with counting every exchange', () => {
    const strata: ScoreStratum[] = [
      { base: [0.9, 0.8, 0.95, 0.87], head: [0.5, 0.86] },
      { base: [0.4, 0.7, 0.62, 0.51], head: [0.31, 0.6] },
      { base: [1, 0.93, 0.77], head: [0.2, 0.9] },
    ]
    const { mean, fallen } = runPermutationTest(strata, { ...options, leastFall: 0.05 })
    const exact = enumerate(strata, 0.05)
    expect(mean).toBeCloseTo(exact.mean, 1.5)
    expect(fallen).toBeCloseTo(exact.fallen, 1.5)
    const lower = [{ base: [0.9, 0.91, 0.92, 0.93], head: [0.1, 0.2, 0.3, 0.4] }]
    expect(Math.abs(runPermutationTest(lower, options).mean - 1 / 70)).toBeLessThan(0.005)
  })

  it('never answers 0, and answers 1 when nothing varies', () => {
    const apart = Array.from({ length: 30 }, () => ({ base: [1, 1, 1], head: [0, 0, 0] }))
    expect(runPermutationTest(apart, options)).toEqual({ mean: 1 / 10_000, fallen: 1 / 10_000 })
    expect(runPermutationTest([{ base: [1, 1], head: [1] }], options)).toEqual({ mean: 1, fallen: 1 })
  })

  it('depends only on the seed', () => {
    const random = createSeededRandom('data')
    const strata = Array.from({ length: 10 }, () => ({
      base: [random(), random()],
      head: [random(), random()],
    }))
    expect(runPermutationTest(strata, options)).toEqual(runPermutationTest(strata, options))
    const turned = strata.map(({ base, head }) => ({ base: base.toReversed(), head: head.toReversed() }))
    expect(runPermutationTest(turned, options)).toEqual(runPermutationTest(strata, options))
  })
})

/** Exact p-values of both questions by going through every way to exchange the values within the cases. */
function enumerate(strata: readonly ScoreStratum[], leastFall: number): { mean: number; fallen: number } {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const add = (a: PermutationResult, fall: number) => ({
    mean: a.mean + fall,
    fallen: a.fallen + Math.max(0, fall - leastFall) ** 2,
  })
  let all = [{ mean: 0, fallen: 0 }]
  let observed = { mean: 0, fallen: 0 }
  for (const { base, head } of strata) {
    const pool = [...base, ...head]
    observed = add(observed, mean(base) - mean(head))
    const falls: number[] = []
    for (let mask = 0; mask < 2 ** pool.length; mask += 1) {
      const picked = pool.filter((_, index) => (mask >> index) % 2 === 1)
      const rest = pool.filter((_, index) => (mask >> index) % 2 === 0)
      if (picked.length === head.length) falls.push(mean(rest) - mean(picked))
    }
    all = all.flatMap((sum) => falls.map((fall) => add(sum, fall)))
  }
  const share = (of: (one: PermutationResult) => boolean) => all.filter(of).length / all.length
  const ranks = (one: PermutationResult) => ({
    mean: share((other) => other.mean >= one.mean - 1e-9),
    fallen: share((other) => other.fallen >= one.fallen - 1e-9),
  })
  const leasts = all.map((one) => Math.min(...Object.values(ranks(one))))
  const joint = (rank: number) => leasts.filter((least) => least <= rank + 1e-9).length / leasts.length
  const own = ranks(observed)
  return { mean: joint(own.mean), fallen: joint(own.fallen) }
}
