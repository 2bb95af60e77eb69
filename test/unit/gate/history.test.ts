import { describe, expect, it } from 'vitest'
import { poolBaseRuns } from '../../../src/gate/compare/pool.ts'
import type { Run } from '../../../src/model/run/run.ts'
import { aBaseline, aRun, judge, manyCases } from '../../support/gate/build.ts'

const [good, bad] = ['ppppp', 'fffff']
const dayMs = 86_400_000
const start = Date.UTC(2029, 11, 20)

/** Suites of 30 evals at five iterations; `of` gives the outcomes of each case in each base run, the newest first. */
function evals(runs: number, of: (run: number, index: number) => string): Run[] {
  return Array.from({ length: runs }, (_, run) =>
    at(
      run,
      aRun(
        `base ${run}`,
        manyCases(30, (index) => of(run, index)),
      ),
    ),
  )
}

function at(run: number, { cases, info }: Run): Run {
  return { cases, info: { ...info, commit: `${run}abcdef0123`, createdAt: start - run * dayMs } }
}

function head(of: (index: number) => string): Run {
  const run = aRun('head', manyCases(30, of))
  return { ...run, info: { ...run.info, createdAt: start + dayMs } }
}

/** Tests or evals that run once, of which these fail. */
const some = (count: number, failing: readonly number[]) =>
  manyCases(count, (index) => (failing.includes(index) ? 'f' : 'p'))

/** A little noise, so that iterations are seen to be independent. */
const noisy = (run: number, index: number) => (index >= 20 && (run * 7 + index * 3) % 10 < 3 ? 'ppppf' : good)

describe('an intended regression that was merged', () => {
  it.each([1, 2, 3, 4])('does not fail an unrelated pull request after %d more runs', (newer) => {
    const base = evals(5, (run, index) => (index === 0 && run < newer ? bad : noisy(run, index)))
    const { verdict, caseOf, reasons } = judge(
      head((index) => (index === 0 ? bad : noisy(9, index))),
      aBaseline(...base),
    )
    expect(verdict.outcome).toBe('passed')
    // A single run on either side may be a bad hour.
    const isClaimed = newer === 2 || newer === 3
    expect(caseOf('case 0000')).toMatchObject({
      change: 'still-failing',
      base: { passed: isClaimed ? 0 : 5 * (5 - newer), failed: 5 * newer },
      changedOnBase: isClaimed ? { commit: `${newer - 1}abcdef0123` } : undefined,
    })
    expect(reasons('changed-on-base').map(({ message }) => message)).toEqual(
      isClaimed
        ? [
            `1 case changed on the base branch itself at ${newer - 1}abcdef, ${newer} days ago, so only newer baseline runs count: “checkout › case 0000”.`,
          ]
        : [],
    )
  })

  it('of the whole suite does not either', () => {
    const lost = (run: number, index: number) => (run < 1 && index < 20 ? 'pppff' : noisy(run, index))
    const { verdict, comparison, reasons } = judge(
      head((index) => (index < 20 ? 'pppff' : noisy(9, index))),
      aBaseline(...evals(5, lost)),
    )
    expect(verdict.outcome).not.toBe('failed')
    expect(comparison.changedOnBase).toBeUndefined()
    expect(reasons('changed-on-base')).toMatchObject([])
  })
})

describe('what changed on the base', () => {
  const times = [
    { model: 'atlas-2' },
    { model: 'atlas-2' },
    { model: 'atlas-1' },
    { model: 'atlas-1' },
    { model: 'atlas-1' },
  ]
  const broken = (index: number) => (index === 0 ? bad : good)

  it('is said before the commit, where it is the model', () => {
    const base = times.map((extra, run) =>
      at(run, aRun(`base ${run}`, manyCases(30, run < 2 ? broken : good), extra)),
    )
    const { reasons } = judge(head(broken), aBaseline(...base))
    expect(reasons('changed-on-base')[0]?.message).toBe(
      '1 case changed on the base branch itself: the model changed from “atlas-1” to “atlas-2” (at 1abcdef, 2 days ago), so only newer baseline runs count: “checkout › case 0000”.',
    )
  })

  it('is the inputs of the step, where these are others', () => {
    const base = times.map((_, run) => {
      const { info, ...measured } = at(run, aRun(`base ${run}`, manyCases(30, run < 2 ? broken : good)))
      const inputs = [{ name: 'reports', digest: run < 2 ? 'new' : 'old' }]
      return { ...measured, info: { ...info, witness: { eventInputs: [], inputs } } }
    })
    const { reasons } = judge(head(broken), aBaseline(...base))
    expect(reasons('changed-on-base')[0]?.message).toContain(
      'changed on the base branch itself: the step had other inputs (`reports`) (at 1abcdef',
    )
  })

  it('is the time of day, where the newer runs are of another one', () => {
    const base = times.map((_, run) =>
      at(run < 2 ? run : run - 0.5, aRun(`base ${run}`, manyCases(30, run < 2 ? broken : good))),
    )
    const { reasons } = judge(head(broken), aBaseline(...base))
    expect(reasons('changed-on-base')[0]?.message).toContain(
      'the runs are of another time of day (at 1abcdef',
    )
  })
})

describe('what goes wrong in some runs', () => {
  const row = (outcomes: readonly string[], cases: number) =>
    aBaseline(
      ...outcomes.map((outcome, run) =>
        aRun(
          `base ${run}`,
          manyCases(30, (index) => (index < cases ? outcome : noisy(run, index))),
        ),
      ),
    )
  const claims = (outcomes: readonly string[], cases: number) =>
    [...poolBaseRuns(row(outcomes, cases)).values()].filter(({ changedAt }) => changedAt !== undefined).length
  const fails = (count: number) => Array.from({ length: count }, () => bad)
  const passes = (count: number) => Array.from({ length: count }, () => good)

  it('is no change of the base: it went wrong before, or for several cases at once', () => {
    expect(claims([...fails(2), ...passes(8)], 1)).toBe(1)
    expect(claims([...fails(2), ...passes(4), bad, ...passes(3)], 1)).toBe(0)
    expect(claims([...passes(7), ...fails(2), good], 1)).toBe(0)
    expect(claims([...fails(2), ...passes(8)], 3)).toBe(0)
    expect(claims([...fails(3), ...passes(7)], 3)).toBe(3)
  })
})

describe('runs that do not count', () => {
  it('are counted in no sentence', () => {
    const base = ['p', ...'fffffffff'].map((letter, run) => aRun(`base ${run}`, { a: letter, b: 'p' }))
    const { reasons } = judge(aRun('head', { a: 'f', b: 'p' }), aBaseline(...base))
    expect(reasons('regression-case')[0]?.message).toBe(
      '1 test that passed in the 1 baseline run that counts now fails: “checkout › a”.',
    )
  })
})

describe('a fix that was merged', () => {
  it.each([1, 2, 3, 4])('protects after %d runs: breaking it again fails', (newer) => {
    const base = evals(5, (run, index) => (index === 0 && run >= newer ? bad : noisy(run, index)))
    const { verdict, caseOf } = judge(
      head((index) => (index === 0 ? bad : noisy(9, index))),
      aBaseline(...base),
    )
    expect(verdict.outcome).toBe('failed')
    expect(caseOf('case 0000')).toMatchObject({ change: 'regressed', flakyHistory: undefined })
  })

  it('protects a classic test that failed twice or more and passes now', () => {
    const base = ['p', 'f', 'f', 'p', 'p'].map((of, run) => aRun(`base ${run}`, { a: of, b: 'p' }))
    const { verdict, caseOf } = judge(aRun('head', { a: 'f', b: 'p' }), aBaseline(...base))
    expect(verdict.outcome).toBe('failed')
    expect(caseOf('a').change).toBe('regressed')
  })
})

describe('one red push among five, repaired since', () => {
  it.each([3, 10, 20])('leaves its %d tests guarded', (broken) => {
    const names = (failing: boolean) => manyCases(20, (index) => (failing && index < broken ? 'f' : 'p'))
    const base = [0, 1, 2, 3, 4].map((run) => aRun(`base ${run}`, names(run === 2)))
    const { verdict, caseOf } = judge(aRun('head', names(true)), aBaseline(...base))
    expect(verdict.outcome).toBe('failed')
    expect(caseOf('case 0000').change).toBe('regressed')
  })

  it('leaves its evals guarded', () => {
    const base = evals(5, (run, index) => (run === 2 && index < 3 ? bad : noisy(run, index)))
    const { verdict } = judge(
      head((index) => (index < 3 ? bad : noisy(9, index))),
      aBaseline(...base),
    )
    expect(verdict.outcome).toBe('failed')
  })
})

describe('the base against itself', () => {
  const level = (run: number) => [0, 9, 3, 12, 6][run] ?? 5
  const drifting = (lost: (run: number) => number) =>
    evals(5, (run, index) => (index < lost(run) ? 'ppppf' : good))

  it('does not fail a head that is within what the base shows by itself', () => {
    const now = head((index) => (index < 13 ? 'ppppf' : good))
    const { verdict, comparison, reasons } = judge(now, aBaseline(...drifting(level)), { kind: 'evals' })
    expect(verdict.outcome).not.toBe('failed')
    expect(comparison.suite?.baseSpread).toBeGreaterThan(0.02)
    expect(reasons('base-spread')[0]?.message).toMatch(/^The base differs from itself by ±3.\d points/)
    const far = head(() => 'pppff')
    expect(judge(far, aBaseline(...drifting(level)), { kind: 'evals' }).verdict.outcome).toBe('failed')
  })

  it('is said to be unknown with fewer than five runs', () => {
    const { comparison, reasons } = judge(
      head(() => good),
      aBaseline(...evals(3, noisy)),
    )
    expect(comparison.suite?.baseSpread).toBeNull()
    expect(reasons('base-spread')[0]?.message).toContain('takes 5 comparable baseline runs, and there are 3')
  })

  it('shows iterations that repeat each other: one broken case of a cached suite proves nothing', () => {
    const random = (run: number, index: number) => (run * 13 + index * 7 + ((run * index) % 5)) % 10
    const cached = evals(5, (run, index) => (index < 15 && random(run, index) < 4 ? bad : good))
    const now = head((index) => (index === 20 || (index < 15 && random(9, index) < 4) ? bad : good))
    const { verdict, comparison, reasons } = judge(now, aBaseline(...cached))
    expect(comparison.likeness?.correlation).toBeGreaterThan(0.8)
    expect(reasons('identical-iterations')).toMatchObject([{ status: 'warning' }])
    expect(verdict.outcome).toBe('inconclusive')
  })
})

describe('a test that never failed before, in a suite of flaky ones', () => {
  const flaky = (run: number) => manyCases(200, (index) => (index < 8 && index % 5 === run ? 'f' : 'p'))
  const base = aBaseline(...[0, 1, 2, 3, 4].map((run) => aRun(`base ${run}`, flaky(run))))

  it('is inconclusive when it may be one more flake, and names what settles it', () => {
    const { verdict, reasons } = judge(aRun('head', { ...flaky(7), 'case 0100': 'f' }), base)
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('unsettled-tests')[0]?.message).toMatch(
      /with a clean history fails now.*5 baseline runs and passed again.*`look-again`.*`kind: tests`/,
    )
    const declared = judge(aRun('head', { ...flaky(7), 'case 0100': 'f' }), base, { kind: 'tests' })
    expect(declared.verdict.outcome).toBe('failed')
  })

  it('fails when more fail than flakes explain, or when nothing else is flaky', () => {
    const six = Object.fromEntries(
      ['100', '101', '102', '103', '104', '105'].map((id) => [`case 0${id}`, 'f']),
    )
    expect(judge(aRun('head', { ...flaky(7), ...six }), base).verdict.outcome).toBe('failed')
    const clean = aBaseline(...[0, 1, 2].map((run) => aRun(`base ${run}`, manyCases(200, 'p'))))
    const one = aRun('head', { ...manyCases(200, 'p'), 'case 0100': 'f' })
    expect(judge(one, clean).verdict.outcome).toBe('failed')
  })

  it('is open after a single base run in which others failed that pass now', () => {
    const flips = (failing: readonly number[]) =>
      manyCases(30, (index) => (failing.includes(index) ? 'f' : 'p'))
    const { verdict } = judge(aRun('head', flips([1, 2])), aRun('base', flips([3, 4])))
    expect(verdict.outcome).toBe('inconclusive')
  })
})

describe('plain pass/fail evals with three base runs, nothing declared', () => {
  /** Which of 30 cases fail in each base run, the newest first. */
  const baseOf = (...failing: readonly (readonly number[])[]) =>
    aBaseline(...failing.map((of, run) => aRun(`base ${run}`, some(30, of))))

  it('are left open when three of four flips came in the same run and another case flips', () => {
    const base = baseOf([], [1, 2, 3], [4])
    expect(judge(aRun('head', some(30, [20])), base).verdict.outcome).toBe('inconclusive')
    // With more runs without a failure it is sure that the three were one break.
    const longer = baseOf([], [1, 2, 3], [], [], [])
    expect(judge(aRun('head', some(30, [20])), longer).verdict.outcome).toBe('failed')
  })

  it('are left open at the first flip when one other case flipped before', () => {
    const { verdict } = judge(aRun('head', some(30, [20])), baseOf([], [], [4]))
    expect(verdict.outcome).toBe('inconclusive')
  })

  it('leave a test among hundreds open only where a run in five has a flake', () => {
    const after = (runs: number) => {
      const failing = Array.from({ length: runs }, (_, run) => (run === 2 ? [4] : []))
      const base = aBaseline(...failing.map((of, run) => aRun(`base ${run}`, some(300, of))))
      return judge(aRun('head', some(300, [20])), base).verdict.outcome
    }
    expect([3, 5, 6, 10].map(after)).toEqual(['inconclusive', 'inconclusive', 'failed', 'failed'])
  })

  it('leave tests guarded that broke together and were repaired, whatever else is flaky', () => {
    const base = aBaseline(
      ...[[], [1, 2, 3], [4]].map((failing, run) => aRun(`base ${run}`, some(300, failing))),
    )
    expect(judge(aRun('head', some(300, [1, 2, 3])), base).verdict.outcome).toBe('failed')
    const few = baseOf([], [1, 2, 3], [4])
    expect(judge(aRun('head', some(30, [1, 2, 3])), few).verdict.outcome).toBe('failed')
  })
})

describe('a test that was broken and repaired', () => {
  const runs = (count: number, others: readonly number[]) =>
    aBaseline(...[[], [], [7], [7], others].map((failing, run) => aRun(`base ${run}`, some(count, failing))))
  const again = (count: number) => aRun('head', some(count, [7]))

  it('fails again, and is open where another test fails now and then', () => {
    expect(judge(again(30), runs(30, [])).verdict.outcome).toBe('failed')
    expect(judge(again(300), runs(300, [4])).verdict.outcome).toBe('inconclusive')
  })
})
