import { describe, expect, it } from 'vitest'
import { asInputs } from '../../../support/as-inputs.ts'
import { json, type Reply, serve } from '../../../support/http/scripted-server.ts'
import { runMain } from '../../../support/run-main.ts'
import { testKey } from '../../../support/service/client-for.ts'

const iteration = { id: 'i1', title: 'case', status: 'completed', result: 'passed' }

/** Judges `run1`, which an earlier step started, on a service that answers as given. */
async function judge(readRun: (look: number) => Reply, runId = 'run1') {
  let look = 0
  const answer: Reply = (request, response) => {
    if (request.path === '/projects') {
      return json(200, { items: [{ id: 'p', name: 'p' }] })(request, response)
    }
    if (request.path.includes('/iterations')) return json(200, { items: [iteration] })(request, response)
    if (!request.path.endsWith('/eval-runs/run1')) return json(200, { items: [] })(request, response)
    look += 1
    return readRun(look)(request, response)
  }
  const server = await serve(answer)
  const inputs = { 'api-key': testKey, 'base-url': server.url, 'run-id': runId, 'suite-name': 'later' }
  return { ...(await runMain(asInputs(inputs))), paths: server.requests.map(({ path }) => path) }
}

const run = (id: string): Reply => json(200, { id, suiteId: 's', status: 'completed', result: 'passed' })

describe('a run that an earlier step started', () => {
  it('is judged by its own answers, not by those of another run', async () => {
    const { exitCode, said, paths } = await judge((look) => run(look === 1 ? 'run2' : 'run1'))
    expect(exitCode, said).toBe(0)
    expect(paths.filter((path) => path.includes('run2'))).toEqual([])
  })

  it.each(['run1\nrun1', 'run1 run1'])('counts once when it is named twice: %j', async (runIds) => {
    const { exitCode, said } = await judge(() => run('run1'), runIds)
    expect(exitCode, said).toBe(0)
    expect(said).toContain('1 test: 1 passed')
  })

  it('gives no verdict when the service answers with another run only', async () => {
    const { exitCode, said, paths } = await judge(() => run('run2'))
    expect(exitCode, said).toBe(4)
    expect(said).toContain(
      'Run run1 could not be read: getEvalRun was asked for run run1 and answered with run run2',
    )
    expect(said).toContain('INCONCLUSIVE')
    expect(paths.filter((path) => path.includes('/iterations') || path.includes('run2'))).toEqual([])
  })
})
