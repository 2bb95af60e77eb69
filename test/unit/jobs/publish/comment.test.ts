import { describe, expect, it } from 'vitest'
import { planCommentUpdate } from '../../../../src/jobs/publish/comment.ts'
import type { GateReport } from '../../../../src/model/gate-report.ts'
import { buildReport, passingCases, withVerdict } from '../../render/builders.ts'

const same = buildReport({ cases: passingCases(2) })
const fixed = buildReport({ cases: [{ name: 'a', before: [0, 1], after: [1, 1] }] })
const stillFailing = withVerdict(
  buildReport({ cases: [{ name: 'a', before: [0, 1], after: [0, 1] }] }),
  'passed',
)
const slower = buildReport({
  cases: [
    {
      name: 'a',
      before: [5, 5],
      after: [1, 1],
      result: { durationMs: 900 },
      earlier: (run) => ({ durationMs: 100 + run }),
    },
  ],
  baseRuns: 5,
})
const firstRun = buildReport({ cases: [{ name: 'a', after: [1, 1] }], hasBaseline: false })
const failed = withVerdict(buildReport({ cases: passingCases(1) }), 'failed')
const unsure = withVerdict(buildReport({ cases: passingCases(1) }), 'inconclusive')

type Mode = Parameters<typeof planCommentUpdate>[1]['comment']

describe('a first comment', () => {
  it.each<[Mode, string, GateReport, boolean]>([
    ['always', 'nothing changed', same, true],
    ['on-change', 'nothing changed', same, false],
    ['on-change', 'what fails failed before', stillFailing, false],
    ['on-change', 'nothing to compare with', firstRun, false],
    ['on-change', 'a case was fixed', fixed, true],
    ['on-change', 'a case is slower', slower, true],
    ['on-change', 'the gate fails', failed, true],
    ['failures', 'a case was fixed', fixed, false],
    ['failures', 'the gate fails', failed, true],
    ['failures', 'the gate cannot tell', unsure, true],
  ])('%s, when %s', (comment, _, report, isWanted) => {
    expect(planCommentUpdate(report, { comment, commentWhenGreen: 'keep' }).createIfMissing).toBe(isWanted)
  })
})

describe('when green', () => {
  it.each<['keep' | 'hide' | 'delete', GateReport, object]>([
    ['keep', same, { createIfMissing: true, visibility: 'shown' }],
    ['hide', same, { createIfMissing: false, visibility: 'hidden' }],
    ['delete', same, { createIfMissing: false, visibility: 'line' }],
    ['hide', failed, { createIfMissing: true, visibility: 'shown' }],
    ['delete', unsure, { createIfMissing: true, visibility: 'shown' }],
  ])('%s', (commentWhenGreen, report, plan) => {
    expect(planCommentUpdate(report, { comment: 'always', commentWhenGreen })).toEqual(plan)
  })
})
