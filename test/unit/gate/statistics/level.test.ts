import { expect, it } from 'vitest'
import { isAtMost } from '../../../../src/gate/statistics/level.ts'
import { isActualDrop, isAtLeast } from '../../../../src/gate/statistics/stratum.ts'

it('a p-value reaches a level, and a drop a floor, but for a rounding error', () => {
  const most = 0.05 * (1 + 1e-9)
  expect([isAtMost(0.05, 0.05), isAtMost(most, 0.05), isAtMost(0.0501, 0.05)]).toEqual([true, true, false])
  expect([isAtLeast(0.1, 0.1), isAtLeast(0.1 - 1e-9, 0.1), isAtLeast(0.0999, 0.1)]).toEqual([
    true,
    true,
    false,
  ])
  expect([isActualDrop(1e-9), isActualDrop(2e-9), isActualDrop(-1), isActualDrop()]).toEqual([
    false,
    true,
    false,
    false,
  ])
})
