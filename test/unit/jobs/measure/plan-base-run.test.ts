import { describe, expect, it } from 'vitest'
import { createSeededRandom } from '../../../../src/gate/statistics/permutation.ts'
import { planBaseRun } from '../../../../src/jobs/measure/plan-base-run.ts'
import type { CaseTally, Run } from '../../../../src/model/run/run.ts'

/** A run of these cases: passed and judged iterations by key. */
function aRun(counts: Readonly<Record<string, readonly [passed: number, judged: number]>>): Run {
  const rest = { errored: 0, skipped: 0, lost: 0, flaky: 0 }
  const tallies = Object.entries(counts).map(([key, [passed, judged]]): [string, CaseTally] => [
    key,
    { key, identity: { suite: [], name: key }, passed, failed: judged - passed, ...rest },
  ])
  return { info: { id: 'base', suiteName: 'suite', createdAt: 0 }, cases: new Map(tallies) }
}

/** Extra iterations by key. */
function countExtra(...args: Parameters<typeof planBaseRun>): Readonly<Record<string, number>> {
  const plan = planBaseRun(...args)
  return Object.fromEntries(plan.flatMap(({ keys, iterations }) => keys.map((key) => [key, iterations])))
}

describe('a run of the base', () => {
  it('measures all that is new as often as a fixed design', () => {
    expect(countExtra(['a', 'b'], [], { most: 5, left: 100 })).toEqual({ a: 4, b: 4 })
  })

  it('measures those more of which least is known, within its limit', () => {
    const earlier = [aRun({ old: [25, 25], rare: [12, 22] })]
    const keys = ['old', 'rare', 'new']
    expect(countExtra(keys, earlier, { most: 5, left: 100 })).toEqual({ rare: 2, new: 4 })
    expect(countExtra(keys, earlier, { most: 5, left: 5 })).toEqual({ new: 4, rare: 1 })
  })

  it('has rates without bias, however often earlier runs were measured', () => {
    const random = createSeededRandom('bias')
    const rates = [1, 0.98, 0.9, 0.7, 0.5, 0.2]
    const bias = rates.map((rate) => {
      let sum = 0
      const worlds = 400
      for (let world = 0; world < worlds; world += 1) {
        let runs: Run[] = []
        for (let at = 0; at < 20; at += 1) {
          const judged = 1 + (countExtra(['case'], runs, { most: 5, left: 100 }).case ?? 0)
          const passed = Array.from({ length: judged }, () => random() < rate).filter(Boolean).length
          runs = [aRun({ case: [passed, judged] }), ...runs].slice(0, 10)
        }
        const tallies = runs.flatMap(({ cases }) => cases.get('case') ?? [])
        const passed = tallies.reduce((all, tally) => all + tally.passed, 0)
        sum += passed / tallies.reduce((all, tally) => all + tally.passed + tally.failed, 0) - rate
      }
      return sum / worlds
    })
    expect(Math.max(...bias.map(Math.abs))).toBeLessThan(0.006)
  })
})
