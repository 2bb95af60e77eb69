import { describe, expect, it } from 'vitest'
import { aBaseline, addCase, aRun, judge, manyCases } from '../../support/gate/build.ts'

describe('classic tests: one iteration, no eval data', () => {
  it('fails when one test of a thousand fails that passed before', () => {
    const head = aRun('head', { ...manyCases(999, 'p'), login: 'f' })
    const { verdict, caseOf, reasons } = judge(head, aRun('base', { ...manyCases(999, 'p'), login: 'p' }))
    expect(verdict.outcome).toBe('failed')
    expect(caseOf('login').change).toBe('regressed')
    expect(reasons('regression-case')).toMatchObject([
      {
        status: 'failed',
        message: '1 test that passed in the baseline run now fails: “checkout › login”.',
        cases: [caseOf('login').key],
      },
    ])
  })

  it('says when the history is clean, and never that it is too small', () => {
    const { verdict, reasons } = judge(aRun('head', { a: 'p', b: 'p' }), aRun('base', { a: 'p', b: 'p' }))
    expect(verdict.outcome).toBe('passed')
    expect(reasons('no-regression')).toMatchObject([
      { status: 'passed', message: expect.stringContaining('2 compared tests') },
    ])
    expect(verdict.reasons.some(({ status }) => status === 'inconclusive')).toBe(false)
  })

  it('counts a plain error as a failure', () => {
    expect(judge(aRun('head', { a: 'e' }), aRun('base', { a: 'p' })).verdict.outcome).toBe('failed')
  })

  it('judges a test that also failed on the base by its history', () => {
    const history = aBaseline(
      ...['p', 'p', 'f', 'p', 'p'].map((of, index) => aRun(`base ${index}`, { a: of, b: 'p' })),
    )
    const { verdict, caseOf, reasons } = judge(aRun('head', { a: 'f', b: 'p' }), history)
    // One old failure makes another one likelier, but it does not explain it.
    expect(verdict.outcome).toBe('inconclusive')
    expect(caseOf('a')).toMatchObject({ change: 'flaky', flakyHistory: true })
    expect(reasons('unsettled-tests')[0]?.message).toMatch(
      /^1 test that failed before in 5 baseline runs, and passed again, fails now: “checkout › a”\. A failure stays open until \d+ more runs? of the base branch ha(?:s|ve) passed\. With this history, chance alone makes one fail in \d+(\.\d)?% of runs\. Measure them again/,
    )
  })

  it.each([
    {
      runs: ['p', 'p', 'p'],
      others: ['pff', 'fpp'],
      outcome: 'inconclusive',
      what: 'two failures that are over',
    },
    {
      runs: ['p', 'p', 'p'],
      others: ['pff', 'pff'],
      outcome: 'failed',
      what: 'two tests that failed together',
    },
    { runs: ['p', 'p', 'p'], others: ['ppp', 'fpp'], outcome: 'failed', what: 'one repair' },
    {
      runs: [...'pppppp'],
      others: ['ppffpp', 'ppppff'],
      outcome: 'failed',
      what: 'a base that would show flakes',
    },
  ])('judges a break after $what of main as $outcome', ({ runs, others, outcome }) => {
    const run = (index: number) => ({
      ...manyCases(40, 'p'),
      a: runs[index] ?? 'p',
      ...Object.fromEntries(others.map((history, at) => [`other ${at}`, history[index] ?? 'p'])),
    })
    const history = aBaseline(...runs.map((_, index) => aRun(`base ${index}`, run(index))))
    const head = aRun('head', { ...run(99), a: 'f' })
    expect(judge(head, history).verdict.outcome).toBe(outcome)
  })

  it('judges a test that needed a retry on the base by its history', () => {
    const { verdict, caseOf, reasons } = judge(
      aRun('head', { a: 'f', b: 'p' }),
      aRun('base', { a: 'r', b: 'p' }),
    )
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('unsettled-tests')[0]?.message).toContain('needed a retry')
    expect(caseOf('a')).toMatchObject({ change: 'newly-failing', flakyHistory: true })
  })

  it('finds a flaky test broken when its history makes chance unlikely', () => {
    const history = aBaseline(
      ...Array.from({ length: 60 }, (_, index) =>
        aRun(`base ${index}`, { a: index === 7 ? 'f' : 'p', b: 'p' }),
      ),
    )
    const { verdict, caseOf, reasons } = judge(aRun('head', { a: 'f', b: 'p' }), history)
    expect(verdict.outcome).toBe('failed')
    expect(caseOf('a').change).toBe('regressed')
    expect(reasons('regression-case')[0]?.message).toContain('passed 0 of 1 iteration (before: 59 of 60)')
  })

  it('names the other changes of tests', () => {
    const head = aRun('head', { broken: 'f', fixed: 'p', retried: 'r', skipped: 's', added: 'p', fine: 'p' })
    const base = aRun('base', { broken: 'f', fixed: 'f', retried: 'p', skipped: 'p', fine: 'p', gone: 'p' })
    const { verdict, caseOf, reasons } = judge(head, base)
    expect(verdict.outcome).toBe('inconclusive')
    expect(caseOf('broken').change).toBe('still-failing')
    expect(caseOf('fixed').change).toBe('fixed')
    expect(caseOf('retried').change).toBe('flaky')
    expect(caseOf('skipped').change).toBe('skipped')
    expect(caseOf('added').change).toBe('new')
    expect(caseOf('gone').change).toBe('removed')
    expect(reasons('missing-cases')).toMatchObject([
      { status: 'inconclusive', evidence: { missing: 2, skipped: 1, due: 6 } },
    ])
  })

  it('treats a test that was skipped on the base as new', () => {
    const { verdict, caseOf } = judge(aRun('head', { a: 'f', b: 'p' }), aRun('base', { a: 's', b: 'p' }))
    expect(caseOf('a').change).toBe('new')
    expect(verdict.outcome).toBe('failed')
  })

  it('judges a test that fails under a likely new name by what it did under the old one', () => {
    const head = aRun('head', { 'pays with a credit card': 'f', other: 'p' }, { file: 'pay.test.ts' })
    const base = aRun('base', { 'pays with credit card': 'p', other: 'p' }, { file: 'pay.test.ts' })
    const { verdict, caseOf, reasons } = judge(head, base)
    expect(caseOf('pays with credit card')).toMatchObject({
      change: 'removed',
      likelyRename: caseOf('pays with a credit card').key,
    })
    expect(caseOf('pays with a credit card')).toMatchObject({
      change: 'regressed',
      likelyRename: caseOf('pays with credit card').key,
    })
    expect(reasons('missing-cases')[0]?.message).toContain('(1 likely renamed)')
    expect(reasons('regression-case')).toHaveLength(1)
    expect(verdict.outcome).toBe('failed')
  })

  it('sees a test that moved to another file as a likely rename', () => {
    const { comparison } = judge(
      aRun('head', { moved: 'p' }, { file: 'new/place.test.ts' }),
      aRun('base', { moved: 'p' }, { file: 'old/place.test.ts' }),
    )
    expect(comparison.cases.map(({ likelyRename }) => likelyRename)).toEqual(
      comparison.cases.map(({ key }) => key).reverse(),
    )
  })
})

describe('a file that broke as a whole', () => {
  const base = addCase(aRun('base', { pays: 'p', refunds: 'p' }, { file: 'pay.test.ts' }), 'other', 'p')
  const broken = () =>
    addCase(aRun('head', { other: 'p' }), 'pay.test.ts', 'e', { file: 'pay.test.ts', scope: 'suite' })

  it('is a regression, for its cases are gone', () => {
    const { verdict, reasons, caseOf } = judge(broken(), base)
    expect(verdict.outcome).toBe('failed')
    expect(reasons('broken-suite')).toMatchObject([{ status: 'failed', evidence: { cases: 1 } }])
    expect(caseOf('pays').change).toBe('removed')
  })

  it('does not count when the base had it too', () => {
    const { verdict, caseOf } = judge(broken(), broken())
    expect(caseOf('pay.test.ts').change).toBe('still-failing')
    expect(verdict.outcome).toBe('passed')
  })

  it('is fixed when it is gone', () => {
    expect(judge(base, broken()).caseOf('pay.test.ts').change).toBe('fixed')
  })

  it('warns without a baseline, and fails where every failure does', () => {
    expect(judge(broken(), null).reasons('broken-suite')).toMatchObject([{ status: 'warning' }])
    expect(judge(broken(), null, { failOn: 'failures' }).verdict.outcome).toBe('failed')
  })

  it('is not a regression when the infrastructure took it', () => {
    const lost = addCase(aRun('head', { other: 'p' }), 'pay.test.ts', 'l', {
      file: 'pay.test.ts',
      scope: 'suite',
    })
    const { comparison, verdict, reasons } = judge(lost, base)
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('infrastructure')).toHaveLength(1)
    expect(comparison.lost.head).toBe(0.75)
  })
})
