import { describe, expect, it } from 'vitest'
import { type WaitOptions, waitForRun } from '../../../src/service/hosted-run-wait.ts'
import { json, type Reply, reset, serve } from '../http/scripted-server.ts'
import { clientFor, serviceErrorOf } from '../service/client-for.ts'

const run = (status: string, id = 'run1'): Reply => json(200, { id, status })

/** Waits for `run1` on a server that answers as told; time passes only by waiting. */
async function wait(replies: readonly Reply[], options: Partial<WaitOptions> = {}) {
  const server = await serve(...replies)
  const { client, clock } = clientFor(server.url, { attempts: 1 })
  const said: string[] = []
  const startedAt = clock.now()
  const outcome = waitForRun(client, {
    projectId: 'p',
    runId: 'run1',
    label: 'suite',
    deadline: startedAt + 600_000,
    sharers: () => 1,
    clock,
    random: () => 0.5,
    log: { info: (line) => said.push(line), warning: (line) => said.push(line) },
    ...options,
  })
  return { outcome, server, said, elapsed: () => clock.now() - startedAt }
}

describe('waiting for a run', () => {
  it.each(['completed', 'failed', 'cancelled', 'timed_out'])('ends with %s', async (status) => {
    const { outcome } = await wait([
      run('pending'),
      run('running'),
      run('grading'),
      run('levitating'),
      run(status),
    ])
    expect(await outcome).toMatchObject({ kind: 'terminal', run: { status } })
  })

  it('outlives a service that fails and a network that breaks', async () => {
    const { outcome, said } = await wait([json(503, {}), reset, json(500, {}), run('completed')])
    expect(await outcome).toMatchObject({ kind: 'terminal' })
    expect(said).toHaveLength(1)
    expect(said[0]).toContain('still waiting')
  })

  it('gives up at the deadline, also while nothing answers', async () => {
    const late = await wait([run('running')], { deadline: 1_000_000 + 60_000 })
    expect(await late.outcome).toMatchObject({ kind: 'deadline', last: { status: 'running' } })
    expect(late.elapsed()).toBe(60_000)
    expect(late.server.requests.length).toBeLessThanOrEqual(11)
    const dead = await wait([json(503, {})], { deadline: 1_000_000 + 60_000 })
    expect(await dead.outcome).toEqual({ kind: 'deadline' })
  })

  it('says that the run is gone', async () => {
    const { outcome } = await wait([
      run('running'),
      json(404, { code: 'NOT_FOUND', message: 'Run not found' }),
    ])
    const error = await serviceErrorOf(outcome)
    expect(error.code).toBe('RUN_GONE')
    expect(error.message).toContain('The hosted run run1 is gone')
  })

  it('does not take the word of another run', async () => {
    const once = await wait([run('completed', 'run2'), run('completed')])
    expect(await once.outcome).toMatchObject({ kind: 'terminal', run: { id: 'run1' } })
    const always = await wait([run('completed', 'run2')])
    expect((await serviceErrorOf(always.outcome)).message).toContain('answered with run run2, 3 times')
  })

  it('stops at once for a refused key', async () => {
    const { outcome, server } = await wait([json(401, { code: 'UNAUTHORIZED', message: 'no' })])
    expect((await serviceErrorOf(outcome)).status).toBe(401)
    expect(server.requests).toHaveLength(1)
  })

  it('stops when the job is cancelled', async () => {
    const stop = new AbortController()
    const { outcome } = await wait([run('running')], { signal: stop.signal })
    stop.abort(new Error('stopped'))
    await expect(outcome).rejects.toThrow('stopped')
  })
})
