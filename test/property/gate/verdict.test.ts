import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/config/policy/table.ts'
import { type BaseWork, createSharedWork } from '../../../src/gate/compare/base-work.ts'
import { compareRuns } from '../../../src/gate/compare/compare.ts'
import { decideCompleteRun } from '../../../src/gate/judge/decide.ts'
import type { Policy } from '../../../src/gate/policy/policy.ts'
import { exactStratifiedTest } from '../../../src/gate/statistics/exact-stratified.ts'
import { createHeadJudge } from '../../../src/gate/statistics/prediction/judge-head.ts'
import { predictNextRun } from '../../../src/gate/statistics/prediction/predict.ts'
import type { Stratum } from '../../../src/gate/statistics/stratum.ts'
import type { Result } from '../../../src/model/run/result.ts'
import type { Run } from '../../../src/model/run/run.ts'
import { badness, runOf, suites, worsen } from '../../support/gate/close-suites.ts'

const runs = { numRuns: 60, seed: 5 }

const outcome = fc.constantFrom('passed', 'passed', 'passed', 'failed', 'errored', 'skipped' as const)

const result: fc.Arbitrary<Result> = fc.record({
  identity: fc.record({
    name: fc.constantFrom('a', 'b', 'c', 'd', 'e', '“‹*›”'),
    suite: fc.constantFrom([], ['s']),
    file: fc.constantFrom('x.test.ts', 'y.test.ts'),
  }),
  outcome,
})

const measured: fc.Arbitrary<Result> = fc
  .tuple(result, fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 5000 }))
  .map(([of, value, durationMs]) => ({ ...of, durationMs, scores: [{ name: 'quality', value }] }))

const reports = fc.array(result, { maxLength: 40 })
const richReports = fc.array(fc.oneof(result, measured), { maxLength: 40 })

function judge(head: Run, bases: readonly Run[], policy: Policy = defaultPolicy, work?: BaseWork) {
  const baseline = bases.length === 0 ? null : ({ source: 'file', description: 'base', runs: bases } as const)
  const comparison = compareRuns(head, baseline, policy, { today: 0, work })
  return { comparison, verdict: decideCompleteRun(head, comparison, policy) }
}

const which = fc.array(fc.boolean(), { minLength: 72, maxLength: 72 })
const stratum = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), fc.nat(6), fc.nat(6))
  .map(([baseCount, headCount, base, head]) => ({
    baseCount,
    headCount,
    basePassed: Math.min(base, baseCount),
    headPassed: Math.min(head, headCount),
  }))
const strata = fc.array(stratum, { minLength: 1, maxLength: 8 })

describe('more failures never improve a verdict', () => {
  it('on classic tests, under every fail-on and floor', () => {
    const policies = fc.record({
      failOn: fc.constantFrom('regressions', 'new-failures', 'failures', 'never' as const),
      minPassRate: fc.constantFrom(0, 0.5, 0.9, 1),
      kind: fc.constant('tests' as const),
    })
    fc.assert(
      fc.property(
        reports,
        fc.array(reports, { maxLength: 3 }),
        which,
        policies,
        (head, bases, fails, overrides) => {
          const policy = { ...defaultPolicy, ...overrides }
          const baseRuns = bases.map((results, index) => runOf(`base ${index}`, results))
          const before = judge(runOf('head', head), baseRuns, policy).verdict.outcome
          const after = judge(runOf('head', worsen(head, fails)), baseRuns, policy).verdict.outcome
          expect(badness[after]).toBeGreaterThanOrEqual(badness[before])
        },
      ),
      runs,
    )
  })

  it('in the test over all cases: one pass less never raises the p-value', () => {
    fc.assert(
      fc.property(strata, fc.nat(), (cases, at) => {
        const index = at % cases.length
        const worse = cases.map((of, other) =>
          other === index ? { ...of, headPassed: Math.max(0, of.headPassed - 1) } : of,
        )
        const [before, after] = [exactStratifiedTest(cases), exactStratifiedTest(worse)]
        expect(after.exact).toBeLessThanOrEqual(before.exact + 1e-12)
        expect(after.mid).toBeLessThanOrEqual(before.mid + 1e-12)
      }),
      runs,
    )
  })

  it('in the predictions of an unchanged run: no chance rises, neither of the suite nor of a case', () => {
    const chancesOf = (cases: readonly Stratum[]) => {
      const histories = cases.map(({ basePassed, baseCount, headCount }, index) => {
        const runs = [{ passed: basePassed, judged: baseCount }]
        return { runs, headCount, weight: 1, isEval: index % 3 !== 0, cases: 1 }
      })
      const prediction = predictNextRun(histories, 1)
      const judged = createHeadJudge(prediction)(
        cases.map(({ headPassed }) => ({ passed: headPassed, cases: 1 })),
      )
      const alone = cases.map(
        ({ headPassed }, index) => judged.ofCase[prediction.kindOf[index] ?? 0]?.[headPassed] ?? 1,
      )
      return [...Object.values(judged.chances), ...alone]
    }
    fc.assert(
      fc.property(strata, fc.nat(), (cases, at) => {
        const index = at % cases.length
        const worse = cases.map((of, other) =>
          other === index ? { ...of, headPassed: Math.max(0, of.headPassed - 1) } : of,
        )
        const [before, after] = [chancesOf(cases), chancesOf(worse)]
        for (const [of, chance] of after.entries())
          expect(chance).toBeLessThanOrEqual((before[of] ?? 0) + 1e-12)
      }),
      { ...runs, numRuns: 60 },
    )
  })

  it('on evals, on tests, on both, under every policy, floor and number of base runs', () => {
    const policies = fc.record({
      kind: fc.constantFrom('auto', 'tests', 'evals' as const),
      failOn: fc.constantFrom('regressions', 'regressions', 'new-failures', 'failures', 'never' as const),
      alpha: fc.constantFrom(0.05, 0.2, 0.5),
      delta: fc.constantFrom(undefined, undefined, 0.01, 0.05, 0.2),
      minPassRate: fc.constantFrom(0, 0, 0.5, 0.9),
    })
    const scored = fc.boolean()
    fc.assert(
      fc.property(suites, which, policies, scored, (suite, fails, overrides, withScores) => {
        const policy: Policy = { ...defaultPolicy, ...overrides }
        const bases = suite.baseRuns.map((results, index) => runOf(`base ${index}`, results))
        const work = createSharedWork()
        const scores = (results: readonly Result[]) =>
          withScores ? results.map((of) => ({ ...of, scores: [{ name: 'quality', value: 0.5 }] })) : results
        const outcomeOf = (results: readonly Result[]) =>
          judge(runOf('head', scores(results)), bases, policy, work).verdict.outcome
        const before = outcomeOf(suite.head)
        const after = outcomeOf(worsen(suite.head, fails))
        expect(badness[after]).toBeGreaterThanOrEqual(badness[before])
      }),
      { ...runs, numRuns: 80 },
    )
  })
})

describe('the order of results, cases and files', () => {
  it('never shows in the verdict, whatever the reports contain', () => {
    const shuffled = richReports.chain((results) =>
      fc.tuple(fc.constant(results), fc.shuffledSubarray(results, { minLength: results.length })),
    )
    fc.assert(
      fc.property(shuffled, shuffled, ([head, headTurned], [base, baseTurned]) => {
        const one = judge(runOf('head', head), [runOf('base', base)])
        const other = judge(runOf('head', headTurned), [runOf('base', baseTurned)])
        expect(other.verdict).toEqual(one.verdict)
        const figures = ({ comparison }: typeof one) =>
          comparison.cases.map(({ head: _head, base: _base, identity: _identity, ...rest }) => rest)
        expect(figures(other)).toEqual(figures(one))
        expect(other.comparison.suite).toEqual(one.comparison.suite)
        expect(other.comparison.scores).toEqual(one.comparison.scores)
      }),
      runs,
    )
  })
})

it('the same input gives the same bytes, and is left as it was', () => {
  fc.assert(
    fc.property(richReports, fc.array(richReports, { maxLength: 6 }), (head, bases) => {
      const headRun = runOf('head', head)
      const baseRuns = bases.map((results, index) => runOf(`base ${index}`, results))
      const bytes = () => JSON.stringify(judge(headRun, baseRuns), keepMaps)
      const input = JSON.stringify([headRun, baseRuns], keepMaps)
      expect(bytes()).toBe(bytes())
      expect(JSON.stringify([headRun, baseRuns], keepMaps)).toBe(input)
    }),
    runs,
  )
})

function keepMaps(_key: string, value: unknown): unknown {
  return value instanceof Map ? [...value] : value
}
