import { expect, it } from 'vitest'
import { canBreak } from '../../../../src/cli/rehearse/changes.ts'
import { createEmptyTally } from '../../../../src/model/run/table/single-pass.ts'

const tally = createEmptyTally('a', { suite: [], name: 'a' }, false)

it.each([
  ['it mostly passes', { passed: 3, failed: 2 }, true],
  ['it passes in half of its iterations', { passed: 2, failed: 2 }, false],
  ['it was skipped', { skipped: 1 }, false],
  ['it is a suite', { passed: 1, scope: 'suite' as const }, false],
])('knows whether a case can break: %s', (_, counts, expected) => {
  expect(canBreak({ ...tally, ...counts })).toBe(expected)
})
