import { describe, expect, it } from 'vitest'
import { askDirection } from '../../../src/gate/judge/score-notes.ts'
import { createSeededRandom } from '../../../src/gate/statistics/permutation.ts'
import type { Run } from '../../../src/model/run/run.ts'
import { addCase, aRun, judge } from '../../support/gate/build.ts'

/** Twenty passing cases of five iterations with a share of hallucinations around the mean. */
function hallucinating(id: string, mean: number, extra: { readonly lowerIsBetter?: true } = {}): Run {
  const [run, random] = [aRun(id, {}), createSeededRandom(id)]
  for (let index = 0; index < 20; index += 1) {
    for (let iteration = 0; iteration < 5; iteration += 1) {
      const value = mean + 0.1 * (random() - 0.5)
      addCase(run, `case ${index}`, 'p', { scores: [{ name: 'Hallucination', value, ...extra }] })
    }
  }
  return run
}

describe('a score of which less is better', () => {
  const policy = { lowerIsBetter: ['Halluc*'] }

  it('fails when it rises, as the policy says', () => {
    const { verdict, reasons } = judge(hallucinating('head', 0.6), hallucinating('base', 0.1), policy)
    expect(verdict.outcome).toBe('failed')
    expect(reasons('regression-score')[0]?.message).toMatch(
      /^The mean score “Hallucination”, of which less is better, rose from 0\.\d+ to 0\.\d+\./,
    )
  })

  it('passes when it falls', () => {
    const better = judge(hallucinating('head', 0.1), hallucinating('base', 0.6), policy)
    expect(better.verdict.outcome).toBe('passed')
    expect(better.reasons('case-score')).toEqual([])
    const undeclared = judge(hallucinating('head', 0.1), hallucinating('base', 0.6))
    expect(undeclared.verdict.outcome).toBe('failed')
    expect(undeclared.reasons('regression-score')[0]?.message).toContain('add its name to `lower-is-better`')
  })

  it('is asked for where it rises and nothing declares it', () => {
    const base = hallucinating('base', 0.1)
    const { verdict, reasons } = judge(hallucinating('head', 0.6), base)
    expect(verdict.outcome).toBe('passed')
    expect(reasons('case-score')).toMatchObject([
      {
        status: 'warning',
        message: expect.stringMatching(
          /^The mean score “Hallucination” rose from 0\.\d+ to 0\.\d+, which counts as better\. If less/,
        ),
      },
    ])
    expect(judge(hallucinating('head', 0.15), base).reasons('case-score')).toEqual([])
  })

  it.each([
    ['toxicity', true],
    ['answer_toxicity', true],
    ['Harmfulness', true],
    ['harmlessness', false],
    ['whatever', false],
    ['accuracy', false],
  ])('is asked for by the name %s: %s', (name, isAsked) => {
    const score = { name, base: 0.1, head: 0.6 } as unknown as Parameters<typeof askDirection>[0]
    expect(askDirection(score) !== '').toBe(isAsked)
  })

  it('may be one that the report itself calls so', () => {
    const inverse = { lowerIsBetter: true } as const
    const worse = judge(hallucinating('head', 0.6, inverse), hallucinating('base', 0.1, inverse))
    expect(worse.verdict.outcome).toBe('failed')
    const better = judge(hallucinating('head', 0.1, inverse), hallucinating('base', 0.6, inverse))
    expect(better.verdict.outcome).toBe('passed')
  })

  it('has no minimum by a rule for every scorer', () => {
    const strict = { ...policy, minScores: { '*': 0.8 } }
    const { verdict, reasons } = judge(hallucinating('head', 0.1), hallucinating('base', 0.1), strict)
    expect(reasons('min-score')).toEqual([])
    // There is no other scorer, so the rule judged nothing.
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('unjudged-setting')).toHaveLength(1)
  })

  it('fails when the score of one case rose far', () => {
    const head = hallucinating('head', 0.1)
    for (const score of head.cases.values().next().value?.scores?.values() ?? [])
      Object.assign(score, { sum: 4.5, values: score.values.map(() => 0.9) })
    const { reasons } = judge(head, hallucinating('base', 0.1), policy)
    expect(reasons('regression-score')[0]?.message).toMatch(
      /, of which less is better, rose in 1 case, whatever the others did: “checkout › case 0” \(0\.\d+ → 0\.9\)\./,
    )
  })
})
