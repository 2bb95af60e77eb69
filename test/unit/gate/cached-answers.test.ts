import { describe, expect, it } from 'vitest'
import { aBaseline, addCase, aRun, judge, manyCases } from '../../support/gate/build.ts'

const evals = { model: 'm', tokens: { total: 800 }, output: 'Paris' }
/** 20 evals of five iterations, and one more, of which a cache answered four. */
const run = (id: string, odd: string, isCached: boolean) => {
  const made = addCase(aRun(id, manyCases(20, 'ppppp'), evals), 'odd', odd[0] ?? '', evals)
  return addCase(made, 'odd', odd.slice(1), isCached ? { ...evals, cached: true } : evals)
}
const judgeOdd = (odd: string, isCached: boolean, bases: readonly string[]) =>
  judge(run('head', odd, isCached), aBaseline(...bases.map((before, at) => run(`base${at}`, before, false))))

describe('answers from a cache', () => {
  it.each([
    ['failed', 'passed', ['ppppf', 'ppppp', 'pppfp', 'ppppp']],
    ['failed', 'inconclusive', ['ppppp', 'ppppp', 'ppppp', 'ppppp']],
  ] as const)('are one failure, however often they are repeated: %s, %s', (fresh, cached, bases) => {
    expect(judgeOdd('fffff', false, bases).verdict.outcome).toBe(fresh)
    expect(judgeOdd('fffff', true, bases).verdict.outcome).toBe(cached)
    expect(judgeOdd('f', false, bases).verdict.outcome).toBe(cached)
  })

  it('of the base are one pass of each run', () => {
    const [fresh = 0, cached = 0] = [false, true].map((isCached) => {
      const base = aBaseline(run('base0', 'ppppp', isCached), run('base1', 'ppppp', isCached))
      return judge(run('head', 'ppfff', false), base).comparison.chances?.evidence
    })
    expect(cached).toBeLessThan(fresh)
  })

  it('that are those of the base are settled', () => {
    const cached = { ...evals, cached: true, tokens: { total: 0 } } as const
    const base = aRun('base', manyCases(20, 'ppppp'), evals)
    expect(judge(aRun('head', manyCases(20, 'ppppp'), cached), base).verdict.outcome).toBe('passed')
  })
})
