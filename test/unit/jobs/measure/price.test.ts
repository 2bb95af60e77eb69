import { describe, expect, it } from 'vitest'
import {
  countLeft,
  describePriceAhead,
  estimatePrice,
  limitEvaluations,
  measurePace,
} from '../../../../src/jobs/measure/price.ts'
import type { CaseTally, Run } from '../../../../src/model/run/run.ts'

function aRun(...tallies: readonly Partial<CaseTally>[]): Run {
  const counts = { passed: 1, failed: 0, errored: 0, skipped: 0, lost: 0, flaky: 0 }
  const cases = tallies.map((tally, index): [string, CaseTally] => [
    `${index}`,
    { key: `${index}`, identity: { suite: [], name: `${index}` }, ...counts, ...tally },
  ])
  return { info: { id: 'base', suiteName: 'suite', createdAt: 0 }, cases: new Map(cases) }
}

describe('the price of a suite', () => {
  it('is that of its cases by an earlier run', () => {
    const run = aRun(
      { costUsd: 0.02, tokens: 100, durationMs: 1000 },
      { costUsd: 0.04 },
      {},
      { scope: 'suite' },
    )
    expect(estimatePrice(run)).toMatchObject({ cases: 3, tokens: 300, durationMs: 3000 })
    expect(estimatePrice(run).costUsd).toBeCloseTo(0.09)
    expect(estimatePrice(aRun({}))).toEqual({
      cases: 1,
      costUsd: undefined,
      tokens: undefined,
      durationMs: undefined,
    })
  })

  it('is said before the first call', () => {
    const price = { cases: 50, costUsd: 0.22, tokens: 1000, durationMs: 60_000 }
    const limits = limitEvaluations({ iterations: 5 }, 50)
    expect(describePriceAhead(price, limits)).toBe(
      'Measuring 50 cases with at most 250 evaluations: about 1.10 USD, 5,000 tokens, 5 min if one runs after the other, by the newest run of the base.',
    )
    expect(describePriceAhead(price, limitEvaluations({ iterations: 5, costUsd: 0.44 }, 50))).toContain(
      'with at most 100 evaluations: about 0.44 USD, 2,000 tokens',
    )
  })
})

describe('what is left', () => {
  const price = { cases: 10, costUsd: 0.1, tokens: undefined, durationMs: undefined }

  it.each([
    ['as many as a fixed design', { iterations: 5 }, { evaluations: 10, costUsd: 0 }, 40],
    [
      'no more than the policy allows',
      { iterations: 5, evaluations: 30 },
      { evaluations: 10, costUsd: 0 },
      20,
    ],
    [
      'no more than the money pays for',
      { iterations: 5, costUsd: 0.3 },
      { evaluations: 10, costUsd: 0.15 },
      15,
    ],
    ['nothing', { iterations: 1 }, { evaluations: 12, costUsd: 0.1 }, 0],
  ])('is %s', (_, budget, spent, left) => {
    expect(countLeft(limitEvaluations(budget, 10), spent, price)).toBe(left)
  })
})

describe('the pace', () => {
  const call = (cases: number, tookMs: number, isPaid = false) => ({
    number: 1,
    side: 'head' as const,
    asked: [],
    isWhole: true,
    tookMs,
    isPaid,
    run: aRun(...Array.from({ length: cases }, () => ({ durationMs: 1000 }))),
  })

  it.each([
    ['one after the other', [call(50, 50_000)], { sideBySide: 1, rounds: 200 }],
    [
      'as many at once as the durations show',
      [call(50, 10_000), call(3, 1000)],
      { sideBySide: 5, rounds: 39 },
    ],
    [
      'all at once, and then some steps more than a fixed design',
      [call(50, 1000)],
      { sideBySide: 50, rounds: 24 },
    ],
    [
      'no more at once than there were, by durations of a cache',
      [call(50, 2)],
      { sideBySide: 50, rounds: 24 },
    ],
    [
      'with rounds of its own in a further attempt',
      [call(50, 1000, true), call(9, 1000)],
      { sideBySide: 50, rounds: 24 },
    ],
  ])('is %s', (_, given, expected) => {
    expect(measurePace({ given }, 250)).toEqual(expected)
  })
})
