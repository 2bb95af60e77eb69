import { describe, expect, it } from 'vitest'
import type { RunData, Seen } from '../../../bench/gates/contract.ts'
import { costOfLeftOpen, healthyPulls, weightings } from '../../../bench/gates/costs.ts'
import { drawPullRequest } from '../../../bench/gates/draw/pull-request.ts'
import { withSummary } from '../../../bench/gates/draw/run.ts'
import { newcombeHigh } from '../../../bench/gates/rivals/means.ts'
import { rules } from '../../../bench/gates/rivals/rules.ts'

/** One letter an iteration: `p`, `f`, `l` (lost); `ppf ppp` are two cases. */
function run(cases: string): RunData {
  const outcomes = { p: 'pass', f: 'fail', l: 'lost' } as const
  return withSummary(
    cases.split(' ').map((letters, index) => ({
      name: `c${index}`,
      file: 'suite',
      iterations: [...letters].map((letter) => ({ outcome: outcomes[letter as keyof typeof outcomes] })),
    })),
  )
}

const seen = (head: string, ...base: string[]): Seen => ({
  meta: { iterations: 1 },
  base: base.map(run),
  head: run(head),
  again: [],
})
const many = (letter: string, count: number) => Array.from({ length: count }, () => letter).join(' ')
const verdict = (name: string, of: Seen) => rules[name]?.judge(of).verdict

/** A run whose mean is this share of 100 cases. */
const share = (passed: number) =>
  [many('p', passed), many('f', 100 - passed)].filter((text) => text !== '').join(' ')

describe('the rules of other gates, by hand', () => {
  it('any flip: most iterations of a case, beside the newest base run', () => {
    expect(rules['any-flip']?.judge(seen('ppf pff', 'ppp ppp', 'fff fff'))).toEqual({
      verdict: 'red',
      cases: ['c1'],
    })
    expect(verdict('any-flip', seen('ppf f', 'ppp f'))).toBe('green')
  })

  it('retry 3: a case may fail twice', () => {
    const asked = rules['retry-3']?.judge(seen('f p', 'p p'))
    expect(asked?.rerun).toEqual({ cases: ['c0'], iterations: 2, sides: 'head' })
    const again = (fresh: string) => ({ ...seen('f p', 'p p'), again: [{ head: run(fresh) }] })
    expect(verdict('retry-3', again('fp'))).toBe('green')
    expect(verdict('retry-3', again('ff'))).toBe('red')
    expect(rules['retry-3']?.judge(seen('f p', 'f p'))).toEqual({ verdict: 'green', cases: [] })
  })

  it('flakiness score: one failure in ten runs is 2 of 30, two are 3 of 30', () => {
    const runs = (failed: number) => Array.from({ length: 10 }, (_, index) => (index < failed ? 'f' : 'p'))
    expect(verdict('flakiness', seen('f', ...runs(1)))).toBe('red')
    expect(verdict('flakiness', seen('f', ...runs(2)))).toBe('green')
  })

  it('McNemar: five losses and no win have p = 1/32, with one win 7/64', () => {
    expect(verdict('mcnemar', seen(many('f', 5), many('p', 5)))).toBe('red')
    expect(verdict('mcnemar', seen(many('f', 4), many('p', 4)))).toBe('green')
    expect(verdict('mcnemar', seen(`${many('f', 5)} p`, `${many('p', 5)} f`))).toBe('green')
  })

  it('fixed threshold: more than five points below the mean of main', () => {
    expect(verdict('threshold', seen(share(85), share(90), share(92)))).toBe('red')
    expect(verdict('threshold', seen(share(87), share(90), share(92)))).toBe('green')
  })

  it('pooled Newcombe: the interval of the paper, 56 of 70 against 48 of 80', () => {
    expect(newcombeHigh({ sum: 48, count: 80 }, { sum: 56, count: 70 })).toBeCloseTo(-0.0524, 4)
    expect(verdict('newcombe', seen(share(60), share(80)))).toBe('red')
    expect(verdict('newcombe', seen(share(75), share(80)))).toBe('green')
    expect(verdict('newcombe', seen('f f f f', 'p p p p'))).toBe('open')
  })

  it('paired t: two of ten cases fell, t = -1.5; four of ten, t = -2.449', () => {
    const base = many('p', 10)
    expect(verdict('paired-t', seen(`f f ${many('p', 8)}`, base))).toBe('green')
    expect(verdict('paired-t', seen(`f f f f ${many('p', 6)}`, base))).toBe('red')
  })

  it('bencher: limits of the history 78, 79, 80, 81, 82 with s = 1.414', () => {
    const history = [78, 79, 80, 81, 82].map(share)
    // t(0.99, 4) = 3.747: 74.7. z(0.99) = 2.326: 76.7. IQR of 2: 74. 10 %: 72.
    const limits = { 'bencher-t': 74.7, 'bencher-z': 76.7, 'bencher-iqr': 74, 'bencher-percentage': 72 }
    for (const [name, limit] of Object.entries(limits)) {
      const [below, above] = [Math.ceil(limit) - 1, Math.floor(limit) + 1]
      expect([name, verdict(name, seen(share(below), ...history))]).toEqual([name, 'red'])
      expect([name, verdict(name, seen(share(above), ...history))]).toEqual([name, 'green'])
    }
    expect(verdict('bencher-t', seen(share(50), share(80), share(80)))).toBe('open')
  })

  it('the oracle knows the rates: cases that never fail cannot fail by chance', () => {
    const expected = new Map(['c0', 'c1', 'c2'].map((name) => [name, { rate: 0.999, independent: true }]))
    const truth = { color: 'red', broken: [], drop: 0, expected } as const
    expect(rules.oracle?.judge(seen('f p p', 'p p p'), truth).verdict).toBe('red')
    expect(rules.oracle?.judge(seen('p p p', 'p p p'), truth).verdict).toBe('green')
    const coins = new Map([...expected.keys()].map((name) => [name, { rate: 0.5, independent: true }]))
    expect(rules.oracle?.judge(seen('f f p', 'p p p'), { ...truth, expected: coins }).verdict).toBe('green')
  })

  it('leaves out what was lost', () => {
    expect(verdict('any-flip', seen('l p', 'p p'))).toBe('green')
  })
})

describe('the rules that frame the others', () => {
  it('Fisher by case: no failure of ten beside two of two is p = 1/66, and Holm shares 5% by case', () => {
    const base = Array.from({ length: 5 }, () => 'pp pp')
    // C(2, 2) / C(12, 2) = 1/66 is below 0.05 / 2, and above 0.05 / 4.
    expect(rules.fisher?.judge(seen('ff pp', ...base))).toEqual({ verdict: 'red', cases: ['c0'] })
    const four = Array.from({ length: 5 }, () => 'pp pp pp pp')
    expect(verdict('fisher', seen('ff pp pp pp', ...four))).toBe('green')
  })

  it('rules with history: most of all base runs, not of the newest one', () => {
    const of = seen('f p', 'f p', 'p p', 'p p')
    expect([verdict('any-flip', of), verdict('any-flip-history', of)]).toEqual(['green', 'red'])
  })

  it.each(['green', 'open', 'red'] as const)('always %s looks at nothing', (color) => {
    expect(verdict(`always-${color}`, seen('f', 'p'))).toBe(color)
  })

  it('the optimum: one likelihood ratio, and the verdict with the least expected cost', () => {
    const cell = { world: 'stable', size: '50x5', baseRuns: 3 } as const
    const judge = (effect: 'none' | 'break-1%' | 'break-10%' | 'drop-10', name: string) =>
      Array.from({ length: 3 }, (_, number) => {
        const { seen: of, truth, know } = drawPullRequest({ ...cell, effect }, number, 'test')
        return rules[name]?.judge(of, truth, know)
      })
    const colors = (of: ReturnType<typeof judge>) => of.map((is) => is?.verdict)
    for (const name of ['optimal-balanced', 'optimal-quiet', 'optimal-safe']) {
      expect(colors(judge('none', name)).filter((is) => is === 'red').length).toBeLessThanOrEqual(1)
      expect(colors(judge('drop-10', name))).toEqual(['red', 'red', 'red'])
    }
    const broken = drawPullRequest({ ...cell, effect: 'break-1%' }, 0, 'test').truth.broken
    expect(judge('break-1%', 'optimal-balanced')[0]).toEqual({ verdict: 'red', cases: broken })
    expect(colors(judge('none', 'by-runs-quiet')).filter((is) => is === 'red').length).toBeLessThanOrEqual(1)
    expect(colors(judge('break-10%', 'by-runs-quiet'))).toEqual(['red', 'red', 'red'])
    expect(verdict('optimal-balanced', seen('p', 'p'))).toBe('open')
    expect(verdict('by-runs-balanced', seen('p', 'p'))).toBe('open')
  })

  it('what a gate that looks at nothing costs: at least 70 by every weighting', () => {
    for (const weights of weightings) {
      const green = (100 - healthyPulls) * weights.silentGreen
      const open = healthyPulls * weights.open + (100 - healthyPulls) * costOfLeftOpen(weights)
      expect(Math.min(open, healthyPulls * weights.falseRed)).toBeGreaterThanOrEqual(70)
      expect(green).toBeGreaterThanOrEqual(100)
    }
  })
})
