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

it('sums the calls that did not report, and what they may have taken where that is known', () => {
  const day = '2026-11-23'
  const describe = (...calls: readonly Measuring['unreported'][]) =>
    describeWeeks(
      sumWeeks(
        calls.map((unreported) =>
          createRun(day, { ended: 'stopped', evaluations: 12, most: 60, unreported }),
        ),
      ),
    )
  const six = { calls: 1, evaluations: 6 }
  expect(describe(six, undefined, { calls: 2, evaluations: 4 })).toEqual([
    `  week of ${day}: 3 runs, 36 of 180 evaluations, and up to 10 more that 3 calls did not report`,
  ])
  expect(describe(six, { calls: 1 })).toEqual([
    `  week of ${day}: 2 runs, 24 of 120 evaluations, and what 2 calls did not report`,
  ])
})
