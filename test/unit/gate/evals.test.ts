import { describe, expect, it } from 'vitest'
import { aBaseline, addCase, aRun, judge, manyCases } from '../../support/gate/build.ts'

const five = 'p'.repeat(5)

describe('evals: statistics decide', () => {
  it('does not fail for one flip at one iteration', () => {
    const scores = [{ name: 'quality', value: 1 }]
    const head = aRun(
      'head',
      manyCases(20, (index) => (index === 3 ? 'f' : 'p')),
      { scores },
    )
    const { verdict, caseOf, reasons } = judge(head, aRun('base', manyCases(20, 'p'), { scores }))
    expect(verdict.outcome).not.toBe('failed')
    expect(caseOf('case 0003')).toMatchObject({ change: 'newly-failing', judgedAs: 'eval' })
    expect(reasons('not-proven')).toMatchObject([{ status: 'warning' }])
  })

  it('finds one fully broken case of fifty at five iterations', () => {
    const head = aRun(
      'head',
      manyCases(50, (index) => (index === 3 ? 'fffff' : five)),
    )
    const { verdict, caseOf, reasons } = judge(head, aRun('base', manyCases(50, five)))
    expect(verdict.outcome).toBe('failed')
    expect(caseOf('case 0003').adjustedPValue).toBeLessThan(0.005)
    expect(reasons('regression-case')[0]?.message).toMatch(
      /^“checkout › case 0003” passed 0 of 5 iterations \(before: 5 of 5\)\. Probability by chance in any of 50 cases: p [=<] 0\.00\d+ \(threshold 0\.0\d+\)\.$/,
    )
  })

  it('finds a drop that is spread over all cases', () => {
    const head = aRun(
      'head',
      manyCases(50, (index) => (index % 2 === 0 ? 'ppppf' : five)),
    )
    const { verdict, reasons, comparison } = judge(head, aRun('base', manyCases(50, five)))
    expect(verdict.outcome).toBe('failed')
    expect(reasons('regression-suite')).toMatchObject([{ status: 'failed' }])
    expect(comparison.suite).toMatchObject({ of: 'evals', commonCases: 50, meanChange: -0.1 })
  })

  it('names the broken cases when many break at once', () => {
    const head = aRun(
      'head',
      manyCases(1000, (index) => (index < 7 ? 'fffff' : five)),
    )
    const { verdict, comparison } = judge(head, aRun('base', manyCases(1000, five)))
    // The mean falls by 0.7 points only, below the floor of 2: the broken cases make it count.
    expect(verdict.outcome).toBe('failed')
    expect(comparison.cases.filter(({ change }) => change === 'regressed')).toHaveLength(7)
  })

  it('sees what fell however little the mean did', () => {
    const history = (id: string, of: string) =>
      aRun(
        id,
        manyCases(400, (index) => (index < 10 ? of : 'p'.repeat(10))),
      )
    const { verdict, reasons } = judge(
      history('head', 'ppppppffff'),
      aBaseline(...[1, 2, 3, 4, 5].map((run) => history(`base ${run}`, 'p'.repeat(10)))),
    )
    expect(reasons('regression-suite')).toEqual([])
    expect(reasons('regression-case')).toHaveLength(10)
    expect(verdict.outcome).toBe('failed')
  })

  it('is inconclusive, with the smallest drop it can find, when a drop is not ruled out', () => {
    const noisy = (id: string, shift: number) =>
      aRun(
        id,
        manyCases(8, (index) => ((index + shift) % 2 === 0 ? 'p' : 'f')),
      )
    const { verdict, reasons } = judge(noisy('head', 0), noisy('base', 1), { kind: 'evals' })
    expect(verdict.outcome).toBe('inconclusive')
    expect([...reasons('inconclusive-suite'), ...reasons('suspect-case')]).toHaveLength(1)
  })

  it('calls it no regression when a larger drop is ruled out', () => {
    const { verdict, reasons } = judge(aRun('head', manyCases(50, five)), aRun('base', manyCases(50, five)))
    expect(verdict.outcome).toBe('passed')
    expect(reasons('no-regression')[0]?.message).toContain('ruled out with 95% confidence')
  })

  it('pools several base runs', () => {
    const bases = [1, 2, 3, 4, 5].map((id) => aRun(`base ${id}`, manyCases(50, 'ppp')))
    const head = aRun(
      'head',
      manyCases(50, (index) => (index === 9 ? 'fff' : 'ppp')),
    )
    const { verdict, caseOf } = judge(head, aBaseline(...bases))
    expect(verdict.outcome).toBe('failed')
    expect(caseOf('case 0009').pValue).toBeLessThan(0.0001)
    expect(caseOf('case 0009').adjustedPValue).toBeLessThan(0.002)
  })

  it('finds what fell, whatever rose', () => {
    // Eight of thirty that always passed fail, and eight that never passed pass.
    const bases = Array.from({ length: 10 }, (_, run) =>
      aRun(
        `base ${run}`,
        manyCases(30, (index) => (index >= 22 || (index + 3 * run) % 29 === 20 ? 'f' : 'p')),
      ),
    )
    const head = aRun(
      'head',
      manyCases(30, (index) => (index < 8 ? 'f' : 'p')),
    )
    const { verdict, comparison } = judge(head, aBaseline(...bases), { kind: 'evals' })
    expect(comparison.suite?.meanChange).toBeGreaterThan(0)
    expect(verdict.outcome).toBe('failed')
    expect(comparison.chances?.ofMean).toBeLessThan(0.5)
  })

  it('leaves a part of alpha to scores and growth rules', () => {
    const evals = (id: string, extra: object) => aRun(id, manyCases(9, 'ppp'), extra)
    const levels = (extra: object, policy: object = {}) =>
      judge(evals('head', extra), evals('base', extra), { kind: 'evals', ...policy }).comparison.levels
    expect(levels({ model: 'm' })).toEqual({ rates: 0.05, score: 0, growth: 0 })
    expect(levels({ scores: [{ name: 'x', value: 0.9 }] })).toEqual({ rates: 0.035, score: 0.015, growth: 0 })
    // It only says that the case passed, which the pass rate says already.
    expect(levels({ scores: [{ name: 'x', value: 1 }] })).toEqual({ rates: 0.05, score: 0, growth: 0 })
  })

  it('weighs cases', () => {
    const cases = [{ match: ['checkout › case 0000'], weight: 10 }]
    const head = aRun(
      'head',
      manyCases(10, (index) => (index === 0 ? 'pf' : 'pp')),
    )
    const base = aRun('base', manyCases(10, 'pp'))
    expect(judge(head, base, { cases }).comparison.suite?.meanChange).toBeCloseTo(-5 / 19, 10)
    expect(judge(head, base).comparison.suite?.meanChange).toBeCloseTo(-0.05, 10)
  })
})

describe('what is an eval', () => {
  const flip = (file: string, extra: object) => {
    const run = (id: string, of: string) =>
      addCase(aRun(id, { a: of }, { file }), 'b', 'p', { file, ...extra })
    return judge(run('head', 'f'), run('base', 'p')).caseOf('a').judgedAs
  }

  it('is every case of a file in which some case has eval data', () => {
    expect(flip('a.eval.ts', { scores: [{ name: 'x', value: 1 }] })).toBe('eval')
    expect(flip('a.eval.ts', { tokens: { total: 5 } })).toBe('eval')
    expect(flip('a.eval.ts', { costUsd: 0.1 })).toBe('eval')
    expect(flip('a.eval.ts', { model: 'm' })).toBe('eval')
    expect(flip('a.eval.ts', { toolCalls: [{ name: 'search' }] })).toBe('eval')
    const once = aRun('head', { a: 'p' })
    addCase(once, 'a', 'f', { toolCalls: [{ name: 'search' }] })
    addCase(once, 'a', 'f', {})
    expect(judge(once, aRun('base', { a: 'p' })).caseOf('a').judgedAs).toBe('eval')
    expect(flip('a.test.ts', {})).toBe('test')
  })

  it('judges the unit tests next to the evals as tests', () => {
    const run = (id: string, of: string) =>
      addCase(aRun(id, { judged: 'p' }, { file: 'a.eval.ts', model: 'm' }), 'unit', of, { file: 'a.test.ts' })
    const { verdict, caseOf } = judge(run('head', 'f'), run('base', 'p'))
    expect(caseOf('judged').judgedAs).toBe('eval')
    expect(caseOf('unit')).toMatchObject({ judgedAs: 'test', change: 'regressed' })
    expect(verdict.outcome).toBe('failed')
  })

  it('is a group in which at least half of the cases are iterated', () => {
    expect(judge(aRun('h', { a: 'pp', b: 'p' }), aRun('b', { a: 'p', b: 'p' })).caseOf('b').judgedAs).toBe(
      'eval',
    )
    const names = { a: 'pp', b: 'p', c: 'p' }
    expect(judge(aRun('h', names), aRun('b', names)).caseOf('a').judgedAs).toBe('test')
  })

  it('is what the policy says', () => {
    const [head, base] = [aRun('head', { a: 'f', b: 'p' }), aRun('base', { a: 'p', b: 'p' })]
    expect(judge(head, base, { kind: 'evals' }).verdict.outcome).not.toBe('failed')
    const matrix = [aRun('head', { a: 'ppf', b: 'ppp' }), aRun('base', { a: 'ppp', b: 'ppp' })] as const
    expect(judge(...matrix).verdict.outcome).not.toBe('failed')
    expect(judge(...matrix, { kind: 'tests' }).verdict.outcome).toBe('failed')
    const cases = [{ match: ['a'], kind: 'evals' as const }]
    expect(judge(head, base, { cases }).verdict.outcome).not.toBe('failed')
  })
})
