import { describe, expect, it } from 'vitest'
import { compareLostIterations } from '../../../src/gate/compare/lost.ts'
import { aBaseline, aRun, judge, manyCases } from '../../support/gate/build.ts'

const extra = { model: 'm' }
/** 20 cases of 5 iterations; the first `lost` of the 100 are lost, not more than two of a case. */
function run(id: string, lost: number) {
  const cases = manyCases(20, (index) => {
    const own = Math.min(2, Math.max(0, Math.ceil((lost - index) / 20)))
    return 'l'.repeat(own) + 'p'.repeat(5 - own)
  })
  return aRun(id, cases, extra)
}
const base = (...lost: readonly number[]) =>
  aBaseline(...lost.map((count, index) => run(`base${index}`, count)))

describe('what is lost on the head', () => {
  it.each([
    // Nothing was ever lost.
    [0, [0, 0, 0], 'passed'],
    // One or two by chance …
    [1, [0, 0, 0], 'passed'],
    [1, [0], 'passed'],
    // … but not these, although they are few: the base has never lost any.
    [3, [0, 0, 0], 'inconclusive'],
    [6, [0], 'inconclusive'],
    // A provider that always loses some is no doubt, whatever the share.
    [20, [20, 22, 18], 'passed'],
    [38, [40, 38], 'passed'],
    // More than that is.
    [35, [20, 22, 18], 'inconclusive'],
    [15, [2, 3, 1], 'inconclusive'],
    // A base that was an outage, and a head that is not.
    [0, [30], 'inconclusive'],
  ] as const)('%i of 100 where the base lost %j: %s', (lost, before, outcome) => {
    const { verdict, reasons } = judge(run('head', lost), base(...before))
    expect(verdict.outcome, JSON.stringify(verdict.reasons.map(({ message }) => message))).toBe(outcome)
    if (outcome === 'inconclusive') expect(reasons('infrastructure')[0]?.status).toBe('inconclusive')
  })

  it('makes a failure undecided in an outage alone', () => {
    const broken = (lost: number) => {
      const cases = { ...manyCases(20, (index) => (index < lost ? 'lpppp' : 'ppppp')), 'case 0019': 'fffff' }
      return judge(aRun('head', cases, extra), base(0, 0, 0)).verdict.outcome
    }
    expect(broken(0)).toBe('failed')
    expect(broken(4)).toBe('failed')
    expect(broken(15)).toBe('inconclusive')
  })

  it('is in doubt without a base where it is an outage', () => {
    expect(judge(run('head', 20), null).verdict.outcome).toBe('inconclusive')
    expect(judge(run('head', 5), null).verdict.outcome).toBe('passed')
  })
})

/** Both errors together: how often the same rate of losses on both sides is a doubt, and how often a higher one is none. */
describe('by simulation, with three base runs of 100 iterations', () => {
  function shareOfDoubts(baseRate: number, headRate: number): number {
    let state = 27
    const random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state / 2 ** 32
    }
    const draw = (rate: number) => Array.from({ length: 100 }, random).filter((at) => at < rate).length
    let doubts = 0
    for (let trial = 0; trial < 200; trial += 1) {
      const { isTooMuch } = compareLostIterations(
        run('head', Math.min(40, draw(headRate))),
        base(...[1, 2, 3].map(() => Math.min(40, draw(baseRate)))),
      )
      if (isTooMuch) doubts += 1
    }
    return doubts / 200
  }

  it.each([0, 0.01, 0.05, 0.1, 0.2])(
    'a steady rate of %d is a doubt in about 5 of 100 runs at most',
    (rate) => {
      expect(shareOfDoubts(rate, rate)).toBeLessThanOrEqual(0.08)
    },
  )

  it.each([
    [0, 0.05, 0.8],
    [0, 0.1, 0.99],
    [0.01, 0.1, 0.9],
    [0.05, 0.2, 0.9],
    [0.1, 0.3, 0.9],
  ])('a rise from %d to %d is one in at least %d', (before, now, least) => {
    expect(shareOfDoubts(before, now)).toBeGreaterThanOrEqual(least)
  })
})
