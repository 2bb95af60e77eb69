import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/gate/policy/policy.ts'
import { planIterations } from '../../../src/gate/statistics/plan.ts'
import { aBaseline, aRun, judge, manyCases } from '../../support/gate/build.ts'

const suite = (id: string, costUsd?: number) =>
  aRun(
    id,
    manyCases(30, (index) => (index % 3 === 0 ? 'pfp' : 'ppp')),
    costUsd === undefined ? {} : { costUsd },
  )

describe('a plan', () => {
  const plan = planIterations(aBaseline(suite('base', 0.01)), defaultPolicy, { baseRuns: 10 })

  it('shows that more iterations find less and cost more', () => {
    expect(plan.map(({ iterations }) => iterations)).toEqual([1, 2, 3, 5, 8, 10, 15, 20])
    for (const [index, { detectableDrop, costUsd }] of plan.entries()) {
      const before = plan[index - 1]
      if (before === undefined) continue
      expect(detectableDrop ?? 1).toBeLessThan(before.detectableDrop ?? 1)
      expect(costUsd).toBeGreaterThan(before.costUsd ?? 0)
    }
    // 30 cases, one cent each.
    expect(plan[0]?.costUsd).toBeCloseTo(0.3, 10)
  })

  it('knows from where on one broken case is found without a rerun', () => {
    expect(plan.map(({ findsBrokenCase }) => findsBrokenCase).slice(0, 2)).toEqual([false, true])
  })

  it('has no costs where the reports have none', () => {
    expect(planIterations(aBaseline(suite('base')), defaultPolicy, { baseRuns: 10 })[0]?.costUsd).toBeNull()
  })
})

describe('an inconclusive verdict', () => {
  const worse = (costUsd?: number) =>
    aRun(
      'head',
      manyCases(30, (index) => (index < 2 ? 'fff' : index % 3 === 0 ? 'pfp' : 'ppp')),
      costUsd === undefined ? {} : { costUsd },
    )

  it('says what would settle it, and what that costs', () => {
    const { reasons } = judge(worse(0.01), suite('base', 0.01), { kind: 'evals', alpha: 0.01 })
    expect(reasons('inconclusive-suite')[0]?.message).toMatch(
      /\d+ iterations \(\d+(\.\d+)? USD a run\) on both sides would find a drop of 10 points\. A rerun of the 2 cases that fell most would settle it \(input confirm, 0\.20 USD\)\.$/,
    )
  })

  it('names no price that it does not know', () => {
    const { reasons } = judge(worse(), suite('base'), { kind: 'evals', alpha: 0.01 })
    expect(reasons('inconclusive-suite')[0]?.message).toMatch(
      /\d+ iterations on both sides would find a drop of 10 points/,
    )
  })
})
