import { describe, expect, it } from 'vitest'
import { compareRuns } from '../../../src/gate/compare/compare.ts'
import { digestCaseKey } from '../../../src/gate/drift/extend-ledger.ts'
import { decideCompleteRun } from '../../../src/gate/judge/decide.ts'
import { findAbsentCases, listAbsentCases, listFailedCases } from '../../../src/gate/judge/presence.ts'
import type { Comparison } from '../../../src/model/comparison.ts'
import { addResult } from '../../../src/model/run/add-result.ts'
import { buildCaseKey } from '../../../src/model/run/identity.ts'
import { createRun, type Run } from '../../../src/model/run/run.ts'
import { aBaseline, addCase, aPolicy, aRun, judge, judged, manyCases } from '../../support/gate/build.ts'

/** So many cases in each file. */
function inFiles(id: string, files: Readonly<Record<string, number>>): Run {
  const run = aRun(id, {})
  for (const [file, count] of Object.entries(files))
    for (const name of Object.keys(manyCases(count, 'p'))) addCase(run, name, 'p', { file })
  return run
}

/** Cases of Go: a package, and no file. */
function inPackages(id: string, packages: Readonly<Record<string, number>>): Run {
  const run = createRun({ id, suiteName: 's', createdAt: 0 })
  for (const [name, count] of Object.entries(packages))
    for (let at = 0; at < count; at += 1)
      addResult(run, { identity: { suite: ['go', name], name: `Test${at}` }, outcome: 'passed' })
  return run
}

describe('cases of the base that have no result now', () => {
  it.each([
    ['5% of all', 100, 95, 'inconclusive'],
    ['fewer', 100, 96, 'passed'],
    ['nearly half', 20, 11, 'inconclusive'],
  ] as const)('%s', (_, before, now, outcome) => {
    const { verdict, reasons } = judge(
      aRun('head', manyCases(now, 'p')),
      aRun('base', manyCases(before, 'p')),
    )
    expect(verdict.outcome).toBe(outcome)
    expect(reasons('missing-cases')).toMatchObject([
      {
        status: outcome === 'passed' ? 'warning' : outcome,
        evidence: { missing: before - now, due: before },
      },
    ])
  })

  it('counts those that are skipped now, and not those that the newest base run skipped', () => {
    const skips = manyCases(20, (index) => (index < 9 ? 's' : 'p'))
    const base = aRun('base', manyCases(20, 'p'))
    const { verdict, reasons } = judge(aRun('head', skips), base)
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('missing-cases')).toMatchObject([{ evidence: { missing: 9, skipped: 9 } }])
    const skip = manyCases(20, (index) => (index === 0 ? 's' : 'p'))
    expect(judge(aRun('head', skip), base).verdict.outcome).toBe('inconclusive')
    expect(judge(aRun('head', skip), aBaseline(aRun('newer', skip), base)).verdict.outcome).toBe('passed')
  })

  it('counts one that failed in the last push, however many there are', () => {
    const base = aBaseline(aRun('base', manyCases(100, 'p')))
    const digest = digestCaseKey([...aRun('head', manyCases(100, 'p')).cases.keys()].at(-1) ?? '')
    const compare = (failedLast: ReadonlySet<string>) =>
      compareRuns(aRun('head', manyCases(99, 'p')), base, aPolicy(), { today: 0, failedLast })
    const find = (comparison: Comparison) =>
      findAbsentCases({ ...comparison, explained: new Map(), policy: aPolicy() })
    expect(find(compare(new Set()))).toMatchObject([{ status: 'warning' }])
    const missed = compare(new Set([digest]))
    expect(find(missed)).toMatchObject([{ evidence: { missing: 1, failed: 1 } }])
    expect(find(missed)[0]?.status).toBeUndefined()
    // The push after that one is to know it, too.
    expect(listFailedCases(missed)).toEqual([digest])
  })

  it.each([
    ['a file', inFiles],
    ['a package', inPackages],
  ])('%s as a whole, or half of it, leaves the verdict open however small it is', (_, build) => {
    const base = build('base', { big: 200, small: 4 })
    const outcome = (small: number) => judge(build('head', { big: 200, small }), base).verdict.outcome
    expect([0, 2, 3].map(outcome)).toEqual(['inconclusive', 'inconclusive', 'passed'])
    const { reasons } = judge(build('head', { big: 200, small: 1 }), base)
    expect(reasons('missing-cases')[0]?.message).toMatch(/3 of 4 in “(?:small|go › small)”/)
  })

  it('one that failed on the base leaves it open alone, even if the change removed it', () => {
    const base = aRun('base', { ...manyCases(99, 'p'), broken: 'f' })
    const { verdict, comparison } = judge(aRun('head', manyCases(99, 'p')), base)
    expect(verdict.outcome).toBe('inconclusive')
    const explained = new Map(
      listAbsentCases(comparison).map(({ key }) => [key, 'removed by the change' as const]),
    )
    const again = decideCompleteRun(aRun('head', manyCases(99, 'p')), comparison, aPolicy(), {
      absences: { explained, stillDue: [] },
    })
    expect(judged(comparison, again).reasons('missing-cases')[0]?.evidence).toMatchObject({ failed: 1 })
  })

  it('are due for as long as the base misses them, and no longer where it does not', () => {
    const older = aRun('older', manyCases(20, 'p'))
    const run = aRun('newer', manyCases(18, 'p'))
    const missed = ['case 0018', 'case 0019'].map((name) => buildCaseKey({ suite: ['checkout'], name }))
    const outcome = (stillDue: readonly string[]) => {
      const newer = { ...run, info: { ...run.info, stillDue } }
      return judge(aRun('head', manyCases(18, 'p')), aBaseline(newer, older)).verdict.outcome
    }
    expect([outcome(missed), outcome([])]).toEqual(['inconclusive', 'passed'])
  })

  it('count by groups in a suite that draws other cases in each run', () => {
    const base = inFiles('base', { big: 20, small: 4 })
    const outcome = (files: Readonly<Record<string, number>>) => {
      const head = inFiles('head', files)
      return judge(head, base, { sampled: true }).verdict.outcome
    }
    expect(outcome({ big: 5, small: 1 })).toBe('passed')
    expect(outcome({ big: 20 })).toBe('inconclusive')
    const other = addCase(inFiles('head', { big: 20 }), 'another one', 'p', { file: 'small' })
    expect(judge(other, base, { sampled: true }).verdict.outcome).toBe('passed')
  })

  it('do not count if they were renamed', () => {
    const base = aRun('base', { ...manyCases(3, 'p'), 'pays with a card': 'p' }, { file: 'a' })
    const { verdict, reasons } = judge(
      aRun('head', { ...manyCases(3, 'p'), 'pays with the card': 'p' }, { file: 'a' }),
      base,
    )
    expect(verdict.outcome).toBe('passed')
    expect(reasons('missing-cases')).toMatchObject([{ status: 'info', evidence: { explained: 1 } }])
  })

  it('count where several tests have one name, and every base run has more results of it', () => {
    const several = (id: string, count: number) => {
      const run = aRun(id, manyCases(12, 'p'))
      const [tally] = run.cases.values()
      if (tally !== undefined && count > 1)
        run.cases.set(tally.key, { ...tally, passed: count, repeatsAssumed: true })
      return run
    }
    const find = (now: number, ...before: readonly number[]) => {
      const base = aBaseline(...before.map((count, run) => several(`base ${run}`, count)))
      const { verdict, reasons } = judge(several('head', now), base)
      return [verdict.outcome, reasons('missing-cases')[0]?.message]
    }
    expect(find(2, 2, 2)).toEqual(['passed', undefined])
    expect(find(1, 2, 1)).toEqual(['passed', undefined])
    expect(find(1, 3, 2)).toEqual([
      'inconclusive',
      expect.stringMatching(
        /^1 of the 12 cases of the base branch has fewer results now, .*\(1 with fewer results of one name than in every base run\)/,
      ),
    ])
  })

  it('are another rule where nothing is known', () => {
    const base = aRun('base', manyCases(6, 'ppp'))
    const evidence = (head: Record<string, string>) =>
      judge(aRun('head', head), base, { kind: 'evals' }).reasons('missing-cases')[0]?.evidence
    expect(evidence(manyCases(6, 'sss'))).toMatchObject({ missing: 6, skipped: 6, due: 6 })
    expect(evidence({})).toMatchObject({ missing: 6, skipped: 0 })
    expect(evidence({ other: 'ppp' })).toBeUndefined()
  })
})
