import { describe, expect, it } from 'vitest'
import { explainServiceDifference } from '../../../src/facts/service-result.ts'
import { buildView, type View } from '../../../src/facts/view.ts'
import type { GateReport } from '../../../src/model/gate-report.ts'
import { renderHtml } from '../../../src/render/html/page.ts'
import { renderComment } from '../../../src/render/markdown/comment.ts'
import { renderSummary } from '../../../src/render/markdown/summary.ts'
import { renderText } from '../../../src/render/terminal/text.ts'
import { buildReport, passingCases } from '../render/builders.ts'

const trouble = { name: 'old trouble', before: [0, 3], after: [0, 1] } as const

const reportWith = (result: string | undefined, lost = 0, others = [trouble]): GateReport => {
  const report = buildReport({
    suiteName: 'support',
    cases: [...passingCases(19, 1), ...others],
    baseRuns: 3,
    report: {
      service: { kind: 'uploaded', run: { runId: 'run_1', runUrl: 'https://evals.example/run_1', result } },
    },
  })
  const { verdict } = report
  return { ...report, verdict: { ...verdict, totals: { ...verdict.totals, lost } } }
}

describe('a service with another result than the gate', () => {
  it('is explained in every view: what it looks at, and what decided here', () => {
    const report = reportWith('failed')
    expect(report.verdict.outcome).not.toBe('failed')
    const views = [renderComment, renderSummary, renderHtml, (of: View) => renderText(of, { color: false })]
    for (const render of views) {
      const page = render(buildView(report))
      expect(page).toContain('The service says failed, the gate ')
      expect(page).toMatch(/95(?:\\)?\.?0?% passed, 1 of 20 iterations failed/)
    }
  })

  it.each(['failed', 'inconclusive'])(
    'that says %s of results that all passed is not explained by a rate',
    (result) => {
      const report = reportWith(result, 0, [])
      expect(report.verdict.outcome).toBe('passed')
      expect(explainServiceDifference(report)[0]).toBe(
        `The service says ${result}, the gate passed. Its results (100% passed, none of 19 iterations failed) do not show why.`,
      )
    },
  )

  it.each([
    ['agrees', (of: GateReport) => of.verdict.outcome],
    ['has no result', () => undefined],
    ['is not done', () => 'pending'],
  ])('is not spoken of when it %s', (_, resultOf) => {
    expect(explainServiceDifference(reportWith(resultOf(reportWith(undefined))))).toEqual([])
  })

  it('may count lost iterations as failed', () => {
    expect(explainServiceDifference(reportWith('failed', 2)).at(-1)).toBe(
      '2 lost iterations are in no rate here. A service that does not know their status counts them as failed.',
    )
  })
})
