import { expect, it } from 'vitest'
import { selectCurrentRuns } from '../../../src/gate/compare/current-runs.ts'

/** Runs of one case, the newest first: how many iterations passed in each, of so many. */
function countRuns(judged: number, passed: readonly number[]) {
  return passed.map((count) => ({ passed: count, judged }))
}

it('two iterations that repeat each other are one measurement', () => {
  const counts = countRuns(2, [0, 0, 2, 2, 2])
  expect(selectCurrentRuns(counts, 0, 1)).toEqual({ kept: [true, true, false, false, false], changedAt: 1 })
  expect(selectCurrentRuns(counts, 1, 1)).toEqual({ kept: [true, true, true, true, true] })
})

it('where two runs differ by more than chance, each of them is one measurement', () => {
  expect(selectCurrentRuns(countRuns(10, [2, 3, 10, 10]), 0, 1).changedAt).toBe(1)
  expect(selectCurrentRuns(countRuns(10, [0, 8, 10, 10]), 0, 1)).toEqual({ kept: [true, true, true, true] })
})
