import { describe, expect, it } from 'vitest'
import { selectSoundBase } from '../../../src/gate/compare/sound-base.ts'
import { aBaseline, aPolicy, aRun, manyCases } from '../../support/gate/build.ts'

/** Runs, the newest first, each as the letters of its twelve cases; those that are left, and whether the newest is a bad one. */
function sound(...runs: readonly (string | ((index: number) => string))[]) {
  const made = runs.map((letters, index) => aRun(`run ${index}`, manyCases(12, letters)))
  const { baseline, badNewest } = selectSoundBase(aBaseline(...made), aPolicy())
  return [baseline.runs.map(({ info }) => Number(info.id.slice(4))), badNewest !== undefined]
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
    [3, [0, 1, 2]],
    [5, [0, 2]],
    [12, [0, 2]],
  ])('is left out where it passed far less than all others: %i of 12 failed', (broken, left) => {
    expect(sound('p', first(broken, 'f'), 'p')).toEqual([left, false])
    const last = left.length === 2 ? [1, 2] : left
    expect(sound(first(broken, 'f'), 'p', 'p')).toEqual([last, left.length === 2])
  })

  it('is left out wherever it stands, unless two are in a row up to the newest', () => {
    const bad = first(7, 'f')
    expect(sound('p', bad, bad, 'p', 'p')).toEqual([[0, 3, 4], false])
    expect(sound(bad, bad, 'p', 'p', 'p')).toEqual([[0, 1, 2, 3, 4], false])
    expect(sound(bad, 'p', bad, 'p', 'p')).toEqual([[1, 3, 4], true])
  })

  it('is not known between two runs', () => {
    expect(sound(first(7, 'f'), 'p')).toEqual([[0, 1], false])
    expect(sound(first(7, 'f'))).toEqual([[0], false])
  })

  it('has more than a few cases that pass elsewhere', () => {
    // What fails in all of them is no outage of one.
    expect(sound('p', 'f', 'f')).toEqual([[0, 1, 2], false])
    const small = [manyCases(2, 'f'), manyCases(2, 'p'), manyCases(2, 'p')].map((of, index) =>
      aRun(`run ${index}`, of),
    )
    expect(selectSoundBase(aBaseline(...small), aPolicy()).badNewest).toBeUndefined()
  })

  it('may pass some iterations of each case', () => {
    expect(sound(first(12, 'pf'), 'pp', 'pp')).toEqual([[1, 2], true])
    expect(sound(first(12, 'pppf'), 'pppp', 'pppp')).toEqual([[0, 1, 2], false])
  })
})
