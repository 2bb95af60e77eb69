import { describe, expect, it } from 'vitest'
import { settleVerdict } from '../../../src/gate/certificate/settle-verdict.ts'
import { compareRuns } from '../../../src/gate/compare/compare.ts'
import { decideVerdict } from '../../../src/gate/judge/decide.ts'
import type { GateFacts } from '../../../src/gate/judge/judged.ts'
import type { Policy, PolicyField } from '../../../src/gate/policy/policy.ts'
import { obligationNames } from '../../../src/model/certificate.ts'
import { buildRecord } from '../../../src/model/data.ts'
import { createWholeMeasurement } from '../../../src/model/measured.ts'
import { addResult } from '../../../src/model/run/add-result.ts'
import { createRun, type Run } from '../../../src/model/run/run.ts'
import { createVerdict } from '../../../src/model/verdict.ts'
import { addCase, aPolicy, aRun, judge, manyCases, today } from '../../support/gate/build.ts'

const totals = { cases: 0, total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, lost: 0, flaky: 0 }

describe('a verdict', () => {
  it.each(obligationNames)('is never passed while %s is open or failed', (name) => {
    const whole = buildRecord(obligationNames, () => ({ state: 'settled' as const, figures: {} }))
    expect(createVerdict(whole, [], totals).outcome).toBe('passed')
    const judgeWith = (state: 'open' | 'failed') =>
      createVerdict({ ...whole, [name]: { state, figures: {} } }, [], totals).outcome
    expect([judgeWith('open'), judgeWith('failed')]).toEqual(['inconclusive', 'failed'])
  })

  it('counts what was due', () => {
    const base = aRun('base', manyCases(40, 'p'))
    const head = aRun('head', manyCases(39, 'p'))
    expect(judge(head, base, { minPassRate: 0.5 }).verdict.certificate).toMatchObject({
      compared: { state: 'settled', figures: { due: 40, compared: 39, named: 1 } },
      settings: { state: 'settled', figures: { due: 1, judged: 1 } },
      base: { state: 'settled', figures: { runs: 1 } },
      hosted: { state: 'not-due' },
    })
  })

  it('says first what was not measured', () => {
    const proofs = buildRecord(obligationNames, () => ({ state: 'settled' as const, figures: {} }))
    const rules = ['old-baseline', 'no-baseline', 'missing-report'] as const
    const reasons = rules.map((rule) => ({
      rule,
      status: 'inconclusive' as const,
      message: rule,
      evidence: {},
    }))
    expect(settleVerdict(reasons, proofs, totals).reasons.map(({ rule }) => rule)).toEqual([
      'missing-report',
      'no-baseline',
      'old-baseline',
    ])
  })

  it('says which setting waives what was due', () => {
    const base = aRun('base', manyCases(20, 'p'))
    const { outcome, certificate } = judge(aRun('head', manyCases(20, 'f')), base, {
      failOn: 'never',
    }).verdict
    expect(outcome).toBe('passed')
    expect(certificate.evidence).toMatchObject({ state: 'waived', by: 'fail-on: never' })
  })
})

/** Of each setting that demands a figure, a value that a run without any figure can't meet or miss. */
const demands: Partial<{ readonly [Field in PolicyField]: Policy[Field] }> = {
  minScores: { '*': 0.8 },
  limits: { costUsd: 1 },
  growth: {
    latency: { mode: 'off', atLeast: 0.2 },
    tokens: { mode: 'fail', atLeast: 0.2 },
    cost: { mode: 'off', atLeast: 0.2 },
  },
  budget: { mode: 'fail', costUsd: 1 },
  slices: [{ match: ['tag: none'], minPassRate: 0.1 }],
  cases: [{ match: ['*'], minScores: { '*': 0.9 } }],
}

describe('a limit of the policy', () => {
  const run = (id: string) => aRun(id, manyCases(20, 'p'))

  it.each(Object.entries(demands))('%s is never green where it judged nothing', (field, value) => {
    const policy: Partial<Policy> = { [field]: value }
    expect(judge(run('head'), run('base'), policy).verdict).toMatchObject({
      outcome: 'inconclusive',
      certificate: { settings: { state: 'open' } },
    })
    expect(judge(run('head'), run('base'), { ...policy, failOn: 'never' }).verdict.outcome).toBe('passed')
    expect(judge(run('head'), run('base'), { ...policy, shared: policy }).verdict).toMatchObject({
      outcome: 'passed',
      certificate: { settings: { state: 'settled', figures: { due: expect.any(Number) } } },
    })
  })

  it.each([{ latencyMs: 5 }, { tokens: 5 }, { costUsd: 5 }])(
    'of single cases is never green where none of them has the figure: %j',
    (limits) => {
      const policy = { cases: [{ match: ['case *'], limits }] }
      expect(judge(run('head'), run('base'), policy).verdict.outcome).toBe('inconclusive')
      const measured = aRun('head', manyCases(20, 'p'), { latencyMs: 1, tokens: { input: 1 }, costUsd: 1 })
      expect(judge(measured, run('base'), policy).verdict.outcome).toBe('passed')
    },
  )

  it('for every score is open where smaller is better for all of them', () => {
    const scored = (id: string) =>
      aRun(id, manyCases(20, 'ppp'), { scores: [{ name: 'toxicity', value: 0.1, lowerIsBetter: true }] })
    const judgeWith = (policy: Partial<Policy>) =>
      judge(scored('head'), scored('base'), policy).verdict.outcome
    expect(judgeWith({ minScores: { '*': 0.8 } })).toBe('inconclusive')
    expect(judgeWith({ cases: [{ match: ['*'], minScores: { '*': 0.8 } }] })).toBe('inconclusive')
  })

  it.each<[string, Partial<Policy>]>([
    ['the pass rate', { minPassRate: 0.5 }],
    ['a score', { minScores: { '*': 0.5 } }],
    ['the cost', { limits: { costUsd: 1 } }],
  ])('of %s is open where only cases that do not count have the figure', (_, limit) => {
    const head = aRun('head', { free: 's' })
    addCase(head, 'paid', 'p', { costUsd: 0.1, scores: [{ name: 'tone', value: 0.9 }] })
    const judgeWith = (ignore: boolean) =>
      judge(head, null, { ...limit, cases: [{ match: ['paid'], ignore }] }).verdict
    expect(judgeWith(false).outcome).toBe('passed')
    expect(judgeWith(true)).toMatchObject({
      outcome: 'inconclusive',
      certificate: { settings: { state: 'open', figures: { judged: 1 } } },
    })
  })

  it('of a slice is open where the slice has no figure for it', () => {
    const tagged = (id: string, outcomes = 'ppp') =>
      aRun(id, manyCases(20, outcomes), { slices: ['tag: smoke'] })
    const judgeWith = (rule: object, head = tagged('head')) =>
      judge(head, tagged('base'), { slices: [{ match: ['tag: smoke'], ...rule }] }).verdict.outcome
    expect(judgeWith({ minPassRate: 0.5 })).toBe('passed')
    expect(judgeWith({ minScores: { '*': 0.8 } })).toBe('inconclusive')
  })

  it('is open where `lower-is-better` names no scorer', () => {
    const scored = (id: string) =>
      aRun(id, manyCases(20, 'ppp'), { scores: [{ name: 'toxicity', value: 0.1 }] })
    const judgeWith = (pattern: string) =>
      judge(scored('head'), scored('base'), { lowerIsBetter: [pattern] }).verdict.outcome
    expect(judgeWith('toxicty')).toBe('inconclusive')
    expect(judgeWith('tox*')).toBe('passed')
    expect(judge(run('head'), run('base'), { lowerIsBetter: ['tox*'] }).verdict.outcome).toBe('passed')
  })
})

describe('without a baseline', () => {
  const first: GateFacts = { missingBaseline: { kind: 'first', explanation: 'None yet.' } }
  const decide = (run: Run, facts: GateFacts, policy: Partial<Policy> = {}) =>
    decideVerdict(
      createWholeMeasurement(run),
      compareRuns(run, null, aPolicy(policy), { today }),
      aPolicy(policy),
      facts,
    )
  const broken = createRun({ id: 'head', suiteName: 's', createdAt: 0 })
  addResult(broken, { identity: { suite: [], name: 'shop/cart' }, outcome: 'failed', scope: 'suite' })
  const failing = aRun('head', { a: 'p', b: 'f' })
  const evals = aRun('head', manyCases(5, 'ppf'))
  const ofPullRequest = { ...first, isProposal: true }

  it.each<[string, Run, string]>([
    ['failing tests', failing, 'failed'],
    ['a package that does not compile', broken, 'failed'],
    ['failing evals', evals, 'inconclusive'],
    ['passing tests', aRun('head', { a: 'p', b: 'p' }), 'passed'],
  ])('%s of a pull request are %s', (_, run, outcome) => {
    expect(decide(run, ofPullRequest).outcome).toBe(outcome)
  })

  it.each<[string, Run]>([
    ['failing tests', failing],
    ['a package that does not compile', broken],
  ])('%s of the default branch are open, and red nowhere', (_, run) => {
    expect(decide(run, first).outcome).toBe('inconclusive')
  })

  it('judges failing tests by a floor, or lists them where the policy says so', () => {
    expect(decide(failing, ofPullRequest, { minPassRate: 0.4 }).outcome).toBe('passed')
    expect(decide(failing, ofPullRequest, { newTests: 'warn' }).outcome).toBe('inconclusive')
  })

  it('never takes a base out of reach for one that never was', () => {
    const outOfReach = { kind: 'out-of-reach', explanation: 'GitHub did not answer.' } as const
    for (const run of [failing, broken, aRun('head', { a: 'p' })])
      expect(decide(run, { missingBaseline: outOfReach, isProposal: true }).outcome).toBe('inconclusive')
  })
})
