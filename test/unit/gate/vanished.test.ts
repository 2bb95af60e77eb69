import { describe, expect, it } from 'vitest'
import { compareRuns } from '../../../src/gate/compare/compare.ts'
import { decideCompleteRun } from '../../../src/gate/judge/decide.ts'
import { listAllCases } from '../../../src/model/quiet/all-cases.ts'
import { addResult } from '../../../src/model/run/add-result.ts'
import type { Outcome } from '../../../src/model/run/result.ts'
import { createRun, type Run } from '../../../src/model/run/run.ts'
import {
  aBaseline,
  addCase,
  aPolicy,
  aRun,
  judge,
  judged,
  manyCases,
  today,
} from '../../support/gate/build.ts'

type Entry = readonly [suite: readonly string[], name: string, outcome: Outcome, message?: string]

function runOf(id: string, entries: readonly Entry[]): Run {
  const run = createRun({ id, suiteName: 's', createdAt: 0 })
  for (const [suite, name, outcome, message] of entries)
    addResult(run, { identity: { suite, name }, outcome, message })
  return run
}

const group = (suite: readonly string[], outcome: Outcome = 'passed'): Entry[] =>
  ['q1', 'q2', 'q3'].map((name) => [suite, name, outcome])

describe('evidence that is missing', () => {
  it('a scorer is gone', () => {
    const scored = (id: string, names: readonly string[]) =>
      aRun(id, manyCases(10, 'ppp'), { scores: names.map((name) => ({ name, value: 0.9 })) })
    const { verdict, reasons } = judge(scored('head', ['tone']), scored('base', ['tone', 'facts']))
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('missing-scorer')).toMatchObject([
      { message: expect.stringContaining('“facts” is missing in 10 of the 10 cases') },
    ])
  })

  it('a scorer that scores failures only is not gone when nothing fails', () => {
    const base = addCase(aRun('base', manyCases(10, 'p')), 'broken', 'f', {
      scores: [{ name: 'score', value: 0.2 }],
    })
    const head = addCase(aRun('head', manyCases(10, 'p')), 'broken', 'p')
    expect(judge(head, base).reasons('missing-scorer')).toEqual([])
  })
})

describe('a group that broke without an entry for it', () => {
  const rest = group(['other'])
  const base = (suite: readonly string[]) => runOf('base', [...group(suite), ...rest])
  const cases: Readonly<Record<string, { suite: readonly string[]; entry: Entry; left?: readonly Entry[] }>> =
    {
      'gotestsum, a package that does not compile': {
        suite: ['app/p2'],
        entry: [['app/p2'], 'TestMain', 'failed', 'Failed'],
      },
      'pytest, a module that cannot be imported': {
        suite: ['pytest', 'tests.test_mod'],
        entry: [['pytest'], 'tests.test_mod', 'errored', 'collection failure'],
      },
      'pytest, a class in such a module': {
        suite: ['pytest', 'tests.test_mod.TestShop'],
        entry: [['pytest'], 'tests.test_mod', 'errored', 'collection failure'],
      },
      'Mocha, before all': { suite: ['cart'], entry: [['cart'], '"before all" hook for "q1"', 'failed'] },
      'Mocha, before each': {
        suite: ['cart'],
        entry: [['cart'], '"before each" hook for "q2"', 'failed'],
        left: [[['cart'], 'q1', 'passed']],
      },
      'unittest, setUpClass': {
        suite: ['test_u.A'],
        entry: [[], 'setUpClass (test_u.A)', 'errored'],
      },
      'Vitest JUnit, a hook': {
        suite: ['a.test.ts', 'cart'],
        entry: [['a.test.ts'], 'cart', 'failed'],
        left: group(['a.test.ts', 'cart'], 'skipped'),
      },
      'Vitest JUnit, an unhandled error': {
        suite: ['a.test.ts'],
        entry: [['vitest'], 'vitest unhandled errors', 'failed'],
        left: group(['a.test.ts']),
      },
    }

  it.each(Object.entries(cases))('%s', (_, { suite, entry, left = [] }) => {
    const head = runOf('head', [entry, ...left, ...rest])
    const { verdict, reasons } = judge(head, base(suite), { newTests: 'warn' })
    expect(verdict.outcome).toBe('failed')
    expect(reasons('broken-suite')).toHaveLength(1)
    expect(reasons('broken-suite')[0]?.message).toContain(entry[1])
  })

  it('the same among evals', () => {
    const { suite, entry } = cases['Mocha, before all'] ?? { suite: [], entry: [[], '', 'failed'] }
    const head = runOf('head', [entry, ...rest])
    expect(judge(head, base(suite), { kind: 'evals' }).verdict.outcome).toBe('failed')
  })

  it('a new eval that fails in the place of others is no broken group', () => {
    const head = runOf('head', [[['cart'], 'q4', 'failed'], ...rest])
    const { verdict, reasons } = judge(head, base(['cart']), { kind: 'evals' })
    expect(reasons('broken-suite')).toEqual([])
    expect(verdict.outcome).toBe('inconclusive')
  })

  it('new failures in a group whose cases were all renamed are new failures', () => {
    const renamed = group(['cart']).map(([suite, name, status]) => [suite, `new ${name}`, status] as Entry)
    const head = runOf('head', [[['cart'], 'q4', 'failed'], [['cart'], 'q5', 'failed'], ...renamed, ...rest])
    expect(judge(head, base(['cart'])).reasons('broken-suite')).toEqual([])
  })

  it('a missing case is counted once, with several entries for its group', () => {
    const hook = (name: string): Entry => [['cart'], name, 'failed']
    const head = runOf('head', [
      hook('"before all" hook for "q1"'),
      hook('"after all" hook for "q3"'),
      ...rest,
    ])
    expect(judge(head, base(['cart'])).reasons('broken-suite')[0]?.message).toMatch(
      /^2 files or suites broke .* 3 cases that passed on the base branch did not run/,
    )
  })

  it('a new failure next to cases that still run does not count', () => {
    const head = runOf('head', [[['cart'], 'q4', 'failed'], ...group(['cart']), ...rest])
    expect(judge(head, base(['cart'])).reasons('broken-suite')).toEqual([])
  })
})

it.each([5, 1])(
  'an eval that fails under a likely new name leaves the verdict open, in %i of each',
  (each) => {
    const of = (id: string, name: string, outcome: string) =>
      addCase(aRun(id, manyCases(60, 'p'.repeat(each)), { file: 'a' }), name, outcome.repeat(each), {
        file: 'a',
      })
    const { verdict, reasons } = judge(
      of('head', 'answers politely again', 'f'),
      of('base', 'answers politely', 'p'),
      { kind: 'evals' },
    )
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('renamed-failure')).toHaveLength(1)
  },
)

describe('a selection', () => {
  const base = aRun('base', manyCases(20, 'p'))
  const of = (head: Run) => {
    const comparison = compareRuns(head, aBaseline(base), aPolicy(), {
      today,
      selection: 'input selection',
    })
    return judged(comparison, decideCompleteRun(head, comparison, aPolicy()))
  }

  it('is compared on what ran; the rest was not run and is not removed', () => {
    const { comparison, verdict, reasons } = of(aRun('head', { 'case 0001': 'p', 'case 0002': 's' }))
    expect(verdict.outcome).toBe('passed')
    expect(listAllCases(comparison)).toHaveLength(1)
    expect(reasons('missing-cases')).toMatchObject([{ status: 'info', evidence: { explained: 19 } }])
  })

  it('fails on what it ran', () => {
    expect(of(aRun('head', { 'case 0001': 'f' })).verdict.outcome).toBe('failed')
  })
})

describe('a pattern of the policy that matches nothing', () => {
  const run = (id: string) => runOf(id, [[['s', 'c'], 'case 5', 'passed']])
  const rule = (match: string) => ({ cases: [{ match: [match], ignore: false }] })

  it('is a warning with the nearest title', () => {
    const { verdict, reasons } = judge(run('head'), run('base'), rule('c › case 5'))
    expect(verdict.outcome).toBe('passed')
    expect(reasons('unjudged-setting')[0]).toMatchObject({
      status: 'warning',
      message: expect.stringContaining('did you mean “s › c › case 5”?'),
    })
    expect(
      judge(run('head'), run('base'), rule('zebra')).reasons('unjudged-setting')[0]?.message,
    ).not.toMatch(/did you mean/)
  })

  it('leaves the verdict open where its rule would make it stricter', () => {
    for (const demand of [{ minPassRate: 0.5 }, { weight: 3 }, { kind: 'evals' as const }]) {
      const policy = { cases: [{ match: ['zebra'], ...demand }] }
      expect(judge(run('head'), run('base'), policy).verdict.outcome).toBe('inconclusive')
      expect(judge(run('head'), run('base'), { ...policy, shared: policy }).verdict.outcome).toBe('passed')
    }
  })

  it('is a warning on the first run, too', () => {
    expect(judge(run('head'), null, rule('zebra')).reasons('unjudged-setting')).toHaveLength(1)
  })

  it.each(['s › c › case 5', '*case 5', 'case ?'])('%s matches', (match) => {
    expect(judge(run('head'), run('base'), rule(match)).reasons('unjudged-setting')).toEqual([])
  })
})
