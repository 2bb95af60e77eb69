import { expect, it } from 'vitest'
import { setActionOutputs } from '../../../../src/jobs/publish/outputs.ts'
import type { CaseComparison } from '../../../../src/model/comparison/compared-case.ts'
import type { GateReport } from '../../../../src/model/gate-report.ts'
import { fakePlatform } from '../../../support/platform.ts'
import { buildReport, passingCases } from '../../render/builders.ts'

const passing = buildReport({ cases: passingCases(6, 1) })

function outputsOf(report: GateReport, published: Partial<Parameters<typeof setActionOutputs>[2]> = {}) {
  const outputs = new Map<string, unknown>()
  const platform = fakePlatform({ step: { setOutput: (name, value) => outputs.set(name, value) } })
  setActionOutputs(report, platform.step, {
    comment: undefined,
    resultsFile: '/tmp/results.json',
    timings: { parse: 5 },
    ...published,
  } as Parameters<typeof setActionOutputs>[2])
  return Object.fromEntries(outputs)
}

it('the outputs are the verdict, its totals and where things are', () => {
  const { totals } = passing.verdict
  expect(outputsOf(passing)).toMatchObject({
    verdict: passing.verdict.outcome,
    total: totals.total,
    passed: totals.passed,
    failed: totals.failed,
    'pass-rate': 1,
    'comment-url': '',
    'check-url': '',
    'results-file': '/tmp/results.json',
    timings: '{"parse":5}',
  })
  const urls = { checkUrl: 'https://c', reportUrl: 'https://r', issueUrl: 'https://i' }
  expect(outputsOf(passing, { ...urls, comment: { url: 'https://m' } as never })).toMatchObject({
    'comment-url': 'https://m',
    'check-url': 'https://c',
    'report-url': 'https://r',
    'issue-url': 'https://i',
  })
})

it('regressions that nobody accepted and no quarantine excuses are counted, and those that were accepted', () => {
  const [first] = passing.comparison.cases.length > 0 ? passing.comparison.cases : []
  const of = (more: Partial<CaseComparison>) => ({ ...first, change: 'regressed', ...more }) as CaseComparison
  const cases = [
    of({}),
    of({}),
    of({ change: 'unchanged' as never }),
    of({ quarantined: { reason: 'flaky' } as never }),
    of({ accepted: { by: 'ada' } as never }),
    of({ accepted: { by: 'ada' } as never, change: 'unchanged' as never }),
  ]
  const report = { ...passing, comparison: { ...passing.comparison, cases } }
  expect(outputsOf(report)).toMatchObject({ regressions: 2, accepted: 2 })
})
