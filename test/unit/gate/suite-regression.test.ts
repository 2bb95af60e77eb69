import { expect, it } from 'vitest'
import { isManyRegression, isSuiteRegression } from '../../../src/gate/judge/suite-regression.ts'
import type { Comparison, LookedAgain } from '../../../src/model/comparison.ts'
import { aPolicy } from '../../support/gate/build.ts'

const suite = { meanChange: -0.2 } as NonNullable<Comparison['suite']>
const again = (outcome: LookedAgain['outcome'], fell: boolean, evidence = 30) =>
  ({ outcome, fell, evidence, needed: 20 }) as LookedAgain
const chances = (mean: number, fallen: number) => ({
  mean,
  fallen,
  worst: 1,
  any: 0.01,
  level: 0.05,
  threshold: 0.02,
})

it.each<[Parameters<typeof isSuiteRegression>[0], boolean]>([
  [{ suite, again: again('worse', true) }, true],
  [{ suite, again: again('worse', false) }, false],
  // A test failed in all fresh iterations.
  [{ suite, again: again('worse', true, 1.3) }, false],
  [{ suite, again: again('open', true) }, false],
  [{ suite, again: again('cleared', true), chances: chances(0.001, 0.001) }, false],
  [{ suite, chances: chances(0.001, 0.5) }, true],
  [{ suite, chances: chances(0.5, 0.5) }, false],
  [{ suite: { ...suite, meanChange: -0.001 }, chances: chances(0.001, 0.5) }, false],
  [{ suite }, false],
])('the mean fell by %j: %s', (of, expected) => {
  expect(isSuiteRegression(of, aPolicy({ kind: 'evals' }))).toBe(expected)
})

it('many cases fell where no look says otherwise', () => {
  expect(isManyRegression({ suite, chances: chances(0.5, 0.001) })).toBe(true)
  expect(isManyRegression({ suite, chances: chances(0.5, 0.5) })).toBe(false)
  expect(isManyRegression({ suite, chances: chances(0.5, 0.001), again: again('open', true) })).toBe(false)
  expect(isManyRegression({ suite })).toBe(false)
})
