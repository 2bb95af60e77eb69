import { expect, it } from 'vitest'
import { collectHistory, type HistoryFacts } from '../../../src/facts/history/history.ts'
import type { HistorySeries } from '../../../src/facts/history/series.ts'
import { listRunChanges } from '../../../src/gate/attribute/runs-without-change.ts'
import { computeMeanInterval, computeWilsonInterval } from '../../../src/gate/statistics/intervals.ts'
import { renderChart } from '../../../src/render/html/months/chart.ts'
import { renderHistory } from '../../../src/render/html/months/page.ts'
import { addCase, aRun, manyCases } from '../../support/gate/build.ts'

const day = 86_400_000
const tools = { computePassInterval: computeWilsonInterval, computeMeanInterval, listRunChanges }

it('is no larger than a few megabytes, however many cases, runs, marks and pull requests there are', () => {
  const runs = Array.from({ length: 10 }, (_, index) => {
    const at = 10 - index
    const run = aRun(`run ${at}`, manyCases(6_000, 'f'), { message: 'x'.repeat(1_000), model: `m${at}` })
    addCase(run, `only of ${at}`, 'p')
    return { ...run, info: { ...run.info, createdAt: at * day } }
  })
  const measurements = Array.from({ length: 300 }, (_, number) => ({
    info: {
      id: `${number}`,
      suiteName: 'suite',
      createdAt: day,
      pull: { number, state: 'proposed' as const },
    },
    outcome: 'failed' as const,
    why: 'x'.repeat(5_000),
    blamed: Array.from({ length: 200 }, () => ({ key: 'k', title: 't'.repeat(1_000) })),
    acceptedBy: [],
    spent: { iterations: 1, costUsd: null, durationMs: 0 },
  }))
  const facts = collectHistory(
    { suiteName: 'suite', runs, measurements, fates: [], isQuarantined: () => false },
    tools,
  )
  expect(facts.cases).toHaveLength(6_010)
  expect(renderHistory(facts).length).toBeLessThan(6_000_000)
})

it('shows a year by weeks, and what only the ledger remembers', () => {
  const run = aRun('new', { login: 'pp' })
  const ledger = {
    entries: [
      { id: 'old', at: '2029-02-01T00:00:00.000Z', mean: 0.5, cases: 1, iterations: 10, cost: null },
      { id: 'new', at: '2030-01-01T00:00:00.000Z', mean: 1, cases: 1, iterations: 2, cost: null },
    ],
    cases: [],
    days: [],
  }
  const dated = { ...run, info: { ...run.info, createdAt: Date.UTC(2030, 0, 1) }, ledger }
  const { days, series } = collectHistory(
    { suiteName: 'suite', runs: [dated], measurements: [], fates: [], isQuarantined: () => false },
    tools,
  )
  expect(days.map(({ date, runs, remembered }) => [date, runs.length, remembered.length])).toEqual([
    ['2029-02-01', 0, 1],
    ['2029-12-27', 1, 0],
  ])
  expect(series[0]?.values.map((value) => value?.value)).toEqual([0.5, 1])
})

it('ends the line of a figure on a day without it', () => {
  const known = { value: 1, low: 0, high: 2 }
  const days = [1, 2, 3, 4, 5].map((number) => ({ at: number * day, date: `1970-01-0${number}` }))
  const series = { name: 'cost', values: [known, known, null, known, known], format: String }
  const chart = renderChart(
    series as unknown as HistorySeries,
    { days, marks: [] } as unknown as HistoryFacts,
  )
  expect(chart.match(/(?<=<polyline points=")[^"]+/g)).toEqual(['10,50 255,50', '745,50 990,50'])
})
