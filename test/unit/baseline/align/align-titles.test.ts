import { expect, it } from 'vitest'
import { alignTitles } from '../../../../src/baseline/align/align-titles.ts'
import { addResult } from '../../../../src/model/run/add-result.ts'
import type { CaseIdentity } from '../../../../src/model/run/result.ts'
import { createRun } from '../../../../src/model/run/run.ts'

function runOf(...identities: CaseIdentity[]) {
  const run = createRun({ id: 'r', suiteName: 's', createdAt: 0 })
  for (const identity of identities) addResult(run, { identity, outcome: 'passed' })
  return run
}

it('gives cases known by title the identity of the head, and never joins an ambiguous title', () => {
  const login = { file: 'a.test.ts', suite: ['auth'], name: 'logs in' }
  const twice = [
    { file: 'a.test.ts', suite: [], name: 'works' },
    { file: 'b.test.ts', suite: [], name: 'works' },
  ]
  const head = runOf(login, ...twice)
  const base = runOf(
    { suite: [], name: 'auth › logs in' },
    { suite: [], name: 'works' },
    { suite: [], name: 'gone' },
  )
  const aligned = alignTitles({ source: 'service', description: '', runs: [base] }, head)
  const keys = [...(aligned.runs[0]?.cases.keys() ?? [])]
  expect(keys.filter((key) => head.cases.has(key))).toHaveLength(1)
  expect(keys).toHaveLength(3)
  expect([...(aligned.runs[0]?.cases.values() ?? [])].map(({ identity }) => identity)).toContainEqual(login)
})
