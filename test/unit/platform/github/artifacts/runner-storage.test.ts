import { describe, expect, it } from 'vitest'
import { createRunnerStorage } from '../../../../../src/platform/github/artifacts/runner-storage.ts'
import type { Log } from '../../../../../src/ports/platform.ts'
import { fakeClock } from '../../../../support/clocks.ts'
import { json, type Reply, serve } from '../../../../support/http/scripted-server.ts'

const log = { debug: () => {} } as unknown as Log
const tokenOf = (claims: object) =>
  ['{}', JSON.stringify(claims), 'x'].map((part) => Buffer.from(part).toString('base64url')).join('.')
const token = tokenOf({ scp: 'Actions.Example Actions.Results:run-1:job-2' })

async function storage(...replies: readonly Reply[]) {
  const left = [...replies]
  const server = await serve((request, response) => left.shift()?.(request, response))
  const env = { ACTIONS_RESULTS_URL: `${server.url}/`, ACTIONS_RUNTIME_TOKEN: token }
  return { storage: createRunnerStorage(env, fakeClock(), log), server }
}

const place = { workflow_run_backend_id: 'run-1', workflow_job_run_backend_id: 'job-9' }

describe('the storage of the runner', () => {
  it('lists the artifacts of the run, also after trouble', async () => {
    const artifact = { ...place, database_id: '7', name: 'part', size: '12' }
    const of = await storage(json(500, {}), json(200, { artifacts: [artifact] }))
    expect(await of.storage?.list()).toEqual([{ id: 7, name: 'part', bytes: 12, place }])
    const [, request] = of.server.requests
    expect(request?.headers.authorization).toBe(`Bearer ${token}`)
    expect(JSON.parse(String(request?.body))).toEqual({
      workflow_run_backend_id: 'run-1',
      workflow_job_run_backend_id: 'job-2',
    })
  })

  it('has none where the answer is not what it should be', async () => {
    const of = await storage(json(200, { artifacts: [{ name: 'part' }] }))
    await expect(of.storage?.list()).rejects.toThrow()
  })

  it.each<[string, Readonly<Record<string, string>>]>([
    ['no address', { ACTIONS_RUNTIME_TOKEN: token }],
    ['no token', { ACTIONS_RESULTS_URL: 'http://127.0.0.1:9/' }],
    ['a token of another kind', { ACTIONS_RESULTS_URL: 'http://127.0.0.1:9/', ACTIONS_RUNTIME_TOKEN: 'x' }],
    [
      'a token without the scope',
      { ACTIONS_RESULTS_URL: 'http://127.0.0.1:9/', ACTIONS_RUNTIME_TOKEN: tokenOf({ scp: 'Other' }) },
    ],
  ])('is not there with %s', (_, env) => {
    expect(createRunnerStorage(env, fakeClock(), log)).toBeUndefined()
  })
})
