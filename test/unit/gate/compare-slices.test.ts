import { describe, expect, it } from 'vitest'
import { groupBySlice } from '../../../src/gate/compare/case-slices.ts'
import { compareSuiteSlices, type SlicedCase } from '../../../src/gate/compare/compare-slices.ts'
import type { CaseComparison } from '../../../src/model/comparison/compared-case.ts'
import type { CaseTally } from '../../../src/model/run/run.ts'

/** Passed of how many, on the base and on the head; without a base the case was not compared. */
function sliced(
  slices: readonly string[],
  head: readonly [number, number],
  base?: readonly [number, number],
) {
  const [passed, judged] = head
  const tally = { slices, passed, failed: judged - passed, errored: 0, skipped: 0, lost: 0 }
  const of = { head: tally as unknown as CaseTally, change: 'unchanged' } as CaseComparison
  const stratum = base && { basePassed: base[0], baseCount: base[1], headPassed: passed, headCount: judged }
  return { ...of, stratum, isInSuiteTest: stratum !== undefined } satisfies SlicedCase
}

const many = (count: number, one: () => SlicedCase) => Array.from({ length: count }, one)
const fallen = () => sliced(['part: billing'], [1, 5], [5, 5])
const steady = () => sliced(['part: search'], [5, 5], [5, 5])
const worse = (cases: readonly SlicedCase[], unsliced?: Parameters<typeof compareSuiteSlices>[1]) =>
  compareSuiteSlices(cases, unsliced)?.rows.flatMap(({ slice, worse: isWorse }) =>
    isWorse === true ? [slice] : [],
  )

describe('a slice that got worse', () => {
  it('fell more than the others did', () => {
    expect(worse([...many(6, fallen), ...many(6, steady)])).toEqual(['part: billing'])
    const alike = () => sliced(['part: search'], [1, 5], [5, 5])
    expect(worse([...many(6, fallen), ...many(6, alike)])).toEqual([])
  })

  it('fell more than the cases without a slice, all of which pass', () => {
    expect(worse(many(6, fallen), { cases: 30, weight: 30 })).toEqual(['part: billing'])
    // Not more than chance does to so few others.
    expect(
      worse(
        many(6, () => sliced(['part: billing'], [3, 5], [5, 5])),
        { cases: 1, weight: 1 },
      ),
    ).toEqual([])
  })

  it('counts the cases without a slice once on each side', () => {
    const rest = () => sliced([], [0, 5], [5, 5])
    expect(worse([...many(6, fallen), ...many(6, rest)])).toEqual([])
    expect(worse([...many(6, fallen), ...many(6, rest)], { cases: 300, weight: 300 })).toEqual([
      'part: billing',
    ])
    expect(worse([...many(6, fallen), ...many(6, steady)], { cases: 10, weight: 10 })).toEqual([
      'part: billing',
    ])
  })

  it('needs no others that were compared', () => {
    expect(worse([...many(6, fallen), sliced(['part: search'], [5, 5])])).toEqual(['part: billing'])
    expect(worse([...many(6, () => sliced(['part: billing'], [0, 5])), steady()])).toEqual([])
  })
})

describe('the slice that carries the drop of the suite', () => {
  const carrier = (cases: readonly SlicedCase[], weight = 0) =>
    compareSuiteSlices(cases, { cases: weight, weight })?.carrier

  it('has most of it, in far fewer of the cases', () => {
    expect(carrier([...many(6, fallen), ...many(6, steady)])).toEqual({ slice: 'part: billing', share: 1 })
    // Four of six parts of the drop in two thirds of the cases.
    const other = () => sliced(['part: search'], [1, 5], [5, 5])
    expect(carrier([...many(8, fallen), ...many(4, other)])).toBeUndefined()
    expect(carrier([...many(8, fallen), ...many(4, other)], 40)).toMatchObject({ slice: 'part: billing' })
  })

  it('is the one that explains the most in the fewest cases', () => {
    const narrow = () => sliced(['part: billing', 'team: a'], [1, 5], [5, 5])
    const wide = () => sliced(['team: a'], [5, 5], [5, 5])
    expect(carrier([...many(6, narrow), ...many(6, wide), ...many(20, steady)])?.slice).toBe('part: billing')
  })

  it('is empty where nothing fell', () => {
    expect(
      carrier([...many(6, () => sliced(['part: billing'], [5, 5], [5, 5])), ...many(6, steady)]),
    ).toBeUndefined()
    expect(
      carrier([...many(6, () => sliced(['part: billing'], [5, 5], [1, 5])), ...many(6, steady)]),
    ).toBeUndefined()
  })
})

describe('slices that are looked at', () => {
  const named = (values: number, cases: number) =>
    many(cases, () => steady()).map((_, index) => sliced([`id: ${index % values}`], [5, 5], [5, 5]))
  const rows = (cases: readonly SlicedCase[]) => compareSuiteSlices(cases)?.rows.length

  it('are those of a name with few values, or with two cases each', () => {
    expect(rows([...named(10, 10)])).toBe(10)
    expect(rows([...named(11, 11)])).toBeUndefined()
    expect(rows([...named(11, 22)])).toBe(11)
    expect(rows([...named(11, 21)])).toBeUndefined()
  })

  it('are a hundred, and no more than five thousand are counted', () => {
    expect(rows(named(101, 202))).toBe(100)
    expect(compareSuiteSlices(named(101, 202))?.leftOut).toBe(1)
    const cases = named(5_001, 5_001)
    expect(groupBySlice(cases).size).toBe(5_000)
  })

  it('are not those that every case has, or that only removed cases had', () => {
    const everywhere = () => sliced(['tag: all', 'part: a'], [5, 5], [5, 5])
    expect(
      compareSuiteSlices([...many(2, everywhere), sliced(['tag: all'], [5, 5])])?.rows.map(
        ({ slice }) => slice,
      ),
    ).toEqual(['part: a'])
    expect(compareSuiteSlices(many(2, everywhere))).toBeUndefined()
    expect(compareSuiteSlices(many(2, everywhere), { cases: 1, weight: 1 })?.rows).toHaveLength(2)
    const removed = {
      ...({ base: { slices: ['part: b'] } } as unknown as CaseComparison),
      isInSuiteTest: false,
    }
    expect(compareSuiteSlices([removed, steady()])?.rows.map(({ slice }) => slice)).toEqual(['part: search'])
  })
})
