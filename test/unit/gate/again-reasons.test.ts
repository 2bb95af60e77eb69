import { expect, it } from 'vitest'
import { listAgainReasons } from '../../../src/gate/judge/again.ts'
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
  const [reason] = listAgainReasons(comparison, { counted: [], brokenSuites: [], suspects: [] })
  return reason?.message ?? ''
}

it.each<[Partial<LookedAgain>, string]>([
  [{ evidence: 0.5 }, 'That is 2 times as likely if nothing changed.'],
  [{ evidence: 1 / 9.94 }, 'That is 9.9 times as likely if nothing changed.'],
  [{ evidence: 1 / 9.96 }, 'That is 10 times as likely if nothing changed.'],
  [{ evidence: 1 / 12.4 }, 'That is 12 times as likely if nothing changed.'],
  [{ outcome: 'open', evidence: 0.5 }, 'That is 2 times as likely if nothing changed: too little against'],
  [{ outcome: 'open', evidence: 1 }, 'That is 1 times as likely if nothing changed: too little against'],
  [
    { outcome: 'open', evidence: 1.5 },
    'That is 1.5 times as likely if something fell as if nothing changed: too little to',
  ],
])('evidence %j is said in words', (more, text) => {
  expect(weighed(more)).toContain(text)
})

it('what was measured is said with its rates, and without the base where it could not be run', () => {
  expect(weighed({})).toContain('3 cases ran on both sides, and passed 90% now and 90% on the base')
  expect(weighed({ looks: 2 })).toContain('3 cases ran on both sides, 2 times, and passed')
  expect(weighed({ sides: 'head' as never })).toContain('90% in the history of the base')
  expect(weighed({ headRate: null })).toContain('3 cases ran on both sides. That is')
  expect(weighed({ baseRate: null })).toContain('3 cases ran on both sides. That is')
})
