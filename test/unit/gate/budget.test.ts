import { describe, expect, it } from 'vitest'
import { describeRecentSpend } from '../../../src/facts/confidence.ts'
import { computePercentiles, sumSpend } from '../../../src/model/run/spend.ts'
import { addCase, aRun, judge, manyCases } from '../../support/gate/build.ts'
import { buildReport } from '../render/builders.ts'

const costly = aRun('head', manyCases(10, 'pp'), { costUsd: 0.5, tokens: { total: 1_000 } })
const base = aRun('base', manyCases(10, 'pp'))
const budgetOf = (
  run: typeof costly,
  budget: { mode: 'warn' | 'fail'; costUsd?: number; tokens?: number },
) => {
  const { verdict, reasons } = judge(run, base, { budget })
  return {
    outcome: verdict.outcome,
    reasons: [...reasons('budget'), ...reasons('unjudged-setting')].map(
      ({ status, message }) => `${status}: ${message}`,
    ),
  }
}

describe('the budget of a run', () => {
  it('fails or warns when more was used, and says how much', () => {
    const said = 'The whole run used 10.00 USD; its budget is 9.50 USD.'
    expect(budgetOf(costly, { mode: 'fail', costUsd: 9.5 })).toEqual({
      outcome: 'failed',
      reasons: [`failed: ${said}`],
    })
    expect(budgetOf(costly, { mode: 'warn', costUsd: 9.5 })).toEqual({
      outcome: 'passed',
      reasons: [`warning: ${said}`],
    })
  })

  it('is kept at exactly its limit', () => {
    const { outcome, reasons } = budgetOf(costly, { mode: 'fail', costUsd: 10, tokens: 20_000 })
    expect(outcome).toBe('passed')
    expect(reasons).toEqual([
      'passed: The whole run used 10.00 USD of its budget of 10.00 USD.',
      'passed: The whole run used 20,000 tokens of its budget of 20,000 tokens.',
    ])
  })

  it.each([
    ['fail', 'inconclusive', 'A setting of the policy judged nothing'],
    ['warn', 'passed', 'The reports have no tokens'],
  ] as const)('is not known without figures (%s)', (mode, outcome, sentence) => {
    const judged = budgetOf(base, { mode, tokens: 5 })
    expect(judged.outcome).toBe(outcome)
    expect(judged.reasons[0]).toContain(sentence)
  })

  it('is not known where some calls have no figures, but missed when the others used too much', () => {
    const half = addCase(aRun('head', manyCases(10, 'pp'), { costUsd: 0.5 }), 'free of charge?', 'pp')
    expect(budgetOf(half, { mode: 'fail', costUsd: 50 }).outcome).toBe('inconclusive')
    expect(budgetOf(half, { mode: 'fail', costUsd: 5 }).outcome).toBe('failed')
  })

  it('never fails where the policy says so', () => {
    const { verdict } = judge(costly, base, { failOn: 'never', budget: { mode: 'fail', costUsd: 1 } })
    expect(verdict.outcome).toBe('passed')
  })
})

describe('what a run used', () => {
  it('counts calls without the skipped ones', () => {
    expect(sumSpend(aRun('x', { a: 'pfs', b: 'l' }, { tokens: { total: 10 } }))).toMatchObject({
      calls: 3,
      tokens: 40,
    })
    expect(sumSpend(base)).toEqual({ calls: 20, known: { tokens: 0, costUsd: 0 } })
  })

  it('has percentiles over 20 cases or more', () => {
    const run = aRun('x', {})
    for (let cost = 1; cost <= 20; cost += 1) addCase(run, `case ${cost}`, 'pp', { costUsd: cost })
    expect(computePercentiles(run.cases.values(), 'costUsd')).toEqual({ p50: 10, p95: 19 })
    expect(computePercentiles(costly.cases.values(), 'costUsd')).toBeUndefined()
  })
})

describe('the last 30 days', () => {
  const day = 86_400_000
  const entry = (age: number, cost: number | null) => ({
    id: String(age),
    at: new Date(Date.UTC(2026, 2, 1, 12) - age * day).toISOString(),
    mean: 1,
    cases: 1,
    iterations: 1,
    cost,
  })
  const sentences = (...entries: ReturnType<typeof entry>[]) =>
    describeRecentSpend(buildReport({ cases: [], report: { ledger: { entries, cases: [], days: [] } } }))

  it('are the runs of the base branch, and say what is not in them', () => {
    expect(sentences(entry(1, 2), entry(2, null), entry(29, 3.5), entry(31, 100))).toEqual([
      'The base branch in the last 30 days: 5.50 USD (2 runs, 1 more run without costs; pull requests are not included).',
    ])
  })

  it('are not 0 where no run has costs', () => {
    expect(sentences(entry(1, null))).toEqual([])
  })
})
