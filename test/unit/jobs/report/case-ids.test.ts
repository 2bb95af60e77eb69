import { describe, expect, it } from 'vitest'
import { createCaseIdLookup } from '../../../../src/jobs/report/case-ids.ts'
import { addResult } from '../../../../src/model/run/add-result.ts'
import type { CaseIdentity } from '../../../../src/model/run/result.ts'
import { createRun } from '../../../../src/model/run/run.ts'
import { deriveCaseIds } from '../../../../src/service/ingest/iteration-ids.ts'

const named = (name: string, suite: readonly string[] = []): CaseIdentity => ({ suite: [...suite], name })

function idsOf(...identities: readonly CaseIdentity[]): readonly string[] {
  const run = createRun({ id: 'run', suiteName: 's', createdAt: 0 })
  for (const identity of identities) addResult(run, { identity, outcome: 'passed' })
  const ids = createCaseIdLookup(run)
  return identities.map((identity) => ids(identity).externalCaseId)
}

describe('the ids of cases in the service', () => {
  it.each([
    ['a port', 'GET http://127.0.0.1:41233/health', 'GET http://127.0.0.1:59120/health'],
    ['a time', 'nightly 2026-11-20T03:00:01Z', 'nightly 2026-11-21T03:00:02Z'],
    ['an address', '<Shop object at 0x7f01aa22bb10>', '<Shop object at 0x7f99aa22cc20>'],
    ['a temporary path', 'reads /tmp/tmp8x1/shop.db', 'reads /tmp/tmpq2/shop.db'],
  ])('stay the same when %s in the name changes', (_, before, after) => {
    expect(idsOf(named(after), named('other'))).toEqual(idsOf(named(before), named('other')))
    expect(idsOf(named('a', [after]))).toEqual(idsOf(named('a', [before])))
  })

  it('are those of the names as written where nothing changes, and of declared ids', () => {
    expect(idsOf(named('adds 2 and 2'))).toEqual([deriveCaseIds(named('adds 2 and 2')).externalCaseId])
    expect(idsOf({ ...named('at 12:00:01'), id: 'noon' })).toEqual(['noon'])
  })

  it('are never one for two cases of a run', () => {
    const [one, two] = idsOf(named('GET 127.0.0.1:3001'), named('GET 127.0.0.1:3002'))
    expect(one).not.toBe(two)
    expect(one).toBe(deriveCaseIds(named('GET 127.0.0.1:3001')).externalCaseId)
  })
})
