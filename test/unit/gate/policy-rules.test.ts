import { describe, expect, it } from 'vitest'
import { describePolicy } from '../../../src/config/policy/table.ts'
import type { Policy } from '../../../src/gate/policy/policy.ts'
import { copyCases } from '../../../src/model/run/run.ts'
import { aBaseline, addCase, aPolicy, aRun, judge, manyCases } from '../../support/gate/build.ts'

describe('fail-on', () => {
  const head = aRun('head', { regressed: 'f', added: 'f', old: 'f', fine: 'p' })
  const base = aRun('base', { regressed: 'p', old: 'f', fine: 'p' })
  const added = [aRun('head', { added: 'f', fine: 'p' }), aRun('base', { fine: 'p' })] as const
  const old = [aRun('head', { old: 'f', fine: 'p' }), aRun('base', { old: 'f', fine: 'p' })] as const

  it('regressions: what got worse, and new tests that fail', () => {
    expect(judge(head, base).verdict.outcome).toBe('failed')
    expect(judge(...added).reasons('new-failing-test')).toMatchObject([{ status: 'failed' }])
    expect(judge(...added, { newTests: 'warn' }).verdict.outcome).toBe('passed')
    expect(judge(...added, { kind: 'evals' }).reasons('new-failing-test')).toEqual([])
    expect(judge(...added, { failOn: 'never' }).verdict.outcome).toBe('passed')
    expect(judge(...old).verdict.outcome).toBe('passed')
  })

  it('new-failures: also new cases that fail, and failures without proof', () => {
    const policy = { failOn: 'new-failures' } as const
    expect(judge(...added, policy).reasons('new-failures')).toMatchObject([{ status: 'failed' }])
    expect(judge(...old, policy).verdict.outcome).toBe('passed')
    const evals = [
      aRun('head', { a: 'ppppf', b: 'ppppp' }),
      aRun('base', { a: 'ppppp', b: 'ppppp' }),
    ] as const
    expect(judge(...evals).verdict.outcome).not.toBe('failed')
    expect(judge(...evals, policy).verdict.outcome).toBe('failed')
    expect(judge(added[0], null, policy).verdict.outcome).toBe('inconclusive')
  })

  it('failures: everything that fails', () => {
    const policy = { failOn: 'failures' } as const
    expect(judge(...old, policy).verdict.outcome).toBe('failed')
    expect(judge(added[0], null, policy).verdict.outcome).toBe('failed')
    expect(
      judge(base, null, { failOn: 'failures', cases: [{ match: ['old'], ignore: true }] }).verdict.outcome,
    ).toBe('passed')
  })

  it('never: the same reasons as warnings, but for reports that are no use', () => {
    const { verdict, reasons } = judge(head, base, { failOn: 'never', minPassRate: 0.9 })
    expect(verdict.outcome).toBe('passed')
    expect(reasons('regression-case')).toMatchObject([{ status: 'warning' }])
    expect(reasons('min-pass-rate')).toMatchObject([{ status: 'warning' }])
    expect(judge(aRun('head', {}), null, { failOn: 'never' }).verdict.outcome).toBe('failed')
  })
})

describe('absolute floors', () => {
  it('holds the pass rate without a baseline', () => {
    const head = aRun(
      'head',
      manyCases(20, (index) => (index < 2 ? 'f' : 'p')),
    )
    expect(judge(head, null, { minPassRate: 0.9 }).verdict.outcome).toBe('passed')
    const { verdict, reasons } = judge(head, null, { minPassRate: 0.91 })
    expect(verdict.outcome).toBe('failed')
    expect(reasons('min-pass-rate')).toMatchObject([
      {
        message: '90% of iterations passed (18 of 20); the minimum is 91%.',
        evidence: { observed: 0.9, threshold: 0.91 },
      },
    ])
    expect(reasons('no-baseline')).toMatchObject([{ status: 'info' }])
  })

  it('never prints a rate below the floor as the floor', () => {
    const head = aRun(
      'head',
      manyCases(2000, (index) => (index < 101 ? 'f' : 'p')),
    )
    const [reason] = judge(head, null, { minPassRate: 0.95 }).reasons('min-pass-rate')
    expect(reason).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('94.95% of iterations passed (1,899 of 2,000)'),
    })
  })

  it('leaves skipped and lost iterations out of the rate', () => {
    const head = aRun('head', { ...manyCases(18, 'p'), failing: 'f', skipped: 's', lost: 'l' })
    const [reason] = judge(head, null, { minPassRate: 0.9 }).reasons('min-pass-rate')
    expect(reason?.evidence?.observed).toBeCloseTo(18 / 19, 10)
  })

  it('holds scores for the suite and for single cases, and fails closed without them', () => {
    const head = aRun('head', { a: 'pp' }, { scores: [{ name: 'quality', value: 0.7 }] })
    addCase(head, 'b', 'pp', { scores: [{ name: 'quality', value: 0.9 }] })
    expect(judge(head, null, { minScores: { quality: 0.8 } }).verdict.outcome).toBe('passed')
    expect(judge(head, null, { minScores: { '*': 0.81 } }).verdict.outcome).toBe('failed')
    expect(judge(head, null, { minScores: { typo: 0.1 } }).reasons('min-score')).toMatchObject([
      { status: 'failed', message: 'No case reports the score “typo”; the minimum mean is 0.1.' },
    ])
    const cases = [{ match: ['*'], minScores: { quality: 0.8 } }]
    expect(judge(head, null, { cases }).reasons('min-score-case')).toMatchObject([
      { status: 'failed', evidence: { cases: 1 }, message: expect.stringContaining('checkout › a') },
    ])
  })

  it('holds the pass rate of single cases and the limits', () => {
    const head = aRun(
      'head',
      { a: 'ppf', b: 'ppp' },
      { latencyMs: 300, tokens: { total: 50 }, costUsd: 0.02 },
    )
    const below = judge(head, null, { cases: [{ match: ['checkout > *'], minPassRate: 0.7 }] })
    expect(below.reasons('min-pass-rate-case')).toMatchObject([{ status: 'failed', evidence: { cases: 1 } }])
    const kept = { minPassRate: 0.5, limits: { latencyMs: 300, tokens: 50 } }
    expect(judge(head, null, kept).verdict.outcome).toBe('passed')
    expect(judge(head, null, { limits: { costUsd: 0.01 } }).reasons('max-cost')).toMatchObject([
      { status: 'failed' },
    ])
    const cases = [{ match: ['a'], limits: { tokens: 49 } }]
    expect(judge(head, null, { cases }).reasons('max-tokens-case')).toMatchObject([{ status: 'failed' }])
  })
})

describe('cases the policy takes out', () => {
  const head = aRun('head', { flickers: 'f', fine: 'p' })
  const base = aRun('base', { flickers: 'p', fine: 'p' })
  const quarantine = (until: string) => ({
    cases: [{ match: ['*flick*'], quarantine: { reason: 'see #12', owner: '@ada', until } }],
  })

  it('shows a case in quarantine and leaves it out, through its last day', () => {
    const { verdict, caseOf, reasons } = judge(head, base, { ...quarantine('2030-01-01'), minPassRate: 1 })
    expect(verdict.outcome).toBe('passed')
    expect(caseOf('flickers')).toMatchObject({
      change: 'newly-failing',
      quarantined: { reason: 'see #12', until: '2030-01-01' },
    })
    expect(reasons('quarantine')[0]?.message).toContain('(1 failing)')
  })

  it('counts it again from the next day, and says so', () => {
    const { verdict, reasons } = judge(head, base, quarantine('2029-12-31'))
    expect(verdict.outcome).toBe('failed')
    expect(reasons('quarantine-expired')).toMatchObject([{ status: 'warning' }])
  })

  it('ends by itself where the case is broken, or passed in ten runs', () => {
    const history = (letters: string) =>
      aBaseline(
        ...[...letters].map((letter, index) => aRun(`base ${index}`, { flickers: letter, fine: 'p' })),
      )
    const later = quarantine('2030-06-30')
    const endOf = (letters: string, now: string) => {
      const { caseOf } = judge(aRun('head', { flickers: now, fine: 'p' }), history(letters), later)
      return caseOf('flickers').quarantineExpired?.end
    }
    expect(endOf('pfpppfpppp', 'f')).toBeUndefined()
    expect(endOf('ffpppfpppp', 'f')).toBeUndefined()
    expect(endOf('fffppfpppp', 'f')).toBe('broken')
    expect(endOf('fffppfpppp', 'p')).toBeUndefined()
    expect(endOf('pppppppppf', 'p')).toBeUndefined()
    expect(endOf('pppppppppp', 'p')).toBe('clean')
    expect(endOf('pppppppppp', 'f')).toBeUndefined()
    const { reasons } = judge(head, history('fffppfpppp'), later)
    expect(reasons('quarantine-expired')[0]?.message).toContain('broken, not flaky')
  })

  it('tracks cases by name or tag without gating them, and proposes those that always pass', () => {
    const tagged = (id: string, outcome: string) =>
      addCase(aRun(id, { fine: 'p' }), 'capable', outcome, { slices: ['tag: capability'] })
    const base = aBaseline(...Array.from({ length: 10 }, (_, index) => tagged(`base ${index}`, 'pp')))
    const policy = { cases: [{ match: ['tag: capability'], ignore: true }] }
    const failing = judge(tagged('head', 'ff'), base, policy)
    expect([failing.verdict.outcome, failing.caseOf('capable').ignored]).toEqual(['passed', true])
    expect(failing.reasons('unmatched-pattern')).toEqual([])
    const passing = judge(tagged('head', 'pp'), base, policy)
    expect(passing.reasons('ignored').map(({ message }) => message)).toEqual([
      '1 case is tracked, not gated: “checkout › capable”.',
      '1 case that is not gated passed in all of the last 10 runs. To gate it, remove `gate: false`: “checkout › capable”.',
    ])
  })

  it.each([
    ['gate: false', { ignore: true }],
    ['quarantine', { quarantine: { reason: 'see #12', owner: '@ada', until: '2030-06-30' } }],
  ])('takes no case out by a tag that the change adds (%s)', (_, rule) => {
    const policy = { cases: [{ match: ['tag: flaky'], ...rule }] }
    const fine = (id: string, a: string, slices?: string[]) =>
      addCase(aRun(id, { b: 'p', c: 'p' }), 'a', a, { slices })
    const tagged = fine('head', 'f', ['tag: flaky'])
    expect(judge(tagged, fine('base', 'p'), policy).verdict.outcome).toBe('failed')
    expect(judge(tagged, fine('base', 'p', ['tag: flaky']), policy).verdict.outcome).toBe('passed')
    expect(judge(tagged, aRun('base', { b: 'p', c: 'p' }), policy).verdict.outcome).toBe('passed')
  })

  const vital = { match: ['tag: vital'] }
  it.each<[string, Policy['cases'], { before?: string[]; now?: string[]; isTest?: true }]>([
    ['a floor without its tag', [{ ...vital, minPassRate: 1 }], { before: ['tag: vital'] }],
    ['a limit without its tag', [{ ...vital, limits: { latencyMs: 5 } }], { before: ['tag: vital'] }],
    ['a test that becomes an eval', [{ ...vital, kind: 'evals' }], { now: ['tag: vital'], isTest: true }],
    [
      'a floor beside a lower one',
      [
        { ...vital, minPassRate: 1 },
        { match: ['tag: loose'], minPassRate: 0.5 },
      ],
      { before: ['tag: vital'], now: ['tag: vital', 'tag: loose'] },
    ],
  ])('asks of a case what main asks of it, whatever tags the change gives it (%s)', (_, cases, tags) => {
    const { before = [], now = [], isTest = false } = tags
    const run = (id: string, a: string, slices: string[]) =>
      addCase(aRun(id, { b: 'p', c: 'p' }), 'a', a, { slices, durationMs: 50 })
    const [head, base] = isTest ? ['f', 'p'] : ['ppf', 'ppf']
    const kind = isTest ? 'tests' : 'evals'
    expect(judge(run('head', head, now), run('base', base, before), { kind, cases }).verdict.outcome).toBe(
      'failed',
    )
  })

  it('keeps a case in the slice that it is in on main', () => {
    const slices = [{ match: ['tag: vital'], minPassRate: 0.9 }]
    const run = (id: string, slices?: string[]) =>
      addCase(addCase(aRun(id, { b: 'p' }), 'a', 'ppf', { slices }), 'd', 'ppp', { slices: ['tag: vital'] })
    const judged = judge(run('head', ['tag: idle']), run('base', ['tag: vital']), { kind: 'evals', slices })
    expect(judged.verdict.outcome).toBe('failed')
  })

  it('takes no case out by the folder that the change moves its file to', () => {
    const policy = { cases: [{ match: ['flaky/*'], ignore: true }] }
    const run = (id: string, a: string) => addCase(aRun(id, { b: 'p' }), 'a', a, { file: 'flaky/a.test.ts' })
    const base = run('base', 'p')
    const cases = copyCases(base.cases)
    for (const [key, tally] of base.cases)
      if (tally.identity.name === 'a') cases.set(key, { ...tally, movedFrom: 'test/a.test.ts' })
    expect(judge(run('head', 'f'), { ...base, cases }, policy).verdict.outcome).toBe('failed')
    expect(judge(run('head', 'f'), base, policy).verdict.outcome).toBe('passed')
  })

  it('says which of the cases that are out have no result any more', () => {
    const gone = (rule: object) =>
      judge(aRun('head', { b: 'p', c: 's' }), aRun('base', { a: 'p', b: 'p', c: 'p' }), {
        cases: [{ match: ['checkout › a', 'c'], ...rule }],
      })
    const until = '2030-06-30'
    expect(
      gone({ quarantine: { reason: 'see #12', owner: '@ada', until } }).reasons('quarantine'),
    ).toMatchObject([{ message: expect.stringContaining('(0 failing, 2 without a result)') }])
    expect(gone({ ignore: true }).reasons('ignored')).toMatchObject([
      { message: expect.stringContaining('(2 without a result)') },
    ])
  })

  it('leaves ignored cases out under every rule', () => {
    const { verdict, reasons } = judge(head, base, {
      cases: [{ match: ['flickers'], ignore: true }],
      failOn: 'failures',
    })
    expect(verdict.outcome).toBe('passed')
    expect(reasons('ignored')).toMatchObject([{ status: 'info' }])
  })
})

describe('what cannot be judged', () => {
  it('fails without a single result, unless allowed', () => {
    expect(judge(aRun('head', {}), null).reasons('empty')).toMatchObject([{ status: 'failed' }])
    expect(judge(aRun('head', {}), null, { allowEmpty: true }).verdict.outcome).toBe('passed')
  })

  it('fails for reports that could not be read', () => {
    const { verdict, reasons } = judge(aRun('head', { a: 'p' }), null, {}, { unreadable: 2 })
    expect(verdict.outcome).toBe('failed')
    expect(reasons('unreadable-report')[0]?.message).toContain('2 report files')
  })

  it('is inconclusive when everything is skipped that ran before', () => {
    const { verdict, reasons } = judge(aRun('head', { a: 's' }), aRun('base', { a: 'p' }))
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('all-skipped')).toMatchObject([{ status: 'inconclusive' }])
    expect(reasons('missing-cases')).toMatchObject([{ evidence: { skipped: 1 } }])
  })

  it('is inconclusive when everything was skipped before, too, or there is no before, unless that is allowed', () => {
    const [head, base] = [aRun('head', { a: 's', b: 's' }), aRun('base', { a: 's', b: 's' })]
    for (const before of [base, null]) {
      expect(judge(head, before).verdict.outcome).toBe('inconclusive')
      expect(judge(head, before, { allowEmpty: true }).verdict.outcome).toBe('passed')
    }
  })

  it('is inconclusive when the infrastructure took more than a tenth, whatever else happened', () => {
    const head = aRun('head', { ...manyCases(7, 'p'), regressed: 'f', lost: 'l' })
    const base = aRun('base', { ...manyCases(7, 'p'), regressed: 'p', lost: 'p' })
    const { verdict, reasons } = judge(head, base, { minPassRate: 1 })
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('regression-case')).toMatchObject([{ status: 'inconclusive' }])
    expect(judge(base, head).verdict.outcome).toBe('inconclusive')
  })

  it('goes on when the infrastructure took little, and says how much', () => {
    const head = aRun('head', { ...manyCases(18, 'pp'), some: 'pppl' })
    const { verdict, reasons } = judge(head, aRun('base', { ...manyCases(18, 'pp'), some: 'pppp' }), {
      kind: 'tests',
    })
    expect(verdict.outcome).toBe('passed')
    expect(reasons('infrastructure')).toMatchObject([
      { status: 'info', message: expect.stringContaining('2.5% of this run') },
    ])
  })

  it('is never green when a case that the base judged lost every iteration', () => {
    const head = aRun('head', { ...manyCases(19, 'p'), lost: 'l' })
    const { verdict, reasons, caseOf } = judge(head, aRun('base', { ...manyCases(19, 'p'), lost: 'p' }))
    expect(verdict.outcome).toBe('inconclusive')
    expect(caseOf('lost').change).toBe('skipped')
    expect(reasons('lost-cases')[0]?.message).toContain('lost')
  })

  it('is inconclusive when nothing is common with the baseline', () => {
    const { verdict, reasons } = judge(aRun('head', { a: 'p' }), aRun('base', { b: 'p' }))
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('no-common-case')).toHaveLength(1)
  })

  it('takes an empty baseline for none', () => {
    expect(judge(aRun('head', { a: 'f' }), aBaseline()).reasons('no-baseline')).toHaveLength(1)
  })
})

it('puts the reasons that decided first', () => {
  const head = aRun('head', { a: 'f', b: 'p', added: 'f' })
  const { verdict } = judge(head, aRun('base', { a: 'p', b: 'p' }), { minPassRate: 0.1 })
  expect(verdict.reasons.map(({ status }) => status)).toEqual(['failed', 'failed', 'passed'])
})

it('describes the policy for the reviewer', () => {
  const policy = aPolicy({
    minPassRate: 0.95,
    minScores: { quality: 0.8 },
    onInconclusive: 'fail',
    limits: { latencyMs: 2000 },
    growth: { ...aPolicy().growth, cost: { mode: 'fail', atLeast: 0.3 } },
    cases: [
      {
        match: ['pay › *'],
        quarantine: { reason: 'see #12', owner: '@ada', until: '2030-01-01' },
        weight: 2,
      },
    ],
  })
  expect(describePolicy(policy)).toEqual([
    'fails on proven regressions',
    'if nothing changed, at most 5% of runs fail',
    'an inconclusive verdict fails the job',
    'at least 95% of iterations must pass',
    'the mean score “quality” must be at least 0.8',
    'mean latency must not exceed 2 s',
    'fails when cost grows by 30% or more',
    'pay › *: quarantined until 2030-01-01 (see #12; @ada); weight 2',
  ])
})

describe('what is not as usual in a policy has a sentence of its own', () => {
  const growth = aPolicy().growth
  const budget = (mode: 'fail' | 'warn') => ({ budget: { mode, costUsd: 2, tokens: 5_000 } })
  const aCase = (rule: object) => ({ cases: [{ match: ['pay', 'refund'], ...rule }] })

  it.each<[Partial<Policy>, readonly string[]]>([
    [{ failOn: 'failures' }, ['fails on every failing case']],
    [{ kind: 'tests' }, ['judges each case on its own']],
    [{ kind: 'evals' }, ['judges every case by statistics']],
    [{ lock: ['*'] }, ['nothing may weaken it']],
    [{ lock: ['fail-on', 'accept'] }, ['nothing may weaken fail-on, accept']],
    [{ onNotMeasured: 'neutral' }, ['what was not measured does not fail the job']],
    [{ compare: 'model' }, ['compares by model']],
    [{ onMissingBaseline: 'neutral' }, ['without a baseline there is no verdict']],
    [{ onMissingBaseline: 'fail' }, ['a missing baseline fails the job']],
    [{ accept: 'not-author' }, ['the author of a pull request may not accept its changes']],
    [{ accept: 'off' }, ['nobody may accept a change']],
    [{ minScores: { '*': 0.5 } }, ['every mean score must be at least 0.5']],
    [{ lowerIsBetter: ['toxicity', 'cost*'] }, ['lower is better for “toxicity”, “cost*”']],
    [{ growth: { ...growth, latency: { mode: 'warn', atLeast: 0.3 } } }, []],
    [
      budget('fail'),
      [
        'fails when a whole run uses more than 2.00 USD',
        'fails when a whole run uses more than 5,000 tokens',
      ],
    ],
    [
      budget('warn'),
      [
        'warns when a whole run uses more than 2.00 USD',
        'warns when a whole run uses more than 5,000 tokens',
      ],
    ],
    [
      { drift: { ...aPolicy().drift, mode: 'fail' } },
      ['fails when the base branch has slowly lost pass rate'],
    ],
    [
      { slices: [{ match: ['a: b', 'a: c'], minPassRate: 0.5, minScores: { '*': 0.1, tone: 0.2 } }] },
      ['slice a: b, a: c: at least 50% must pass; score of at least 0.1; score “tone” of at least 0.2'],
    ],
    [{ slices: [{ match: ['a: b'] }] }, ['slice a: b: ']],
    [{ allowEmpty: true }, ['reports without results are allowed']],
    [aCase({ ignore: true }), ['pay, refund: tracked, not gated']],
    [aCase({ ignore: false }), ['pay, refund: no special rule']],
    [
      aCase({ quarantine: { reason: 'slow', owner: '@ada', until: '2030-12-31' } }),
      ['pay, refund: quarantined until 2030-12-31 (slow; @ada)'],
    ],
    [aCase({ kind: 'tests' }), ['pay, refund: judged as tests']],
    [aCase({ kind: 'auto' }), ['pay, refund: no special rule']],
    [
      aCase({ minPassRate: 1, minScores: { '*': 0.5, tone: 0.25 }, limits: { tokens: 9 } }),
      [
        'pay, refund: at least 100% must pass; score of at least 0.5; score “tone” of at least 0.25; mean token use must not exceed 9 tokens',
      ],
    ],
  ])('%j', (policy, sentences) => {
    const usual = describePolicy(aPolicy())
    const said = describePolicy(aPolicy(policy))
    expect(said.filter((line) => !usual.includes(line))).toEqual(sentences)
  })

  it('and where nothing fails, no rate of false alarms', () => {
    expect(describePolicy(aPolicy({ failOn: 'never' }))).toEqual(['never fails; findings are warnings'])
  })

  it('up to ten rules for cases', () => {
    const rules = (count: number) =>
      describePolicy(
        aPolicy({ cases: Array.from({ length: count }, (_, of) => ({ match: [`c${of}`], ignore: true })) }),
      ).slice(2)
    expect(rules(10).at(-1)).toBe('c9: tracked, not gated')
    expect(rules(11).slice(-2)).toEqual(['c9: tracked, not gated', '1 more case rule'])
    expect(rules(13).at(-1)).toBe('3 more case rules')
  })
})
