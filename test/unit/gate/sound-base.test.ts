import { describe, expect, it } from 'vitest'
import { selectSoundBase } from '../../../src/gate/compare/sound-base.ts'
import { aBaseline, aPolicy, aRun, manyCases } from '../../support/gate/build.ts'

/** Runs, the newest first, each as the letters of its twelve cases; those that are left, and whether the newest is ill. */
function sound(...runs: readonly (string | ((index: number) => string))[]) {
  const made = runs.map((letters, index) => aRun(`run ${index}`, manyCases(12, letters)))
  const { baseline, isNewestIll } = selectSoundBase(aBaseline(...made), aPolicy())
  return [baseline.runs.map(({ info }) => Number(info.id.slice(4))), isNewestIll]
}

/** The first cases have these letters, the others pass. */
const first = (count: number, letters: string) => (index: number) => (index < count ? letters : 'p')

describe('a run of the base that measured nothing sound', () => {
  it('is left out where it judged nothing', () => {
    expect(sound('p', 's', 'pf', 'l')).toEqual([[0, 2], false])
    expect(sound('s', 'p')).toEqual([[1], false])
    expect(sound('s', 's')).toEqual([[0, 1], false])
  })

  it('is judged by all of its cases, however many passed', () => {
    const [skipped, failed] = [aRun('skipped', manyCases(12, 's')), aRun('failed', manyCases(12, 'f'))]
    const { baseline } = selectSoundBase(aBaseline(skipped, failed), aPolicy())
    expect(baseline.runs).toEqual([failed])
  })

  it.each<[string, readonly number[], readonly number[]]>([
    ['a smoke test is no base', [4, 20, 20], [1, 2]],
    ['a second one of its size is', [4, 4, 20], [0, 2]],
    ['growth makes no older run partial', [30, 20, 20], [0, 1, 2]],
    ['one in twelve may be lacking', [19, 20], [0, 1]],
  ])('is left out where a tenth of the cases before it is lacking: %s', (_, sizes, left) => {
    const runs = sizes.map((size, index) => aRun(`run ${index}`, manyCases(size, 'p')))
    const { baseline } = selectSoundBase(aBaseline(...runs), aPolicy())
    expect(baseline.runs.map(({ info }) => Number(info.id.slice(4)))).toEqual(left)
  })

  it('is asked what it lacked at its time, where it says so', () => {
    const older = aRun('older', manyCases(20, 'p'))
    const count = (stillDue: readonly string[]) => {
      const run = aRun('newest', manyCases(4, 'p'))
      const newest = { ...run, info: { ...run.info, stillDue } }
      return selectSoundBase(aBaseline(newest, older), aPolicy()).baseline.runs.length
    }
    expect([count([]), count(['a'])]).toEqual([2, 1])
  })

  it('is left out where it was an outage, unlike the others', () => {
    expect(sound('p', first(8, 'l'), 'p')).toEqual([[0, 2], false])
    expect(sound(first(8, 'l'), 'p', 'p')).toEqual([[1, 2], false])
    expect(sound('p', first(1, 'l'), 'p')).toEqual([[0, 1, 2], false])
    expect(sound(first(8, 'l'), first(8, 'l'))).toEqual([[0, 1], false])
  })

  it.each([
    [6, [0, 1, 2]],
    [7, [0, 2]],
    [12, [0, 2]],
  ])('is left out where most of what passes in all others failed: %i of 12', (broken, left) => {
    expect(sound('p', first(broken, 'f'), 'p')).toEqual([left, false])
  })

  it('stays where it is the newest, and is told', () => {
    expect(sound(first(7, 'f'), 'p', 'p')).toEqual([[0, 1, 2], true])
    expect(sound(first(6, 'f'), 'p', 'p')).toEqual([[0, 1, 2], false])
    expect(sound(first(7, 'f'))).toEqual([[0], false])
  })

  it('has cases that passed elsewhere, and some more than a few', () => {
    // What fails in all of them is no outage of one.
    expect(sound('p', 'f', 'f')).toEqual([[0, 1, 2], false])
    const small = [manyCases(4, first(3, 'f')), manyCases(4, 'p')].map((of, index) =>
      aRun(`run ${index}`, of),
    )
    expect(selectSoundBase(aBaseline(...small), aPolicy()).isNewestIll).toBe(true)
    const smaller = [manyCases(2, 'f'), manyCases(2, 'p')].map((of, index) => aRun(`run ${index}`, of))
    expect(selectSoundBase(aBaseline(...smaller), aPolicy()).isNewestIll).toBe(false)
  })

  it('failed them in every iteration', () => {
    expect(sound(first(12, 'pf'), 'pp', 'pp')).toEqual([[0, 1, 2], false])
    expect(sound(first(12, 'ff'), 'pp', 'pp')).toEqual([[0, 1, 2], true])
  })
})
