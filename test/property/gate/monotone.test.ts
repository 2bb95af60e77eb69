import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/config/policy/table.ts'
import { compareWithLooks } from '../../../src/gate/again/compare-again.ts'
import { type BaseWork, createSharedWork } from '../../../src/gate/compare/base-work.ts'
import { compareRuns } from '../../../src/gate/compare/compare.ts'
import { extendLedger } from '../../../src/gate/drift/extend-ledger.ts'
import { findDrift } from '../../../src/gate/drift/find-drift.ts'
import { decideCompleteRun } from '../../../src/gate/judge/decide.ts'
import type { Policy } from '../../../src/gate/policy/policy.ts'
import { dayMs } from '../../../src/model/format-time.ts'
import type { Ledger, LedgerDay } from '../../../src/model/ledger.ts'
import type { Result } from '../../../src/model/run/result.ts'
import type { Run } from '../../../src/model/run/run.ts'
import type { VerdictOutcome } from '../../../src/model/verdict.ts'
import { badness, runOf, suites, worsen } from '../../support/gate/close-suites.ts'
import { baselineOf } from '../../support/gate/judge-drawn.ts'

/** Which of the iterations fail as well; more than any suite here has. */
const which = fc.array(fc.boolean(), { minLength: 72, maxLength: 72 })
const rates = fc.constantFrom(0, 0.3, 0.7, 0.95, 1, 1)

/** Rounds of one suite: for every case the true rates of base and head, and a number for every iteration. */
const repeated = fc
  .record({
    iterations: fc.integer({ min: 1, max: 3 }),
    baseRuns: fc.integer({ min: 1, max: 7 }),
    isRenamed: fc.boolean(),
    cases: fc.array(
      fc.record({
        base: rates,
        head: rates,
        draws: fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 33, maxLength: 33 }),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ iterations, baseRuns, isRenamed, cases }) => {
    const measure = (side: 'base' | 'head', from: number) =>
      cases.flatMap((of, index) =>
        Array.from({ length: iterations }, (_, iteration): Result => {
          const draw = of.draws[(from * iterations + iteration) % of.draws.length] ?? 0
          const outcome = draw < of[side] * 100 ? 'passed' : 'failed'
          // In the head the last case has another name.
          const name =
            isRenamed && side === 'head' && index === cases.length - 1
              ? `case ${index} again`
              : `case ${index}`
          return { identity: { suite: [], name }, outcome }
        }),
      )
    return {
      rounds: [0, 1, 2, 3].map((round) => measure('head', round)),
      base: Array.from({ length: baseRuns }, (_, run) => measure('base', 4 + run)),
    }
  })

const policies: fc.Arbitrary<Policy> = fc
  .record({
    kind: fc.constantFrom('auto', 'evals', 'evals', 'tests' as const),
    alpha: fc.constantFrom(0.05, 0.2, 0.5),
    delta: fc.constantFrom(undefined, undefined, 0.01, 0.05, 0.2),
    minPassRate: fc.constantFrom(0, 0, 0.5, 0.9),
    // Evals and tests in one suite.
    cases: fc.constantFrom<Policy['cases']>(
      [],
      [{ match: ['case 0', 'case 1', 'case 2', 'case 3'], kind: 'evals' }],
    ),
  })
  .map((of) => ({ ...defaultPolicy, ...of }))

const runsOf = (name: string, of: readonly (readonly Result[])[]) =>
  of.map((results, index) => runOf(`${name} ${index}`, results))

/** How often each verdict could have got better. */
function countVerdicts(): Record<VerdictOutcome, number> {
  return { passed: 0, inconclusive: 0, failed: 0 }
}

describe('more failures never improve a verdict', () => {
  it('that two looks lead to', () => {
    const verdictOf = (
      head: Run,
      base: Run[],
      fresh: readonly (readonly Result[])[],
      freshBase: readonly (readonly Result[])[],
      policy: Policy,
      work: BaseWork,
    ) => {
      const stages = runsOf('fresh head', fresh).map(
        (of, stage) => [of, runOf(`fresh base ${stage}`, freshBase[stage] ?? [])] as const,
      )
      const [baseline, options] = [baselineOf(base), { today: 0, work }]
      const first = compareRuns(head, baseline, policy, options)
      // What the next look asks depends on this one; here both ask for everything.
      const looks = stages.map(([ofHead, ofBase]) => ({ head: ofHead, base: ofBase, asksMean: true }))
      const sides = { head, baseline, policy, options, planned: 2, controls: [] }
      const { comparison } = compareWithLooks(first, first.cases, looks, sides)
      return decideCompleteRun(head, comparison, policy).outcome
    }
    const counts = countVerdicts()
    fc.assert(
      fc.property(repeated, repeated, which, which, policies, (suite, again, first, second, usual) => {
        const policy: Policy = { ...usual, kind: 'evals' }
        const head = runOf('head', suite.rounds[0] ?? [])
        const [one = [], two = [], ...freshBase] = again.rounds
        const [base, work] = [runsOf('base', suite.base), createSharedWork()]
        const judgeFresh = (fresh: readonly (readonly Result[])[]) =>
          verdictOf(head, base, fresh, freshBase, policy, work)
        const before = judgeFresh([one, two])
        counts[before] += 1
        const after = judgeFresh([worsen(one, first), worsen(two, second)])
        expect(badness[after]).toBeGreaterThanOrEqual(badness[before])
      }),
      { numRuns: 150, seed: 5 },
    )
    expect(Math.min(counts.inconclusive, counts.failed)).toBeGreaterThan(10)
  })
})

const cases = 8

/** Up to sixty days of up to eight evals, the newest first; days and cases may be missing. */
const ledgers: fc.Arbitrary<Ledger> = fc
  .record({
    rates: fc.array(rates, { minLength: cases, maxLength: cases }),
    fall: fc.constantFrom(0, 0.1, 0.3),
    runs: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 20, maxLength: 60 }),
    draws: fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 97, maxLength: 97 }),
  })
  .map(({ rates: of, fall, runs, draws }) => {
    const days = runs.flatMap((count, age): LedgerDay[] => {
      if (count === 0) return []
      const judged = of.map((_, index) => ((age + index) % 11 === 0 ? 0 : count))
      const passed = of.map((rate, index) => {
        const low = rate - (age < 9 ? fall : 0)
        const hits = Array.from({ length: judged[index] ?? 0 }, (_, at) => {
          return (draws[(age * 31 + index * 7 + at * 13) % draws.length] ?? 0) < low * 100
        })
        return hits.filter((is) => is).length
      })
      const date = new Date(Date.UTC(2030, 5, 1) - age * dayMs).toISOString().slice(0, 10)
      return [{ date, runs: count, passed, judged }]
    })
    return { entries: [], cases: of.map((_, index) => `c${index}`), days }
  })

describe('more failures never hide a slow drift', () => {
  const losses = fc.array(fc.nat(3), { minLength: cases, maxLength: cases })
  const weights = fc
    .array(fc.nat(3), { minLength: cases, maxLength: cases })
    .map((of) => new Map(of.map((weight, index) => [`c${index}`, weight])))

  it('of the recent days', () => {
    let found = 0
    fc.assert(
      fc.property(ledgers, fc.array(losses, { minLength: 7, maxLength: 7 }), weights, (ledger, lost, of) => {
        const rule = { atLeast: 0.02, weights: of }
        const before = findDrift(ledger, rule)
        const newest = Date.parse(ledger.days[0]?.date ?? '')
        const days = ledger.days.map((day) => {
          const less = lost[(newest - Date.parse(day.date)) / dayMs]
          if (less === undefined) return day
          return {
            ...day,
            passed: day.passed.map((passed, index) => Math.max(0, passed - (less[index] ?? 0))),
          }
        })
        const after = findDrift({ ...ledger, days }, rule)
        expect(after === null).toBe(before === null)
        if (before === null || after === null) return
        if (before.found) found += 1
        expect(after.found || !before.found).toBe(true)
        expect(after.pValue).toBeLessThanOrEqual(before.pValue + 1e-12)
        expect(after.predictionPValue).toBeLessThanOrEqual(before.predictionPValue + 1e-12)
        const fixed = { ...rule, anchor: ledger.days[Math.floor(ledger.days.length / 2)]?.date }
        const isFound = (of: Ledger) => findDrift(of, fixed)?.found === true
        expect(isFound({ ...ledger, days }) || !isFound(ledger)).toBe(true)
      }),
      { numRuns: 200, seed: 5 },
    )
    expect(found).toBeGreaterThan(10)
  })

  it('of the run that is measured', () => {
    let found = 0
    fc.assert(
      fc.property(suites, which, fc.integer({ min: 15, max: 40 }), ({ head, baseRuns }, fails, days) => {
        const at = (id: string, results: readonly Result[], age: number): Run => {
          const { info, ...run } = runOf(id, results)
          return { ...run, info: { ...info, createdAt: Date.UTC(2030, 5, 1) - age * dayMs } }
        }
        const older = Array.from({ length: days }, (_, day) =>
          at(`base ${day}`, baseRuns[day % baseRuns.length] ?? [], day + 1),
        )
        const driftOf = (results: readonly Result[]) => {
          const recent = [0, 1, 2].map((run) => at(`head ${run}`, results, run / 10))
          return findDrift(
            extendLedger([...recent, ...older], () => true),
            { atLeast: 0.02 },
          )
        }
        const [before, after] = [driftOf(head), driftOf(worsen(head, fails))]
        if (before?.found === true) found += 1
        expect(after?.found === true || before?.found !== true).toBe(true)
      }),
      { numRuns: 300, seed: 5 },
    )
    expect(found).toBeGreaterThan(5)
  })
})
