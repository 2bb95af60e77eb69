import { describe, expect, it } from 'vitest'
import type { RunData } from '../../../bench/gates/contract.ts'
import { type Setting, withSummary } from '../../../bench/gates/replay/history.ts'
import { pullRequestsOf } from '../../../bench/gates/replay/pull-requests.ts'
import { tableOf } from '../../../bench/gates/replay/replay.ts'
import { changeBetween, fisherTail } from '../../../bench/gates/replay/truth.ts'

/** A run of ten cases with four iterations each, of which so many pass; the ones named break in all of them. */
function runOf(passes: number, broken: readonly number[] = []): RunData {
  return withSummary(
    Array.from({ length: 10 }, (_, at) => ({
      name: `case ${at}`,
      file: 'a.ts',
      iterations: Array.from({ length: 4 }, (_, iteration) => ({
        outcome: !broken.includes(at) && iteration < passes ? ('pass' as const) : ('fail' as const),
      })),
    })),
  )
}

const settingOf = (name: string, runs: readonly RunData[]): Setting => ({ name, runs })
const usual = settingOf('usual', [runOf(3), runOf(4), runOf(3), runOf(4)])

describe('what recorded runs say about a change', () => {
  it('by the exact test of Fisher', () => {
    // The lady tasting tea: four of four against none of four.
    expect(fisherTail({ passed: 4, count: 4 }, { passed: 0, count: 4 })).toBeCloseTo(1 / 70, 12)
    expect(fisherTail({ passed: 3, count: 4 }, { passed: 1, count: 4 })).toBeCloseTo(17 / 70, 12)
    expect(fisherTail({ passed: 0, count: 4 }, { passed: 4, count: 4 })).toBe(1)
  })

  it('a case that fails everywhere broke; one that wavers did not', () => {
    const change = changeBetween(usual, settingOf('broken', [runOf(4, [2]), runOf(4, [2]), runOf(3, [2])]))
    expect(change.broken).toEqual(['case 2'])
    expect(change.isWorse).toBe(true)
    expect(changeBetween(usual, usual)).toEqual({ isWorse: false, broken: [], drop: 0 })
  })

  it('a mean that fell by more than runs differ is worse, and one that rose is not', () => {
    const low = settingOf('low', [runOf(1), runOf(1), runOf(1)])
    expect(changeBetween(usual, low)).toMatchObject({ isWorse: true, drop: 0.625 })
    expect(changeBetween(low, usual)).toMatchObject({ isWorse: false, drop: -0.625 })
  })
})

describe('pull requests out of recorded runs', () => {
  const broken = settingOf('broken', [runOf(4, [2]), runOf(4, [2])])

  it('leave one run out as the head, with the runs before it as the newest of its base', () => {
    const runs = [runOf(1), runOf(2), runOf(3), runOf(4)]
    const [, , third] = pullRequestsOf([settingOf('all', runs)], 2, 'seed')
    expect(third?.kind).toBe('unchanged')
    expect(third?.pull.seen.head).toBe(runs[2])
    expect(third?.pull.seen.base).toEqual([runs[1], runs[0]])
    expect(third?.pull.truth).toMatchObject({ color: 'green', broken: [] })
  })

  it('swap settings, and know from all of their runs whether that is worse', () => {
    const of = pullRequestsOf([usual, broken], 10, 'seed')
    // Two runs are too few for a base that leaves one out.
    expect(of.map(({ words, kind }) => `${words}: ${kind}`)).toEqual([
      ...Array(4).fill('usual: unchanged'),
      ...Array(2).fill('usual → broken: worse'),
      ...Array(4).fill('broken → usual: not worse'),
    ])
    expect(of[4]?.pull.truth).toMatchObject({ color: 'red', broken: ['case 2'] })
    expect(of[4]?.pull.seen.base).toEqual([...usual.runs].reverse())
  })

  it('draw fresh iterations from other runs of the same setting only, and the same ones each time', () => {
    const [head] = pullRequestsOf([settingOf('all', [runOf(0), runOf(4), runOf(4)])], 10, 'seed')
    const asked = { cases: ['case 1', 'case 7'], iterations: 5, sides: 'both' } as const
    const fresh = head?.pull.again(0, asked)
    expect(fresh?.head.cases.map(({ name }) => name)).toEqual(asked.cases)
    // The head itself failed everything; its fresh iterations come from the runs that passed.
    expect(fresh?.head.summary).toEqual({ total: 10, passed: 10, failed: 0 })
    expect(fresh?.base?.summary.total).toBe(10)
    const [swapped] = pullRequestsOf([usual, broken], 10, 'seed').filter(({ kind }) => kind === 'worse')
    expect(swapped?.pull.again(0, { ...asked, cases: ['case 2'], sides: 'head' })).toMatchObject({
      head: { summary: { total: 5, passed: 0, failed: 5 } },
    })
    expect(swapped?.pull.again(1, asked)).toEqual(swapped?.pull.again(1, asked))
  })
})

it('the table has both errors of a gate, each beside its count', () => {
  const rows = [
    { gate: 'ours', kind: 'unchanged', count: 10, red: 1, green: 9, open: 0 },
    { gate: 'ours', kind: 'worse', count: 4, red: 4, green: 0, open: 0 },
  ] as const
  const lines = tableOf(rows)
  expect(lines[0]).toContain('10 unchanged')
  expect(lines.at(-1)).toBe(
    '| ours | 10.0 [1.8, 40.4] | 0.0 [0.0, 27.8] | 0.0 [0.0, 49.0] | 0.0 [0.0, 49.0] | – |',
  )
})
