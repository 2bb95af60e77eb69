import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { cleanUpHosted } from '../../../../src/jobs/hosted/clean-up.ts'
import type { HostedRuns } from '../../../../src/jobs/step-state.ts'
import { fakeClock } from '../../../support/clocks.ts'
import { json, type SeenRequest, serve } from '../../../support/http/scripted-server.ts'
import { fakePlatform } from '../../../support/platform.ts'
import { testKey } from '../../../support/service/client-for.ts'

const notes = (key: string) => `Eval Gate: suspect cases, run again key=${key}`
const suite = (id: string, createdAt: number, name = 'pool') => ({ id, name, createdAt })
const run = (id: string, key: string, status = 'running') => ({ id, suiteId: 's', status, notes: notes(key) })

interface Service {
  readonly suites?: readonly object[]
  /** Runs of a suite by its id; a function of the time that has passed. */
  readonly runsOf?: (suite: string, passedMs: number) => readonly object[]
  readonly cancel?: number
  /** The first of all equal requests fails. */
  readonly isInTrouble?: boolean
}

/** What the clean-up of this step says and asks, after which waits. */
async function cleanUp(
  hosted: Omit<HostedRuns, 'projectId'>,
  { suites = [], runsOf, cancel = 200, isInTrouble = false }: Service,
) {
  const asked = new Set<string>()
  const failed = new Set<string>()
  const time = fakeClock(0)
  const clock = {
    ...time,
    sleep: async (ms: number) => {
      await pause(30)
      await time.sleep(ms)
    },
  }
  const server = await serve(async (request, response) => {
    // Whoever does not wait for an answer has ended by then.
    await pause(request.path.endsWith('/cancel') ? 30 : 5)
    const id = `${request.path} ${JSON.stringify(request.json)}`
    if (isInTrouble && !failed.has(id)) {
      failed.add(id)
      return json(503, {})(request, response)
    }
    const [, of] = /eval-suites\/([^/]+)\/runs/.exec(request.path) ?? []
    if (of !== undefined) {
      asked.add(of)
      return json(200, { items: runsOf?.(of, time.now()) ?? [] })(request, response)
    }
    if (request.path.endsWith('/cancel')) return json(cancel, run('r', '', 'cancelled'))(request, response)
    if (request.path.includes('revoke')) {
      const { runId } = request.json as { runId: string }
      return json(200, { revoked: runId === 'leased' ? 2 : 0 })(request, response)
    }
    return json(200, { items: suites })(request, response)
  })
  const said: string[] = []
  const state = new Map<string, string>()
  const add = (text: string) => said.push(text)
  const platform = fakePlatform({
    runtime: {
      clock,
      context: { provider: 'github_actions', runId: '1' },
      log: { info: add, debug: () => {}, warning: add, mask: () => {} },
    },
    step: {
      saveState: (name: string, value: string) => state.set(name, value),
      readState: (name: string) => state.get(name) ?? '',
    },
  })
  const service = { apiKey: testKey, baseUrl: server.url, projectId: 'p' }
  await cleanUpHosted({ projectId: 'p', ...hosted }, service as never, platform)
  const cancelled = server.requests.flatMap(
    ({ path }: SeenRequest) => /eval-runs\/([^/]+)\/cancel/.exec(path)?.[1] ?? [],
  )
  return { said, cancelled, waits: time.waits, asked }
}

describe('the post step', () => {
  it('cancels the runs that are open, and revokes leases of all', async () => {
    const runs = [
      { runId: 'open', isOpen: true },
      { runId: 'leased', isOpen: false },
    ]
    const { cancelled, said } = await cleanUp({ runs }, {})
    expect(cancelled).toEqual(['open'])
    expect(said).toEqual(['Hosted run open: cancelled.', 'Model leases of leased: 2 revoked.'])
  })

  it('asks again where the service is in trouble', async () => {
    const runs = [
      { runId: 'open', isOpen: true },
      { runId: 'leased', isOpen: false },
    ]
    const { said } = await cleanUp({ runs }, { isInTrouble: true })
    expect(said).toEqual(['Hosted run open: cancelled.', 'Model leases of leased: 2 revoked.'])
  })

  it('does nothing where nothing is open', async () => {
    expect((await cleanUp({ runs: [{ runId: 'a', isOpen: false }] }, {})).said).toEqual([])
  })

  it('says what could not be cleaned up', async () => {
    const { said } = await cleanUp({ runs: [{ runId: 'open', isOpen: true }] }, { cancel: 403 })
    expect(said[0]).toMatch(/^Hosted run open: could not be cleaned up\. /)
    const launches = [{ key: 'k1', suiteId: 's' }]
    const lost = await cleanUp({ runs: [], launches }, { runsOf: () => [run('mine', 'k1')], cancel: 403 })
    expect(lost.said).toEqual([
      expect.stringMatching(/^A hosted run whose id never arrived: could not be cleaned up\. /),
    ])
  })

  it('finds a run whose id never arrived by its key', async () => {
    const launches = [{ key: 'k1', suiteId: 's' }]
    const listed = [run('other', 'k2'), run('mine', 'k1'), run('ended', 'k1', 'completed')]
    const { cancelled, said, waits } = await cleanUp({ runs: [], launches }, { runsOf: () => listed })
    expect(cancelled).toEqual(['mine'])
    expect(said).toEqual(['A hosted run whose id never arrived: mine cancelled.'])
    expect(waits).toEqual([])
  })

  it('leaves one alone that has ended', async () => {
    const launches = [{ key: 'k1', suiteId: 's' }]
    const { cancelled, said } = await cleanUp(
      { runs: [], launches },
      { runsOf: () => [run('mine', 'k1', 'completed')] },
    )
    expect(cancelled).toEqual([])
    expect(said).toEqual(['A hosted run whose id never arrived: already ended.'])
  })

  it('looks a second time, when the service may have the run', async () => {
    const launches = [{ key: 'k1', suiteId: 's' }]
    const runsOf = (_: string, passedMs: number) => (passedMs < 3_000 ? [] : [run('mine', 'k1')])
    const { cancelled, waits } = await cleanUp({ runs: [], launches }, { runsOf })
    expect(cancelled).toEqual(['mine'])
    expect(waits).toEqual([3_000])
    const { said } = await cleanUp({ runs: [], launches }, {})
    expect(said.join()).toContain('not found; it seems that it never started')
  })

  it('looks for a run that brought its cases along in the newest suites of its name', async () => {
    const launches = [{ key: 'k1', suiteName: 'pool' }]
    const suites = [suite('old', 1), suite('other', 9, 'another'), suite('new', 3), suite('newer', 5)]
    const { cancelled, asked } = await cleanUp(
      { runs: [], launches },
      { suites, runsOf: (of) => (of === 'new' ? [run('mine', 'k1')] : []) },
    )
    expect(cancelled).toEqual(['mine'])
    expect([...asked]).toEqual(['newer', 'new'])
  })
})
