import { expect, it } from 'vitest'
import { compareRuns } from '../../../src/gate/compare/compare.ts'
import { decide } from '../../../src/gate/judge/decide.ts'
import { defaultPolicy } from '../../../src/gate/policy/policy.ts'
import { allCases } from '../../../src/model/comparison.ts'
import { addResult } from '../../../src/model/run/add-result.ts'
import { createRun, type Run } from '../../../src/model/run/run.ts'
import { createKnownSecrets } from '../../../src/platform/known-secrets.ts'
import { htmlData } from '../../../src/render/html/cases.ts'
import { viewOf } from '../../../src/render/view.ts'
import { buildReport } from '../render/builders.ts'

const secret = 'sk_live_0123456789'

function runOf(id: string): Run {
  const run = createRun({ id, suiteName: 's', createdAt: 1 })
  for (const name of ['a', `logs in with ${secret}`, 'z'])
    addResult(run, { identity: { suite: ['s'], name }, outcome: 'passed', durationMs: 5 })
  return run
}

/** Cases that passed once on both sides, so that the gate has nothing to say about them. */
const [head, runs] = [runOf('head'), [runOf('base')]]
const baseline = { source: 'file', description: 'base', runs } as const
const comparison = compareRuns(head, baseline, defaultPolicy, { today: 0 })
const verdict = decide(head, comparison, defaultPolicy, { unreadable: 0 })
const report = { ...buildReport({ cases: [] }), head, comparison, verdict, baselineRuns: runs }

it('hides a secret in the name of a case that passes as before', () => {
  expect(report.comparison.quiet?.length).toBe(3)
  const secrets = createKnownSecrets()
  secrets.add(secret)
  const hidden = secrets.hide(report)
  expect(JSON.stringify(htmlData(viewOf(hidden)))).not.toContain(secret)
  expect(allCases(hidden.comparison).map(({ identity }) => identity.name)).toContain('logs in with ***')
  expect(hidden.verdict).toEqual(report.verdict)
})

it('returns a report without a secret as it is', () => {
  const secrets = createKnownSecrets()
  secrets.add('another-secret')
  expect(secrets.hide(report)).toBe(report)
})
