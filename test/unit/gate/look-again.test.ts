import { describe, expect, it } from 'vitest'
import { type LookRequest, requestFirstLook } from '../../../src/gate/again/choose.ts'
import { compareWithLooks } from '../../../src/gate/again/compare-again.ts'
import type { Look } from '../../../src/gate/again/remeasured.ts'
import { decideCompleteRun } from '../../../src/gate/judge/decide.ts'
import type { Policy } from '../../../src/gate/policy/policy.ts'
import type { Baseline } from '../../../src/model/comparison/baseline.ts'
import type { Run } from '../../../src/model/run/run.ts'
import { aBaseline, aPolicy, aRun, judge, judged, manyCases, today } from '../../support/gate/build.ts'

const policy = aPolicy()
const evals = aPolicy({ kind: 'evals' })
const first = 'case 0000'
const perfect = aBaseline(...Array.from({ length: 10 }, (_, run) => aRun(`base ${run}`, manyCases(30, 'p'))))
const failing = (count: number) => manyCases(30, (index) => (index < count ? 'f' : 'p'))

function look(head: Run, base: Baseline, looks: readonly Look[], of: Policy = policy, planned = 3) {
  const { comparison } = judge(head, base, of)
  const chosen = comparison.cases.filter(({ key }) => looks.some((fresh) => fresh.head.cases.has(key)))
  const sides = { head, baseline: base, policy: of, options: { today }, planned, controls: [] }
  const again = compareWithLooks(comparison, chosen, looks, sides)
  return {
    ...judged(again.comparison, decideCompleteRun(head, again.comparison, of)),
    isOpen: again.next.cases.length > 0,
    next: again.next,
  }
}

/** Fresh iterations of both sides. */
const both = (head: Record<string, string>, base: Record<string, string>): Look => ({
  head: aRun('fresh head', head),
  base: aRun('fresh base', base),
  asksMean: Object.keys(head).length === 30,
})

describe('what is measured again', () => {
  const namesOf = ({ cases }: LookRequest) => cases.map(({ identity }) => identity.name)

  it('is what fell as rarely happens, the rarest first, and a new test that fails', () => {
    const { comparison } = judge(
      aRun('head', { halved: 'ppfff', dented: 'ppppf', broken: 'fffff', fine: 'ppppp' }),
      aRun('base', { halved: 'ppppp', dented: 'ppppp', broken: 'ppppp', fine: 'ppppp' }),
      { kind: 'tests' },
    )
    expect(namesOf(requestFirstLook(comparison, policy))).toEqual(['broken', 'halved', 'dented'])
    const added = judge(aRun('head', { ...manyCases(30, 'p'), added: 'f' }), perfect)
    expect(namesOf(requestFirstLook(added.comparison, policy))).toEqual(['added'])
  })

  it('is nothing that is in quarantine', () => {
    const cases = [{ match: ['*'], quarantine: { reason: 'flickers', owner: '@ada', until: '2039-12-31' } }]
    const { comparison } = judge(aRun('head', failing(2)), perfect, { cases })
    expect(requestFirstLook(comparison, policy).cases).toEqual([])
  })

  it('is the evals that are likely to be broken, and nothing where nothing fell', () => {
    const { comparison } = judge(aRun('head', failing(8)), perfect, evals)
    const request = requestFirstLook(comparison, evals)
    expect(namesOf(request)).toEqual(Object.keys(failing(8)).slice(0, 8))
    expect(request.asksMean).toBe(false)
    expect(requestFirstLook(judge(aRun('head', failing(0)), perfect, evals).comparison, evals).cases).toEqual(
      [],
    )
  })

  it('is evals that show the mean where more fell than a look can ask', () => {
    const often = (run: number) => (index: number) => ((index + run) % 10 === 0 ? 'f' : 'p')
    const history = Array.from({ length: 10 }, (_, run) => aRun(`base ${run}`, manyCases(600, often(run))))
    const head = aRun(
      'head',
      manyCases(600, (index) => (index % 20 < 3 ? 'f' : 'p')),
    )
    const { comparison } = judge(head, aBaseline(...history), evals)
    const { asksMean, cases } = requestFirstLook(comparison, evals)
    expect({ asksMean, count: cases.length }).toEqual({ asksMean: true, count: 16 })
  })

  it('is an eval that never failed before, although the verdict is green', () => {
    const history = aBaseline(...Array.from({ length: 10 }, (_, run) => aRun(`${run}`, manyCases(30, 'ppp'))))
    const head = aRun('head', { ...manyCases(30, 'ppp'), [first]: 'ppf' })
    const { comparison } = judge(head, history, evals)
    expect(namesOf(requestFirstLook(comparison, evals))).toEqual([first])
  })

  it('is no eval of a green run that fails at times, once enough runs of the base show it', () => {
    const flaky = (run: number) => (index: number) => (index < 8 && (index + run) % 4 === 0 ? 'f' : 'p')
    const request = (runs: number) => {
      const base = Array.from({ length: runs }, (_, run) => aRun(`base ${run}`, manyCases(30, flaky(run))))
      const head = aRun('head', { ...manyCases(30, 'p'), 'case 0001': 'f' })
      const { comparison, verdict } = judge(head, aBaseline(...base), evals)
      expect(verdict.outcome).toBe('passed')
      return namesOf(requestFirstLook(comparison, evals))
    }
    expect(request(10)).toEqual([])
    expect(request(3)).toEqual(['case 0001'])
  })

  it('is drawn at random where only the mean is in doubt, whatever failed, and is all where `delta` asks', () => {
    const strict = { ...evals, delta: 0.01 }
    const { comparison } = judge(aRun('head', failing(0)), perfect, strict)
    const { cases, asksMean } = requestFirstLook(comparison, strict)
    expect([cases.length, asksMean]).toEqual([30, true])
    expect(cases.map(({ key }) => key)).not.toEqual(cases.map(({ key }) => key).toSorted())
  })

  it('is drawn alike whenever the same commit is measured', () => {
    const strict = { ...evals, delta: 0.01 }
    const draw = (id: string, commit?: string) => {
      const { info, cases } = aRun(id, failing(0))
      const { comparison } = judge({ info: { ...info, commit }, cases }, perfect, strict)
      return namesOf(requestFirstLook(comparison, strict))
    }
    expect(draw('attempt 2', 'c0ffee')).toEqual(draw('attempt 1', 'c0ffee'))
    expect(draw('attempt 1', 'decade')).not.toEqual(draw('attempt 1', 'c0ffee'))
    expect(draw('run 2')).not.toEqual(draw('run 1'))
  })

  it('is first what settles most per dollar', () => {
    const priced = (id: string, costUsd: number, cases: Record<string, string>) =>
      aRun(id, cases, { costUsd })
    const head = priced('head', 1, { dear: 'fffff' })
    for (const tally of priced('cheap', 0.01, { cheap: 'fffff' }).cases.values())
      head.cases.set(tally.key, tally)
    const { comparison } = judge(head, aRun('base', { dear: 'ppppp', cheap: 'ppppp' }), evals)
    expect(namesOf(requestFirstLook(comparison, evals))).toEqual(['cheap', 'dear'])
  })
})

describe('fresh iterations of both sides', () => {
  it('of one case leave what is ruled out for the mean of all', () => {
    const noisy = (run: number) => (index: number) => (index < 10 && (index + run) % 2 === 0 ? 'f' : 'p')
    const base = aBaseline(
      ...Array.from({ length: 10 }, (_, run) => aRun(`base ${run}`, manyCases(30, noisy(run)))),
    )
    const head = aRun('head', { ...manyCases(30, noisy(0)), 'case 0000': 'p', 'case 0029': 'f' })
    const { comparison } = judge(head, base, evals)
    const again = look(head, base, [both({ 'case 0029': 'ppppp' }, { 'case 0029': 'ppppp' })], evals)
    expect(again.comparison.again).toMatchObject({ cases: 1 })
    expect(again.comparison.suite?.ruledOutDrop).toBe(comparison.suite?.ruledOutDrop)
  })

  it('prove at one iteration what the first look could not', () => {
    const { verdict, caseOf, reasons, comparison } = look(
      aRun('head', failing(1)),
      perfect,
      [both({ [first]: 'fffff' }, { [first]: 'ppppp' })],
      evals,
    )
    expect(verdict.outcome).toBe('failed')
    expect(caseOf(first)).toMatchObject({ change: 'regressed', again: { headPassed: 0, isWorse: true } })
    expect(comparison.again).toMatchObject({ outcome: 'worse', looks: 1, sides: 'both', needed: 20 })
    expect(reasons('regression-case')[0]?.message).toContain('Measured again: 0 of 5 (base: 5 of 5).')
  })

  it('clear a test that passes when it is run again', () => {
    expect(judge(aRun('head', failing(1)), perfect).verdict.outcome).toBe('failed')
    const looks = [both({ [first]: 'ppppp' }, { [first]: 'ppppp' })]
    const { verdict, caseOf } = look(aRun('head', failing(1)), perfect, looks)
    expect(verdict.outcome).toBe('passed')
    expect(caseOf(first).change).toBe('newly-failing')
  })

  it('keep a test red that fails again, with one iteration', () => {
    const { verdict, reasons } = look(aRun('head', failing(1)), perfect, [
      both({ [first]: 'f' }, { [first]: 'p' }),
    ])
    expect(verdict.outcome).toBe('failed')
    expect(reasons('regression-case')[0]?.message).toContain('now fails')
  })

  it('decide about a test that failed once before and passed again', () => {
    const base = aBaseline(
      aRun('base 0', manyCases(30, 'p')),
      aRun('base 1', failing(1)),
      ...Array.from({ length: 8 }, (_, run) => aRun(`base ${run + 2}`, manyCases(30, 'p'))),
    )
    expect(judge(aRun('head', failing(1)), base).verdict.outcome).toBe('inconclusive')
    const broken = look(aRun('head', failing(1)), base, [both({ [first]: 'fffff' }, { [first]: 'ppppp' })])
    expect(broken.verdict.outcome).toBe('failed')
    const fine = look(aRun('head', failing(1)), base, [both({ [first]: 'ppppp' }, { [first]: 'ppppp' })])
    expect(fine.verdict.outcome).toBe('passed')
  })

  it('let go of what fails on both sides', () => {
    const { verdict, comparison } = look(
      aRun('head', failing(3)),
      perfect,
      [both(manyCases(30, 'fffff'), manyCases(30, 'fffff'))],
      evals,
    )
    expect(verdict.outcome).not.toBe('failed')
    expect(comparison.again?.outcome).not.toBe('worse')
  })

  it.each([5, 10, 30])('never leave it red when all of %i cases pass again', (count) => {
    expect(judge(aRun('head', failing(count)), perfect, evals).verdict.outcome).toBe('failed')
    const looks = Array.from({ length: 3 }, () => both(manyCases(30, 'ppppp'), manyCases(30, 'ppppp')))
    const { verdict } = look(aRun('head', failing(count)), perfect, looks, evals)
    expect(verdict.outcome).toBe('inconclusive')
    expect(verdict.reasons[0]?.message).toContain('too little against what the first run showed')
  })

  it('leave a test without fresh results as it was: red', () => {
    const looks = [both({ [first]: 'l', 'case 0001': 'p' }, { [first]: 'p', 'case 0001': 'p' })]
    const { verdict, caseOf, comparison } = look(aRun('head', failing(2)), perfect, looks)
    expect(verdict.outcome).toBe('failed')
    expect(caseOf(first).change).toBe('regressed')
    expect(comparison.again).toMatchObject({ missing: 1, outcome: 'open' })
  })

  it('that measured nothing leave tests as they were', () => {
    const { verdict, caseOf, comparison } = look(aRun('head', failing(2)), perfect, [both({}, {})])
    expect(verdict.outcome).toBe('failed')
    expect(caseOf(first).change).toBe('regressed')
    expect(comparison.again).toMatchObject({ cases: 0, outcome: 'open' })
  })

  it('decide about a new test that fails', () => {
    const head = aRun('head', { ...manyCases(30, 'p'), added: 'f' })
    expect(look(head, perfect, [both({ added: 'fff' }, {})]).verdict.outcome).toBe('failed')
    expect(look(head, perfect, [both({ added: 'ppp' }, {})]).verdict.outcome).toBe('passed')
    expect(look(head, perfect, [both({ added: 'pfp' }, {})]).verdict.outcome).toBe('inconclusive')
  })

  it('find the swap of cases at equal mean', () => {
    const history = aBaseline(
      ...Array.from({ length: 10 }, (_, run) =>
        aRun(
          `base ${run}`,
          manyCases(30, (at) => (at < 5 ? 'f' : 'p')),
        ),
      ),
    )
    const swapped = (letters: number) =>
      manyCases(30, (at) => (at < 5 ? 'p' : at < 10 ? 'f' : 'p').repeat(letters))
    const before = manyCases(30, (at) => (at < 5 ? 'f' : 'p').repeat(5))
    const { verdict } = look(aRun('head', swapped(1)), history, [both(swapped(5), before)], evals)
    expect(verdict.outcome).toBe('failed')
  })

  it('find a mean that is lower again, and say by how much', () => {
    const looks = [
      both(
        manyCases(30, (at) => (at % 2 === 0 ? 'fpfpf' : 'ppppp')),
        manyCases(30, 'ppppp'),
      ),
    ]
    const { verdict, reasons } = look(aRun('head', failing(8)), perfect, looks, evals)
    expect(verdict.outcome).toBe('failed')
    expect(reasons('regression-suite')[0]?.message).toContain('and again when measured again')
  })

  it('count a fall of the mean only from the floor of the policy on', () => {
    const looks = [
      both(
        manyCases(30, (at) => (at % 3 === 0 ? 'fpppp' : 'ppppp')),
        manyCases(30, 'ppppp'),
      ),
    ]
    const strict = look(aRun('head', failing(3)), perfect, looks, evals).comparison.again
    const lax = aPolicy({ kind: 'evals', minDrop: { ...evals.minDrop, suite: 0.2 } })
    expect(strict?.fell).toBe(true)
    expect(look(aRun('head', failing(3)), perfect, looks, lax).comparison.again?.fell).toBe(false)
  })

  it('are asked for once more while they leave it open', () => {
    const fine = both(manyCases(30, 'ppppp'), manyCases(30, 'ppppp'))
    const open = look(aRun('head', failing(5)), perfect, [fine], evals)
    expect(open.isOpen).toBe(true)
    expect(open.next.asksMean).toBe(true)
    const clear = both(manyCases(30, 'fffff'), manyCases(30, 'ppppp'))
    expect(look(aRun('head', failing(1)), perfect, [clear], evals)).toMatchObject({ isOpen: false })
  })

  it('weigh less where the iterations of a run are alike', () => {
    const cached = aBaseline(
      ...Array.from({ length: 5 }, (_, run) =>
        aRun(
          `base ${run}`,
          manyCases(30, (at) => ((at + run) % 6 === 0 ? 'fffff' : 'ppppp')),
        ),
      ),
    )
    const head = aRun(
      'head',
      manyCases(30, (at) => (at % 6 === 0 || at % 7 === 1 ? 'fffff' : 'ppppp')),
    )
    const fresh = manyCases(30, (at) => (at % 7 === 1 ? 'fffff' : 'ppppp'))
    const { comparison } = look(head, cached, [both(fresh, manyCases(30, 'ppppp'))], evals)
    const { comparison: independent } = look(head, perfect, [both(fresh, manyCases(30, 'ppppp'))], evals)
    expect(comparison.again?.evidence).toBeLessThan((independent.again?.evidence ?? 0) / 100)
  })
})

describe('fresh iterations of the head alone', () => {
  const headOnly = (head: Record<string, string>): Look => ({
    head: aRun('fresh head', head),
    asksMean: true,
  })

  it('prove a test that fails again', () => {
    const { verdict, comparison } = look(aRun('head', failing(1)), perfect, [headOnly({ [first]: 'fff' })])
    expect(verdict.outcome).toBe('failed')
    expect(comparison.again).toMatchObject({ sides: 'head' })
  })

  it('prove what the history of the base makes very unlikely, and nothing less', () => {
    const worse = look(aRun('head', failing(8)), perfect, [headOnly(failing(30))], evals)
    expect(worse.verdict.outcome).toBe('failed')
    const unclear = look(aRun('head', failing(8)), perfect, [headOnly(failing(1))], evals)
    expect(unclear.verdict.outcome).toBe('inconclusive')
    expect(unclear.isOpen).toBe(false)
    expect(unclear.reasons('look-again')[0]?.message).toContain('without the base')
  })

  it('clear what passes again', () => {
    const { verdict } = look(aRun('head', failing(1)), perfect, [headOnly({ [first]: 'ppppp' })])
    expect(verdict.outcome).toBe('passed')
  })
})

describe('a score that fell', () => {
  const scored = (id: string, value: number) => {
    const names = manyCases(20, 'ppp')
    return aRun(id, names, { scores: [{ name: 'quality', value }] })
  }
  const history = aBaseline(...Array.from({ length: 5 }, (_, run) => scored(`base ${run}`, 0.9 + run / 1000)))

  it('is red only if the fresh values fell, too', () => {
    const head = scored('head', 0.4)
    expect(judge(head, history, evals).verdict.outcome).toBe('failed')
    const again = look(
      head,
      history,
      [{ head: scored('h', 0.4), base: scored('b', 0.9), asksMean: true }],
      evals,
    )
    expect(again.verdict.reasons.filter(({ status }) => status === 'failed').map(({ rule }) => rule)).toEqual(
      ['regression-score'],
    )
    const fine = look(
      head,
      history,
      [{ head: scored('h', 0.9), base: scored('b', 0.9), asksMean: true }],
      evals,
    )
    expect(fine.verdict.outcome).not.toBe('failed')
  })
})
