import { describe, expect, it } from 'vitest'
import { isSuiteUndecided, isSuspectCase } from '../../../src/gate/again/choose.ts'
import { findAcceptableCases, findBlamedCases } from '../../../src/gate/judge/acceptable.ts'
import { describeArmComparison } from '../../../src/gate/judge/arm-reasons.ts'
import {
  computeMeanScores,
  isKnownFlaky,
  isUnsettledCase,
  resolveScoreFloors,
} from '../../../src/gate/judge/cases.ts'
import { findMissingScorers, findOtherScales } from '../../../src/gate/judge/scorers.ts'
import { areCasesOpen, listSuiteUncertainty } from '../../../src/gate/judge/suite-uncertainty.ts'
import type { Arm } from '../../../src/model/comparison/breakdowns.ts'
import type { CaseComparison } from '../../../src/model/comparison/compared-case.ts'
import type { Comparison, SuiteTest } from '../../../src/model/comparison.ts'
import type { CaseTally } from '../../../src/model/run/run.ts'
import type { Reason, Verdict } from '../../../src/model/verdict.ts'
import { aPolicy } from '../../support/gate/build.ts'

// What rules ask of figures that real runs rarely have: exactly at a limit, or without a part.

type Counts = Partial<Pick<CaseTally, 'passed' | 'failed' | 'errored' | 'flaky' | 'scope'>>
const tally = (counts: Counts = {}) =>
  ({ passed: 0, failed: 0, errored: 0, lost: 0, skipped: 0, flaky: 0, ...counts }) as CaseTally
const aCase = (more: Partial<CaseComparison>) => ({ key: 'a', identity: {}, ...more }) as CaseComparison
const aComparison = (more: object) =>
  ({ cases: [], scores: [], levels: {}, head: {}, ...more }) as unknown as Comparison
const cuts = { green: 0.6, red: 3 }
const chances = { any: 0.1, broken: 0.1, level: 0.05, evidence: 2, cuts, ofMean: 0.4 } as NonNullable<
  Comparison['chances']
>

describe('a test whose failure nothing explains', () => {
  const fails = { change: 'newly-failing', judgedAs: 'test', head: tally({ failed: 1 }) } as const
  const settled = aComparison({})
  const flaky = { ...fails, adjustedPValue: 0.3, base: tally({ passed: 4, flaky: 1 }) }

  it('is open only where the comparison found that tests flake', () => {
    expect(isUnsettledCase(aCase(fails), settled)).toBe(false)
    expect(isUnsettledCase(aCase(fails), aComparison({ unsettled: { flakes: 2 } }))).toBe(true)
  })

  it('is open where only a retry made it pass before, and it never failed', () => {
    expect(isUnsettledCase(aCase(flaky), settled)).toBe(true)
    expect(isUnsettledCase(aCase({ ...flaky, base: tally({ passed: 4 }) }), settled)).toBe(false)
    expect(
      isUnsettledCase(aCase({ ...flaky, base: tally({ passed: 4, flaky: 1, failed: 1 }) }), settled),
    ).toBe(false)
    expect(isUnsettledCase(aCase({ ...flaky, base: undefined }), settled)).toBe(false)
  })

  it.each<[string, Partial<CaseComparison>]>([
    ['is an eval', { judgedAs: 'eval' }],
    ['did not fail newly', { change: 'unchanged' }],
    ['was measured again', { again: {} as CaseComparison['again'] }],
    ['does not count', { ignored: true }],
  ])('is not open where it %s', (_, more) => {
    expect(isUnsettledCase(aCase({ ...flaky, ...more }), settled)).toBe(false)
  })
})

describe('a test that is known to be flaky', () => {
  const fails = {
    change: 'flaky',
    judgedAs: 'test',
    head: tally({ failed: 1 }),
    adjustedPValue: 0.5,
  } as const

  it('fails as it rarely does', () => {
    expect(isKnownFlaky(aCase(fails))).toBe(true)
    expect(isUnsettledCase(aCase(fails), aComparison({}))).toBe(true)
    expect(isKnownFlaky(aCase({ ...fails, adjustedPValue: 0.51 }))).toBe(false)
    expect(isKnownFlaky(aCase({ ...fails, adjustedPValue: undefined }))).toBe(true)
  })

  it.each<[string, Partial<CaseComparison>]>([
    ['passed once', { head: tally({ failed: 1, passed: 1 }) }],
    ['did not fail', { head: tally() }],
    ['did not run', { head: undefined }],
    ['is an eval', { judgedAs: 'eval' }],
    ['changed', { change: 'regressed' }],
    ['was measured again', { again: {} as CaseComparison['again'] }],
    ['is ignored', { ignored: true }],
  ])('is not meant where it %s', (_, more) => {
    expect(isKnownFlaky(aCase({ ...fails, ...more }))).toBe(false)
  })
})

describe('a second look', () => {
  const both = {
    head: tally({ passed: 1 }),
    base: tally({ passed: 1 }),
    drop: 0.5,
    change: 'unchanged',
  } as const

  it.each<[string, boolean, Partial<CaseComparison>]>([
    ['an eval that fell as rarely happens', true, { judgedAs: 'eval', pValue: 0.25 }],
    ['an eval that fell as often happens', false, { judgedAs: 'eval', pValue: 0.26 }],
    ['an eval of which nobody knows', false, { judgedAs: 'eval' }],
    ['a test that fell, however likely', true, { judgedAs: 'test', pValue: 0.9 }],
    ['a test that did not fall', false, { judgedAs: 'test', drop: 0 }],
    ['what regressed', true, { change: 'regressed', drop: 0 }],
    ['what fails now', true, { change: 'newly-failing', drop: 0 }],
    ['what can’t be compared', false, { change: 'regressed', drop: undefined }],
    ['what was not there', false, { change: 'regressed', base: undefined }],
    ['what did not run', false, { change: 'regressed', head: undefined }],
    ['a new test that fails', true, { change: 'new', judgedAs: 'test', head: tally({ failed: 1 }) }],
    ['a new test that passes', false, { change: 'new', judgedAs: 'test' }],
    ['a new eval that fails', false, { change: 'new', judgedAs: 'eval', head: tally({ failed: 1 }) }],
  ])('%s: %s', (_, isWorthIt, more) => {
    expect(isSuspectCase(aCase({ ...both, ...more }))).toBe(isWorthIt)
  })

  const undecided = (more: object, policy = aPolicy()) =>
    isSuiteUndecided(
      aComparison({ suite: { of: 'evals', ruledOutDrop: 0.1 }, levels: { rates: 0.05 }, ...more }),
      policy,
    )

  it.each<[string, boolean, object]>([
    ['nothing has to be ruled out', false, {}],
    ['there is nothing to compare', false, { suite: null, chances: { evidence: 2 } }],
    ['there are only tests', false, { suite: { of: 'tests' }, chances: { evidence: 2, cuts } }],
    ['the policy does not ask for rates', false, { levels: { rates: 0 }, chances: { evidence: 2, cuts } }],
    ['a score is doubtful', true, { suite: null, scores: [{}, { doubtful: true }] }],
    ['a score fell', true, { suite: null, scores: [{ significant: true }, {}] }],
    ['scores are fine', false, { suite: null, scores: [{ significant: false, doubtful: false }] }],
  ])('of all evals, where %s: %s', (_, expected, more) => {
    expect(undecided(more)).toBe(expected)
  })

  it('of all evals, where less is ruled out than the policy wants', () => {
    const of = (delta: number) => undecided({}, aPolicy({ delta }))
    expect([of(0.09), of(0.1), of(0.11)]).toEqual([true, false, false])
  })
})

describe('cases that fell', () => {
  it.each<[boolean, Partial<typeof chances>, SuiteTest['of']]>([
    [true, { evidence: 0.61 }, 'evals'],
    [false, { evidence: 0.6 }, 'evals'],
    [true, { ofMean: 0.49 }, 'evals'],
    [false, { ofMean: 0.5 }, 'evals'],
    [true, { ofMean: 0.5 }, 'tests'],
  ])('are open: %s, with %j of %s', (expected, more, of) => {
    expect(areCasesOpen({ chances: { ...chances, ...more }, suite: { of } as SuiteTest })).toBe(expected)
  })
})

describe('a suite without a proven regression', () => {
  const suite = {
    of: 'evals',
    commonCases: 30,
    baseRate: 0.9,
    headRate: 0.88,
    meanChange: -0.02,
    ruledOutDrop: 0.1,
    smallestDetectableDrop: 0.12,
    baseSpread: null,
  } as SuiteTest
  const close = { ...chances, any: 0.2, ofMean: 0.9 }
  const reason = (
    of: Partial<SuiteTest>,
    comparison: object,
    { delta, noneWorse = false }: { readonly delta?: number; readonly noneWorse?: boolean } = {},
  ) => {
    const [found] = listSuiteUncertainty(aComparison(comparison), { ...suite, ...of }, aPolicy({ delta }), {
      noneWorse,
      next: () => 'Do more.',
    })
    return found === undefined ? undefined : ([found.rule, found.message] as const)
  }
  const ruleOf = (...args: Parameters<typeof reason>) => reason(...args)?.[0]

  it('is passed where the policy says how much must be ruled out, and that is', () => {
    expect(ruleOf({ ruledOutDrop: 0.05 }, { chances: close })).toBe('inconclusive-suite')
    expect(ruleOf({ ruledOutDrop: undefined }, { chances: close })).toBe('inconclusive-suite')
    expect(ruleOf({}, { chances: close }, { delta: 0.1 })).toBe('no-regression')
    expect(ruleOf({ ruledOutDrop: 0.05 }, { chances: close }, { delta: 0.04 })).toBe('inconclusive-suite')
  })

  it('is passed where a fall is unlikely', () => {
    const quiet = { ...close, evidence: 0.6 }
    expect(ruleOf({ ruledOutDrop: 0.2 }, { chances: quiet })).toBe('no-regression')
    expect(ruleOf({ ruledOutDrop: 0.2 }, { chances: { ...quiet, evidence: 0.61 } })).toBe(
      'inconclusive-suite',
    )
    expect(ruleOf({ ruledOutDrop: 0.2 }, { chances: close })).toBe('inconclusive-suite')
    expect(ruleOf({ ruledOutDrop: 0.21 }, {}, { noneWorse: true })).toBe('no-regression')
    expect(ruleOf({ ruledOutDrop: 0.2 }, { chances: quiet }, { delta: 0.1 })).toBe('inconclusive-suite')
  })

  it('says nothing where the second look or the cases say it', () => {
    expect(reason({}, { again: { outcome: 'open' } })).toBeUndefined()
    expect(reason({}, { chances: { ...close, ofMean: 0.4 } })).toBeUndefined()
    expect(
      ruleOf({ ruledOutDrop: 0.2 }, { again: { outcome: 'cleared' }, chances: { ...close, ofMean: 0.4 } }),
    ).toBe('no-regression')
  })

  it('is not passed by a good measurement after a bad one of the same commit', () => {
    const repeated = { ...close, alone: 0.5, evidence: 0.1 }
    expect(ruleOf({ ruledOutDrop: 0.01 }, { chances: repeated })).toBe('inconclusive-suite')
    expect(ruleOf({ ruledOutDrop: 0.01 }, { chances: { ...repeated, any: 0.21 } })).toBe('no-regression')
    expect(ruleOf({ ruledOutDrop: 0.01 }, { again: { outcome: 'cleared' }, chances: repeated })).toBe(
      'no-regression',
    )
  })

  it.each<[string, Partial<SuiteTest>, object, number | undefined]>([
    ['a drop of more than 4 points is not ruled out.', {}, close, 0.04],
    [
      'all measurements of this commit together are as low in only 20% of cases',
      {},
      { ...close, alone: 0.5 },
      undefined,
    ],
    ['one more run of an unchanged base is as low in only 20% of cases, and only', {}, close, undefined],
    ['of cases (runs of the base differ by ±3 points), and', { baseSpread: 0.03 }, close, undefined],
    [
      'these pass rates are 2 times as likely after a fall as without one',
      { meanChange: 0 },
      close,
      undefined,
    ],
    [
      'is too small to detect any drop reliably. Do more.',
      { smallestDetectableDrop: null },
      close,
      undefined,
    ],
    ['detects a drop of 12 points or more in 80% of runs. Do more.', {}, close, undefined],
  ])('says: %s', (text, of, found, delta) => {
    expect(reason(of, { chances: found }, { delta })?.[1]).toContain(text)
  })

  it('of tests is passed, and says whether any got worse at all', () => {
    const tests = { of: 'tests' } as const
    expect(reason(tests, {})?.[1]).toBe('No regression: none of the 30 compared tests got worse.')
    expect(reason(tests, { chances })?.[1]).toContain('got worse beyond chance.')
  })
})

describe('what may be accepted', () => {
  const failed = (rule: Reason['rule'], more: Partial<Reason> = {}): Verdict =>
    ({ outcome: 'failed', reasons: [{ rule, status: 'failed', message: '', ...more }] }) as unknown as Verdict
  const head = tally({ failed: 1 })
  const may = (of: Partial<CaseComparison>, verdict: Verdict) =>
    findAcceptableCases(aComparison({ cases: [aCase({ head, change: 'unchanged', ...of })] }), verdict)
      .length > 0
  const score = { name: 'tone', base: 0.8, head: 0.6 }

  it.each<[string, boolean, Partial<CaseComparison>, Verdict]>([
    ['what regressed', true, { change: 'regressed' }, failed('regression-case')],
    ['what did not run', false, { change: 'regressed', head: undefined }, failed('regression-case')],
    [
      'a broken suite',
      false,
      { change: 'regressed', head: tally({ failed: 1, scope: 'suite' }) },
      failed('regression-case'),
    ],
    ['what does not count', false, { change: 'regressed', ignored: true }, failed('regression-case')],
    ['what a reason names', true, {}, failed('new-failures', { cases: ['a'] })],
    [
      'what passes although it is named',
      false,
      { head: tally({ passed: 1 }) },
      failed('new-failures', { cases: ['a'] }),
    ],
    ['another than is named', false, {}, failed('new-failures', { cases: ['b'] })],
    ['what is lower where the suite fell', true, { drop: 0.1 }, failed('regression-suite')],
    ['what is not lower where the suite fell', false, { drop: 0 }, failed('regression-suite')],
    ['what is lower where a score fell', false, { drop: 0.1 }, failed('regression-score')],
    [
      'what has the lower score',
      true,
      { scores: [score] as never },
      failed('regression-score', { evidence: { scorer: 'tone' } }),
    ],
    [
      'what has another lower score',
      false,
      { scores: [score] as never },
      failed('regression-score', { evidence: { scorer: 'style' } }),
    ],
    [
      'what has the same score',
      false,
      { scores: [{ ...score, head: 0.8 }] as never },
      failed('regression-score', { evidence: { scorer: 'tone' } }),
    ],
    [
      'what has less of what is better',
      false,
      { scores: [{ ...score, lowerIsBetter: true }] as never },
      failed('regression-score', { evidence: { scorer: 'tone' } }),
    ],
    [
      'what has as much of what is worse',
      false,
      { scores: [{ ...score, head: 0.8, lowerIsBetter: true }] as never },
      failed('regression-score', { evidence: { scorer: 'tone' } }),
    ],
    [
      'what has more of what is worse',
      true,
      { scores: [{ ...score, head: 0.9, lowerIsBetter: true }] as never },
      failed('regression-score', { evidence: { scorer: 'tone' } }),
    ],
    ['what fell below a floor', false, { drop: 0.1 }, failed('min-pass-rate')],
  ])('%s: %s', (_, expected, of, verdict) => {
    expect(may(of, verdict)).toBe(expected)
  })

  it('is blamed one by one where cases decided, and all together where the suite did', () => {
    const cases = [
      aCase({ key: 'a', head, change: 'regressed' }),
      aCase({ key: 'b', head, change: 'unchanged', drop: 0.1 }),
    ]
    const blamed = (verdict: Verdict, of = cases) =>
      findBlamedCases(aComparison({ cases: of }), verdict).map(({ key }) => key)
    const decided = { by: 'suite', baseRate: 1, headRate: 0.9, pValue: 0.001, level: 0.02 } as const
    expect(blamed(failed('regression-case'))).toEqual(['a'])
    expect(blamed(failed('regression-case', { cases: ['b'] }))).toEqual(['a', 'b'])
    expect(blamed(failed('regression-suite', { decided, cases: ['a'] }))).toEqual(['a', 'b'])
    expect(blamed({ ...failed('regression-suite'), outcome: 'inconclusive' })).toEqual([])
    expect(blamed(failed('min-pass-rate'))).toEqual([])
  })
})

describe('a score of another scale', () => {
  const of = (
    head: number,
    values: readonly number[] | undefined,
    more: object = {},
    of: Partial<CaseComparison> = {},
  ) =>
    findOtherScales(
      aComparison({
        scores: [{ name: 'tone', head, ...more }],
        cases: [
          aCase({
            base: { scores: new Map(values && [['tone', { values, count: values.length }]]) } as CaseTally,
            ...of,
          }),
        ],
      }),
    ).map(({ message }) => Number(/largest score on the base branch was ([\d.]+)\. /.exec(message)?.[1]))

  it.each<[number, readonly number[] | undefined, number | undefined]>([
    [2, [0.5], undefined],
    [2.1, [0.5], 0.5],
    [2.1, [1.05], undefined],
    [2.2, [-1, 0.5], 1],
    [10, [3, -5], undefined],
    [11, [3, -5], 5],
    [11, [], undefined],
    [11, undefined, undefined],
  ])('is a mean of %d after %j: %s', (head, values, largest) => {
    expect(of(head, values)).toEqual(largest === undefined ? [] : [largest])
  })

  it('is not said of what is proven, or only in cases that do not count', () => {
    expect(of(11, [1], { significant: true })).toEqual([])
    expect(of(11, [1], {}, { ignored: true })).toEqual([])
  })

  it('is missing, which is open where most is missing', () => {
    const missing = (had: number, count: number) =>
      findMissingScorers(aComparison({ missingScorers: [{ name: 'tone', had, missing: count }] })).map(
        ({ status }) => status,
      )
    expect([missing(10, 5), missing(10, 6)]).toEqual([['warning'], [undefined]])
  })
})

describe('the floor of all scorers', () => {
  const scored = (...scores: readonly (readonly [string, boolean])[]) =>
    scores.map(([name, lowerIsBetter]) => ({
      ...aCase({
        head: { scores: new Map([[name, { sum: 1, count: 2, lowerIsBetter }]]) } as unknown as CaseTally,
      }),
      rule: { weight: 1 },
      title: '',
    })) as unknown as Parameters<typeof resolveScoreFloors>[0]
  const floors = (
    cases: Parameters<typeof resolveScoreFloors>[0],
    named: Readonly<Record<string, number>> = {},
  ) => Object.fromEntries(resolveScoreFloors(cases, { '*': 0.5, ...named }, aPolicy()))

  it('holds for those of which more is better in at least half of the cases', () => {
    expect(floors(scored(['tone', false]))).toEqual({ tone: 0.5 })
    expect(floors(scored(['tone', true], ['tone', false]))).toEqual({ tone: 0.5 })
    expect(floors(scored(['tone', true], ['tone', true], ['tone', false]))).toEqual({})
  })

  it('gives way to the floor of a scorer', () => {
    expect(floors(scored(['tone', true], ['style', false]), { tone: 0.9 })).toEqual({ tone: 0.9, style: 0.5 })
  })

  it('is compared with the mean over iterations', () => {
    expect(Object.fromEntries(computeMeanScores(scored(['tone', false])))).toEqual({ tone: 0.5 })
  })
})

describe('what a comparison of variants says', () => {
  const arm = (name: string, more: Partial<Arm> = {}) => ({ name, rate: 0.9, ...more }) as Arm
  const say = (arms: readonly Arm[], commonCases = 10) =>
    describeArmComparison({ by: 'variant', arms, commonCases, otherCases: 0, leftOut: 0 } as never)

  it('is nothing without two of them, or without common cases', () => {
    expect(say([])).toBe('')
    expect(say([arm('a')])).toBe('')
    expect(say([arm('a'), arm('b')], 0)).toBe('')
    expect(say([arm('a'), arm('b')])).toContain('“a” has the highest pass rate (90%).')
  })

  it('names what is worse, and what is not distinguishable, up to which difference', () => {
    const worse = arm('b', { worse: true, rate: 0.5 })
    expect(say([arm('a'), worse])).toMatch(/\. Proven worse: “b” \(50%\)\.$/)
    expect(say([arm('a'), arm('b', { ruledOutDrop: 0.1 }), arm('c', { ruledOutDrop: 0.2 })])).toContain(
      'Not distinguishable from it: “b” (90%), “c” (90%); a difference of more than 20 points is ruled out.',
    )
    for (const ruledOutDrop of [1, undefined])
      expect(say([arm('a'), arm('b', { ruledOutDrop })])).not.toContain('ruled out')
  })

  it('names five of them', () => {
    const named = (count: number) =>
      say([arm('a'), ...Array.from({ length: count }, (_, at) => arm(`b${at}`))])
    expect(named(5)).not.toContain('more')
    expect(named(7)).toContain('“b4” (90%) and 2 more')
  })
})
