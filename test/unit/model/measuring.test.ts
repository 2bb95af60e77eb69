import { expect, it } from 'vitest'
import { describeMeasuring, type Measuring } from '../../../src/model/run/measuring.ts'

const bill = { evaluations: 27, most: 250, costUsd: 0.12, mostCostUsd: 1.1 }

it.each<[Measuring, string]>([
  [{ ended: 'decided', ...bill }, 'decided after 27 of 250 evaluations (0.12 of about 1.10 USD)'],
  [{ ended: 'decided', evaluations: 27, most: 250 }, 'decided after 27 of 250 evaluations'],
  [
    { ended: 'planned', ...bill },
    'measured 27 of 250 evaluations (0.12 of about 1.10 USD), planned before the first result',
  ],
  [{ ended: 'stopped', ...bill }, 'stopped after 27 of 250 evaluations (0.12 of about 1.10 USD)'],
  [
    { ended: 'capped', ...bill, more: { cases: 1, evaluations: 20 } },
    'not certain after 27 of 250 evaluations (0.12 of about 1.10 USD); about 20 more of 1 case would settle it if they come out alike',
  ],
  [
    { ended: 'stopped', ...bill, unreported: { calls: 1, evaluations: 6 } },
    'stopped after 27 of 250 evaluations (0.12 of about 1.10 USD), and up to 6 more that 1 call did not report',
  ],
  [
    { ended: 'stopped', evaluations: 0, most: 0, unreported: { calls: 2 } },
    'stopped after 0 evaluations, and what 2 calls did not report',
  ],
])('says what a measurement took: %j', (measuring, text) =>
  expect(describeMeasuring(measuring, 'inconclusive')).toBe(text),
)

it('says what is certain where the budget ended first', () => {
  const capped: Measuring = { ended: 'capped', evaluations: 13, most: 17 }
  expect(describeMeasuring(capped)).toBe('the budget ended after 13 of 17 evaluations')
  expect(describeMeasuring(capped, 'failed')).toBe(
    'certain that it fails, but not what else fell, after 13 of 17 evaluations',
  )
})
