import { describe, expect, it } from 'vitest'
import { aBaseline, aRun, judge, manyCases } from '../../support/gate/build.ts'

const halfFails = manyCases(10, (index) => (index < 5 ? 'fff' : 'ppp'))

describe('a base branch on which nothing passes', () => {
  it('can’t show that the change breaks nothing', () => {
    const { verdict, reasons } = judge(aRun('head', halfFails), aRun('base', manyCases(10, 'fff')))
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('failing-base')).toMatchObject([
      { message: expect.stringMatching(/^None of the 10 compared cases passed .* in the 5 that fail now/) },
    ])
    expect(reasons('no-regression')).toEqual([])
  })

  it('is compared with its other runs where only the newest is like that', () => {
    const good = (id: string) => aRun(id, manyCases(10, 'ppp'))
    const base = aBaseline(aRun('newest', manyCases(10, 'fff')), good('a'), good('b'), good('c'))
    expect(judge(aRun('head', halfFails), base).verdict.outcome).toBe('failed')
  })

  it('is repaired by a change with which everything passes', () => {
    const { verdict } = judge(aRun('head', manyCases(10, 'p')), aRun('base', manyCases(10, 'f')))
    expect(verdict.outcome).toBe('passed')
  })

  it('is no obstacle where one case passes: what failed before and fails now is known', () => {
    const cases = manyCases(10, (index) => (index === 0 ? 'p' : 'f'))
    expect(judge(aRun('head', cases), aRun('base', cases)).verdict.outcome).toBe('passed')
  })
})

describe('a base run that was lost as a whole', () => {
  const lost = aRun('lost', manyCases(10, 'lll'))
  const [newer, older] = [aRun('newer', manyCases(10, 'ppp')), aRun('older', manyCases(10, 'ppp'))]

  it('does not keep the other base runs from being compared with', () => {
    const good = judge(aRun('head', manyCases(10, 'ppp')), aBaseline(newer, lost, older))
    expect(good.verdict.outcome).toBe('passed')
    const bad = judge(aRun('head', halfFails), aBaseline(newer, lost, older))
    expect(bad.verdict.outcome).toBe('failed')
  })

  it('and is the newest does not hide that cases are skipped now', () => {
    const skips = aRun(
      'head',
      manyCases(10, (index) => (index < 4 ? 's' : 'ppp')),
    )
    const { reasons } = judge(skips, aBaseline(lost, newer, older))
    expect(reasons('missing-cases')).toMatchObject([{ evidence: { skipped: 4 } }])
  })

  it('and is the only one gives no verdict', () => {
    expect(judge(aRun('head', manyCases(10, 'ppp')), lost).verdict.outcome).toBe('inconclusive')
  })
})
