import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { binomial } from '../../../../src/gate/statistics/binomial.ts'
import { breakBound, evidenceOf } from '../../../../src/gate/statistics/break-bound.ts'
import { exactStratifiedTest } from '../../../../src/gate/statistics/exact-stratified.ts'
import { fisherDrop } from '../../../../src/gate/statistics/fisher.ts'
import { newcombeInterval, wilsonInterval } from '../../../../src/gate/statistics/intervals.ts'
import { normalQuantile, studentCdf, studentQuantile } from '../../../../src/gate/statistics/quantiles.ts'
import type { Stratum } from '../../../../src/gate/statistics/stratum.ts'

/** Made by reference.py next to it with scipy and statsmodels. */
interface Reference {
  readonly fisher: readonly (Stratum & { readonly p: number })[]
  readonly mcnemar: readonly { readonly lost: number; readonly gained: number; readonly p: number }[]
  readonly stratified: readonly { readonly strata: readonly Stratum[]; readonly p: number }[]
  readonly breaks: readonly {
    readonly baseCount: number
    readonly headCount: number
    readonly minDrop: number
    readonly level: number
    /** Chance of a p-value of at most `p` at a true pass rate of `rate` on both sides. */
    readonly rate: number
    readonly p: number
    readonly chance: number
  }[]
  readonly boschloo: readonly (Stratum & { readonly p: number })[]
  readonly wilson: readonly {
    readonly passed: number
    readonly count: number
    readonly confidence: number
    readonly low: number
    readonly high: number
  }[]
  readonly newcombe: readonly {
    readonly head: readonly [number, number]
    readonly base: readonly [number, number]
    readonly low: number
    readonly high: number
  }[]
  readonly quantiles: {
    readonly student: readonly { readonly p: number; readonly degrees: number; readonly t: number }[]
    readonly normal: readonly { readonly p: number; readonly z: number }[]
  }
}

const path = join(import.meta.dirname, '../../../fixtures/statistics/reference.json')
const reference: Reference = JSON.parse(readFileSync(path, 'utf8'))

/** Equal to eight digits. */
function expectClose(actual: number, expected: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-8 * Math.max(Math.abs(expected), 1e-4))
}

describe('the statistics agree with scipy and statsmodels', () => {
  it('Fisher: one case, both as itself and as a suite of one', () => {
    expect(reference.fisher.length).toBeGreaterThan(30)
    for (const { p, ...stratum } of reference.fisher) {
      expectClose(fisherDrop(stratum), p)
      expectClose(exactStratifiedTest([stratum]).exact, p)
    }
  })

  it('McNemar: one iteration a side', () => {
    for (const { lost, gained, p } of reference.mcnemar) {
      const pair = (basePassed: number, headPassed: number) => ({
        basePassed,
        headPassed,
        baseCount: 1,
        headCount: 1,
      })
      const strata = [
        ...Array.from({ length: lost }, () => pair(1, 0)),
        ...Array.from({ length: gained }, () => pair(0, 1)),
        ...Array.from({ length: 10 }, () => pair(1, 1)),
      ]
      expectClose(exactStratifiedTest(strata).exact, p)
    }
  })

  it('the stratified test: unequal counts, convolved by numpy', () => {
    for (const { strata, p } of reference.stratified) expectClose(exactStratifiedTest(strata).exact, p)
  })

  it('the bound of a break: never below the chance, whatever the true pass rate', () => {
    for (const { baseCount, headCount, minDrop, level, rate, p, chance } of reference.breaks) {
      const { rates, atMost } = breakBound(baseCount, headCount, { minDrop, level })
      const from = evidenceOf(p)
      const mean = binomial(baseCount, rate).reduce((sum, mass, passed) => {
        const expected = rates[passed]?.slice(from).reduce((of, value) => of + value, 0) ?? Number.NaN
        return sum - mass * Math.expm1(-expected)
      }, 0)
      expect(mean).toBeGreaterThanOrEqual(chance)
      expect(atMost[from]).toBeGreaterThanOrEqual(chance)
    }
  })

  it('Boschloo: the chance of a break in one case, at the worst true pass rate', () => {
    for (const { p, ...stratum } of reference.boschloo) {
      const { baseCount, headCount } = stratum
      const { atMost } = breakBound(baseCount, headCount, { minDrop: -1, level: 0.2 })
      const found = atMost[evidenceOf(fisherDrop(stratum))] ?? Number.NaN
      // 1 % on the safe side.
      expect(found).toBeGreaterThanOrEqual(p)
      expect(found).toBeLessThanOrEqual(p * 1.02)
    }
  })

  it('Wilson and Newcombe intervals', () => {
    for (const { passed, count, confidence, low, high } of reference.wilson) {
      const interval = wilsonInterval(passed, count, confidence)
      expectClose(interval.low, low)
      expectClose(interval.high, high)
    }
    for (const { head, base, low, high } of reference.newcombe) {
      const counts = ([passed, count]: readonly [number, number]) => ({ passed, count })
      const interval = newcombeInterval(counts(head), counts(base))
      expectClose(interval.low, low)
      expectClose(interval.high, high)
    }
  })

  it('quantiles of Student and of the normal distribution', () => {
    for (const { p, degrees, t } of reference.quantiles.student) {
      expectClose(studentQuantile(p, degrees), t)
      expectClose(studentCdf(t, degrees), p)
    }
    for (const { p, z } of reference.quantiles.normal) expectClose(normalQuantile(p), z)
  })
})
