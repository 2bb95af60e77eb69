import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareRuns } from '../../../src/gate/compare/compare.ts'
import { decideWithAccepted } from '../../../src/gate/judge/accept.ts'
import { findAcceptableCases, findBlamedCases, mayBeAccepted } from '../../../src/gate/judge/acceptable.ts'
import { decideVerdict } from '../../../src/gate/judge/decide.ts'
import type { Policy } from '../../../src/gate/policy/policy.ts'
import type { Baseline } from '../../../src/model/comparison/baseline.ts'
import { createWholeMeasurement, type Measured } from '../../../src/model/measured.ts'
import type { Run } from '../../../src/model/run/run.ts'
import { aBaseline, aMeasured, aPolicy, aRun, manyCases, today } from '../../support/gate/build.ts'
import { buildReport, passingCases, withVerdict } from '../render/builders.ts'

const acceptance = { by: 'ada', reason: 'new wording', until: '2030-12-31', covered: 1 }

/** Accepts those of the named cases that may be accepted; `all`: all of these. */
function accept(
  head: Run,
  baseline: Baseline,
  names: readonly string[] | 'all',
  policy: Policy = aPolicy(),
  more: Partial<Measured> = {},
) {
  const measured = { ...createWholeMeasurement(head), ...more }
  const comparison = compareRuns(head, baseline, policy, { today })
  const before = { comparison, verdict: decideVerdict(measured, comparison, policy) }
  const chosen = findAcceptableCases(comparison, before.verdict).filter(
    ({ identity }) => names === 'all' || names.includes(identity.name),
  )
  const accepted = new Map(chosen.map(({ key }) => [key, acceptance]))
  if (!mayBeAccepted(before.verdict) || accepted.size === 0) return { before, after: before, accepted }
  const rest = compareRuns(head, baseline, policy, { today, without: new Set(accepted.keys()) })
  return {
    before,
    after: decideWithAccepted(
      measured,
      before,
      { cases: accepted, isSuite: false, isWhole: false, rest },
      policy,
      {},
    ),
    accepted,
  }
}

/** Only reports that could not be read. */
const damaged = (unreadable: number) => ({ files: aMeasured(aRun('x', {}), { unreadable }).files })

const outcomes = ({ before, after }: ReturnType<typeof accept>) => [
  before.verdict.outcome,
  after.verdict.outcome,
]
const failedRules = ({ after }: ReturnType<typeof accept>) =>
  after.verdict.reasons.filter(({ status }) => status === 'failed').map(({ rule }) => rule)

const tests = (broken: readonly string[]) => {
  const names = ['login', 'logout', 'pay', 'refund']
  return aRun('head', Object.fromEntries(names.map((name) => [name, broken.includes(name) ? 'f' : 'p'])))
}
const base = aBaseline(tests([]))

describe('accepting a case', () => {
  it('that broke makes the verdict pass, with a reason that every view shows', () => {
    const judged = accept(tests(['pay']), base, ['pay'])
    expect(outcomes(judged)).toEqual(['failed', 'passed'])
    expect(judged.after.verdict.reasons[0]).toMatchObject({
      rule: 'accepted',
      status: 'warning',
      message:
        'ada accepted 1 case as measured until 2030-12-31 (new wording; given for 1 case): “checkout › pay”.',
    })
  })

  it('leaves every other one that broke failed', () => {
    const judged = accept(tests(['pay', 'refund']), base, ['pay'])
    expect(outcomes(judged)).toEqual(['failed', 'failed'])
    expect(judged.after.verdict.reasons[0]?.message).toContain('“checkout › refund”')
    expect(judged.after.verdict.reasons[0]?.message).not.toContain('pay')
  })

  it('does not accept a case that did not get worse', () => {
    expect(accept(tests(['pay']), base, ['login']).accepted.size).toBe(0)
  })

  it('of a suite of one makes it pass', () => {
    const judged = accept(aRun('head', { a: 'f' }), aBaseline(aRun('base', { a: 'p' })), ['a'])
    expect(outcomes(judged)).toEqual(['failed', 'passed'])
  })

  it('does not hide a new test that fails, even if nothing else is left to compare', () => {
    const judged = accept(aRun('head', { a: 'f', b: 'f' }), aBaseline(aRun('base', { a: 'p' })), ['a'])
    expect(outcomes(judged)).toEqual(['failed', 'failed'])
    expect(failedRules(judged)).toEqual(['new-failing-test'])
  })

  it('does not lower a floor of the policy', () => {
    const judged = accept(tests(['pay']), base, 'all', aPolicy({ minPassRate: 0.9 }))
    expect(outcomes(judged)).toEqual(['failed', 'failed'])
    expect(failedRules(judged)).toEqual(['min-pass-rate'])
  })

  it('does not make up for a report that is unreadable', () => {
    const judged = accept(tests(['pay']), base, 'all', aPolicy(), damaged(1))
    expect(failedRules(judged)).toEqual(['unreadable-report'])
  })

  it('leaves a measurement that lacks a part undecided', () => {
    const missing = { reports: [], unread: [], parts: ['A part is missing.'], runs: [] }
    const judged = accept(tests(['pay']), base, 'all', aPolicy(), { missing })
    expect(outcomes(judged)).toEqual(['failed', 'inconclusive'])
  })
})

describe('accepting evals', () => {
  const evals = aBaseline(aRun('1', manyCases(30, 'ppppp')), aRun('2', manyCases(30, 'ppppp')))

  it('judges the others without the accepted ones', () => {
    const head = aRun('head', { ...manyCases(30, 'ppppp'), 'case 0003': 'fffff' })
    const judged = accept(head, evals, ['case 0003'])
    expect(outcomes(judged)).toEqual(['failed', 'passed'])
    expect(judged.before.verdict.reasons.map(({ rule }) => rule)).toContain('regression-case')
  })

  it('keeps failing when the others fell as well', () => {
    const head = aRun('head', { ...manyCases(30, 'pppff'), 'case 0003': 'fffff' })
    const judged = accept(head, evals, ['case 0003'])
    expect(failedRules(judged)).toContain('regression-suite')
  })

  it('takes all that are lower when the suite fell as a whole', () => {
    const head = aRun(
      'head',
      manyCases(30, (index) => (index % 2 === 0 ? 'ppppf' : 'ppppp')),
    )
    const judged = accept(head, evals, 'all')
    expect(outcomes(judged)).toEqual(['failed', 'passed'])
    expect(judged.accepted.size).toBe(15)
    expect(findBlamedCases(judged.before.comparison, judged.before.verdict)).toHaveLength(15)
  })
})

describe('whatever is accepted', () => {
  const letters = fc.constantFrom('p', 'f', 'l', 's', 'e')
  const side = fc.array(
    fc.array(letters, { maxLength: 5 }).map((of) => of.join('')),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  const toRun = (id: string, cases: readonly string[]) =>
    aRun(id, Object.fromEntries(cases.flatMap((of, index) => (of === '' ? [] : [[`case ${index}`, of]]))))
  const policies = fc.record(
    {
      failOn: fc.constantFrom('regressions', 'new-failures', 'failures', 'never'),
      minPassRate: fc.constantFrom(undefined, 0.5),
      kind: fc.constantFrom('auto', 'tests', 'evals'),
      onMissingBaseline: fc.constantFrom('pass', 'neutral'),
    },
    { noNullPrototype: true },
  )

  it('only a failed verdict changes, no other problem goes away, and it is always said', () => {
    fc.assert(
      fc.property(
        side,
        fc.array(side, { minLength: 1, maxLength: 3 }),
        policies,
        fc.nat(2),
        fc.array(fc.nat(5)),
        (head, bases, policy, unreadable, chosen) => {
          const baseline = aBaseline(...bases.map((of, index) => toRun(`base ${index}`, of)))
          const names = chosen.map((index) => `case ${index}`)
          const judged = accept(
            toRun('head', head),
            baseline,
            chosen.length === 0 ? 'all' : names,
            aPolicy(policy as Partial<Policy>),
            damaged(unreadable),
          )
          const { before, after, accepted } = judged
          if (before.verdict.outcome !== 'failed') expect(after).toBe(before)
          if (after === before) return
          expect(after.verdict.reasons.filter(({ rule }) => rule === 'accepted')).toHaveLength(1)
          const open = (reasons: typeof after.verdict.reasons) =>
            reasons.filter(({ status }) => status === 'failed' || status === 'inconclusive')
          const kept = open(before.verdict.reasons).filter(
            ({ rule, cases = [] }) =>
              !rule.startsWith('regression-') &&
              !rule.startsWith('new-fail') &&
              !(rule === 'unsettled-tests' && cases.every((key) => accepted.has(key))),
          )
          expect(open(after.verdict.reasons)).toEqual(expect.arrayContaining(kept))
          const left = before.comparison.cases.filter(
            ({ key, change, quarantined }) =>
              change === 'regressed' && quarantined === undefined && !accepted.has(key),
          )
          if (left.length > 0) expect(after.verdict.outcome).toBe('failed')
        },
      ),
      { numRuns: 400 },
    )
  })
})

describe('a base run with an accepted change', () => {
  const history = (accepted: boolean) => {
    const worse = aRun('new', { a: 'f', b: 'p' })
    for (const tally of worse.cases.values()) if (accepted && tally.passed === 0) tally.accepted = true
    return aBaseline(worse, ...['1', '2', '3'].map((id) => aRun(id, { a: 'p', b: 'p' })))
  }
  const judge = (baseline: Baseline) =>
    compareRuns(aRun('head', { a: 'f', b: 'p' }), baseline, aPolicy(), { today }).cases.find(
      ({ identity }) => identity.name === 'a',
    )

  it('is where the case changed: older runs do not count for it', () => {
    expect(judge(history(true))).toMatchObject({
      change: 'still-failing',
      base: { passed: 0, failed: 1 },
      changedOnBase: { createdAt: 1 },
    })
    expect(judge(history(false))?.base).toMatchObject({ passed: 3, failed: 1 })
  })
})

describe('a score that fell as a whole', () => {
  const scored = (name: string, base: number, head: number, lowerIsBetter?: true) => ({
    name,
    base,
    head,
    ...(lowerIsBetter && { lowerIsBetter }),
  })
  const caseOf = (key: string, ...scores: readonly object[]) => ({
    key,
    identity: { suite: [], name: key },
    change: 'unchanged',
    head: { passed: 1, failed: 0, errored: 0, skipped: 0, lost: 0 },
    scores,
  })
  const comparison = {
    cases: [
      caseOf('tone fell', scored('tone', 0.9, 0.5)),
      caseOf('tone rose', scored('tone', 0.5, 0.9)),
      caseOf('other fell', scored('facts', 0.9, 0.5)),
      caseOf('harm rose', scored('harm', 0.1, 0.5, true)),
      caseOf('harm fell', scored('harm', 0.5, 0.1, true)),
    ],
  } as unknown as Parameters<typeof findAcceptableCases>[0]
  const verdictOf = (scorer: string) =>
    ({
      outcome: 'failed',
      reasons: [{ rule: 'regression-score', status: 'failed', message: '', evidence: { scorer } }],
    }) as unknown as Parameters<typeof findAcceptableCases>[1]

  it.each([
    ['tone', ['tone fell']],
    ['harm', ['harm rose']],
  ])('is carried by the cases whose %s got worse, and by no others', (scorer, names) => {
    expect(findAcceptableCases(comparison, verdictOf(scorer)).map(({ key }) => key)).toEqual(names)
  })
})

it('says of a mean that still fell that what was accepted is not in it', () => {
  const evals = aBaseline(...[0, 1, 2].map((index) => aRun(`base ${index}`, manyCases(40, 'ppp'))))
  const fallen = aRun(
    'head',
    manyCases(40, (index) => (index < 30 ? 'pff' : 'ppp')),
  )
  const messageOf = (names: readonly string[]) =>
    accept(fallen, evals, names, aPolicy({ kind: 'evals' })).after.verdict.reasons.find(
      ({ rule }) => rule === 'regression-suite',
    )?.message
  expect(messageOf(['case 0000'])).toContain(', without what was accepted')
  expect(messageOf([])).toMatch(/^The mean pass rate fell by (?!.*accepted)/)
})

it('accepting the suite settles everything about its level, and nothing that a case proves by itself', () => {
  const suite = (id: string, fallen: number, broken: string) =>
    aRun(id, { ...manyCases(40, (index) => (index < fallen ? 'pff' : 'ppp')), broken })
  const healthy = aBaseline(...[0, 1, 2].map((index) => suite(`base ${index}`, 0, 'pppppppppp')))
  const decide = (head: Run, isSuite: boolean) => {
    const policy = aPolicy({ kind: 'evals' })
    const measured = createWholeMeasurement(head)
    const comparison = compareRuns(head, healthy, policy, { today })
    const verdict = decideVerdict(measured, comparison, policy)
    expect(verdict.reasons.map(({ rule }) => rule)).toContain('regression-suite')
    const fallen = findAcceptableCases(comparison, verdict).filter(
      ({ identity }) => identity.name !== 'broken',
    )
    const cases = new Map(fallen.map(({ key }) => [key, acceptance]))
    const accepted = { cases, isSuite, isWhole: isSuite, rest: comparison }
    return decideWithAccepted(measured, { comparison, verdict }, accepted, policy, {}).verdict.outcome
  }
  expect(decide(suite('head', 30, 'pppppppppp'), false)).toBe('failed')
  expect(decide(suite('head', 30, 'pppppppppp'), true)).toBe('passed')
  expect(decide(suite('head', 30, 'ffffffffff'), true)).toBe('failed')
})

it('on a branch one doubt whether something got worse is enough to ask', () => {
  const reasons = [
    { rule: 'suspect-case', status: 'inconclusive', message: 'one looks broken' },
    { rule: 'base-spread', status: 'info', message: 'the base differs from itself' },
  ] as const
  const { verdict } = withVerdict(buildReport({ cases: passingCases(1) }), 'inconclusive', reasons)
  expect(mayBeAccepted(verdict, true)).toBe(true)
  expect(mayBeAccepted(verdict)).toBe(false)
})
