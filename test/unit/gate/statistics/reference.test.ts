import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exactStratifiedTest } from '../../../../src/gate/statistics/exact-stratified.ts'
import { computeFisherDrop } from '../../../../src/gate/statistics/fisher.ts'
import { computeWilsonInterval } from '../../../../src/gate/statistics/intervals.ts'
import {
  computeNormalQuantile,
  computeStudentCdf,
  computeStudentQuantile,
} from '../../../../src/gate/statistics/quantiles.ts'
import type { Stratum } from '../../../../src/gate/statistics/stratum.ts'

/** Made by reference.py next to it with scipy and statsmodels. */
interface Reference {
  readonly fisher: readonly (Stratum & { readonly p: number })[]
  readonly mcnemar: readonly { readonly lost: number; readonly gained: number; readonly p: number }[]
  readonly stratified: readonly { readonly strata: readonly Stratum[]; readonly p: number }[]
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
      expectClose(computeFisherDrop(stratum), p)
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

  it('Wilson intervals', () => {
    for (const { passed, count, confidence, low, high } of reference.wilson) {
      const interval = computeWilsonInterval(passed, count, confidence)
      expectClose(interval.low, low)
      expectClose(interval.high, high)
    }
  })

  it('quantiles of Student and of the normal distribution', () => {
    for (const { p, degrees, t } of reference.quantiles.student) {
      expectClose(computeStudentQuantile(p, degrees), t)
      expectClose(computeStudentCdf(t, degrees), p)
    }
    for (const { p, z } of reference.quantiles.normal) expectClose(computeNormalQuantile(p), z)
  })
})
