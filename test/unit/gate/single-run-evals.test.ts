import { describe, expect, it } from 'vitest'
import { aRun, judge, manyCases } from '../../support/gate/build.ts'

const declared = { kind: 'evals' } as const

/** 30 evals, one iteration each. */
const evals = (id: string, failing: readonly number[]) =>
  aRun(
    id,
    manyCases(30, (index) => (failing.includes(index) ? 'f' : 'p')),
  )

describe('30 evals that run once, one base run', () => {
  it('pass when one is lost and one gained, and say what is ruled out', () => {
    const { verdict, reasons } = judge(evals('head', [1]), evals('base', [2]), declared)
    expect(verdict.outcome).toBe('passed')
    expect(reasons('no-regression')[0]?.message).toMatch(/a drop of more than 1\d(\.\d)? points is ruled out/)
  })

  it('fail when five are lost and none gained', () => {
    expect(judge(evals('head', [1, 2, 3, 4, 5]), evals('base', []), declared).verdict.outcome).toBe('failed')
  })

  it('are inconclusive when two are lost and two gained, and nothing is declared', () => {
    expect(judge(evals('head', [1, 2]), evals('base', [3, 4])).verdict.outcome).toBe('inconclusive')
  })
})

describe('what is neither proven nor harmless', () => {
  it('is inconclusive: scores fall from 0.9 to 0.5 in four of thirty cases that all pass', () => {
    const scored = (id: string, low: number) => {
      const run = aRun(id, manyCases(26, 'p'), { scores: [{ name: 'quality', value: 0.9 }] })
      const fallen = aRun(
        id,
        { a: 'p', b: 'p', c: 'p', d: 'p' },
        { scores: [{ name: 'quality', value: low }] },
      )
      return { ...run, cases: new Map([...run.cases, ...fallen.cases]) }
    }
    const { verdict, reasons } = judge(scored('head', 0.5), scored('base', 0.9), declared)
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('suspect-score')[0]?.message).toContain(
      'The mean score “quality” fell from 0.9 to 0.847, most in ',
    )
  })
})
