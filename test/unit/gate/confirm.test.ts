import { describe, expect, it } from 'vitest'
import { applyConfirmation, suspects } from '../../../src/gate/confirm.ts'
import { decide } from '../../../src/gate/decide.ts'
import type { Run } from '../../../src/model/run/run.ts'
import { aPolicy, aRun, judge, judged, manyCases } from '../../support/gate/build.ts'

const policy = aPolicy()
const evals = aPolicy({ kind: 'evals' })

function confirmed(head: Run, base: Run, fresh: { head: Run; base: Run }, of = policy) {
  const first = judge(head, base, of, { confirms: true }).comparison
  const comparison = applyConfirmation(first, fresh.head, fresh.base, of)
  return judged(comparison, decide(head, comparison, of, { unreadable: 0 }))
}

describe('confirmation', () => {
  const head = aRun(
    'head',
    manyCases(30, (index) => (index < 2 ? 'f' : 'p')),
  )
  const base = aRun('base', manyCases(30, 'p'))
  const [first, second] = ['case 0000', 'case 0001']

  it('asks for the cases that fell by the floor or more, the worst first', () => {
    const k5 = judge(
      aRun('head', { halved: 'ppfff', dented: 'ppppf', broken: 'fffff', fine: 'ppppp' }),
      aRun('base', { halved: 'ppppp', dented: 'ppppp', broken: 'ppppp', fine: 'ppppp' }),
    ).comparison
    expect(suspects(k5, policy).map(({ identity }) => identity.name)).toEqual(['broken', 'halved'])
    expect(suspects(k5, policy, 1)).toHaveLength(1)
  })

  it('asks for nothing that is in quarantine', () => {
    const cases = [{ match: ['*'], quarantine: { reason: 'flickers' } }]
    expect(suspects(judge(head, base, { cases }).comparison, policy)).toEqual([])
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
