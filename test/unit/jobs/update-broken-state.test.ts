import { describe, expect, it } from 'vitest'
import { digestCaseKey } from '../../../src/gate/drift/extend-ledger.ts'
import { updateBrokenState } from '../../../src/jobs/update-broken-state.ts'
import { selectRunsToKeep } from '../../../src/model/broken-state.ts'
import type { BrokenState } from '../../../src/model/ledger.ts'
import type { Run } from '../../../src/model/run/run.ts'
import { aBaseline, aRun, judge } from '../../support/gate/build.ts'

const [then, now] = [
  { commit: 'a'.repeat(40), createdAt: 1, pull: 5 },
  { commit: 'b'.repeat(40), createdAt: 2 },
]
const good = aBaseline(aRun('base', { adds: 'p', pays: 'p' }))
const key = (name: string) => [...aRun('key', { [name]: 'p' }).cases.keys()].join()
const broken = (...names: readonly string[]): BrokenState => ({
  cases: names.map((name) => ({ digest: digestCaseKey(key(name)), since: then })),
})

/** What is broken after a run with these outcomes, where something was before. */
function stateAfter(cases: Readonly<Record<string, string>>, before: BrokenState) {
  const { comparison, verdict } = judge(aRun('head', cases), good)
  return updateBrokenState(before, { comparison, verdict }, now)
}

describe('what is broken on a branch', () => {
  it('is what a run failed for, since that run', () => {
    expect(stateAfter({ adds: 'p', pays: 'f' }, broken())).toEqual({
      cases: [{ digest: digestCaseKey(key('pays')), since: now }],
    })
    expect(stateAfter({ adds: 'p', pays: 'f' }, broken('pays'))).toEqual(broken('pays'))
  })

  it('is repaired when it passes again, and forgotten when it is deleted', () => {
    expect(stateAfter({ adds: 'p', pays: 'p' }, broken('pays'))).toEqual(broken())
    expect(stateAfter({ adds: 'p' }, broken('pays'))).toEqual(broken())
    // One that was skipped is not repaired.
    expect(stateAfter({ adds: 'p', pays: 's' }, broken('pays'))).toEqual(broken('pays'))
  })

  it('is a new eval that fails, though it fails nothing, until it first passes', () => {
    const base = aBaseline(aRun('base', { adds: 'ppp' }))
    const stateOf = (head: Run, before: BrokenState, baseline: typeof base | null = base) => {
      const { comparison, verdict } = judge(head, baseline, { kind: 'evals' })
      expect(verdict.outcome).not.toBe('failed')
      return updateBrokenState(before, { comparison, verdict }, now)
    }
    const failing = aRun('head', { adds: 'ppp', asks: 'fff' })
    const followed = { cases: [{ digest: digestCaseKey(key('asks')), since: now }], suite: undefined }
    expect(stateOf(failing, broken())).toEqual(followed)
    expect(stateOf(failing, broken('asks'))).toEqual({ ...broken('asks'), suite: undefined })
    expect(stateOf(aRun('head', { adds: 'ppp', asks: 'fpf' }), broken('asks')).cases).toEqual([])
    // In the first run of a suite everything is new.
    expect(stateOf(failing, broken(), null).cases).toEqual([])
  })

  it('keeps a run from before it beside the newest ones', () => {
    const runs = [5, 4, 3, 2, 0].map((createdAt): Run => {
      const run = aRun(`run ${createdAt}`, { adds: 'p' })
      return { ...run, info: { ...run.info, createdAt } }
    })
    const ids = (of: readonly Run[], most: number) =>
      selectRunsToKeep(of, most).map(({ info }) => info.createdAt)
    expect(ids(runs, 3)).toEqual([5, 4, 3])
    const ledger = { entries: [], cases: [], days: [], broken: broken('pays') }
    const withState = runs.map((run, index) => (index === 0 ? { ...run, ledger } : run))
    expect(ids(withState, 3)).toEqual([5, 4, 0])
    expect(ids(withState, 5)).toEqual([5, 4, 3, 2, 0])
  })

  it('keeps a run that has what nobody has explained since', () => {
    const runs = ['p', 'p', 'p', 'pp'].map((adds, index): Run => {
      const run = aRun(`run ${index}`, adds === 'p' ? { adds } : { adds, pays: 'p' })
      return { ...run, info: { ...run.info, stillDue: index === 0 ? [key('pays')] : [] } }
    })
    expect(selectRunsToKeep(runs, 2)).toEqual([runs[0], runs[3]])
    expect(selectRunsToKeep(runs.slice(1), 2)).toEqual(runs.slice(1, 3))
  })
})
