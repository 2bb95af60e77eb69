import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exactStratifiedTest } from '../../../../src/gate/statistics/exact-stratified.ts'
import { meanChange, noiseOf } from '../../../../src/gate/statistics/noise.ts'
import { smallestDetectableDrop } from '../../../../src/gate/statistics/power.ts'
import { ruledOutDrop } from '../../../../src/gate/statistics/ruled-out.ts'
import { type Stratum, weightedRate } from '../../../../src/gate/statistics/stratum.ts'

const side = fc.integer({ min: 1, max: 6 }).chain((count) => fc.tuple(fc.nat(count), fc.constant(count)))
const stratum = fc
  .tuple(side, side, fc.nat(3), fc.integer({ min: 1, max: 5 }))
  .map(([[basePassed, baseCount], [headPassed, headCount], weight, cases]): Stratum => {
    return { basePassed, baseCount, headPassed, headCount, weight, cases }
  })

function figuresOf(strata: readonly Stratum[]): object {
  return {
    noise: noiseOf(strata),
    change: meanChange(strata),
    head: weightedRate(strata, 'headPassed', 'headCount'),
    base: weightedRate(strata, 'basePassed', 'baseCount'),
    test: exactStratifiedTest(strata),
    ruledOut: ruledOutDrop(strata),
    detectable: smallestDetectableDrop(strata, 0.05, { minDrop: 0 }),
  }
}

/** The numbers at any depth, in order; null where there is none. */
function numbersIn(value: unknown): (number | null)[] {
  if (typeof value === 'number' || value === null) return [value]
  return Object.values(value as object).flatMap(numbersIn)
}

it('counts for several cases are the same as one for each of them', () => {
  fc.assert(
    fc.property(fc.array(stratum, { minLength: 1, maxLength: 8 }), (strata) => {
      fc.pre(strata.some(({ weight }) => weight !== 0))
      const each = strata.flatMap(({ cases = 1, ...one }) => Array.from({ length: cases }, () => one))
      const [together, apart] = [figuresOf(strata), figuresOf(each)].map(numbersIn)
      expect(together).toHaveLength(apart?.length ?? 0)
      // Sums in another order differ in the last digits.
      for (const [index, figure] of apart?.entries() ?? []) {
        if (figure === null) expect(together?.[index]).toBeNull()
        else expect(together?.[index]).toBeCloseTo(figure, 9)
      }
    }),
    { numRuns: 500 },
  )
})
