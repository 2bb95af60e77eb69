import { describe, expect, it } from 'vitest'
import type { Unexplained } from '../../../src/model/run/unexplained.ts'
import { aBaseline, aRun, judge, manyCases } from '../../support/gate/build.ts'

const stating = (id: string, count: number, ...unexplained: Unexplained[]) => {
  const run = aRun(id, manyCases(count, 'p'))
  return { ...run, info: { ...run.info, unexplained } }
}
const failures = (declared: number, suite = 'Login', file = 'a.xml'): Unexplained => ({
  what: 'failures',
  file,
  suite,
  declared,
  shown: 0,
  text: 'connect ECONNREFUSED',
})
const lines = (shown: number): Unexplained => ({ what: 'end', file: 'a.jsonl', declared: shown, shown })

describe('failures that no entry shows', () => {
  it.each([
    ['new', [failures(1)], [], 'inconclusive'],
    ['the same on the base', [failures(1)], [failures(1)], 'passed'],
    ['the same in another file', [failures(1, 'Login', 'b.xml')], [failures(1)], 'passed'],
    ['more than on the base', [failures(2)], [failures(1)], 'inconclusive'],
    ['of another suite', [failures(1, 'Cart')], [failures(1)], 'inconclusive'],
    ['only on the base', [], [failures(1)], 'passed'],
  ] as const)('%s', (_, head, base, outcome) => {
    const { verdict } = judge(stating('head', 5, ...head), stating('base', 5, ...base))
    expect(verdict.outcome).toBe(outcome)
  })

  it('are not known where one run of the base does not have them', () => {
    const base = aBaseline(stating('base', 5, failures(1)), stating('older', 5))
    const { reasons } = judge(stating('head', 5, failures(1)), base)
    expect(reasons('unexplained-failures')).toMatchObject([
      { message: expect.stringMatching(/^a\.xml \(Login\) counts 1 failure .*ECONNREFUSED/) },
    ])
  })

  it('may all be in cases that passed, so less of a drop is ruled out', () => {
    const evals = (id: string, count: number) => stating(id, 40, ...(count === 0 ? [] : [failures(count)]))
    const bound = (count: number) =>
      judge(evals('head', count), aBaseline(evals('a', 0), evals('b', 0)), { kind: 'evals' }).comparison.suite
        ?.ruledOutDrop
    const whole = bound(0)
    expect(whole).toBeLessThan(0.1)
    expect(bound(10)).toBeCloseTo(Number(whole) + 10 / 50, 2)
    expect(bound(1e6)).toBe(1)
  })

  it('count without a baseline', () => {
    expect(judge(stating('head', 5, failures(1)), null).verdict.outcome).toBe('inconclusive')
  })
})

describe('a report of a format that has no end', () => {
  it.each([
    [20, 'passed'],
    [25, 'passed'],
    [19, 'inconclusive'],
  ] as const)('with %d entries, 20 on the base', (count, outcome) => {
    const { verdict } = judge(stating('head', count, lines(count)), stating('base', 20, lines(20)))
    expect(verdict.outcome).toBe(outcome)
  })
})
