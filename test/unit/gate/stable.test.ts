import fc from 'fast-check'
import { expect, it } from 'vitest'
import { roundStably } from '../../../src/gate/statistics/stable.ts'

it('keeps twelve digits, however few the number has', () => {
  const decimal = fc.tuple(fc.integer(), fc.integer({ min: 0, max: 9 })).map(([n, k]) => n / 10 ** k)
  fc.assert(
    fc.property(fc.oneof(fc.double({ noNaN: true }), decimal, fc.constantFrom(0.1 + 0.2, -0)), (value) => {
      expect(roundStably(value)).toBe(Number(value.toPrecision(12)))
    }),
    { numRuns: 5000 },
  )
})
