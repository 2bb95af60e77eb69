import { describe, expect, it } from 'vitest'
import { combineChances, countMeasurements } from '../../../src/gate/statistics/combine.ts'
import { computeTestLevels } from '../../../src/gate/statistics/level.ts'
import { aBaseline, aPolicy, aRun, judge, manyCases } from '../../support/gate/build.ts'

const evals = aPolicy({ kind: 'evals' })
const suite = (failing: number) => manyCases(30, (index) => (index < failing ? 'f' : 'p'))
const base = aBaseline(...Array.from({ length: 10 }, (_, run) => aRun(`base ${run}`, suite(run % 3))))
const judged = (failing: number, before?: { others: number; same: number[] }) =>
  judge(aRun('head', suite(failing)), base, evals, { before })

describe('measurements of one commit', () => {
  it('are weighed together: a good one after bad ones is not green', () => {
    expect(judged(1).verdict.outcome).toBe('passed')
    const { verdict, reasons } = judged(1, { others: 0, same: [0.001, 0.004] })
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('measured-before')[0]?.message).toMatch(
      /^This is measurement 3 of this pull request.*2 earlier ones are of this very commit/,
    )
  })

  it('take back a red one that the others do not bear out, without making it green', () => {
    const [alone, again] = [judged(6), judged(6, { others: 0, same: [0.9, 0.95, 0.8, 0.9] })]
    expect(alone.verdict.outcome).toBe('failed')
    expect(again.verdict.outcome).not.toBe('failed')
    expect(again.comparison.chances?.any).toBeGreaterThan(alone.comparison.chances?.any ?? 1)
  })

  it('count once where a job ran again without measuring', () => {
    const first = judged(6).comparison
    const again = judged(6, { others: 0, same: [first.chances?.any ?? 1] })
    expect(again.comparison).toEqual({ ...first, before: { others: 0, same: [] } })
    expect(again.reasons('measured-before')).toEqual([])
  })
})

describe('measurements of one pull request', () => {
  it('need more evidence, and smaller levels of scores and growth, the more there are', () => {
    const numbers = [0, 1, 2, 9, 50].map((others) => countMeasurements({ others, same: [] }))
    expect(numbers).toEqual([1, 2, 3, 10, 10])
    const [first, third] = [judged(0), judged(0, { others: 2, same: [] })].map(({ comparison }) => comparison)
    expect(third?.levels.rates).toBe(first?.levels.rates)
    expect(third?.chances?.cuts.red).toBeCloseTo(3 * (first?.chances?.cuts.red ?? 0), 6)
    expect(third?.chances?.cuts.green).toBe(first?.chances?.cuts.green)
    expect(computeTestLevels(evals, 2, 3).score).toBeCloseTo(computeTestLevels(evals, 2, 1).score / 3, 9)
  })

  it('are told as what they are where nothing is known of others', () => {
    expect(judged(1, { others: 0, same: [] }).reasons('measured-before')).toEqual([])
  })
})

it('the chance of all grows with each of them', () => {
  expect(combineChances([0.03])).toBe(0.03)
  expect(combineChances([0.05, 0.05])).toBeCloseTo(0.01, 3)
  const chances = [0.0005, 0.01, 0.2, 0.5, 0.9, 1]
  for (const other of chances) {
    const all = chances.map((of) => combineChances([other, of]))
    expect(all).toEqual(all.toSorted((a, b) => a - b))
  }
})
