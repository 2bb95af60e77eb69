import { describe, expect, it } from 'vitest'
import { collectSuiteHistory } from '../../../src/facts/run-history.ts'
import { buildView } from '../../../src/facts/view.ts'
import { collectHtmlData } from '../../../src/render/html/cases.ts'
import { createHtmlHistories } from '../../../src/render/html/history.ts'
import { serializeResults } from '../../../src/results/write-results.ts'
import { baseRunsOf, buildReport, type CaseStory, passingCases } from '../render/builders.ts'

/** Scores of each base run, the oldest first. */
function scoresOf(...runs: readonly Readonly<Record<string, number>>[]): CaseStory['earlier'] {
  return (run) => ({ scores: Object.entries(runs[run] ?? {}).map(([name, value]) => ({ name, value })) })
}

const scored: CaseStory = {
  name: 'scored',
  before: [5, 6],
  after: [0, 2],
  result: { scores: [{ name: 'faithful', value: 0.41234 }] },
  earlier: scoresOf({ faithful: 0.9 }, {}, { faithful: 0.8 }),
}
const younger: CaseStory = { name: 'younger', before: [0, 1], after: [1, 1] }

function reportOn(cases: readonly CaseStory[], runs = 3) {
  return buildReport({ cases, baseRuns: runs })
}

function rowOf(name: string, cases: readonly CaseStory[], runs?: number) {
  return collectHtmlData(buildView(reportOn(cases, runs))).cases.find(({ title }) => title.endsWith(name))
}

describe('the history of a case in the HTML report', () => {
  it('has passed and judged of each base run, oldest first, then of this change', () => {
    expect(rowOf('scored', [scored])?.history?.counts).toEqual([2, 2, 2, 2, 1, 2, 0, 2])
  })

  it('has the mean of each scorer in each run, rounded, and null without one', () => {
    const story: CaseStory = {
      ...scored,
      earlier: scoresOf({ faithful: 0.9 }, { other: 1 }, { faithful: 0.8 }),
    }
    const data = collectHtmlData(buildView(reportOn([story])))
    expect(data.scorers).toEqual(['faithful'])
    expect(data.cases[0]?.history?.scores).toEqual([[0, 0.9, null, 0.8, 0.412]])
  })

  it('has nothing judged where a run did not have the case', () => {
    expect(rowOf('younger', [scored, younger])?.history).toEqual({ counts: [0, 0, 0, 0, 0, 1, 1, 1] })
  })

  it('is left away where every iteration of every run passed and nothing was scored', () => {
    const row = rowOf('passes 000001', passingCases(1))
    expect(row?.history).toBeUndefined()
    expect(row?.historyLeftOut).toBeUndefined()
  })

  it('names the runs by their commits, the newest twenty', () => {
    const { runs } = collectHtmlData(buildView(reportOn([{ ...scored, before: [50, 50] }], 25)))
    expect(runs).toHaveLength(21)
    expect(runs.at(-2)).toEqual({ label: '9f1a2b3', time: '2026-02-28 12:00 UTC' })
    expect(runs.at(-1)).toEqual({ label: 'this change' })
  })

  it('names a run without a commit by its day, and by its id where that is not known either', () => {
    const cases = [scored]
    const [run] = baseRunsOf(cases, 1)
    if (run === undefined) throw new Error('One run was asked for.')
    const { commit: _, ...dated } = run.info
    const baselineRuns = [dated, { ...dated, createdAt: 0 }].map((info) => ({ ...run, info }))
    const { runs } = collectHtmlData(buildView(buildReport({ cases, report: { baselineRuns } })))
    expect(runs.map(({ label }) => label)).toEqual(['run-1', '2026-02-28', 'this change'])
  })

  it('is nothing without base runs', () => {
    const data = collectHtmlData(buildView(buildReport({ cases: [scored], hasBaseline: false })))
    expect(data.runs).toEqual([])
    expect(data.cases[0]?.history).toBeUndefined()
  })

  it('keeps to its share of the page: the cases asked for first have one, the rest says so', () => {
    const report = reportOn(passingCases(100, 6).map((story) => ({ ...story, before: [3, 6] })))
    const { historyOf } = createHtmlHistories(buildView(report), 500)
    const told = report.comparison.cases.map(historyOf)
    expect(told[0]?.history?.counts).toEqual([1, 2, 1, 2, 1, 2, 6, 6])
    expect(told.at(-1)).toEqual({ historyLeftOut: true })
    const size = told.reduce((sum, { history }) => sum + (history ? JSON.stringify(history).length : 0), 0)
    expect(size).toBeGreaterThan(400)
    expect(size).toBeLessThan(600)
  })

  it('is in no results file', () => {
    const report = reportOn([scored])
    const rest = (text: string) => text.split('"totals"')[1]?.replaceAll(/"since":\{.*?\}\},/g, '')
    expect(rest(serializeResults({ ...report, baselineRuns: undefined }))).toBe(
      rest(serializeResults(report)),
    )
  })
})

describe('scores over time', () => {
  it('are the mean of the means of the cases that this change has and that count', () => {
    const other: CaseStory = {
      ...scored,
      name: 'other',
      result: { scores: [{ name: 'faithful', value: 0.6 }] },
      earlier: scoresOf({ faithful: 0.7 }, { faithful: 0.5 }, { faithful: 0.6 }),
    }
    const ignored: CaseStory = { ...other, name: 'ignored' }
    const { after: _, ...before } = other
    const gone: CaseStory = { ...before, name: 'gone' }
    const { labels, scores } = collectSuiteHistory(
      buildReport({
        cases: [scored, other, ignored, gone],
        baseRuns: 3,
        policy: { cases: [{ match: ['ignored'], ignore: true }] },
      }),
    )
    expect(labels).toEqual(['7ab17e5', '8ce5d4c', '9f1a2b3', 'this change'])
    expect(scores.map(({ name }) => name)).toEqual(['faithful'])
    const rounded = scores[0]?.means.map((mean) => Number(mean?.toFixed(3)))
    expect(rounded).toEqual([0.8, 0.5, 0.7, 0.506])
  })

  it('are eight at most, and the rest is counted', () => {
    const names = Array.from({ length: 11 }, (_, index) => ({ name: `s${index}`, value: 1 }))
    const { scores, scorersLeftOut } = collectSuiteHistory(
      reportOn([{ ...scored, result: { scores: names } }]),
    )
    expect(scores).toHaveLength(8)
    expect(scorersLeftOut).toBe(3)
  })
})
