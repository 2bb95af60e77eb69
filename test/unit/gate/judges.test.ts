import { describe, expect, it } from 'vitest'
import { computeKappa } from '../../../src/gate/statistics/kappa.ts'
import { createSeededRandom } from '../../../src/gate/statistics/permutation.ts'
import { addResult } from '../../../src/model/run/add-result.ts'
import type { Score } from '../../../src/model/run/result.ts'
import { createRun, type Run } from '../../../src/model/run/run.ts'
import { aBaseline, judge } from '../../support/gate/build.ts'

describe("Cohen's kappa", () => {
  it('is that of the textbook, with its interval', () => {
    // Fleiss, Levin and Paik (2003): kappa 0.4, standard error of 50 items by hand.
    const { kappa, low, high } =
      computeKappa({ bothPass: 20, onlyFirst: 5, onlySecond: 10, bothFail: 15 }) ?? {}
    expect(kappa).toBeCloseTo(0.4, 10)
    expect(low).toBeCloseTo(0.1511, 2)
    expect(high).toBeCloseTo(0.6489, 2)
  })

  it('is 1 where all verdicts are equal, and nothing where one grader never differs', () => {
    expect(computeKappa({ bothPass: 5, bothFail: 5, onlyFirst: 0, onlySecond: 0 })).toEqual({
      kappa: 1,
      low: 1,
      high: 1,
    })
    expect(computeKappa({ bothPass: 5, bothFail: 0, onlyFirst: 5, onlySecond: 0 })).toBeUndefined()
  })
})

/** Evals with two iterations each, whose scores a function gives. */
function graded(id: string, cases: number, score: (at: number) => readonly Score[], stick?: string): Run {
  const run = createRun({ id, suiteName: 's', createdAt: 0 })
  for (let at = 0; at < cases * 2; at += 1)
    addResult(run, {
      identity: { suite: [], name: `case ${at % cases}` },
      outcome: 'passed',
      scores: score(at),
      output: `answer ${at % cases}`,
      stick,
    })
  return run
}

const random = createSeededRandom('judges')
/** A judge that is wrong so often about a label that is a pass in two of three. */
const judged =
  (wrong: number) =>
  (at: number): readonly Score[] => {
    const label = at % 3 === 0 ? 0 : 1
    return [
      { name: 'human', value: label },
      { name: 'judge', value: random() < wrong ? 1 - label : label },
    ]
  }
const say = (head: Run, base: Run, labels: readonly string[] = ['human']) => {
  const { reasons } = judge(head, aBaseline(base), { kind: 'evals', labels })
  return reasons('judge-agreement')
}

describe('a judge', () => {
  it('that agrees with people as on the base is said, hardly ever open', () => {
    let open = 0
    for (let world = 0; world < 60; world += 1) {
      const [reason] = say(graded('head', 30, judged(0.1)), graded('base', 30, judged(0.1)))
      expect(reason?.message).toContain('“judge” agrees with the labels “human” in ')
      if (reason?.status === 'inconclusive') open += 1
    }
    expect(open).toBeLessThanOrEqual(1)
  })

  it('that agrees less is a doubt, unless its rubric is another one', () => {
    const [base, head] = [graded('base', 30, judged(0), 'old'), graded('head', 30, judged(0.4), 'old')]
    expect(say(head, base)).toMatchObject([{ status: 'inconclusive' }])
    const [reason] = say(graded('head', 30, judged(0.4), 'new'), base)
    expect(reason).toMatchObject({ status: 'info' })
    expect(reason?.message).toContain('30 cases with another rubric or label are not compared')
  })

  it('that gives one value to everything is a doubt, where the base has several', () => {
    const marks = (at: number): readonly Score[] => [{ name: 'quality', value: (at % 4) / 4 }]
    const [reason] = say(
      graded('head', 30, () => [{ name: 'quality', value: 0.5 }]),
      graded('base', 30, marks),
      [],
    )
    expect(reason).toMatchObject({ status: 'inconclusive' })
    expect(reason?.message).toContain(
      '“quality” gives 0.5 to all 60 iterations, and gave 4 values on the base',
    )
    const full = (at: number): readonly Score[] => [{ name: 'quality', value: at % 30 === 0 ? 0.75 : 1 }]
    expect(
      say(
        graded('head', 30, () => [{ name: 'quality', value: 1 }]),
        graded('base', 30, full),
        [],
      ),
    ).toEqual([])
  })

  it('has a variance of its own where one output is graded twice', () => {
    const unsure = (at: number): readonly Score[] => [{ name: 'quality', value: at < 15 ? 0.2 : 0.8 }]
    const { comparison } = judge(graded('head', 15, unsure), null, { kind: 'evals' })
    expect(comparison.judges?.repeated).toEqual([{ grader: 'quality', iterations: 15, share: 1 }])
  })
})
