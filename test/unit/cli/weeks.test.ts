import { expect, it } from 'vitest'
import { describeWeeks, sumWeeks } from '../../../src/cli/audit/weeks.ts'
import type { Measuring } from '../../../src/model/run/measuring.ts'

const createRun = (day: string, measuring?: Measuring) => ({
  info: { id: day, suiteName: 'suite', createdAt: Date.parse(`${day}T12:00:00Z`), measuring },
  cases: new Map(),
})

it('sums what `measure` spent by weeks from Monday', () => {
  const measuring: Measuring = { ended: 'planned', evaluations: 60, most: 100, costUsd: 0.6 }
  const weeks = sumWeeks([
    createRun('2026-11-23', measuring),
    createRun('2026-11-22', measuring),
    createRun('2026-11-17', { ...measuring, costUsd: undefined }),
    createRun('2026-11-16'),
  ])
  expect(describeWeeks(weeks)).toEqual([
    '  week of 2026-11-23: 1 run, 60 of 100 evaluations, 0.60 USD',
    '  week of 2026-11-16: 2 runs, 120 of 200 evaluations, 0.60 USD',
  ])
})
