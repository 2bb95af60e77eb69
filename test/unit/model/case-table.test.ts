import { describe, expect, it } from 'vitest'
import { addResult } from '../../../src/model/run/add-result.ts'
import { buildCaseKey } from '../../../src/model/run/identity.ts'
import type { CaseIdentity } from '../../../src/model/run/result.ts'
import { createRun } from '../../../src/model/run/run.ts'
import { CaseNames } from '../../../src/model/run/table/case-names.ts'
import { CaseTable } from '../../../src/model/run/table/case-table.ts'
import { createPassTally } from '../../../src/model/run/table/single-pass.ts'

const names = Array.from({ length: 5_000 }, (_, index) => `case ${index % 7} ${index}`)

function pass(identity: CaseIdentity, durationMs = Number.NaN) {
  return createPassTally(buildCaseKey(identity), identity, durationMs)
}

/** So many pairs of texts, joined in every way: each pair leads from one state of the hash (FNV-1a) to the same next one. */
function namesOfOneHash(pairs: number): readonly string[] {
  let all = ['']
  let state = 0x811c9dc5 | 0
  for (let pair = 0; pair < pairs; pair += 1) {
    const before = new Map<number, string>()
    for (let number = 0; ; number += 1) {
      const text = (Math.imul(number, 0x9e3779b1) >>> 0).toString(36).padStart(7, '0')
      let hash = state
      for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193)
      const other = before.get(hash)
      before.set(hash, text)
      if (other === undefined) continue
      all = all.flatMap((start) => [start + other, start + text])
      state = hash
      break
    }
  }
  return all
}

describe('the names of cases', () => {
  it('number each case once, and find it by name and by key', () => {
    const all = new CaseNames()
    const places = [
      all.addPlace(undefined, ['a']),
      all.addPlace('f.ts', []),
      all.addPlace(undefined, ['a', 'b']),
    ]
    const numbers = places.map((place) => names.map((name) => all.addName(place, name)))
    expect(new Set(numbers.flat()).size).toBe(15_000)
    expect(places.map((place) => names.map((name) => all.addName(place, name)))).toEqual(numbers)
    expect(all.size).toBe(15_000)
    for (const number of [0, 4_999, 5_000, 14_999]) {
      expect(all.findKey(all.key(number))).toBe(number)
      expect(all.key(number)).toBe(buildCaseKey(all.identity(number)))
    }
    expect(all.findKey(buildCaseKey({ suite: ['a'], name: 'case' }))).toBe(-1)
    expect(all.findKey('name\u001f')).toBe(-1)
  })

  it('are found where a report has many of one hash', () => {
    const hostile = namesOfOneHash(9)
    const [all, others] = [new CaseNames(), new CaseNames()]
    const place = all.addPlace(undefined, ['a'])
    const add = () => [...hostile, ...names].map((name) => all.addName(place, name))
    const numbers = add()
    expect(new Set(numbers).size).toBe(512 + 5_000)
    expect(add()).toEqual(numbers)
    for (const number of [0, 63, 64, 511]) expect(all.findKey(all.key(number))).toBe(number)
    for (const name of hostile.toReversed()) others.addIdentity({ suite: ['a'], name })
    expect([...all.mapNumbers(others)]).toEqual(numbers.slice(0, 512).toReversed())
  })

  it('are the same in any order of the report once they are sorted', () => {
    const [forwards, backwards] = [new CaseNames(), new CaseNames()]
    for (const name of ['b', 'a', 'ab', 'ü']) forwards.addIdentity({ suite: [name], name })
    for (const name of ['ü', 'ab', 'a', 'b']) backwards.addIdentity({ suite: [name], name })
    const keys = (of: CaseNames) => [...of.sorted()].map((number) => of.key(number))
    expect(keys(backwards)).toEqual(keys(forwards))
    expect(keys(forwards)).toEqual(keys(forwards).toSorted())
  })

  it('translate the numbers of other names', () => {
    const [ours, theirs] = [new CaseNames(), new CaseNames()]
    for (const name of ['a', 'b', 'c']) ours.addIdentity({ suite: [], name })
    for (const name of ['c', 'x', 'a']) theirs.addIdentity({ suite: [], name })
    expect([...ours.mapNumbers(theirs)]).toEqual([2, -1, 0])
    theirs.addIdentity({ suite: ['new'], name: 'b' })
    expect([...ours.mapNumbers(theirs)]).toEqual([2, -1, 0, -1])
  })
})

describe('a table of cases', () => {
  it('behaves as a map', () => {
    const [table, map] = [new CaseTable(), new Map()]
    const identities: CaseIdentity[] = [
      { suite: ['a'], name: 'plain' },
      { suite: ['a'], name: 'back\\slash' },
      { id: 'declared', suite: [], name: 'n' },
      { file: 'f.ts', suite: [], name: '😀' },
      { suite: ['a'], name: 'variant', variant: 'linux' },
    ]
    for (const [index, identity] of identities.entries()) {
      for (const cases of [table, map]) cases.set(buildCaseKey(identity), pass(identity, index))
    }
    const failed = { ...pass({ suite: ['a'], name: 'failed' }), passed: 0, failed: 1 }
    for (const cases of [table, map]) cases.set(failed.key, failed)
    expect(new Map(table)).toEqual(map)
    expect([...table.keys()].sort()).toEqual([...map.keys()].sort())
    for (const key of map.keys()) expect([table.has(key), table.get(key)]).toEqual([true, map.get(key)])
    for (const identity of identities) {
      expect(table.delete(buildCaseKey(identity))).toBe(true)
      expect(table.delete(buildCaseKey(identity))).toBe(false)
    }
    expect([table.size, table.passes, [...table.others()]]).toEqual([1, 0, [failed]])
  })

  it('keeps a tally from the second result of a case on', () => {
    const run = createRun({ id: 'r', suiteName: 's', createdAt: 0 })
    const identity = { suite: ['a'], name: 'n' }
    const table = run.cases as CaseTable
    expect(addResult(run, { identity, outcome: 'passed', durationMs: 5 })).toBeUndefined()
    expect([table.passes, table.getDuration(0)]).toEqual([1, 5])
    const tally = addResult(run, { identity, outcome: 'failed', durationMs: 7 })
    expect(tally).toMatchObject({ identity, passed: 1, failed: 1, durationMs: { count: 2, sum: 12 } })
    expect([table.passes, table.size, table.get(buildCaseKey(identity))]).toEqual([0, 1, tally])
  })

  it('gives the tallies of all cases but some passes', () => {
    const table = new CaseTable()
    for (const name of ['a', 'b']) table.set(buildCaseKey({ suite: [], name }), pass({ suite: [], name }))
    const rest = table.without(Int32Array.of(0, -1))
    const key = buildCaseKey({ suite: [], name: 'b' })
    expect([...rest]).toEqual([[key, table.get(key)]])
    expect(table.passes).toBe(2)
  })
  it('names the cases that another table lacks, with the same names and with its own', () => {
    const table = new CaseTable()
    const others = [new CaseTable(table.names), new CaseTable()]
    for (const name of ['a', 'b']) table.set(buildCaseKey({ suite: [], name }), pass({ suite: [], name }))
    for (const other of others) {
      other.set(buildCaseKey({ suite: [], name: 'b' }), pass({ suite: [], name: 'b' }))
      expect([...table.missingIn(other)].map(({ identity }) => identity.name)).toEqual(['a'])
      expect([...other.missingIn(table)]).toEqual([])
    }
  })

  it.each([true, false])('takes the cases of another table, with the same names: %s', (isShared) => {
    const all = new CaseNames()
    const parts = [names.slice(3_000), names.slice(0, 3_001), ['other']].map((part) => {
      const { cases } = createRun({ id: 'r', suiteName: 's', createdAt: 0 }, isShared ? all : undefined)
      for (const name of part) cases.set(name, pass({ suite: [], name }, name.length))
      return cases
    })
    const failing = parts[1]?.get(buildCaseKey({ suite: [], name: 'case 2 2' }))
    if (failing !== undefined) parts[1]?.set(failing.key, { ...failing, passed: 0, failed: 1 })
    const joined = new CaseTable(all)
    const known = parts.map((part) => (part instanceof CaseTable ? joined.addTable(part) : []))
    expect(known).toEqual([[], [buildCaseKey({ suite: [], name: names[3_000] ?? '' })], []])
    expect([...joined.keys()].toSorted()).toEqual(
      [...names, 'other'].map((name) => buildCaseKey({ suite: [], name })).toSorted(),
    )
    expect([joined.size, joined.passes]).toEqual([5_001, 5_000])
    expect(joined.get(failing?.key ?? '')).toMatchObject({ passed: 0, failed: 1 })
    expect([1, 2].map(() => joined.delete(failing?.key ?? ''))).toEqual([true, false])
    expect(parts.map((part) => part.size)).toEqual([2_000, 3_001, 1])
    expect(parts[0]?.has(buildCaseKey({ suite: [], name: names[0] ?? '' }))).toBe(false)
  })

  it('refuses a change of a tally that it would lose', () => {
    const table = new CaseTable()
    const key = buildCaseKey({ suite: [], name: 'a' })
    table.set(key, pass({ suite: [], name: 'a' }))
    for (const tally of [table.get(key), ...table.values()]) {
      expect(() => Object.assign(tally as object, { passed: 2 })).toThrow(TypeError)
    }
    Object.assign(table.getChangeableTally(0) as object, { passed: 2 })
    expect(table.get(key)?.passed).toBe(2)
  })
})
