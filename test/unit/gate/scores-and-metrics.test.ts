import { beforeEach, describe, expect, it } from 'vitest'
import { describeReason } from '../../../src/facts/sentence.ts'
import { createSeededRandom } from '../../../src/gate/statistics/permutation.ts'
import type { Run } from '../../../src/model/run/run.ts'
import { aBaseline, addCase, aPolicy, aRun, judge } from '../../support/gate/build.ts'

/** Twenty cases, five iterations each, with a score around `mean` and what else is given. */
function scored(id: string, mean: number, extra: (random: () => number) => object = () => ({})): Run {
  const random = createSeededRandom(id)
  const run = aRun(id, {})
  for (let index = 0; index < 20; index += 1) {
    for (let iteration = 0; iteration < 5; iteration += 1) {
      const scores = [{ name: 'quality', value: mean + 0.2 * (random() - 0.5) }]
      addCase(run, `case ${index}`, 'p', { scores, ...extra(random) })
    }
  }
  return run
}

describe('scores', () => {
  it('fails when a mean score fell beyond chance, though everything passes', () => {
    const { verdict, reasons, comparison } = judge(scored('head', 0.7), scored('base', 0.85))
    expect(verdict.outcome).toBe('failed')
    expect(comparison.scores).toMatchObject([{ name: 'quality', significant: true }])
    expect(reasons('regression-score')[0]?.message).toBe(
      'The mean score “quality” fell from 0.848 to 0.696. Probability by chance: p = 0.0001 (threshold 0.015).',
    )
  })

  it('is open where one base run cannot say whether runs differ by as much', () => {
    const { verdict, reasons } = judge(scored('head', 0.79), scored('base', 0.85))
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('suspect-score')[0]?.message).toContain(
      'That is more than chance within the runs (p = 0.0001), but from 1 baseline run nobody knows how much runs differ as a whole, and usual differences explain it.',
    )
    const base = aBaseline(...[1, 2, 3, 4].map((run) => scored(`base ${run}`, 0.85)))
    expect(judge(scored('head', 0.79), base).verdict.outcome).toBe('failed')
  })

  it('does not fail for a better score or the same one', () => {
    expect(judge(scored('head', 0.9), scored('base', 0.85)).verdict.outcome).toBe('passed')
    expect(judge(scored('head', 0.85), scored('base', 0.85)).verdict.outcome).toBe('passed')
  })

  it.each([1, 2, 3, 9])('leaves open a fall that %i base runs of two cases are too few to prove', (runs) => {
    const of = (id: string, value: number) => {
      const run = aRun(id, {})
      for (const name of ['a', 'b']) addCase(run, name, 'p', { scores: [{ name: 'quality', value }] })
      return run
    }
    const base = aBaseline(...Array.from({ length: runs }, (_, index) => of(`base ${index}`, 0.5)))
    const { verdict, reasons } = judge(of('head', 0.4), base)
    expect(verdict.outcome).toBe(runs === 9 ? 'failed' : 'inconclusive')
    expect(reasons(runs === 9 ? 'regression-score' : 'suspect-score')).toHaveLength(1)
    expect(judge(of('head', 0.5), base).verdict.outcome).toBe('passed')
  })

  it('lets a sure but tiny drop pass, measured on the scale of the scorer', () => {
    expect(
      judge(scored('head', 0.835), scored('base', 0.85), { alpha: 0.5 }).reasons('regression-score'),
    ).toEqual([])
  })

  describe('that fell in some cases and rose in others', () => {
    let random = createSeededRandom('swap')
    beforeEach(() => {
      random = createSeededRandom('swap')
    })
    /** Thirty cases that run once: a third about 0.9, a third about 0.5, the others about 0.7. */
    const once = (id: string, center: (index: number) => number, sign = 1) => {
      const run = aRun(id, {})
      for (let index = 0; index < 30; index += 1) {
        const value = center(index) + 0.1 * (random() - 0.5)
        addCase(run, `case ${index}`, 'p', { scores: [{ name: 'quality', value: sign * value }] })
      }
      return run
    }
    const usual = (index: number) => [0.9, 0.5, 0.7][index % 3] ?? 0
    const swapped = (index: number) => (index < 12 ? [0.2, 0.9, 0.85][index % 3] : undefined) ?? usual(index)
    const base = (sign = 1, runs = 10) =>
      aBaseline(...Array.from({ length: runs }, (_, run) => once(`base ${run}`, usual, sign)))

    it('fail, and name the cases that fell', () => {
      const { verdict, reasons, comparison } = judge(once('head', swapped), base())
      expect(verdict.outcome).toBe('failed')
      expect(comparison.scores[0]?.fallen?.cases).toHaveLength(4)
      expect(reasons('regression-score').map(describeReason)[0]).toMatch(
        /^The score “quality” fell in 4 cases, .* That is very unlikely to be noise \(p = 0\.0001\)\.$/,
      )
      expect(reasons('regression-score')[0]?.message).toMatch(
        /^The score “quality” fell in 4 cases, whatever the others did: (?:“checkout › case \d” \(0\.[89]\d* → 0\.[12]\d*\),? ){3}and 1 more\. Its mean went from 0\.698 to 0\.687\. Probability by chance: p = 0\.0001 /,
      )
    })

    it('fail where less is better, too', () => {
      const inverse = { lowerIsBetter: ['quality'] }
      expect(judge(once('head', swapped, -1), base(-1), inverse).verdict.outcome).toBe('failed')
    })

    it('are open where a single case fell that could be any of eleven', () => {
      // The fall is as large as the noise: with other noise it would pass.
      random = createSeededRandom('a single case')
      const one = (index: number) => (index === 3 ? 0.4 : usual(index))
      const { verdict, reasons } = judge(once('head', one), base())
      expect(verdict.outcome).toBe('inconclusive')
      expect(reasons('suspect-score')[0]?.message).toMatch(
        /fell from 0\.7\d* to 0\.68\d*, most in “checkout › case 3” \(0\.\d+ → 0\.\d+\)\./,
      )
      expect(reasons('case-score')).toEqual([])
    })

    it('are open where runs of the base differ by as much', () => {
      const restless = aBaseline(
        ...Array.from({ length: 10 }, (_, run) =>
          once(`base ${run}`, (index) => usual(index) - (index % 10 === run ? 0.6 : 0)),
        ),
      )
      expect(judge(once('head', swapped), restless).reasons('regression-score')).toEqual([])
    })

    it('pass where nothing fell', () => {
      expect(judge(once('head', usual), base()).verdict.outcome).toBe('passed')
    })
  })

  it('fails when one of twenty cases collapsed in all of five iterations', () => {
    const head = scored('head', 0.85)
    for (const of of head.cases.values()) {
      if (of.identity.name !== 'case 3') continue
      for (const score of of.scores?.values() ?? [])
        Object.assign(score, { sum: 1, values: score.values.map(() => 0.2) })
    }
    const { verdict, reasons } = judge(head, scored('base', 0.85))
    expect(verdict.outcome).toBe('failed')
    expect(reasons('regression-score')[0]?.message).toContain('“checkout › case 3” (0.8')
    expect(reasons('case-score')).toEqual([])
  })

  describe('that collapsed in passing cases', () => {
    /** Cases with one score each, by their names, as often as given. */
    const of = (id: string, values: Readonly<Record<string, number>>, letters = 'p') => {
      const run = aRun(id, {})
      for (const [name, value] of Object.entries(values))
        addCase(run, name, letters, { scores: [{ name: 'rating', value }] })
      return run
    }
    const said = (head: Run, base: Run, policy: Parameters<typeof judge>[2] = {}) =>
      judge(head, base, policy).reasons('case-score')[0]?.message
    const steady = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`x${index}`, 0.9]))

    it('are named from the largest fall on', () => {
      const before = { ...steady, a: 0.8, b: 0.9, c: 1 }
      const now = { ...steady, a: 0.2, b: 0.1, c: 0.3 }
      expect(said(of('head', now), of('base', before))).toMatch(
        /^3 passing cases scored far worse .* base branch: “checkout › b” .*“checkout › c” .*“checkout › a” /,
      )
    })

    it('fell on the scale of their scorer', () => {
      const [before, now] = [
        { ...steady, a: 90, b: 90 },
        { ...steady, a: 85, b: 20 },
      ]
      expect(said(of('head', now), of('base', before))).toMatch(
        /^1 passing case .*“checkout › b” \(“rating” 90 → 20\)/,
      )
    })

    it('are not those that fail, are new, or do not count', () => {
      const [before, now] = [
        { ...steady, a: 0.9, gone: 0.9 },
        { ...steady, a: 0.1, new: 0.1 },
      ]
      expect(said(of('head', now), of('base', before))).toMatch(/^1 passing case .*“checkout › a” \(/)
      const failing = of('head', steady)
      addCase(failing, 'a', 'f', { scores: [{ name: 'rating', value: 0.1 }] })
      expect(said(failing, of('base', before))).toBeUndefined()
      const unjudged = of('head', steady)
      addCase(unjudged, 'a', 's', { scores: [{ name: 'rating', value: 0.1 }] })
      expect(said(unjudged, of('base', before))).toBeUndefined()
    })
  })

  it('says nothing of scores that vary as on the base', () => {
    const noisy = (id: string) => {
      const [run, random] = [aRun(id, {}), createSeededRandom(id)]
      for (let index = 0; index < 200; index += 1) {
        addCase(run, `case ${index}`, 'ppp', { scores: [{ name: 'quality', value: random() }] })
      }
      return run
    }
    const bases = [1, 2, 3, 4, 5].map((number) => noisy(`base ${number}`))
    expect(judge(noisy('head'), aBaseline(...bases)).reasons('case-score')).toEqual([])
  })

  it('gives the same p-value for the same run ids', () => {
    const p = () => judge(scored('head', 0.84), scored('base', 0.85)).comparison.scores[0]?.pValue
    expect(p()).toBe(p())
  })
})

describe('latency, tokens and cost', () => {
  /** Six base runs whose level differs by a few percent, as runs do. */
  const levels = [1, 1.03, 0.98, 1.02, 0.97, 1.01]
  const run = (id: string, level: number) =>
    scored(id, 0.8, (random) => ({
      latencyMs: 1000 * level * (0.9 + 0.2 * random()),
      tokens: { total: 500 * level },
    }))
  const baseline = aBaseline(...levels.map((level, index) => run(`base ${index}`, level)))

  it('does not warn of the latency of unit tests', () => {
    expect(judge(run('head', 1.5), baseline, { kind: 'tests' }).reasons('regression-latency')).toEqual([])
  })

  it('warns when latency leaves what the base runs predict', () => {
    const { verdict, reasons, comparison } = judge(run('head', 1.5), baseline)
    expect(verdict.outcome).toBe('passed')
    expect(comparison.latencyMs).toMatchObject({ significant: true })
    expect(reasons('regression-latency')).toMatchObject([
      {
        status: 'warning',
        message: expect.stringMatching(/^In the typical case, latency grew by (49|50).*%, the mean from /),
      },
    ])
    expect(comparison.cases.some(({ slower }) => slower === true)).toBe(true)
    expect(comparison.cases.every(({ costlier }) => costlier === true)).toBe(true)
  })

  it('says so too where a few cases have none in some run, and nothing where most have', () => {
    const without = (of: Run, share: number): Run => {
      const keys = [...of.cases.keys()]
      for (const key of keys.slice(0, keys.length * share)) delete of.cases.get(key)?.latencyMs
      return of
    }
    const lacking = (share: number) =>
      aBaseline(
        ...levels.map((level, index) => without(run(`base ${index}`, level), index === 0 ? share : 0)),
      )
    expect(judge(run('head', 1.5), lacking(0.2)).comparison.latencyMs).toMatchObject({ significant: true })
    expect(judge(run('head', 1.5), lacking(0.8)).comparison.latencyMs?.significant).toBeUndefined()
  })

  it('is open where the policy says so and the base lacks what it takes to judge', () => {
    const growth = { ...aPolicy().growth, tokens: { mode: 'fail', atLeast: 0.2 } } as const
    const bases = (change: (of: Run, index: number) => void) =>
      aBaseline(
        ...levels.map((level, index) => {
          const of = run(`base ${index}`, level)
          change(of, index)
          return of
        }),
      )
    const setTokens = (of: Run, tokens: number | undefined) => {
      for (const tally of of.cases.values()) Object.assign(tally, { tokens })
    }
    const unjudged = (base: ReturnType<typeof bases>, head = run('head', 1.5)) =>
      judge(head, base, { growth }).reasons('unjudged-setting')
    const never = bases((of) => setTokens(of, undefined))
    expect(unjudged(never)).toMatchObject([
      {
        status: 'inconclusive',
        message: expect.stringContaining('`growth: { tokens }` (no case has its token use on both sides)'),
      },
    ])
    const few = 'fewer than half of the cases have a token use above 0 in every run of the base'
    for (const tokens of [undefined, 0])
      expect(unjudged(bases((of, index) => index === 0 && setTokens(of, tokens)))).toMatchObject([
        { message: expect.stringContaining(few) },
      ])
    // Nothing grew, and a young base is not asked.
    const free = run('head', 1)
    setTokens(free, 0)
    expect(
      unjudged(
        bases((of) => setTokens(of, 0)),
        free,
      ),
    ).toEqual([])
    expect(unjudged(aBaseline(...never.runs.slice(0, 4)))).toEqual([])
    expect(unjudged(bases(() => {}))).toEqual([])
  })

  it('fails where the policy says so', () => {
    const growth = { ...aPolicy().growth, tokens: { mode: 'fail', atLeast: 0.2 } } as const
    const { verdict, reasons } = judge(run('head', 1.5), baseline, { growth })
    expect(verdict.outcome).toBe('failed')
    expect(reasons('regression-tokens')).toMatchObject([{ status: 'failed' }])
  })

  it('says nothing below the floor or with too little history', () => {
    expect(judge(run('head', 1.15), baseline).reasons('regression-latency')).toEqual([])
    const short = aBaseline(...baseline.runs.slice(0, 4))
    const { reasons, comparison } = judge(run('head', 1.5), short)
    expect(reasons('regression-latency')).toEqual([])
    const { base = 0, head = 0, relative } = comparison.latencyMs ?? {}
    expect(relative).toBeCloseTo(head / base - 1)
    expect(comparison.latencyMs?.significant).toBeUndefined()
  })
})
