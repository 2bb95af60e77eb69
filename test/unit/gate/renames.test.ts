import { describe, expect, it } from 'vitest'
import { findRenames, type LoneCase } from '../../../src/gate/compare/renames.ts'
import { aRun, judge } from '../../support/gate/build.ts'

const lone = (name: string, more: Partial<LoneCase['identity']> = {}): LoneCase => ({
  key: `${more.file ?? ''} ${name} ${more.variant ?? ''}`.trim(),
  identity: { suite: [], name, ...more },
})
const named = (...names: readonly string[]) => names.map((name) => lone(name))

function renames(removed: readonly LoneCase[], added: readonly LoneCase[]) {
  const { likely, possible } = findRenames(removed, added)
  const froms = removed.map(({ key }) => key)
  const pairsOf = (map: ReadonlyMap<string, string>) =>
    froms.flatMap((key) => (map.has(key) ? [`${key} → ${map.get(key)}`] : []))
  return { likely: pairsOf(likely), possible: froms.filter((key) => possible.has(key) && !likely.has(key)) }
}

describe('a rename', () => {
  it('is likely where one name is gone and one like it is new', () => {
    const found = renames(named('pays by card', 'logs in'), named('pays by credit card', 'shows the cart'))
    expect(found).toEqual({ likely: ['pays by card → pays by credit card'], possible: [] })
  })

  it('is not claimed among names whose numbers change from run to run', () => {
    const found = renames(
      named('user 8123 logs in', 'user 4711 logs in'),
      named('user 8124 logs in', 'user 17 logs in'),
    )
    expect(found.likely).toEqual([])
    expect(found.possible).toHaveLength(2)
  })

  it('is not claimed where only a number differs: it may be another case', () => {
    expect(renames(named('case 12'), named('case 13'))).toEqual({ likely: [], possible: ['case 12'] })
    expect(renames(named('8123'), named('4711'))).toEqual({ likely: [], possible: [] })
  })

  it('is likely where the numbers stay and the words change', () => {
    expect(
      renames(named('handles 401', 'handles 403'), named('handles error 403', 'handles error 401')).likely,
    ).toEqual(['handles 401 → handles error 401', 'handles 403 → handles error 403'])
  })

  it('is the same name in a file that moved, even where several files have it', () => {
    const files = (folder: string) =>
      ['a', 'b'].map((name) => lone('works', { file: `${folder}/${name}.test.ts` }))
    expect(renames(files('src'), files('test')).likely).toEqual([
      'src/a.test.ts works → test/a.test.ts works',
      'src/b.test.ts works → test/b.test.ts works',
    ])
    const others = ['x', 'y'].map((name) => lone('works', { file: `${name}.test.ts` }))
    expect(renames(files('src'), others)).toMatchObject({ likely: [], possible: { length: 2 } })
  })

  it('is the same name in another variant', () => {
    const before = ['t1', 't2', 't3'].map((name) => lone(name, { variant: 'api' }))
    expect(renames(before, named('t1', 't2', 't3')).likely).toEqual([
      't1 api → t1',
      't2 api → t2',
      't3 api → t3',
    ])
  })

  it('takes each new case once: the others are gone', () => {
    const many = Array.from({ length: 20 }, (_, index) => `user ${index}`)
    expect(renames(named(...many), named('user 99')).possible).toHaveLength(1)
  })
})

describe('evals with numbers in their names that change in every run', () => {
  const run = (id: string, outcomes: Readonly<Record<string, string>>) => aRun(id, outcomes)
  const base = run('base', { 'order 8123 is refunded': 'ppp', 'order 4711 is refunded': 'ppp', stays: 'ppp' })

  it('are undecided when one of them fails: which one it was is not known', () => {
    const head = run('head', { 'order 55 is refunded': 'ppp', 'order 9876 is refunded': 'fff', stays: 'ppp' })
    const { verdict, reasons, comparison } = judge(head, base, { kind: 'evals' })
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('renamed-failure')[0]?.message).toContain(
      '1 case with a new name fails, and it is not clear which case of the baseline it was',
    )
    expect(comparison.cases.filter(({ likelyRename }) => likelyRename !== undefined)).toEqual([])
  })

  it('pass when all of them pass', () => {
    const head = run('head', { 'order 55 is refunded': 'ppp', 'order 9876 is refunded': 'ppp', stays: 'ppp' })
    expect(judge(head, base, { kind: 'evals' }).reasons('renamed-failure')).toEqual([])
  })
})

describe('the only case that a file lost, and a new one that fails', () => {
  const others = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`other ${index}`, 'ppp']))
  const base = aRun('base', { ...others, 'pays by card': 'ppp' })
  const judgeWith = (added: Readonly<Record<string, string>>) => {
    const { verdict, reasons } = judge(aRun('head', { ...others, ...added }), base, { kind: 'evals' })
    return [verdict.outcome, reasons('renamed-failure').length]
  }

  it('may be one under two names, and leave it open', () => {
    expect(judgeWith({ 'shows an invoice': 'fff' })).toEqual(['inconclusive', 1])
  })

  it('are two where the new one passes, or more came', () => {
    expect(judgeWith({ 'shows an invoice': 'ppp' })).toEqual(['passed', 0])
    expect(judgeWith({ 'shows an invoice': 'fff', writes: 'ppp' })).toEqual(['passed', 0])
  })
})

describe('a name that the policy does not gate', () => {
  const cases = [{ match: ['*known flaky*'], ignore: true }]
  const others = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`checks ${index}`, 'p']))
  const base = aRun('base', { ...others, 'pays by card': 'p' })

  it.each(['f', 'p'])('is no new name of a case that was judged: %s', (outcome) => {
    const head = aRun('head', { ...others, 'pays by known flaky card': outcome })
    const { verdict, reasons, comparison } = judge(head, base, { cases })
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('missing-cases')[0]?.message).toContain(
      '1 of the 12 cases of the base branch has no result',
    )
    expect(comparison.cases.filter(({ likelyRename }) => likelyRename !== undefined)).toEqual([])
  })

  it('may take the place of another one like it', () => {
    const tracked = aRun('base', { ...others, 'known flaky login': 'p' })
    const head = aRun('head', { ...others, 'known flaky log-in': 'f' })
    expect(judge(head, tracked, { cases }).verdict.outcome).toBe('passed')
  })
})
