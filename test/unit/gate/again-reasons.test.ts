import { expect, it } from 'vitest'
import { listAgainReasons } from '../../../src/gate/judge/again.ts'
import type { WeighedCases } from '../../../src/gate/judge/cases.ts'
import type { Judged } from '../../../src/gate/judge/judged.ts'
import type { Comparison } from '../../../src/model/comparison.ts'

type LookedAgain = NonNullable<Comparison['again']>

/** The last sentence about what was measured again. */
function weighed(more: Partial<LookedAgain>) {
  const again = {
    outcome: 'cleared',
    evidence: 0.5,
    needed: 20,
    cases: 3,
    looks: 1,
    sides: 'both',
    headRate: 0.9,
    baseRate: 0.9,
    ...more,
  } as LookedAgain
  const comparison = { again, suite: null, cases: [] } as unknown as Comparison
  const cases: WeighedCases = { counted: [], brokenSuites: [], suspects: [] }
  const [reason] = listAgainReasons({ comparison, cases } as unknown as Judged)
  return reason?.message ?? ''
}

it.each<[Partial<LookedAgain>, string]>([
  [{ evidence: 0.5 }, 'What fell at first did not fall again.'],
  [
    { outcome: 'open', missing: 0, evidence: 1 },
    'Together they did not fall again, but that is too little against',
  ],
  [
    { outcome: 'open', missing: 0, evidence: 8, headRate: 0.8 },
    'Probability by chance of both runs together: p = 0.13 (threshold 0.05): too high to prove a fall, too low to clear it.',
  ],
  [
    { outcome: 'open', missing: 0, evidence: 8, headRate: 0.8, further: { cases: 1, evaluations: 20 } },
    'About 20 more evaluations of 1 case would prove it if they come out alike.',
  ],
  [
    { spent: { evaluations: 60, costUsd: 0.3 } },
    '3 cases ran on both sides (60 evaluations, 0.30 USD in all), and',
  ],
])('evidence %j is said in words', (more, text) => {
  expect(weighed(more)).toContain(text)
})

it('what was measured is said with its rates, and without the base where it could not be run', () => {
  expect(weighed({})).toContain('3 cases ran on both sides, and passed 90% now and 90% on the base')
  expect(weighed({ looks: 2 })).toContain('3 cases ran on both sides, 2 times, and passed')
  expect(weighed({ sides: 'head' as never })).toContain('90% in the history of the base')
  expect(weighed({ headRate: null })).toContain('3 cases ran on both sides. What fell')
  expect(weighed({ baseRate: null })).toContain('3 cases ran on both sides. What fell')
})
