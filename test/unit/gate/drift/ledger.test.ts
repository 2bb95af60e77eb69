import { describe, expect, it } from 'vitest'
import { digestCaseKey, extendLedger } from '../../../../src/gate/drift/extend-ledger.ts'
import { dayMs } from '../../../../src/model/format-time.ts'
import { ledgerBounds } from '../../../../src/model/ledger.ts'
import type { Run } from '../../../../src/model/run/run.ts'
import { aRun, manyCases } from '../../../support/gate/build.ts'

const noon = Date.UTC(2030, 0, 31, 12)
const all = () => true

function onDay(day: number, cases: Record<string, string>, extra = {}): Run {
  const run = aRun(`run ${day}`, cases, extra)
  return { ...run, info: { ...run.info, createdAt: noon + day * dayMs, commit: `c${day}` } }
}

function keyOf({ cases }: Run, name: string): string {
  const found = [...cases].find(([, { identity }]) => identity.name === name)
  if (found === undefined) throw new Error(`no case is named ${name}`)
  return found[0]
}

describe('the ledger of the base branch', () => {
  it('remembers when a run was measured, of which commit, how good it was and what it cost', () => {
    const { entries } = extendLedger([onDay(0, { a: 'pppf', b: 'p' }, { costUsd: 0.25 })], all)
    expect(entries).toEqual([
      {
        id: 'run 0',
        at: '2030-01-31T12:00:00.000Z',
        commit: 'c0',
        mean: 0.875,
        cases: 2,
        iterations: 5,
        cost: 1.25,
      },
    ])
  })

  it('says that costs are not known, rather than that there were none', () => {
    expect(extendLedger([onDay(0, { a: 'p' })], all).entries[0]?.cost).toBeNull()
  })

  it('is carried from one baseline to the next, and no run is counted twice', () => {
    const first = onDay(0, { a: 'pp' })
    first.ledger = extendLedger([first], all)
    const second = onDay(0.1, { a: 'pf' })
    second.ledger = extendLedger([second, first], all)
    const { entries, days } = extendLedger([second, first, onDay(1, { a: 'ff' })], all)
    expect(entries.map(({ id }) => id)).toEqual(['run 1', 'run 0.1', 'run 0'])
    expect(days).toEqual([
      { date: '2030-02-01', runs: 1, passed: [0], judged: [2] },
      { date: '2030-01-31', runs: 2, passed: [3], judged: [4] },
    ])
  })

  it('takes up a push that was measured at the same time as the one before', () => {
    const first = onDay(0, { a: 'p' })
    first.ledger = extendLedger([first], all)
    const [left, right] = [onDay(1, { a: 'p' }), onDay(1.1, { a: 'f' })]
    left.ledger = extendLedger([left, first], all)
    right.ledger = extendLedger([right, first], all)
    expect(extendLedger([right, left, first], all).entries).toHaveLength(3)
  })

  it('follows a case that was accepted as it is from there, whatever it was before', () => {
    const accepted = (day: number, cases: Record<string, string>) => {
      const run = onDay(day, cases)
      return {
        ...run,
        cases: new Map([...run.cases].map(([key, of]) => [key, { ...of, accepted: true as const }])),
      }
    }
    const first = onDay(0, { a: 'pp', b: 'pp' })
    first.ledger = extendLedger([first], all)
    const morning = onDay(1, { a: 'ff', b: 'pp' })
    morning.ledger = extendLedger([morning, first], all)
    const merged = accepted(1.1, { a: 'ff' })
    const ledger = extendLedger([merged, morning, first], all)
    const [a, b] = ['a', 'b'].map((name) => ledger.cases.indexOf(digestCaseKey(keyOf(first, name))))
    const judgedOf = (of: number | undefined) => ledger.days.map(({ judged }) => judged[of ?? -1])
    expect(judgedOf(a)).toEqual([2, 0])
    expect(judgedOf(b)).toEqual([2, 2])
    // A run of before that nobody knew yet does not bring it back.
    const late = extendLedger([{ ...merged, ledger }, onDay(0.2, { a: 'pp' })], all)
    expect(
      late.days.map(({ judged }) => judged[late.cases.indexOf(digestCaseKey(keyOf(first, 'a')))]),
    ).toEqual([2, 0])
  })

  it('stays small, however many runs and cases there are', () => {
    const cases = manyCases(2_000, 'p')
    let run = onDay(0, cases)
    run.ledger = extendLedger([run], all)
    const sample = run.ledger.cases
    expect(sample).toHaveLength(ledgerBounds.cases)
    for (let day = 1; day <= 150; day += 1) {
      const next = onDay(day, day < 100 ? { x: 'p' } : cases)
      next.ledger = extendLedger([next, run], all)
      run = next
    }
    const { entries = [], days = [], cases: kept = [] } = run.ledger ?? {}
    expect(entries.length).toBeLessThanOrEqual(101)
    expect(days).toHaveLength(ledgerBounds.days)
    // The same cases are sampled every time.
    expect(sample.filter((digest) => kept.includes(digest)).length).toBeGreaterThanOrEqual(499)
    expect(JSON.stringify(run.ledger).length).toBeLessThan(200_000)
  })

  it('keeps days of a fixed anchor, however old they get', () => {
    let run = onDay(0, { a: 'p' })
    for (let day = 0; day <= 120; day += 1) {
      const next = onDay(day, { a: 'p' })
      next.ledger = extendLedger([next, run], all, '2030-02-19')
      run = next
    }
    const dates = run.ledger?.days.map(({ date }) => date) ?? []
    expect(dates).toHaveLength(ledgerBounds.days)
    expect(dates[0]).toBe('2030-05-31')
    expect(dates.slice(-14)).toEqual(
      Array.from({ length: 14 }, (_, back) => `2030-02-${String(19 - back).padStart(2, '0')}`),
    )
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('ignores runs without a plausible time, and cases that are not followed', () => {
    const odd = onDay(0, { a: 'p' })
    const at = (createdAt: number) =>
      extendLedger([{ ...odd, info: { ...odd.info, createdAt } }], all).entries
    for (const createdAt of [Number.NaN, 0, 8e15]) expect(at(createdAt)).toEqual([])
    expect(at(1)).toHaveLength(1)
    expect(extendLedger([odd], () => false).cases).toEqual([])
  })

  it('tells the cases of a large suite apart', () => {
    const digests = new Set(
      Array.from({ length: 50_000 }, (_, index) => digestCaseKey(`suite case ${index}`)),
    )
    expect(digests.size).toBe(50_000)
  })
})
