import { describe, expect, it } from 'vitest'
import { compareRuns } from '../../../src/gate/compare/compare.ts'
import { digestCaseKey, extendLedger } from '../../../src/gate/drift/extend-ledger.ts'
import type { Policy } from '../../../src/gate/policy/policy.ts'
import { decideJobExitCode } from '../../../src/jobs/exit-code.ts'
import { type JobFacts, makeGateReport } from '../../../src/jobs/make-report.ts'
import type { GateReport } from '../../../src/model/gate-report.ts'
import { createWholeMeasurement, type Measured } from '../../../src/model/measured.ts'
import type { Run } from '../../../src/model/run/run.ts'
import type { Reason } from '../../../src/model/verdict.ts'
import { aBaseline, aPolicy, aRun } from '../../support/gate/build.ts'

const nothing = aRun('head', {})
const missing = { reports: [], unread: [], parts: [], runs: ['the run was cancelled'] }
const reason: Reason = { rule: 'hosted-run', status: 'inconclusive', message: 'the run was cancelled' }

function report(
  head: Run,
  base: Run | null,
  { measured, ...more }: Partial<Omit<JobFacts, 'measured'>> & { measured?: Partial<Measured> } = {},
  policy: Policy = aPolicy(),
): GateReport {
  const baseline = base && aBaseline(base)
  const comparison = compareRuns(head, baseline, policy, { today: 0 })
  return makeGateReport({
    suiteName: 'suite',
    policy,
    measured: { ...createWholeMeasurement(head), ...measured },
    baseline,
    comparison,
    ...more,
  })
}

const rulesOf = ({ verdict }: GateReport) => verdict.reasons.map(({ rule }) => rule)

describe('a measurement that lacks a run', () => {
  it('is inconclusive, not empty', () => {
    const { verdict } = report(nothing, null, { measured: { missing, nothingWasDue: true } })
    expect(verdict.outcome).toBe('inconclusive')
    expect(verdict.reasons).toEqual([reason])
  })

  it('still fails for what the other runs prove', () => {
    const worse = report(aRun('head', { login: 'f' }), aRun('base', { login: 'p' }), {
      measured: { missing },
    })
    expect(worse.verdict.outcome).toBe('failed')
    expect(rulesOf(worse).slice(0, 2)).toEqual(['regression-case', 'hosted-run'])
  })

  it('fails as empty when nobody says why there are no results', () => {
    const { verdict } = report(nothing, null)
    expect(verdict.outcome).toBe('failed')
    expect(verdict.reasons[0]?.rule).toBe('empty')
  })
})

it('a baseline that could not be read makes the verdict inconclusive, and its advice is a notice', () => {
  const unsure = report(aRun('head', { login: 'p' }), null, {
    missingBaseline: { kind: 'out-of-reach', explanation: 'GitHub did not answer.\nTry again.' },
    notices: [undefined, 'Measured by a fork.'],
  })
  expect(unsure.verdict.outcome).toBe('inconclusive')
  expect(unsure.verdict.reasons[0]?.message).toBe('Nothing was compared. GitHub did not answer.')
  expect(unsure.notices).toEqual(['Try again.', 'Measured by a fork.'])
})

describe('the ledger of the base branch', () => {
  const onMain = { provider: 'github_actions', branch: 'main' } as const
  const at = (id: string, day: number) => {
    const run = aRun(id, { login: 'p' })
    return { ...run, info: { ...run.info, createdAt: Date.UTC(2030, 0, day) } }
  }
  const idsOf = (of: GateReport) => of.ledger?.entries.map(({ id }) => id)

  it('has a run of the branch, and not one of a pull request', () => {
    const pullRequest = { number: 1, headBranch: 'x' } as never
    expect(idsOf(report(at('head', 2), at('base', 1), { context: onMain }))).toEqual(['head', 'base'])
    expect(idsOf(report(at('head', 2), at('base', 1), { context: { ...onMain, pullRequest } }))).toEqual([
      'base',
    ])
    expect(idsOf(report(at('head', 2), at('base', 1)))).toEqual(['base'])
  })

  it('fails the branch that slowly fell, and no other branch that is compared with it', () => {
    const policy = aPolicy({ drift: { mode: 'fail' } })
    const count = 60
    const cases = (passing: number) =>
      Object.fromEntries(
        Array.from({ length: 50 }, (_, index) => [`case ${index}`, index < passing ? 'ppppp' : 'fffff']),
      )
    const runs = Array.from({ length: count }, (_, day) => {
      const run = aRun(`run ${day}`, cases(day < count / 2 ? 45 : 45 - Math.ceil((day - count / 2) / 3)))
      return { ...run, info: { ...run.info, branch: 'main', createdAt: Date.UTC(2030, 0, 1 + day) } }
    })
    const ledger = extendLedger(runs, () => true)
    const newest = runs.at(-1)
    if (newest === undefined) throw new Error('there are runs')
    const head = { ...newest, info: { ...newest.info, id: 'head', createdAt: Date.UTC(2030, 0, 1 + count) } }
    const statusOn = (branch: string) =>
      report(head, { ...newest, ledger }, { context: { ...onMain, branch } }, policy).verdict.reasons.find(
        ({ rule }) => rule === 'slow-drift',
      )?.status
    expect(statusOn('main')).toBe('failed')
    expect(statusOn('feature')).toBe('info')
  })

  it('leaves the branch open whose weekly runs are too few for the drift that is to fail', () => {
    const weekly = (week: number) => {
      const run = aRun(`run ${week}`, { login: 'ppppp', refund: 'ppppp' })
      return { ...run, info: { ...run.info, branch: 'main', createdAt: Date.UTC(2030, 0, 1 + 7 * week) } }
    }
    const judgeAfter = (weeks: number, mode: 'warn' | 'fail', branch = 'main') => {
      const runs = Array.from({ length: weeks }, (_, week) => weekly(week))
      const base = { ...weekly(weeks - 1), ledger: extendLedger(runs, () => true) }
      const policy = aPolicy({ drift: { mode }, kind: 'evals' })
      return report(weekly(weeks), base, { context: { ...onMain, branch } }, policy).verdict
    }
    const open = judgeAfter(8, 'fail')
    expect(open.outcome).toBe('inconclusive')
    expect(open.reasons.find(({ rule }) => rule === 'unjudged-setting')?.message).toBe(
      'A setting of the policy judged nothing, so nobody knows whether it is met: `drift: { mode: fail }` (the last 14 days have fewer than 10 runs).',
    )
    expect(judgeAfter(8, 'warn').outcome).toBe('passed')
    expect(judgeAfter(8, 'fail', 'feature').outcome).toBe('passed')
    expect(judgeAfter(4, 'fail').outcome).toBe('passed')
  })

  it('forgets what an accepted case was before, and only that', () => {
    const day = (id: string, at: number, refund: string) => {
      const run = aRun(id, { login: 'ppppp', refund })
      return { ...run, info: { ...run.info, createdAt: Date.UTC(2030, 0, at) } }
    }
    const [head, before] = [day('head', 2, 'fffff'), day('base', 1, 'ppppp')]
    const key = [...head.cases.keys()].find((of) => of.includes('refund')) ?? ''
    const acceptance = { by: 'ann', reason: 'intended', until: '2030-02-01' }
    const rest = compareRuns(head, aBaseline(before), aPolicy(), { today: 0, without: new Set([key]) })
    const accepted = { cases: new Map([[key, acceptance]]), isSuite: false, isWhole: false, rest }
    const judgedOn = (of: GateReport) => of.ledger?.days.map(({ judged }) => judged.toSorted())
    expect(judgedOn(report(head, before, { context: onMain }))).toEqual([
      [5, 5],
      [5, 5],
    ])
    expect(judgedOn(report(head, before, { context: onMain, accepted }))).toEqual([
      [5, 5],
      [0, 5],
    ])
  })

  it('follows the evals that count, where there are any', () => {
    const cases = { followed: 'ppppf', ignored: 'pppff', quarantined: 'ppfff', declared: 'ppppp' }
    const day = (id: string, createdAt: number) => {
      const run = aRun(id, cases)
      return { ...run, info: { ...run.info, createdAt } }
    }
    const [head, base] = [day('head', Date.UTC(2030, 0, 2)), day('base', Date.UTC(2030, 0, 1))]
    const policy = aPolicy({
      cases: [
        { match: ['ignored'], ignore: true },
        { match: ['quarantined'], quarantine: { reason: 'flaky', owner: '@ada', until: '2039-12-31' } },
        { match: ['declared'], kind: 'tests' },
      ],
    })
    const { ledger } = report(head, base, { context: onMain }, policy)
    const key = [...head.cases.keys()].find((of) => of.includes('followed')) ?? ''
    expect(ledger?.cases).toEqual([digestCaseKey(key)])
    const ofTests = report(aRun('head', { a: 'p' }), aRun('base', { a: 'p' }), { context: onMain })
    expect(ofTests.ledger?.cases).toEqual([])
  })

  it('does not count runs of the service again that it has under other ids', () => {
    const newest = {
      ...at('own 3', 3),
      ledger: extendLedger([at('own 3', 3), at('own 2', 2)], () => true),
    }
    const baseline = { ...aBaseline(newest, at('service 2', 2)), source: 'service' } as const
    const of = report(at('head', 4), null, { context: onMain, baseline })
    expect(idsOf(of)).toEqual(['head', 'own 3', 'own 2'])
  })
})

describe('the exit code of a job', () => {
  const damaged = {
    path: 'junit.xml',
    format: 'junit',
    tests: 0,
    passed: 0,
    failed: 0,
    errored: 0,
    skipped: 0,
    flaky: 0,
    warnings: [],
    error: 'junit.xml:3: cut off',
  }
  const green = aRun('head', { login: 'p' })
  const red = aRun('head', { login: 'f' })
  const base = aRun('base', { login: 'p' })
  const trouble = {
    missingBaseline: { kind: 'out-of-reach', explanation: 'GitHub did not answer.\nTry again.' },
  } as const
  const service = { kind: 'failed', message: 'no answer', unsent: 1 } as const

  it.each([
    ['a green verdict', report(green, base), 0],
    ['a regression', report(red, base), 1],
    ['no results', report(nothing, base), 2],
    ['a damaged report', report(green, base, { measured: { files: [damaged] } }), 2],
    ['a regression next to a damaged report', report(red, base, { measured: { files: [damaged] } }), 1],
    ['an open verdict', report(green, null, trouble), 3],
    ['a failed upload', report(green, base, { measured: { service } }), 0],
  ])('in a terminal: %s', (_name, given, code) => {
    expect(decideJobExitCode(given, aPolicy(), { provider: 'terminal' })).toBe(code)
  })

  it('on GitHub an open verdict is red only when the policy asks for it', () => {
    const open = report(green, null, trouble)
    const context = { provider: 'github_actions' } as const
    expect(decideJobExitCode(open, aPolicy(), context)).toBe(0)
    expect(decideJobExitCode(open, aPolicy({ onInconclusive: 'fail' }), context)).toBe(3)
  })

  it('a failed upload makes a green job red when the inputs ask for it', () => {
    const context = { provider: 'github_actions' } as const
    const open = report(green, null, { ...trouble, measured: { service } })
    expect(
      decideJobExitCode(report(green, base, { measured: { service } }), aPolicy(), context, {
        onUploadError: 'fail',
      }),
    ).toBe(3)
    expect(
      decideJobExitCode(report(red, base, { measured: { service } }), aPolicy(), context, {
        onUploadError: 'fail',
      }),
    ).toBe(1)
    expect(decideJobExitCode(open, aPolicy(), context, { onUploadError: 'fail' })).toBe(3)
  })
})

describe('the drift of the base branch', () => {
  const names = Array.from({ length: 40 }, (_, of) => `c${of}`)
  const cases = Object.fromEntries(names.map((name) => [name, 'pf']))
  const head = aRun('head', cases)
  const keys = [...head.cases.keys()]
  const nameOf = (key: string) => head.cases.get(key)?.identity.name ?? ''
  /** For a week, every fourth case has failed in each run. */
  const days = Array.from({ length: 45 }, (_, age) => ({
    date: new Date(Date.UTC(2030, 5, 1 - age)).toISOString().slice(0, 10),
    runs: 5,
    passed: keys.map((_, of) => (age < 7 && of % 4 === 0 ? 0 : 4)),
    judged: keys.map(() => 5),
  }))
  const base: Run = { ...aRun('base', cases), ledger: { entries: [], cases: keys.map(digestCaseKey), days } }

  it('weighs the cases by the policy', () => {
    const fallen = keys.filter((_, of) => of % 4 === 0).map(nameOf)
    const match = fallen.map((name) => `checkout > ${name}`)
    expect(report(head, base).drift).toMatchObject({ found: true, cases: 40 })
    const unweighed = report(head, base, {}, aPolicy({ cases: [{ match, weight: 0 }] }))
    expect(unweighed.drift).toMatchObject({ found: false, cases: 30 })
  })
})
