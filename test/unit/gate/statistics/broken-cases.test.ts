import { describe, expect, it } from 'vitest'
import { binomial } from '../../../../src/gate/statistics/binomial.ts'
import { breakBound, evidenceOf, plainBound } from '../../../../src/gate/statistics/break-bound.ts'
import { brokenCasesTest } from '../../../../src/gate/statistics/broken-cases.ts'
import { chanceOfSum } from '../../../../src/gate/statistics/compound-sum.ts'
import { brokenOutcomes } from '../../../../src/gate/statistics/fisher.ts'
import type { Stratum } from '../../../../src/gate/statistics/stratum.ts'

const stratum = (basePassed: number, baseCount: number, headPassed: number, headCount: number): Stratum => ({
  basePassed,
  baseCount,
  headPassed,
  headCount,
})
const copies = (count: number, of: Stratum) => Array.from({ length: count }, () => of)
const limits = { minDrop: 0.5, level: 0.02 }
const broken = stratum(5, 5, 0, 5)

describe('the test of single cases', () => {
  it('charges next to nothing for cases whose base always passes', () => {
    const alone = brokenCasesTest([broken], limits)
    const among = brokenCasesTest([broken, ...copies(500, stratum(5, 5, 5, 5))], limits)
    expect(alone.cases[0]?.pValue).toBeCloseTo(1 / 252, 12)
    // Boschloo: at the worst true rate, 1/2, the case breaks with 1/1024.
    expect(alone.pValue).toBeCloseTo(1 / 1024, 4)
    expect(among.pValue).toBeLessThan(alone.pValue + 0.004)
    expect(among.cases[1]).toEqual({ pValue: 1, adjusted: 1, looksBroken: false })
  })

  it('charges for cases that are noisy on the base, whatever their heads did', () => {
    const noisy = (headPassed: number) =>
      brokenCasesTest([broken, ...copies(20, stratum(3, 5, headPassed, 5))], limits).pValue
    expect(noisy(3)).toBeGreaterThan(0.02)
    expect([0, 1, 2, 4, 5].map(noisy)).toEqual(copies(5, broken).map(() => noisy(3)))
    expect(brokenCasesTest([broken, ...copies(8, stratum(3, 5, 2, 5))], limits).pValue).toBeLessThan(0.02)
  })

  it('adds up the evidence of several, which excuse each other when only the worst counts', () => {
    const noise = copies(30, stratum(3, 5, 3, 5))
    const three = brokenCasesTest([...copies(3, broken), ...noise], limits)
    expect(three.cases[0]?.adjusted).toBeGreaterThan(0.02)
    expect(three.pValue).toBeLessThan(0.001)
  })

  it('never proves a drop below the floor', () => {
    const { cases, pValue } = brokenCasesTest([stratum(400, 400, 300, 400)], limits)
    expect(cases[0]?.pValue).toBeLessThan(1e-9)
    expect(cases[0]).toMatchObject({ adjusted: 1, looksBroken: false })
    expect(pValue).toBe(1)
  })

  it('is 1 when no case looks broken', () => {
    expect(brokenCasesTest([stratum(5, 5, 4, 5)], limits).pValue).toBe(1)
    expect(brokenCasesTest([], limits)).toEqual({ cases: [], pValue: 1 })
  })

  it('takes cases of any number of iterations, and many that break at once', () => {
    const wide = brokenCasesTest([stratum(100_000, 100_000, 30_000, 100_000), broken], limits)
    expect(wide.pValue).toBeLessThan(1e-9)
    const many = brokenCasesTest(copies(3000, stratum(10, 10, 0, 10)), limits)
    expect(many.pValue).toBeLessThan(1e-9)
  })
})

describe('an exact tie at the level', () => {
  it.each([
    [stratum(21, 23, 0, 2), 0.02],
    [stratum(21, 21, 2, 4), 0.02],
    [stratum(97, 99, 0, 1), 0.03],
    [stratum(22, 22, 1, 3), 0.01],
    [stratum(22, 23, 0, 2), 0.01],
  ])('looks broken: %j at %f', (of, level) => {
    const { cases, pValue } = brokenCasesTest([of], { minDrop: 0.5, level })
    expect(cases[0]?.pValue).toBeCloseTo(level, 12)
    expect(cases[0]?.looksBroken).toBe(true)
    expect(pValue).toBeLessThan(1)
  })
})

describe('the bound of one case', () => {
  it.each([
    [5, 5],
    [100, 2],
    [300, 3],
    [1000, 2],
    [2000, 2],
    [5, 1000],
  ])('is one for any true rate: %d and %d iterations', (baseCount, headCount) => {
    const { atMost, rates } = breakBound(baseCount, headCount, limits)
    const least = evidenceOf(limits.level)
    const outcomes = brokenOutcomes(baseCount, headCount, limits)
    const charges = rates.map((of) => -Math.expm1(-of.reduce((sum, rate) => sum + rate, 0)))
    for (let at = 1; at < 300; at += 1) {
      const [base, head] = [binomial(baseCount, at / 300), binomial(headCount, at / 300)]
      const chance = outcomes.reduce(
        (sum, { basePassed, headPassed }) => sum + (base[basePassed] ?? 0) * (head[headPassed] ?? 0),
        0,
      )
      const charge = charges.reduce((sum, of, passed) => sum + of * (base[passed] ?? 0), 0)
      expect(charge).toBeGreaterThanOrEqual(chance * (1 - 1e-9))
      expect(atMost[least] ?? 0).toBeGreaterThanOrEqual(chance * (1 - 1e-9))
    }
  })

  it('is a plain one where the sharp one would cost too much', () => {
    const sharp = breakBound(20, 5, limits)
    const plain = plainBound(20, limits.level)
    for (let at = evidenceOf(limits.level); at <= 250; at += 1) {
      expect(plain.atMost[at]).toBeGreaterThanOrEqual(sharp.atMost[at] ?? Number.NaN)
    }
  })

  it('knows nothing when no outcome looks broken', () => {
    const { atMost, rates } = breakBound(2, 2, limits)
    expect(Math.max(...atMost, ...rates.flatMap((of) => [...of]))).toBe(0)
  })
})

describe('the sum of jumps', () => {
  it('agrees with counting: one size is a Poisson distribution', () => {
    const rates = Float64Array.of(0, 0, 0, 1.5)
    const none = Math.exp(-1.5)
    expect(chanceOfSum(rates, [], 3)).toBeCloseTo(1 - none, 12)
    expect(chanceOfSum(rates, [], 4)).toBeCloseTo(1 - none * (1 + 1.5), 12)
    expect(chanceOfSum(rates, [], 9)).toBeCloseTo(1 - none * (1 + 1.5 + 1.5 ** 2 / 2), 12)
  })

  it('agrees with counting: two sizes and two single jumps', () => {
    const rates = Float64Array.of(0, 0.3, 0.7)
    const singles = [
      { size: 2, probability: 0.25 },
      { size: 5, probability: 0.5 },
    ]
    const poisson = (mean: number, count: number): number =>
      count === 0 ? Math.exp(-mean) : (poisson(mean, count - 1) * mean) / count
    let expected = 0
    for (let ones = 0; ones < 30; ones += 1) {
      for (let twos = 0; twos < 30; twos += 1) {
        for (const [first, p] of [
          [0, 0.75],
          [2, 0.25],
        ] as const) {
          for (const second of [0, 5]) {
            if (ones + 2 * twos + first + second >= 6)
              expected += poisson(0.3, ones) * poisson(0.7, twos) * p * 0.5
          }
        }
      }
    }
    expect(chanceOfSum(rates, singles, 6)).toBeCloseTo(expected, 12)
  })

  it('holds for thousands of jumps, and is bounded far out', () => {
    const rates = Float64Array.of(0, 4000)
    expect(chanceOfSum(rates, [], 4000)).toBeCloseTo(0.5, 1)
    expect(chanceOfSum(rates, [], 4200)).toBeCloseTo(0.0009, 3)
    const far = chanceOfSum(rates, [{ size: 1, probability: 0.5 }], 6000)
    expect(far).toBeGreaterThan(0)
    expect(far).toBeLessThan(1e-15)
  })
})
