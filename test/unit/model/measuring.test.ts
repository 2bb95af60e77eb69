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
])('says what a measurement took: %j', (measuring, text) => expect(describeMeasuring(measuring)).toBe(text))
