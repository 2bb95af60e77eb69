import { describe, expect, it } from 'vitest'
import { explainUnknownDrift, findDrift } from '../../../../src/gate/drift/find-drift.ts'
import { dayMs } from '../../../../src/model/format-time.ts'
import type { Ledger } from '../../../../src/model/ledger.ts'
import { simulateDrift } from '../../../support/gate/slow-drift.ts'

const rule = { atLeast: 0.02 }

/** Fifty cases in five runs a day, the newest day first; `passedOf` says how many of the five pass. */
function aLedger(days: number, passedOf: (age: number, of: number) => number): Ledger {
  const cases = Array.from({ length: 50 }, (_, of) => `c${of}`)
  return {
    entries: [],
    cases,
    days: Array.from({ length: days }, (_, age) => ({
      date: new Date(Date.UTC(2030, 5, 1) - age * dayMs).toISOString().slice(0, 10),
      runs: 5,
      passed: cases.map((_, of) => passedOf(age, of)),
      judged: cases.map(() => 5),
    })),
  }
}

/** Most cases always pass, a few are noisy, and days differ a little. */
const steady = (age: number, of: number) => (of < 40 ? 5 : 2 + ((age * 7 + of * 3) % 3))
const fallen = (age: number, of: number) => (age < 7 && of % 4 === 0 ? 0 : steady(age, of))

describe('the slow drift of the base branch', () => {
  it('is found against what the branch was a month ago, with both rates and dates', () => {
    const drift = findDrift(aLedger(45, fallen), rule)
    expect(drift).toMatchObject({
      found: true,
      cases: 50,
      recentFrom: '2030-05-26',
      anchorFrom: '2030-04-18',
      anchorTo: '2030-05-18',
      recentRuns: 35,
    })
    expect((drift?.anchorRate ?? 0) - (drift?.recentRate ?? 0)).toBeCloseTo(0.24, 2)
  })

  it('is not found in a branch that stays as it is', () => {
    expect(findDrift(aLedger(45, steady), rule)).toMatchObject({ found: false })
  })

  it('is unknown while the history is short', () => {
    expect(findDrift(aLedger(9, fallen), rule)).toBeNull()
    expect(findDrift({ entries: [], cases: [], days: [] }, rule)).toBeNull()
  })

  it('is unknown, with the reason, where a long history has too few runs', () => {
    const { days, ...rest } = aLedger(60, fallen)
    const runsOn = (isKept: (age: number) => boolean) => ({
      ...rest,
      days: days.filter((_, age) => isKept(age)).map((day) => ({ ...day, runs: 1 })),
    })
    const explain = (ledger: Ledger, more = {}) => {
      expect(findDrift(ledger, { ...rule, ...more })).toBeNull()
      return explainUnknownDrift(ledger, { ...rule, ...more })
    }
    expect(explain(runsOn((age) => age % 7 === 0))).toBe('the last 14 days have fewer than 10 runs')
    expect(explain(runsOn((age) => age < 10 || age % 4 === 0))).toBe(
      'the 44 days before them have fewer than 20 runs',
    )
    expect(explain({ ...runsOn(() => true), cases: [] })).toBe('no case is judged as an eval')
    expect(
      explain(
        runsOn(() => true),
        { since: '2062-01-31' },
      ),
    ).toBe('no run is as new as 2062-01-31')
    expect(explain(runsOn((age) => age < 20))).toBeUndefined()
    expect(
      explain(
        runsOn(() => true),
        { since: '2030-05-20' },
      ),
    ).toBeUndefined()
    expect(explain({ entries: [], cases: [], days: [] })).toBeUndefined()
  })

  it('is unknown when the suite consists of other cases now', () => {
    const { days, ...rest } = aLedger(45, fallen)
    const other = days.map((day, age) => ({
      ...day,
      judged: day.judged.map((count, of) => (of < 25 === age < 7 ? count : 0)),
    }))
    expect(findDrift({ ...rest, days: other }, rule)).toBeNull()
  })

  it('does not count what was accepted', () => {
    expect(findDrift(aLedger(45, fallen), { ...rule, since: '2030-05-26' })).toBeNull()
  })

  describe('since a fixed day', () => {
    /** Loses a case of five in every sixth case in each of three months. */
    const inSteps = (age: number, of: number) =>
      Math.max(0, steady(age, of) - (of % 6 === 0 ? ([3, 2, 1, 0][Math.floor(age / 20)] ?? 0) : 0))
    const ledger = aLedger(60, inSteps)
    const dateOf = (age: number) => ledger.days[age]?.date ?? ''

    it('adds up small losses that the last weeks alone show less of', () => {
      const month = findDrift(ledger, rule)
      const release = findDrift(ledger, { ...rule, anchor: dateOf(42) })
      const lost = (of: typeof month) => (of?.anchorRate ?? 0) - (of?.recentRate ?? 0)
      expect(release).toMatchObject({ found: true, anchorTo: dateOf(42), anchorFrom: dateOf(59) })
      expect(lost(release)).toBeGreaterThan(lost(month) + 0.01)
    })

    it('does not hide what the last weeks show', () => {
      const low = aLedger(60, (age, of) => (age > 45 && of < 25 ? 0 : fallen(age, of)))
      expect(findDrift(low, { ...rule, anchor: dateOf(50) })).toEqual(findDrift(low, rule))
      expect(findDrift(low, rule)?.found).toBe(true)
    })

    it('says nothing of its own when its days are too few, accepted or recent', () => {
      const month = findDrift(ledger, rule)
      for (const anchor of [dateOf(57), dateOf(0)]) {
        expect(findDrift(ledger, { ...rule, anchor })).toEqual(month)
      }
      const accepted = { ...rule, since: dateOf(40) }
      expect(findDrift(ledger, { ...accepted, anchor: dateOf(42) })).toEqual(findDrift(ledger, accepted))
    })
  })

  it('is not believed when the branch moves as much from day to day', () => {
    const restless = (age: number, of: number) => (age % 2 === 0 && of % 4 === 0 ? 0 : steady(age, of))
    // On five of the last seven days it was low, before that on half of them.
    const recentlyLow = (age: number, of: number) =>
      age === 3 || age === 0 ? steady(age, of) : restless(age < 7 ? 0 : age, of)
    const drift = findDrift(aLedger(45, recentlyLow), rule)
    expect(drift).toMatchObject({ found: false })
    expect(drift?.pValue).toBeLessThan(1e-6)
    expect(drift?.predictionPValue).toBeGreaterThan(0.05)
  })

  it('does not go away by failing more', () => {
    const before = findDrift(aLedger(45, fallen), rule)
    for (const [days, of] of [
      [1, 1],
      [3, 10],
      [7, 50],
    ] as const) {
      const worse = (age: number, at: number) => (age < days && at < of ? 0 : fallen(age, at))
      const drift = findDrift(aLedger(45, worse), rule)
      expect(drift?.found).toBe(true)
      expect(drift?.pValue).toBeLessThanOrEqual(before?.pValue ?? 0)
    }
  })

  it('survives a ledger that does not fit together', () => {
    const { days, cases } = aLedger(45, fallen)
    const odd = days.map((day) => ({ ...day, passed: [9, 9], judged: [1] }))
    expect(() => findDrift({ entries: [], cases, days: odd }, rule)).not.toThrow()
    expect(findDrift({ entries: [], cases: [], days }, rule)).toBeNull()
  })

  /** Every sixth case fails once more a day. */
  const slipped = (age: number, of: number) => steady(age, of) - (age < 7 && of % 6 === 0 ? 1 : 0)
  /** Every twelfth case counts so much. */
  const weighted = (weight: number) =>
    new Map(Array.from({ length: 50 }, (_, of) => [`c${of}`, of % 12 === 0 ? weight : 1]))

  // The sums by hand, norm.sf and t.sf of scipy.
  it.each([
    [1, 0.04300460829493087, 2.1833149359607581e-13, 0.002240336181202608],
    [3, 0.07033794162826419, 1.5400185338792232e-26, 1.0813190431588351e-5],
    [0, 0.024782386072708655, 3.745543022260757e-5, 0.04336510766617579],
  ])('weighs the cases by the policy: %d', (weight, fall, pValue, predictionPValue) => {
    const drift = findDrift(aLedger(45, slipped), { ...rule, weights: weighted(weight) })
    if (drift === null) throw new Error('the history is long enough')
    expect(drift.cases).toBe(weight === 0 ? 45 : 50)
    expect(drift.anchorRate - drift.recentRate).toBeCloseTo(fall, 10)
    expect(drift.pValue / pValue).toBeCloseTo(1, 6)
    expect(drift.predictionPValue).toBeCloseTo(predictionPValue, 10)
    expect(drift.found).toBe(weight > 0)
    if (weight === 1) expect(findDrift(aLedger(45, slipped), rule)).toEqual(drift)
  })

  it('is found within fifteen days when twenty points are lost in sixty', () => {
    const branch = { cases: 50, iterations: 1, pushes: 5, stableDays: 30, fall: 0.2, days: 60 }
    const { foundAfter } = simulateDrift({ ...branch, days: 20, fall: 0.2 / 3 }, 6, 'small')
    const inTime = foundAfter.filter((day) => day !== null && day <= 15)
    expect(inTime.length).toBeGreaterThanOrEqual(5)
  })
})
