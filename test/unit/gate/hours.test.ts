import { expect, it } from 'vitest'
import { compareHours } from '../../../src/gate/compare/hours.ts'
import type { RunInfo } from '../../../src/model/run/run.ts'

const at = (hour: number, day = 1) => ({ createdAt: Date.UTC(2030, 0, day, 0, hour * 60) }) as RunInfo

it.each<[boolean, number, readonly number[]]>([
  [false, 12, [8]],
  [false, 12, [16]],
  [true, 12, [7.9]],
  [true, 12, [16.1, 20, 0]],
  [false, 12, [16.1, 13]],
  [false, 23, [2]],
  [true, 23, [3.1]],
  [false, 12, []],
])('is another time of day: %s, at %d after %j', (expected, head, base) => {
  expect(
    compareHours(
      at(head, 9),
      base.map((hour, index) => at(hour, index + 1)),
    ),
  ).toBe(expected ? 'other' : 'same')
})

it('is not known where a run does not say when it was', () => {
  expect(compareHours(at(12), [{ createdAt: 0 } as RunInfo])).toBe('unknown')
  expect(compareHours({ createdAt: 0 } as RunInfo, [at(12)])).toBe('unknown')
})
