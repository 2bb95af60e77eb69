import { describe, expect, it } from 'vitest'
import { buildView } from '../../../src/facts/view.ts'
import { compareRuns } from '../../../src/gate/compare/compare.ts'
import { makeGateReport } from '../../../src/jobs/make-report.ts'
import { createWholeMeasurement } from '../../../src/model/measured.ts'
import type { Run } from '../../../src/model/run/run.ts'
import { renderSummary } from '../../../src/render/markdown/summary.ts'
import { renderText } from '../../../src/render/terminal/text.ts'
import { aBaseline, addCase, aPolicy, aRun } from '../../support/gate/build.ts'

const prices = (id: string, of: Readonly<Record<string, number>>): Run => {
  const run = aRun(id, {})
  for (const [name, price] of Object.entries(of))
    addCase(run, name, 'pp', { tokens: { total: price }, costUsd: price / 1_000 })
  return run
}

describe('cases that became more expensive', () => {
  const before = { dear: 500, dearer: 500, same: 500 }
  const levels = [1, 1.03, 0.98, 1.02, 0.97, 1.01]
  const runs = levels.map((level, index) =>
    prices(
      `base ${index}`,
      Object.fromEntries(Object.entries(before).map(([name, of]) => [name, of * level])),
    ),
  )
  const head = prices('head', { dear: 1_000, dearer: 2_000, same: 500 })
  const baseline = aBaseline(...runs)
  const policy = aPolicy()
  const comparison = compareRuns(head, baseline, policy, { today: 0 })
  const view = buildView(
    makeGateReport({
      suiteName: 'suite',
      policy,
      measured: createWholeMeasurement(head),
      baseline,
      comparison,
    }),
  )

  it('are listed by how much', () => {
    expect(view.groups.costlier.map(({ identity }) => identity.name)).toEqual(['dearer', 'dear'])
    expect(view.groups.slower).toEqual([])
  })

  it('have their tokens and their cost in every list', () => {
    for (const text of [renderSummary(view, { maxBytes: 100_000 }), renderText(view, { color: false })]) {
      expect(text).toMatch(/tokens 50\d → 2,000/)
      expect(text).toMatch(/cost 0\.501 USD → 2\.00 USD/)
    }
  })
})
