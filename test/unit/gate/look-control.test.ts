import { describe, expect, it } from 'vitest'
import { chooseControls, explainFailedControl, requestFirstLook } from '../../../src/gate/again/choose.ts'
import { compareWithLooks } from '../../../src/gate/again/compare-again.ts'
import { decideCompleteRun } from '../../../src/gate/judge/decide.ts'
import type { Run } from '../../../src/model/run/run.ts'
import {
  aBaseline,
  addCase,
  aPolicy,
  aRun,
  judge,
  judged,
  manyCases,
  today,
} from '../../support/gate/build.ts'

const tests = aPolicy()
const evals = aPolicy({ kind: 'evals' })
const [first, second, third] = ['case 0000', 'case 0001', 'case 0002'] as const

/** Four runs of a base that always passes, a head, and the fresh iterations of the first cases on both sides. */
function look(
  first: {
    readonly head: string
    readonly policy?: typeof tests
    readonly runs?: number
    readonly model?: string
  },
  fresh: { readonly head: Readonly<Record<string, string>>; readonly base: Readonly<Record<string, string>> },
  freshModel = first.model,
) {
  const { head: letters, policy = tests, runs = 4, model } = first
  const iterations = policy.kind === 'evals' ? 'ppppp' : 'p'
  const measure = (id: string, cases: Readonly<Record<string, string>>, of = model) =>
    aRun(id, cases, of === undefined ? {} : { model: of })
  const base = aBaseline(
    ...Array.from({ length: runs }, (_, run) => measure(`base ${run}`, manyCases(20, iterations))),
  )
  const head = measure('head', { ...manyCases(20, iterations), [names.first]: letters }, freshModel)
  const { comparison } = judge(head, base, policy)
  const again = compareWithLooks(
    comparison,
    comparison.cases.filter(({ identity }) => identity.name in fresh.head || identity.name in fresh.base),
    [
      {
        head: measure('fresh head', fresh.head, freshModel),
        base: measure('fresh base', fresh.base, freshModel),
        asksMean: false,
      },
    ],
    { head, baseline: base, policy, options: { today }, planned: 3, controls: [] },
  )
  return {
    ...judged(again.comparison, decideCompleteRun(head, again.comparison, policy)),
    isOpen: again.next.cases.length > 0,
  }
}
const names = { first, second, third }

describe('fresh results of a base that is worse than itself', () => {
  it.each(['fffff', 'ppfff', 'f'])('clear no test that was red: %s', (base) => {
    const { verdict, reasons, isOpen, comparison } = look(
      { head: 'f' },
      {
        head: { [first]: 'fffff' },
        base: { [first]: base },
      },
    )
    expect(verdict.outcome).toBe('failed')
    expect(reasons('regression-case')[0]?.message).toContain(
      '1 test that passed in all 4 baseline runs now fails',
    )
    expect(reasons('look-control')[0]?.message).toContain(
      'that passed 4 of 4 in its 4 runs: “checkout › case 0000”',
    )
    expect([isOpen, comparison.again?.outcome]).toEqual([false, 'void'])
  })

  it('clear none that passes again either', () => {
    const fresh = { head: { [first]: 'ppppp' }, base: { [first]: 'fffff' } }
    expect(look({ head: 'f' }, fresh).verdict.outcome).toBe('failed')
  })

  it.each([1, 2, 10])('are recognised against %i baseline runs', (runs) => {
    const fresh = { head: { [first]: 'fffff' }, base: { [first]: 'fffff' } }
    expect(look({ head: 'f', runs }, fresh).comparison.again?.outcome).toBe('void')
  })

  it.each(['pppff', 'ppppf', 'ppppp'])('are not such that chance explains: %s', (base) => {
    const fresh = { head: { [first]: 'ppppp' }, base: { [first]: base } }
    expect(look({ head: 'f' }, fresh).verdict.outcome).toBe('passed')
  })

  it('leave an eval open, proven or not', () => {
    for (const head of ['fffff', 'ppfff', 'pppff']) {
      const fresh = { head: { [first]: 'fffff' }, base: { [first]: 'fffff' } }
      const { verdict, reasons } = look({ head, policy: evals }, fresh)
      expect(verdict.outcome).toBe('inconclusive')
      expect(reasons('look-control')[0]?.message).toContain(
        'Something is missing here or shared with the change',
      )
    }
  })

  it('prove no eval', () => {
    const fresh = {
      head: { [first]: 'fffff', [second]: 'fffff', [third]: 'fffff' },
      base: { [first]: 'ppppp', [second]: 'fffff', [third]: 'fffff' },
    }
    expect(look({ head: 'ppfff', policy: evals }, fresh).verdict.outcome).not.toBe('failed')
  })

  it('decide where the reports name another model than before', () => {
    const fresh = { head: { [first]: 'pppff' }, base: { [first]: 'ppfff' } }
    const updated = look({ head: 'pppff', policy: evals, model: 'atlas-1' }, fresh, 'atlas-2')
    expect(updated.reasons('look-control')).toEqual([])
    expect(
      look({ head: 'pppff', policy: evals, model: 'atlas-1' }, fresh).reasons('look-control'),
    ).toHaveLength(1)
  })

  it('decide about no test by the name of a model', () => {
    const fresh = { head: { [first]: 'fffff' }, base: { [first]: 'fffff' } }
    const { verdict } = look({ head: 'f', policy: aPolicy({ kind: 'tests' }), model: 'a' }, fresh, 'b')
    expect(verdict.outcome).toBe('failed')
  })
})

describe('the control of a look', () => {
  const inFile = (
    id: string,
    of: Readonly<Record<string, readonly [file: string, letters: string]>>,
  ): Run => {
    const run = aRun(id, {})
    for (const [name, [file, letters]] of Object.entries(of)) addCase(run, name, letters, { file })
    return run
  }
  const namesOf = (base: Run, head: Run, policy = tests) => {
    const { comparison } = judge(head, base, policy)
    return chooseControls(comparison, requestFirstLook(comparison, policy).cases).map(
      ({ identity }) => identity.name,
    )
  }

  it('is two cases that always passed, of the files of those in doubt first', () => {
    const of = (broken: string) =>
      ({
        a: ['a.ts', 'p'],
        broken: ['b.ts', broken],
        flaky: ['b.ts', 'r'],
        near: ['b.ts', 'p'],
        z: ['z.ts', 'p'],
      }) as const
    expect(namesOf(inFile('base', of('p')), inFile('head', of('f')))).toEqual(['near'])
    const { near: _, ...far } = of('p')
    const { near: __, ...farHead } = of('f')
    expect(namesOf(inFile('base', far), inFile('head', farHead))).toEqual(['a', 'z'])
  })

  it('has no eval that fails now and then', () => {
    const base = aRun('base', { broken: 'ppppp', soft: 'ppppfppp', sound: 'ppppp' })
    const head = aRun('head', { broken: 'fffff', soft: 'ppppp', sound: 'ppppp' })
    expect(namesOf(base, head, evals)).toEqual(['sound'])
  })

  it('fails where most of its iterations do, or are lost', () => {
    const { comparison } = judge(aRun('head', manyCases(3, 'p')), aRun('base', manyCases(3, 'p')))
    const controls = [...(comparison.quiet?.numbers ?? [])].flatMap(
      (number) => comparison.quiet?.comparison(number) ?? [],
    )
    const explain = (letters: string) =>
      explainFailedControl(controls, aRun('fresh', { [first]: letters }), 'base')
    expect(explain('ppfff')).toMatch(/^cases that were never in doubt pass 2 of 5 on the base side/)
    expect(explain('lllll')).toContain('0 of 5')
    expect(explain('ppff')).toBeUndefined()
    expect(explain('')).toBeUndefined()
  })
})
