import { describe, expect, it } from 'vitest'
import { applyConfirmation, suspects } from '../../../src/gate/again/confirm.ts'
import { judgeSuiteAgain, suiteSuspects } from '../../../src/gate/again/confirm-suite.ts'
import { decide } from '../../../src/gate/judge/decide.ts'
import type { Run } from '../../../src/model/run/run.ts'
import { aBaseline, aPolicy, aRun, judge, judged, manyCases } from '../../support/gate/build.ts'

const policy = aPolicy()
const evals = aPolicy({ kind: 'evals' })

function confirmed(head: Run, base: Run, fresh: { head: Run; base: Run }, of = policy) {
  const first = judge(head, base, of).comparison
  const comparison = applyConfirmation(first, fresh.head, fresh.base)
  return judged(comparison, decide(head, comparison, of))
}

describe('confirmation', () => {
  const head = aRun(
    'head',
    manyCases(30, (index) => (index < 2 ? 'f' : 'p')),
  )
  const base = aRun('base', manyCases(30, 'p'))
  const [first, second] = ['case 0000', 'case 0001']

  it('asks for the cases that fell as rarely happens, the worst first', () => {
    const k5 = judge(
      aRun('head', { halved: 'ppfff', dented: 'ppppf', broken: 'fffff', fine: 'ppppp' }),
      aRun('base', { halved: 'ppppp', dented: 'ppppp', broken: 'ppppp', fine: 'ppppp' }),
    ).comparison
    expect(suspects(k5).map(({ identity }) => identity.name)).toEqual(['broken', 'halved', 'dented'])
    expect(suspects(k5, 1)).toHaveLength(1)
  })

  it('asks for nothing that is in quarantine', () => {
    const cases = [{ match: ['*'], quarantine: { reason: 'flickers' } }]
    expect(suspects(judge(head, base, { cases }).comparison)).toEqual([])
  })

  it('proves at one iteration what the first look could not', () => {
    const fresh = {
      head: aRun('again', { [first]: 'fffff', [second]: 'ppppp' }),
      base: aRun('base again', { [first]: 'ppppp', [second]: 'ppppp' }),
    }
    const { verdict, caseOf, reasons } = confirmed(head, base, fresh, evals)
    expect(verdict.outcome).toBe('failed')
    expect(caseOf(first)).toMatchObject({
      change: 'regressed',
      confirmation: { headPassed: 0, confirmed: true },
    })
    expect(caseOf(second)).toMatchObject({ change: 'newly-failing', confirmation: { confirmed: false } })
    expect(reasons('confirmation')[0]?.evidence).toEqual({ suspects: 2, confirmed: 1 })
    expect(reasons('regression-case')[0]?.message).toContain('Rerun: 0 of 5 (base: 5 of 5).')
  })

  it('clears a test that passes when it is run again', () => {
    const once = aRun(
      'head',
      manyCases(30, (index) => (index < 1 ? 'f' : 'p')),
    )
    expect(judge(once, base).verdict.outcome).toBe('failed')
    const fresh = { head: aRun('again', { [first]: 'pfp' }), base: aRun('base again', { [first]: 'ppp' }) }
    const { verdict, caseOf } = confirmed(once, base, fresh)
    expect(verdict.outcome).toBe('passed')
    expect(caseOf(first).change).toBe('newly-failing')
  })

  it('keeps a test red that fails again, with one fresh iteration', () => {
    const fresh = { head: aRun('again', { [first]: 'f' }), base: aRun('base again', { [first]: 'p' }) }
    const { verdict, reasons } = confirmed(head, base, fresh)
    expect(verdict.outcome).toBe('failed')
    expect(
      reasons('regression-case')
        .map(({ message }) => message)
        .join(),
    ).toContain('now always fails')
  })

  it('does not clear a test whose rerun was lost', () => {
    const fresh = { head: aRun('again', { [first]: 'l' }), base: aRun('base again', { [first]: 'p' }) }
    expect(confirmed(head, base, fresh).caseOf(first).change).toBe('regressed')
  })

  it('does not use the first proof a second time', () => {
    const k5 = [aRun('head', { a: 'fffff', b: 'ppppp' }), aRun('base', { a: 'ppppp', b: 'ppppp' })] as const
    expect(judge(...k5, evals).caseOf('a').change).toBe('regressed')
    const fresh = { head: aRun('again', { a: 'ppppp' }), base: aRun('base again', { a: 'ppppp' }) }
    expect(confirmed(...k5, fresh, evals).caseOf('a').change).toBe('newly-failing')
  })
})

describe('a suite that may have fallen as a whole', () => {
  const names = (failing: (index: number) => boolean) =>
    manyCases(30, (index) => (failing(index) ? 'f' : 'p'))
  const history = aBaseline(
    ...Array.from({ length: 5 }, (_, run) =>
      aRun(
        `base ${run}`,
        names((index) => index % 10 === run),
      ),
    ),
  )
  const lower = aRun(
    'head',
    names((index) => index % 4 === 0),
  )
  const again = (id: string, failing: (index: number) => boolean) =>
    aRun(
      id,
      manyCases(30, (index) => (failing(index) ? 'fpfpf' : 'ppppp')),
    )
  const { comparison } = judge(lower, history, { kind: 'evals' })
  const verdictOf = (head: Run, base: Run) => {
    const suite = judgeSuiteAgain(comparison, head, base, evals, 1)
    const confirmed = applyConfirmation(comparison, head, base, suite?.confirmation)
    return { suite, verdict: decide(lower, confirmed, evals) }
  }

  it('is measured again, however clear it is, unless it is not lower', () => {
    expect(suiteSuspects(comparison, evals)).toHaveLength(30)
    const gone = judge(aRun('head', manyCases(30, 'f')), history, { kind: 'evals' })
    expect(suiteSuspects(gone.comparison, evals)).toHaveLength(30)
    const fine = judge(aRun('head', manyCases(30, 'p')), history, { kind: 'evals' })
    expect(suiteSuspects(fine.comparison, evals)).toEqual([])
  })

  it('fails when the fresh iterations are lower too', () => {
    const worse = again('fresh head', (index) => index % 2 === 0)
    const { suite, verdict } = verdictOf(
      worse,
      again('fresh base', () => false),
    )
    expect(suite).toMatchObject({ isOpen: false, confirmation: { confirmed: true, cases: 30 } })
    expect(verdict.outcome).toBe('failed')
    expect(verdict.reasons[0]?.message).toContain('and again when measured again')
  })

  it('counts the cases by their weights', () => {
    const worse = again('fresh head', (index) => index === 0)
    const base = again('fresh base', () => false)
    const heavy = { ...evals, cases: [{ match: ['case 0000'], weight: 10 }] }
    const { comparison: weighed } = judge(lower, history, heavy)
    const change = (of: typeof comparison, policy: typeof evals) =>
      judgeSuiteAgain(of, worse, base, policy, 1)?.confirmation
    expect(change(comparison, evals)?.meanChange).toBeCloseTo(-0.6 / 30, 10)
    expect(change(weighed, heavy)?.meanChange).toBeCloseTo((-0.6 * 10) / 39, 10)
    expect(change(weighed, heavy)?.headRate).toBeCloseTo((29 + 10 * 0.4) / 39, 10)
    expect(suiteSuspects(weighed, heavy)[0]?.identity.name).toBe('case 0000')
  })

  it('does not fail when they are not, and says so', () => {
    const same = again('fresh head', (index) => index % 9 === 0)
    const { suite, verdict } = verdictOf(
      same,
      again('fresh base', (index) => index % 9 === 1),
    )
    expect(suite?.confirmation.confirmed).toBe(false)
    expect(verdict.outcome).not.toBe('failed')
    expect(verdict.reasons.some(({ message }) => message.includes('which is not confirmed'))).toBe(true)
  })

  it('has one more stage when the first one leaves it open', () => {
    const slightly = aRun(
      'fresh head',
      manyCases(30, (index) => (index === 0 ? 'fpppp' : 'ppppp')),
    )
    const base = again('fresh base', () => false)
    expect(verdictOf(slightly, base).suite?.isOpen).toBe(true)
    expect(judgeSuiteAgain(comparison, slightly, base, evals, 2)?.isOpen).toBe(false)
  })

  it('is never acquitted by failing more in the fresh iterations', () => {
    const base = again('fresh base', () => false)
    let before = 1
    for (const count of [0, 3, 6, 12, 20, 30]) {
      const p =
        verdictOf(
          again('fresh head', (index) => index < count),
          base,
        ).suite?.confirmation.pValue ?? 1
      expect(p).toBeLessThanOrEqual(before)
      before = p
    }
  })
})
