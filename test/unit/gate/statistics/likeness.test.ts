import { describe, expect, it } from 'vitest'
import {
  type CaseRuns,
  discountCaseCounts,
  estimateBaseWorth,
  estimateRunVariance,
} from '../../../../src/gate/statistics/prediction/history.ts'

/** A case with the passes of each base run of so many iterations, the newest first. */
const aCase = (passes: readonly number[], judged = 5, more: Partial<CaseRuns> = {}): CaseRuns => ({
  runs: passes.map((passed) => ({ passed, judged })),
  headCount: judged,
  weight: 1,
  isEval: true,
  cases: 1,
  ...more,
})

/** What five independent iterations with rates of a half and four fifths look like in four runs. */
const independent = [
  [2, 3, 1, 4],
  [3, 2, 4, 2],
  [5, 3, 4, 4],
  [4, 5, 3, 5],
].map((of) => aCase(of))

describe('what the runs of a base are worth', () => {
  it('is all of them where they differ as chance would have it', () => {
    expect(estimateBaseWorth(independent, 4)).toMatchObject({ runs: 4, share: 1 })
    expect(estimateBaseWorth(independent, 4).correlation).toBeLessThan(0.1)
  })

  it('is one where they repeat each other, though each varies within', () => {
    const copies = Array.from({ length: 20 }, () => aCase([3, 3, 3, 3]))
    expect(estimateBaseWorth(copies, 4)).toEqual({ correlation: 0, runs: 1, share: 0.25 })
    // Few cases prove nothing of the kind.
    expect(estimateBaseWorth(copies.slice(0, 2), 4)).toMatchObject({ runs: 4, share: 1 })
    // One line for many cases of one history says the same as these cases.
    expect(estimateBaseWorth([aCase([3, 3, 3, 3], 5, { cases: 20 })], 4)).toEqual(
      estimateBaseWorth(copies, 4),
    )
  })

  it('is less by the iterations of a run that repeat the first', () => {
    const together = Array.from({ length: 10 }, (_, index) =>
      aCase(index % 2 === 0 ? [5, 0, 5, 1] : [0, 4, 0, 5]),
    )
    const { correlation, runs } = estimateBaseWorth(together, 4)
    expect(correlation).toBeGreaterThan(0.5)
    expect(runs).toBe(4)
    expect(
      estimateBaseWorth(
        together.map((of) => ({ ...of, isEval: false })),
        4,
      ).correlation,
    ).toBe(0)
  })

  it('is not asked of the cases that differ most, where these may have changed', () => {
    const changed = [...independent, ...independent, aCase([5, 5, 0, 0]), aCase([5, 5, 0, 0])]
    expect(estimateBaseWorth(changed, 4, { leaveOut: 0.2 }).correlation).toBeLessThan(
      estimateBaseWorth(changed, 4).correlation,
    )
    expect(estimateBaseWorth(changed, 4, { leaveOut: 1 })).toEqual({ correlation: 0, runs: 4, share: 1 })
  })

  it('is one where nothing ever varies, though cases fail', () => {
    const always = [aCase([5, 5]), aCase([0, 0]), aCase([0, 0])]
    expect(estimateBaseWorth(always, 2)).toMatchObject({ runs: 1, share: 0.5, correlation: 1 })
    expect(estimateBaseWorth(always.slice(0, 2), 2)).toMatchObject({ runs: 2 })
    expect(estimateBaseWorth(always.slice(1), 2)).toMatchObject({ runs: 2 })
    expect(estimateBaseWorth(always, 2, { leaveOut: 0.1 })).toMatchObject({ runs: 2 })
    const tests = always.map((of) => ({ ...of, isEval: false }))
    expect(estimateBaseWorth(tests, 2)).toMatchObject({ runs: 2, correlation: 0 })
  })

  it('is one answer where one run never differs from itself and some fail', () => {
    expect(estimateBaseWorth([aCase([0]), aCase([5])], 1)).toEqual({ correlation: 1, runs: 1, share: 1 })
    expect(estimateBaseWorth([aCase([5]), aCase([5])], 1).correlation).toBe(0)
    expect(estimateBaseWorth([aCase([0], 1), aCase([1], 1)], 1).correlation).toBe(0)
    expect(estimateBaseWorth([aCase([0]), aCase([3])], 1).correlation).toBe(0)
    expect(estimateBaseWorth([], 0)).toMatchObject({ correlation: 0, share: 1 })
  })

  it('counts iterations by what they add', () => {
    const of = aCase([4, 2], 5)
    expect(discountCaseCounts(of, { correlation: 0, runs: 2, share: 1 })).toEqual({ passed: 6, judged: 10 })
    expect(discountCaseCounts(of, { correlation: 1, runs: 2, share: 1 })).toEqual({
      passed: 1.2000000000000002,
      judged: 2,
    })
    expect(discountCaseCounts(of, { correlation: 0, runs: 1, share: 0.5 })).toEqual({ passed: 3, judged: 5 })
    const absent = { ...of, runs: [...of.runs, { passed: 0, judged: 0 }] }
    expect(discountCaseCounts(absent, { correlation: 0.25, runs: 2, share: 1 })).toEqual({
      passed: 3,
      judged: 5,
    })
  })
})

describe('the variance of the means of runs', () => {
  const worth = { correlation: 0, runs: 3, share: 1 }

  it('is that of what was seen, by weight', () => {
    const cases = [aCase([5, 5, 0], 5, { weight: 2 }), aCase([0, 5, 0], 5, { weight: 1 })]
    const { seen, runs, degrees } = estimateRunVariance(cases, 3, worth)
    // The means are 2/3, 1 and 0.
    expect(seen).toBeCloseTo(21 / 81, 12)
    expect([runs, degrees]).toEqual([3, 2])
    expect(estimateRunVariance(cases, 3, { ...worth, runs: 1.5 }).degrees).toBe(0.5)
  })

  it('gives a case that a run lacks its usual rate, and leaves out a run that lacks most', () => {
    const some: CaseRuns = {
      ...aCase([5, 5, 5]),
      runs: [
        { passed: 5, judged: 5 },
        { passed: 0, judged: 0 },
      ],
    }
    expect(estimateRunVariance([some, aCase([5, 5])], 2, worth)).toMatchObject({ seen: 0, runs: 2 })
    expect(estimateRunVariance([some], 2, worth)).toMatchObject({ seen: 0, runs: 1, degrees: 0 })
  })

  it('grows by chance where iterations repeat each other', () => {
    const of = [aCase([3, 4, 2])]
    const [alone, alike] = [0, 1].map(
      (correlation) => estimateRunVariance(of, 3, { ...worth, correlation }).chance,
    )
    expect(alike).toBeCloseTo(5 * (alone ?? 0), 12)
    // The mean of three runs of five with a rate of 9.5 of 16.
    expect(alone).toBeCloseTo(((9.5 / 16) * (6.5 / 16)) / 5, 12)
  })

  it('leaves out tests, cases without a weight, and cases that no run judged', () => {
    const none = { seen: 0, runs: 0, degrees: 0, chance: 0 }
    for (const more of [{ isEval: false }, { weight: 0 }, { runs: [] }])
      expect(estimateRunVariance([aCase([1, 2, 3], 5, more)], 3, worth)).toEqual(none)
  })
})
