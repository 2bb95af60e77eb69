import { describe, expect, it } from 'vitest'
import { type FreshCase, weighFreshEvidence } from '../../../src/gate/again/evidence.ts'
import { createSeededRandom } from '../../../src/gate/statistics/permutation.ts'

type Counts = readonly [headPassed: number, basePassed: number]

const aCase = (
  looks: readonly Counts[],
  { count = 5, before = [10, 10] as const, isEval = true } = {},
): FreshCase => ({
  before: { passed: before[0], judged: before[1] },
  first: { passed: 0, judged: 0 },
  isEval,
  looks: looks.map(([headPassed, basePassed]) => ({
    asksMean: true,
    headPassed,
    headCount: count,
    basePassed,
    baseCount: count,
  })),
})

describe('the evidence of fresh iterations', () => {
  it('never gains on average where nothing changed, whatever the rate', () => {
    // Every outcome of three iterations a side, by its probability.
    const masses = (rate: number) =>
      [1, 3, 3, 1].map((times, passed) => times * rate ** passed * (1 - rate) ** (3 - passed))
    for (const rate of [0.02, 0.3, 0.5, 0.8, 0.95, 0.999]) {
      let [mean, broken] = [0, 0]
      for (const [head, p] of masses(rate).entries())
        for (const [base, q] of masses(rate).entries()) {
          const evidence = weighFreshEvidence([aCase([[head, base]], { count: 3 })], 0)
          mean += p * q * evidence.mean
          broken += p * q * evidence.broken
        }
      expect(mean).toBeLessThanOrEqual(1 + 1e-9)
      expect(broken).toBeLessThanOrEqual(1 + 1e-9)
    }
  })

  it('reaches 20 in at most one of twenty unchanged suites, although one stops where it is highest', () => {
    const random = createSeededRandom('stop at the highest')
    const passes = (rate: number) =>
      Array.from({ length: 5 }, () => Number(random() < rate)).reduce((a, b) => a + b)
    let reached = 0
    const suites = 200
    for (let suite = 0; suite < suites; suite += 1) {
      const rates = Array.from({ length: 10 }, () => 0.5 + 0.5 * random())
      const looks = rates.map((rate) => Array.from({ length: 4 }, (): Counts => [passes(rate), passes(rate)]))
      const highest = [1, 2, 3, 4].map((last) => {
        const { mean, broken } = weighFreshEvidence(
          looks.map((of) => aCase(of.slice(0, last))),
          0,
        )
        return (mean + broken) / 2
      })
      if (Math.max(...highest) >= 20) reached += 1
    }
    expect(reached / suites).toBeLessThanOrEqual(0.05)
  })

  it('rises with every failure of the head, and falls with every failure of the base', () => {
    const of = (head: number, base: number) => weighFreshEvidence([aCase([[head, base]])], 0)
    for (let passed = 1; passed <= 5; passed += 1) {
      expect(of(passed - 1, 5).broken).toBeGreaterThan(of(passed, 5).broken)
      expect(of(passed - 1, 5).mean).toBeGreaterThan(of(passed, 5).mean)
      expect(of(0, passed - 1).broken).toBeLessThan(of(0, passed).broken)
    }
  })

  it('is that of one iteration where all of a run are the same', () => {
    const alike = weighFreshEvidence([aCase([[0, 5]])], 1)
    const one = weighFreshEvidence([aCase([[0, 1]], { count: 1 })], 0)
    expect(alike.broken).toBeCloseTo(one.broken, 6)
  })

  it('stays as it was for a side without results', () => {
    const fresh = { asksMean: true, headPassed: 0, headCount: 5, basePassed: 0, baseCount: 0 }
    const evidence = weighFreshEvidence([{ ...aCase([]), looks: [fresh] }], 0)
    expect(evidence.broken).toBeCloseTo(1, 6)
    expect(evidence.ofCase[0]).toBeCloseTo(1, 6)
  })

  it('of one case is the same however many others are measured, and the stake follows the first look', () => {
    const others = Array.from({ length: 39 }, () => aCase([]))
    const broken = aCase([[0, 5]])
    const alone = weighFreshEvidence([broken, ...others], 0)
    const withOthers = weighFreshEvidence([broken, ...others.map(() => aCase([[5, 5]]))], 0)
    expect(withOthers.ofCase[0]).toBeCloseTo(alone.ofCase[0] ?? 0, 6)
    const suspect = { ...broken, first: { passed: 1, judged: 3 } }
    expect(weighFreshEvidence([suspect, ...others], 0).broken).toBeGreaterThan(5 * alone.broken)
  })
})
