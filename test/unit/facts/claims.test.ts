import { describe, expect, it } from 'vitest'
import { listNeverPassed } from '../../../src/facts/broken.ts'
import { describeSuiteTest } from '../../../src/facts/confidence.ts'
import { formatCertainty } from '../../../src/facts/figures.ts'
import { estimateNoise, isNoise } from '../../../src/facts/noise.ts'
import { writePlainSentence } from '../../../src/facts/sentence.ts'
import { buildView } from '../../../src/facts/view.ts'
import type { MetricChange, ScoreChange } from '../../../src/model/comparison/compared-case.ts'
import type { Comparison } from '../../../src/model/comparison.ts'
import { formatRateChange } from '../../../src/model/format.ts'
import { buildReport, passingCases } from '../render/builders.ts'

const comparison = { levels: { rates: 0.05, score: 0.01, growth: 0 } } as Comparison

describe('what is said of a figure that got worse', () => {
  const grown = { base: 449, head: 509, relative: 0.134, atLeast: 0.2, level: 0.05 }
  const fell = { name: 'tone', base: 0.9, head: 0.8, relative: -0.11 }

  it.each<[string, MetricChange & Partial<ScoreChange>, string]>([
    [
      'beyond chance: its p-value is within the level',
      { ...grown, significant: true, pValue: 0.03 },
      ' (beyond chance, p = 0.03)',
    ],
    [
      'beyond chance, but less than the policy counts',
      { ...grown, significant: false, pValue: 2.9e-8 },
      ' (beyond chance, below the limit of 20%)',
    ],
    [
      'may be chance: its p-value is above the level',
      { ...grown, significant: false, pValue: 0.051 },
      ' (may be chance, p = 0.051)',
    ],
    [
      'nothing where it got better',
      { ...grown, head: 400, relative: -0.11, significant: false, pValue: 0.99 },
      '',
    ],
    ['nothing where no test was made', { base: 1, head: 2, relative: 1 }, ''],
    [
      'a score has the level of scores',
      { ...fell, significant: false, pValue: 0.03 },
      ' (may be chance, p = 0.03)',
    ],
    [
      'a score that fell by less than counts',
      { ...fell, significant: false, pValue: 0.001 },
      ' (beyond chance, below the limit)',
    ],
    [
      'a score that runs of the base differ by',
      { ...fell, doubtful: true, significant: false, pValue: 0.001 },
      ' (runs of the base differ by as much)',
    ],
    [
      'a score of which lower is better',
      { ...fell, lowerIsBetter: true, significant: false, pValue: 0.001 },
      '',
    ],
  ])('%s', (_, metric, said) => {
    expect(formatCertainty(metric, comparison)).toBe(said)
  })

  it('is not said of a first look after the second one', () => {
    const again = { outcome: 'cleared' } as NonNullable<Comparison['again']>
    expect(formatCertainty({ ...grown, significant: false, pValue: 0.001 }, { ...comparison, again })).toBe(
      '',
    )
  })
})

describe('a difference of rates', () => {
  it.each([
    [0.975, 0.9472, '97.5%', '94.7%', '−2.8 points'],
    [0.96, 0.96, '96%', '96%', '0 points'],
    [0.99996, 0.99991, '99.996%', '99.991%', '−0.005 points'],
    [0.5, 0.51, '50%', '51%', '+1 point'],
  ])('of %d and %d is that of what is shown', (base, head, before, after, change) => {
    expect(formatRateChange(base, head)).toMatchObject({ before, after, change })
  })
})

describe('ruled out', () => {
  it('is a drop larger than the one that was measured', () => {
    const report = buildReport({
      cases: [...passingCases(40), { name: 'a', before: [25, 25], after: [4, 5] }],
      baseRuns: 5,
    })
    const { suite } = report.comparison
    expect(suite?.ruledOutDrop).toBeGreaterThan(-(suite?.meanChange ?? 0))
    expect(describeSuiteTest(report.comparison).join(' ')).toMatch(
      /A drop of more than [\d.]+ points is ruled out with 95% confidence/,
    )
  })
})

describe('noise', () => {
  const flaky = Array.from({ length: 20 }, (_, index) => ({
    name: `flickers ${index}`,
    before: [24, 25] as const,
    after: [index % 5 === 0 ? 4 : 5, 5] as const,
  }))

  it('is what one more run of the base would show, counted by drawing as many of its iterations', () => {
    const report = buildReport({ cases: [...passingCases(30), ...flaky] })
    // Of 25 iterations, 1 failed: 5 drawn ones have it in a fifth of all draws.
    expect(estimateNoise(report.comparison)).toEqual({ failed: 4, expected: expect.closeTo(4, 9) })
    expect(report.verdict.outcome).toBe('passed')
    expect(writePlainSentence(buildView(report))).toBe(
      'Pass rate 98.4% (before: 98.4%). 4 cases failed at least once; about 4 are expected with this history.',
    )
  })

  it.each([
    ['all iterations of the base are drawn', 5, 1],
    ['more are drawn than the base has', 6, 1 - 0.8 ** 6],
  ])('has the chance of a failure where %s', (_, drawn, chance) => {
    const cases = [...passingCases(1), { name: 'flickers', before: [4, 5], after: [drawn, drawn] }] as const
    const { expected = 0 } = estimateNoise(buildReport({ cases }).comparison) ?? {}
    expect(expected).toBeCloseTo(chance, 9)
  })

  it('is nothing to check, but only where the run as a whole is no worse than the base', () => {
    const fails = { change: 'newly-failing', judgedAs: 'eval' } as const
    const chances = (any: number) => ({ chances: { any } }) as Comparison
    expect(isNoise(fails, chances(0.3), 'passed')).toBe(true)
    expect(isNoise(fails, chances(0.05), 'passed')).toBe(false)
    expect(isNoise(fails, {} as Comparison, 'passed')).toBe(false)
    expect(isNoise(fails, chances(0.3), 'failed')).toBe(false)
    expect(isNoise({ ...fails, judgedAs: 'test' }, chances(0.3), 'passed')).toBe(false)
  })
})

describe('a file that could not be loaded', () => {
  it('is one line with its cause and what did not run', () => {
    const file = 'tests/tools_2.test.ts'
    const report = buildReport({
      cases: [
        ...passingCases(10, 1),
        ...Array.from({ length: 5 }, (_, index) => ({
          name: `total ${index}`,
          file,
          before: [3, 3] as const,
        })),
        {
          name: file,
          file,
          after: [0, 1],
          message: "Cannot find module './orders.js'",
          result: { scope: 'suite' },
        },
      ],
      baseRuns: 3,
    })
    const view = buildView(report)
    expect(writePlainSentence(view)).toBe(
      `${file} could not be loaded: Cannot find module './orders.js'; its 5 tests did not run.`,
    )
    expect(view.groups.removed).toEqual([])
    expect(view.notCompared.map(({ rule }) => rule)).toEqual(['broken-suite'])
  })
})

it.each<[string, object, string, number]>([
  ['a pull request', {}, 'feature', 1],
  ['a pull request of a fork, from a branch with the name of the base', {}, 'main', 1],
  ['a run of the base branch', { ofPullRequest: false }, 'main', 0],
])('of %s, what fails on the base is said accordingly', (_, origin, branch, foreign) => {
  const fails = { name: 'pays', before: [0, 1] as const, after: [0, 1] as const }
  const policy = { cases: [{ match: ['*'], kind: 'tests' as const }] }
  const report = { ...buildReport({ cases: [...passingCases(3), fails], policy }), ...origin }
  const { comparison } = report
  const head = { ...comparison.head, branch }
  expect(listNeverPassed(buildView({ ...report, comparison: { ...comparison, head } }))).toHaveLength(foreign)
})
