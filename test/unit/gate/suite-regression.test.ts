import { expect, it } from 'vitest'
import { findFall, isFallProven, isManyRegression } from '../../../src/gate/compare/fall.ts'
import type { Comparison, LookedAgain } from '../../../src/model/comparison.ts'
import { aPolicy } from '../../support/gate/build.ts'

const suite = { meanChange: -0.2, ruledOutDrop: 0.3 } as NonNullable<Comparison['suite']>
const again = (outcome: LookedAgain['outcome'], fell: boolean, evidence = 30) =>
  ({ outcome, fell, evidence, needed: 20 }) as LookedAgain
const chances = (any: number, ofMean: number, more: object = {}) => ({
  any,
  broken: any,
  level: 0.05,
  evidence: 9,
  cuts: { green: 0.6, red: 3 },
  ofMean,
  ...more,
})
const policy = aPolicy({ kind: 'evals' })

it.each<[LookedAgain, boolean]>([
  [again('worse', true), true],
  [again('worse', false), false],
  // A test failed in all fresh iterations.
  [again('worse', true, 1.3), false],
  [again('open', true), false],
  [again('cleared', true), false],
])('a look proves that the mean fell: %j, %s', (look, expected) => {
  expect(isFallProven(look)).toBe(expected)
})

it.each<[Pick<Comparison, 'suite' | 'chances'>, boolean]>([
  [{ suite, chances: chances(0.05, 0.5) }, true],
  [{ suite, chances: chances(0.051, 0.9) }, false],
  [{ suite, chances: chances(0.01, 0.49) }, false],
  [{ suite, chances: chances(0.01, 0.9, { exact: 0.06 }) }, false],
  [{ suite, chances: chances(0.01, 0.9, { alone: 0.21 }) }, false],
  // Rare, and hardly likelier after a fall than without one.
  [{ suite, chances: chances(0.01, 0.9, { evidence: 2.9 }) }, false],
  [{ suite: { ...suite, meanChange: -0.001 }, chances: chances(0.001, 0.9) }, false],
  [{ suite, chances: undefined }, false],
])('the mean fell by %j: %s', (compared, expected) => {
  expect(findFall(compared.chances, compared.suite, policy) === 'mean').toBe(expected)
})

it('many cases fell where no look says otherwise', () => {
  const isMany = (of: Parameters<typeof isManyRegression>[0]) => isManyRegression(of, policy)
  expect(isMany({ suite, chances: chances(0.01, 0.4) })).toBe(true)
  expect(isMany({ suite, chances: chances(0.5, 0.4) })).toBe(false)
  expect(isMany({ suite, chances: chances(0.01, 0.4), again: again('open', true) })).toBe(false)
  expect(isMany({ suite })).toBe(false)
  // A mean that is hardly lower, where more is not ruled out: what fell is said case by case.
  expect(isMany({ suite: { ...suite, meanChange: -0.001 }, chances: chances(0.01, 0.9) })).toBe(true)
})

it.each([0.1, 0.9])(
  'a fall that is surely small is none, whatever says most of the evidence (%d)',
  (ofMean) => {
    const small = { ...suite, meanChange: -0.001, ruledOutDrop: 0.02 }
    const fall = (broken: number) =>
      isManyRegression({ suite: small, chances: chances(0.01, ofMean, { broken }) }, policy)
    expect(fall(0.051)).toBe(false)
    // But for cases that broke by themselves.
    expect(fall(0.05)).toBe(true)
  },
)
