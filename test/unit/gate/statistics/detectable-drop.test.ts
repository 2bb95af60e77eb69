import { describe, expect, it } from 'vitest'
import { exactStratifiedTest } from '../../../../src/gate/statistics/exact-stratified.ts'
import { isAtMost } from '../../../../src/gate/statistics/level.ts'
import { meanChange } from '../../../../src/gate/statistics/noise.ts'
import { smallestDetectableDrop } from '../../../../src/gate/statistics/power.ts'
import type { Stratum } from '../../../../src/gate/statistics/stratum.ts'
import { drawTables, powerDesigns } from '../../../support/gate/tables.ts'

const minDrop = 0.02

describe('the smallest detectable drop', () => {
  // A share of 500 is off by up to 3.5 points; of 2,500, every design is within 78 % to 84 %.
  it.each(
    powerDesigns.map(({ mix, cases, baseCount, headCount }) => [mix, cases, baseCount, headCount] as const),
  )(
    'is found four times out of five: %s, %d cases, %d and %d iterations',
    (mix, cases, baseCount, headCount) => {
      const level = headCount === 1 ? 0.05 : 0.03
      const design = { mix, cases, baseCount, headCount }
      const found = drawTables(design, 500, `power ${JSON.stringify(design)}`).filter((table) => {
        const drop = smallestDetectableDrop(table.draw(0), level, { minDrop }) ?? Number.NaN
        return isFound(table.draw(drop), level)
      })
      expect(found.length / 500).toBeGreaterThanOrEqual(0.77 - 0.035)
      expect(found.length / 500).toBeLessThanOrEqual(0.84 + 0.035)
    },
  )

  it('is never below what the policy counts, and unknown when no drop could be found', () => {
    const perfect = (count: number, iterations: number): Stratum[] =>
      Array.from({ length: count }, () => ({
        basePassed: iterations,
        baseCount: iterations,
        headPassed: iterations,
        headCount: iterations,
      }))
    expect(smallestDetectableDrop(perfect(1000, 10), 0.03, { minDrop })).toBe(minDrop)
    expect(smallestDetectableDrop(perfect(2, 1), 0.03, { minDrop })).toBeNull()
    expect(smallestDetectableDrop([], 0.03, { minDrop })).toBeNull()
  })
})

function isFound(strata: readonly Stratum[], level: number): boolean {
  return isAtMost(exactStratifiedTest(strata).mid, level) && -meanChange(strata) >= minDrop - 1e-9
}
