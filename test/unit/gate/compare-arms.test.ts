import { describe, expect, it } from 'vitest'
import { compareArms } from '../../../src/gate/compare/compare-arms.ts'
import type { Arm } from '../../../src/model/comparison/breakdowns.ts'
import type { Run } from '../../../src/model/run/run.ts'
import { addCase, aRun, type Extra } from '../../support/gate/build.ts'

/** The outcomes of the cases of each model, a letter an iteration; a blank: the model has no such case. */
function modelsOf(models: Readonly<Record<string, readonly string[]>>, extra: Extra = {}): Run {
  const run = aRun('head', {})
  for (const [model, cases] of Object.entries(models)) {
    for (const [index, letters] of cases.entries()) {
      const name = `case ${index}`
      if (letters !== ' ')
        addCase(run, name, letters, { identity: { suite: [], name, variant: model }, model, ...extra })
    }
  }
  return run
}

const compared = (run: Run) => compareArms([...run.cases.values()], 'model')
const repeated = (count: number, letters: string) => Array.from({ length: count }, () => letters)
/** What the tests say of each arm. */
const tested = (arms: readonly Arm[]) =>
  arms.map(({ name, rate, pValue, worse }) => [name, rate, pValue, worse])

describe('the tests of arms', () => {
  it('are exact, and corrected by the number of pairs that are left', () => {
    const { arms, ...facts } = compared(
      modelsOf({
        bad: [...repeated(2, 'p'), ...repeated(6, 'f')],
        best: repeated(8, 'p'),
        worst: repeated(8, 'f'),
      }),
    )
    // Mid-p of six and eight discordant cases, two-sided: 2 · ½ · 2⁻⁶ and 2⁻⁸.
    expect(tested(arms)).toEqual([
      ['best', 1, undefined, undefined],
      ['bad', 0.25, 2 * 2 ** -6, true],
      ['worst', 0, 3 * 2 ** -8, true],
    ])
    expect(facts).toEqual({ by: 'model', commonCases: 8, otherCases: 0, leftOut: 0 })
  })

  it('prove nothing by few cases, and no p-value is above one or below that of a clearer difference', () => {
    const { arms } = compared(
      modelsOf({
        a: repeated(6, 'p'),
        b: repeated(6, 'p'),
        c: [...repeated(5, 'p'), 'f'],
        d: repeated(6, 'f'),
        e: repeated(6, 'f'),
      }),
    )
    expect(tested(arms)).toEqual([
      ['a', 1, undefined, undefined],
      ['b', 1, 1, undefined],
      ['c', 0.833333333333, 1, undefined],
      ['d', 0, 10 * 2 ** -6, undefined],
      ['e', 0, 10 * 2 ** -6, undefined],
    ])
  })

  it('call no arm worse whose rate is the same, however its iterations are spread', () => {
    const { arms } = compared(modelsOf({ a: ['p'.repeat(20), 'f'], b: ['f'.repeat(20), 'p'] }))
    const [first, second] = arms
    expect([first?.rate, second?.rate, second?.worse]).toEqual([0.5, 0.5, undefined])
    expect(second?.pValue).toBeLessThan(0.001)
  })
})

describe('the arms of a run', () => {
  it('are measured over the cases that all of them judged', () => {
    const { arms, ...facts } = compared(
      modelsOf(
        { a: ['ppf', 'ps', 'p', 'f', ' '], b: ['pf', 'f', 's', ' ', 'p'] },
        { latencyMs: 4, costUsd: 0.5 },
      ),
    )
    expect(facts).toEqual({ by: 'model', commonCases: 2, otherCases: 3, leftOut: 0 })
    expect(arms).toEqual([
      {
        name: 'a',
        cases: 4,
        passed: 3,
        judged: 4,
        rate: 0.833333333333,
        low: expect.closeTo(0.300641842582, 9),
        high: expect.closeTo(0.954412739213, 9),
        latencyMs: 4,
        costUsd: 0.5,
      },
      {
        name: 'b',
        cases: 3,
        passed: 1,
        judged: 3,
        rate: 0.25,
        low: expect.closeTo(0.061491944721, 9),
        high: expect.closeTo(0.792340399197, 9),
        latencyMs: 4,
        costUsd: 0.5,
        // Two-sided: 2 · (1/10 · 1/2 + ½ · (1/10 · 1/2 + 6/10 · 1/2)).
        pValue: 0.45,
        worse: undefined,
        ruledOutDrop: expect.closeTo(0.7264, 4),
        score: { won: 0, tied: 0, lost: 2 },
      },
    ])
  })

  it('have a mean of a metric only where all cases have it', () => {
    const run = modelsOf({ a: ['p'], b: ['p', 'p'] }, { latencyMs: 10 })
    const identity = (variant: string) => ({ suite: [], name: 'case 1', variant })
    addCase(run, 'case 1', 'p', { identity: identity('a'), model: 'a', latencyMs: 30 })
    addCase(run, 'case 2', 'p', { identity: { ...identity('a'), name: 'case 2' }, model: 'a' })
    const means = () => compared(run).arms.map(({ name, latencyMs }) => [name, latencyMs])
    expect(means()).toEqual([
      ['a', 20],
      ['b', 10],
    ])
    addCase(run, 'case 2', 'p', { identity: { ...identity('b'), name: 'case 2' }, model: 'b', latencyMs: 1 })
    expect(means()).toEqual([
      ['a', undefined],
      ['b', 7],
    ])
  })

  it.each<[string, Record<string, string[]>, object, Partial<Arm>[]]>([
    [
      'one alone',
      { a: ['p', 'f'] },
      { commonCases: 2, otherCases: 0 },
      [
        {
          name: 'a',
          cases: 2,
          passed: 1,
          judged: 2,
          rate: 0.5,
          low: expect.closeTo(0.094531205734, 9),
          high: expect.closeTo(0.905468794266, 9),
        },
      ],
    ],
    [
      'two without a common case',
      { a: ['p', ' '], b: [' ', 'p'] },
      { commonCases: 0, otherCases: 2 },
      [
        { name: 'a', cases: 1, passed: 0, judged: 0, rate: 0 },
        { name: 'b', cases: 1, passed: 0, judged: 0, rate: 0 },
      ],
    ],
    ['none that judged a case', { a: ['s'], b: ['l'] }, { commonCases: 0, otherCases: 0 }, []],
  ])('are not tested: %s', (_, models, facts, arms) => {
    expect(compared(modelsOf(models))).toEqual({ by: 'model', ...facts, arms, leftOut: 0 })
  })

  it.each([
    [20, 0],
    [21, 1],
    [23, 3],
  ])('are twenty at most, those with the most cases, of equals by name: %i', (count, leftOut) => {
    const names = Array.from({ length: count }, (_, index) => `m${String(index).padStart(2, '0')}`)
    const models = Object.fromEntries(names.map((name) => [name, ['p']]))
    const { m00: _, ...others } = models
    const result = compared(modelsOf({ ...others, last: ['p', 'p'], m00: ['p'] }))
    expect(result.arms.map(({ name }) => name).sort()).toEqual(['last', ...names.slice(0, 19)])
    expect([result.leftOut, result.commonCases, result.otherCases]).toEqual([leftOut + 1, 1, 1])
  })

  it('are in the order of their rates, their costs and their names', () => {
    const run = modelsOf({ d: ['p', 'p'], c: ['p', 'p'], z: ['p', 'p'], a: ['p', 'f'] })
    for (const [model, costUsd] of [
      ['y', 2],
      ['x', 1],
    ] as const)
      for (const name of ['case 0', 'case 1'])
        addCase(run, name, 'p', { identity: { suite: [], name, variant: model }, model, costUsd })
    expect(compared(run).arms.map(({ name }) => name)).toEqual(['x', 'y', 'c', 'd', 'z', 'a'])
  })
})
