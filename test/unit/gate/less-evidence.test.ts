import { describe, expect, it } from 'vitest'
import type { Run } from '../../../src/model/run/run.ts'
import { aBaseline, addCase, aRun, judge, manyCases } from '../../support/gate/build.ts'

/** Ten passing evals of three iterations, scored by the function; null: without a score; failed: failing without one. */
function scored(id: string, scoreOf: (index: number) => number | null | 'failed'): Run {
  const run = aRun(id, {})
  for (let index = 0; index < 10; index += 1) {
    for (let iteration = 0; iteration < 3; iteration += 1) {
      const value = scoreOf(index)
      addCase(run, `case ${index}`, value === 'failed' ? 'f' : 'p', {
        tokens: { total: 10 },
        scores: typeof value === 'number' ? [{ name: 'quality', value: value + iteration / 100 }] : undefined,
      })
    }
  }
  return run
}

describe('scores that are missing in some cases', () => {
  const always = () => 0.9
  const skipping = (skipped: number) => (index: number) => (index === skipped ? null : 0.9)

  it.each([
    ['one run', [scored('base', always)]],
    ['three runs', [scored('a', always), scored('b', always), scored('c', always)]],
  ])('leave it open where the base always gave one: %s', (_, base) => {
    const head = scored('head', (index) => (index < 4 ? null : 0.9))
    const { verdict, reasons } = judge(head, aBaseline(...base))
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('missing-scorer')).toMatchObject([
      { status: 'inconclusive', message: expect.stringContaining('missing in 4 of the 10 cases') },
    ])
  })

  it.each([1, 3, 10])('leave it open where one iteration has none, after runs of the base: %d', (runs) => {
    const head = scored('head', always)
    addCase(head, 'case 3', 'p', { tokens: { total: 10 } })
    const base = Array.from({ length: runs }, (_, at) => scored(`base ${at}`, always))
    expect(judge(head, aBaseline(...base)).reasons('missing-scorer')).toMatchObject([
      { status: 'inconclusive', message: expect.stringContaining('gave no value 1 time') },
    ])
  })

  it.each([1, 3, 10])('leave it open where one case has none, after runs of the base: %d', (runs) => {
    const base = Array.from({ length: runs }, (_, at) => scored(`base ${at}`, always))
    expect(judge(scored('head', skipping(3)), aBaseline(...base)).reasons('missing-scorer')).toMatchObject([
      { status: 'inconclusive', message: expect.stringContaining('missing in 1 of the 10 cases') },
    ])
  })

  it('are not asked of a case that failed before it was scored', () => {
    const base = Array.from({ length: 3 }, (_, at) => scored(`base ${at}`, always))
    const head = scored('head', (index) => (index === 3 ? 'failed' : 0.9))
    expect(judge(head, aBaseline(...base)).reasons('missing-scorer')).toEqual([])
  })

  it('leave it open where the base leaves out some, and the head many more', () => {
    const base = Array.from({ length: 9 }, (_, at) => scored(`base ${at}`, at < 7 ? always : skipping(at)))
    const head = scored('head', (index) => (index < 4 ? null : 0.9))
    expect(judge(head, aBaseline(...base)).reasons('missing-scorer')).toMatchObject([
      { status: 'inconclusive', message: expect.stringContaining('missing in 4 of the') },
    ])
  })

  it('count a case once, however many scorers fail in it', () => {
    const names = ['tone', 'facts', 'length', 'style']
    const scores = names.map((name) => ({ name, value: 0.5 }))
    const run = (id: string, without?: number) => {
      const built = aRun(id, {})
      for (let index = 0; index < 10; index += 1) {
        addCase(built, `case ${index}`, 'p', { scores })
        addCase(built, `case ${index}`, 'p', { scores: index === without ? undefined : scores })
      }
      return built
    }
    const base = aBaseline(run('a'), run('b', 5), run('c'))
    expect(judge(run('head', 3), base).reasons('missing-scorer')).toEqual([])
  })

  it('are no news where any run of the base left some out, its newest or an older one', () => {
    const lacking = (id: string) => {
      const run = scored(id, always)
      addCase(run, 'case 7', 'p', { tokens: { total: 10 } })
      return run
    }
    for (const base of [
      [lacking('a'), scored('b', always)],
      [scored('a', always), lacking('b')],
    ])
      expect(judge(lacking('head'), aBaseline(...base)).reasons('missing-scorer')).toEqual([])
    const [whole, less] = [scored('a', always), scored('b', skipping(9))]
    for (const base of [
      [whole, less],
      [less, whole],
    ])
      expect(judge(scored('head', skipping(4)), aBaseline(...base)).reasons('missing-scorer')).toMatchObject([
        { status: 'warning' },
      ])
  })

  it.each([
    ['one run', [scored('base', skipping(9))]],
    ['three runs', [scored('a', always), scored('b', skipping(4)), scored('c', always)]],
  ])('are a warning that says how many where the base leaves some out: %s', (_, base) => {
    const head = scored('head', skipping(4))
    const { verdict, reasons } = judge(head, aBaseline(...base))
    expect(verdict.outcome).toBe('passed')
    expect(reasons('missing-scorer')).toMatchObject([
      { status: 'warning', message: expect.stringContaining('missing in 1 of the') },
    ])
  })
})

describe('a scorer that has another scale', () => {
  it('was not compared, although its scores are higher than before', () => {
    const { verdict, reasons } = judge(
      scored('head', () => 40),
      scored('base', () => 0.9),
    )
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('score-scale')[0]?.message).toBe(
      'The scorer “quality” seems to have another scale: its mean is 40 now, and its largest score on the base branch was 0.92. Its scores could not be compared.',
    )
  })

  it('is compared again once the base branch has that scale', () => {
    const base = aBaseline(
      scored('new', () => 88),
      scored('old', () => 0.9),
    )
    const { reasons } = judge(
      scored('head', () => 89),
      base,
    )
    expect(reasons('score-scale')).toEqual([])
  })

  it('is not suspected of a score that grows within its scale', () => {
    const { verdict } = judge(
      scored('head', () => 4.5),
      scored('base', () => 2.5),
    )
    expect(verdict.outcome).toBe('passed')
  })
})

describe('a score that fell in every case', () => {
  it('is one finding: the cases are not called chance', () => {
    const { reasons } = judge(
      scored('head', () => 0.1),
      scored('base', () => 0.9),
    )
    expect(reasons('regression-score')).toHaveLength(1)
    expect(reasons('case-score')).toEqual([])
  })
})

describe('evals that ran less often than on the base', () => {
  it('are a warning with both numbers', () => {
    const base = aBaseline(aRun('a', manyCases(10, 'ppppp')), aRun('b', manyCases(10, 'ppppp')))
    const head = aRun(
      'head',
      manyCases(10, (index) => (index < 6 ? 'p' : 'ppppp')),
    )
    expect(judge(head, base).reasons('fewer-iterations')).toMatchObject([
      { status: 'warning', message: expect.stringContaining('(6 iterations in all, before: 30)') },
    ])
  })

  it('are not those of a base with more runs, nor tests', () => {
    const base = aBaseline(aRun('a', manyCases(10, 'ppp')), aRun('b', manyCases(10, 'ppp')))
    expect(judge(aRun('head', manyCases(10, 'ppp')), base).reasons('fewer-iterations')).toEqual([])
    const tests = aBaseline(...['a', 'b', 'c'].map((id) => aRun(id, manyCases(10, 'p'))))
    expect(judge(aRun('head', manyCases(10, 'p')), tests).reasons('fewer-iterations')).toEqual([])
  })
})
