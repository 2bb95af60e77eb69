import { describe, expect, it } from 'vitest'
import { writeHeadline } from '../../../src/facts/headline.ts'
import { buildView } from '../../../src/facts/view.ts'
import type { Policy } from '../../../src/gate/policy/policy.ts'
import type { Run } from '../../../src/model/run/run.ts'
import { aBaseline, addCase, aRun, judge } from '../../support/gate/build.ts'
import { buildReport, passingCases } from '../render/builders.ts'

/** The same twelve cases for each model, with a letter an iteration and a cost. */
function models(outcomes: Readonly<Record<string, readonly [string, number]>>): Run {
  const run = aRun('head', {})
  for (const [model, [letters, costUsd]] of Object.entries(outcomes)) {
    for (let index = 0; index < 12; index += 1) {
      const name = `case ${index}`
      for (const prompt of [1, 2]) {
        const identity = { suite: [], name, variant: `${model} · prompt ${prompt}` }
        addCase(run, name, letters, { identity, model, costUsd })
      }
    }
  }
  return run
}

describe('compare', () => {
  const head = models({ large: ['ppp', 0.01], small: ['ppp', 0.001], tiny: ['pff', 0.0005] })

  it('tests the variants of one run against the best, paired by case and prompt', () => {
    const { comparison } = judge(head, null, { compare: 'model' })
    expect(comparison.arms).toMatchObject({ by: 'model', commonCases: 24, otherCases: 0 })
    expect(
      comparison.arms?.arms.map(({ name, rate, costUsd, worse }) => [name, rate, costUsd, worse]),
    ).toEqual([
      ['small', 1, 0.001, undefined],
      ['large', 1, 0.01, undefined],
      ['tiny', 0.333333333333, 0.0005, true],
    ])
    expect(judge(head, null, { compare: 'prompt' }).comparison.arms?.arms.map(({ name }) => name)).toEqual([
      'prompt 1',
      'prompt 2',
    ])
    expect(judge(head, null, { compare: 'variant' }).comparison.arms?.arms).toHaveLength(6)
  })

  it('puts the best first, of equals the cheapest, of those by name', () => {
    const run = models({
      a: ['pff', 0.01],
      b: ['ppf', 0.02],
      c: ['ppp', 0.03],
      d: ['ppp', 0.01],
      e: ['ppf', 0.02],
      f: ['ppf', 0.01],
    })
    const { arms } = judge(run, null, { compare: 'model' }).comparison
    expect(arms?.arms.map(({ name }) => name)).toEqual(['d', 'c', 'f', 'b', 'e', 'a'])
  })

  it('leaves the verdict to a baseline or a floor where there is one', () => {
    const status = (baseline: Parameters<typeof judge>[1], policy: Parameters<typeof judge>[2] = {}) =>
      judge(head, baseline, { compare: 'model', ...policy }).reasons('arms')[0]?.status
    expect(status(null)).toBe('inconclusive')
    expect(status(aBaseline(head))).toBe('info')
    for (const policy of [
      { minPassRate: 0.1 },
      { minScores: { quality: 0.1 } },
      { limits: { latencyMs: 5 } },
      { failOn: 'failures' },
    ] as const)
      expect(status(null, policy), JSON.stringify(policy)).toBe('info')
  })

  it('compares any tag or metadata', () => {
    const run = aRun('head', {})
    for (const [variant, letters] of [
      ['a', 'ppp'],
      ['b', 'ppf'],
    ] as const) {
      const identity = { suite: [], name: 'case', variant }
      addCase(run, 'case', letters, { identity, slices: [`temperature: ${variant}`] })
    }
    expect(
      judge(run, null, { compare: 'temperature' }).comparison.arms?.arms.map(({ name }) => name),
    ).toEqual(['a', 'b'])
  })

  it('decides nothing, and says so', () => {
    const { verdict, reasons } = judge(head, null, { compare: 'model' })
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('arms')[0]?.message).toBe(
      'Of 3 models over 24 cases, “small” has the highest pass rate (100%). Proven worse: “tiny” (33.3%). Not distinguishable from it: “large” (100%); a difference of more than 4.3 points is ruled out. A comparison decides nothing by itself: set a floor such as min-pass-rate, or a baseline, for a verdict.',
    )
  })

  it('leaves the verdict to a floor or a baseline', () => {
    expect(judge(head, null, { compare: 'model', minPassRate: 0.7 }).verdict.outcome).toBe('passed')
    expect(judge(head, null, { compare: 'model', minPassRate: 0.9 }).verdict.outcome).toBe('failed')
    expect(judge(head, head, { compare: 'model' }).reasons('arms')).toMatchObject([{ status: 'info' }])
  })

  it.each([
    ['no result names its model', aRun('head', { a: 'p' }), 'no result names its model'],
    ['there is one model', models({ large: ['p', 1] }), 'have “large”'],
  ])('is never silent where %s', (_, run, message) => {
    const { verdict, reasons } = judge(run, null, { compare: 'model', minPassRate: 0.1 })
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('arms')[0]?.message).toContain(message)
  })

  it('compares only the cases that all of them judged', () => {
    const run = models({ large: ['p', 1], small: ['p', 1] })
    addCase(run, 'only large', 'f', { model: 'large' })
    expect(judge(run, null, { compare: 'model' }).comparison.arms).toMatchObject({
      commonCases: 24,
      otherCases: 1,
    })
  })

  it('keeps to its level when no arm differs', () => {
    let alarms = 0
    let seed = 7
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed / 2_147_483_648
    }
    const trials = 300
    for (let trial = 0; trial < trials; trial += 1) {
      const run = aRun('head', {})
      for (let index = 0; index < 15; index += 1) {
        const rate = random()
        for (const model of ['a', 'b', 'c', 'd']) {
          const letters = Array.from({ length: 3 }, () => (random() < rate ? 'p' : 'f')).join('')
          addCase(run, `case ${index}`, letters, {
            identity: { suite: [], name: `case ${index}`, variant: model },
            model,
          })
        }
      }
      const { arms } = judge(run, null, { compare: 'model' }).comparison
      if (arms?.arms.some(({ worse }) => worse === true)) alarms += 1
    }
    // 5 % of 300, with room for three standard deviations.
    expect(alarms).toBeLessThanOrEqual(26)
  })

  it('has a headline of its own', () => {
    const report = buildReport({
      hasBaseline: false,
      cases: ['large', 'small'].flatMap((model) =>
        passingCases(5).map((story) => ({ ...story, variant: model, result: { model } })),
      ),
      policy: { compare: 'model' },
    })
    expect(writeHeadline(buildView(report))).toBe('no verdict, 2 models compared')
  })
})

describe('a comparison of variants without a baseline', () => {
  const head = models({ large: ['ppp', 0.01], small: ['ppp', 0.001] })
  const statusWith = (policy: Partial<Policy>) =>
    judge(head, null, { compare: 'model', ...policy })
      .reasons('arms')
      .map(({ status }) => status)
  const match = ['nothing']

  it.each<Partial<Policy>>([
    {},
    { minScores: {} },
    { cases: [{ match, weight: 2 }] },
    { failOn: 'new-failures' },
  ])('decides nothing by itself: %j', (policy) => {
    expect(statusWith(policy)).toEqual(['inconclusive'])
  })

  it.each<Partial<Policy>>([
    { minPassRate: 0.5 },
    { minScores: { tone: 0.5 } },
    { limits: { tokens: 5 } },
    { slices: [{ match, minPassRate: 0.5 }] },
    { failOn: 'failures' },
    { cases: [{ match, minPassRate: 0.5 }] },
    { cases: [{ match, minScores: { tone: 0.5 } }] },
    { cases: [{ match, limits: { tokens: 5 } }] },
  ])('stands beside a verdict that a floor makes: %j', (policy) => {
    expect(statusWith(policy)).toEqual(['info'])
  })
})
