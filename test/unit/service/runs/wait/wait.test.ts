import { describe, expect, it } from 'vitest'
import { type WaitOptions, waitForRun } from '../../../../../src/service/runs/wait/wait-for-run.ts'
import { json, type Reply, reset, serve } from '../../../../support/http/scripted-server.ts'
import { fakeRuntime } from '../../../../support/platform.ts'
import { clientFor, serviceErrorOf } from '../../../../support/service/client-for.ts'

const run = (status: string, id = 'run1'): Reply => json(200, { id, status })

/** Waits for `run1` on a server that answers as given; time passes only by waiting. */
async function wait(
  replies: readonly Reply[],
  { signal, ...options }: Partial<WaitOptions> & { readonly signal?: AbortSignal } = {},
) {
  const server = await serve(...replies)
  const { client, clock } = clientFor(server.url, { attempts: 1 })
  const said: string[] = []
  const startedAt = clock.now()
  const outcome = waitForRun(client.project('p', signal), {
    runId: 'run1',
    label: 'suite',
    deadline: startedAt + 600_000,
    sharers: () => 1,
    clock,
    random: () => 0.5,
    log: fakeRuntime({ log: { info: (line) => said.push(line), warning: (line) => said.push(line) } }).log,
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
    expect(await late.outcome).toEqual({ kind: 'deadline' })
    expect(late.elapsed()).toBe(60_000)
    const looks = late.server.requests.filter(({ path }) => !path.includes('/iterations'))
    expect(looks.length).toBeLessThanOrEqual(11)
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

  it('does not take the word of another run now and then, however often', async () => {
    const mixed = [run('completed', 'run2'), run('failed', 'run2'), run('running'), run('cancelled', 'run3')]
    const { outcome } = await wait([...mixed, run('running'), run('completed', 'run2'), run('completed')])
    expect(await outcome).toMatchObject({ kind: 'terminal', run: { id: 'run1', status: 'completed' } })
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

/** `run1`, which ends after so many looks, on a service that counts only in its iterations. */
async function waitForSilentRun(
  looks: number,
  iterationsAt: (look: number) => readonly object[],
  options: Partial<WaitOptions> & { readonly more?: string; readonly refused?: number } = {},
) {
  const { more, refused, ...waitOptions } = options
  let look = 0
  const answer: Reply = (request, response) => {
    if (!request.path.includes('/iterations')) {
      look += 1
      return run(look > looks ? 'completed' : 'running')(request, response)
    }
    if (refused !== undefined) return json(refused, {})(request, response)
    return json(200, { items: iterationsAt(look), nextCursor: more ?? null })(request, response)
  }
  const waited = await wait([answer], waitOptions)
  expect(await waited.outcome).toMatchObject({ kind: 'terminal', run: { status: 'completed' } })
  const { requests } = waited.server
  const counts = requests.filter(({ path }) => path.includes('/iterations'))
  return { ...waited, requests: requests.length, counts: counts.map(({ path }) => path) }
}

const iterations = (done: number, open = 0) => [
  ...Array.from({ length: done }, (_, index) => ({
    id: `done${index}`,
    status: 'completed',
    result: index === 0 ? 'failed' : 'passed',
  })),
  ...Array.from({ length: open }, (_, index) => ({ id: `open${index}`, status: 'pending', result: null })),
]

describe('a run that reports no progress while it runs', () => {
  it('is counted by its iterations, within 15 requests a minute', async () => {
    const { said, counts, requests, elapsed } = await waitForSilentRun(20, (look) => iterations(look * 2), {
      expected: 40,
    })
    expect(said[0]).toBe('suite: running, 2/40 done, 1 passed, about 1 min 35 s left')
    expect(said.length).toBe(counts.length)
    expect(new Set(counts)).toEqual(new Set(['/projects/p/eval-runs/run1/iterations?limit=200']))
    expect(counts.length).toBeGreaterThan(2)
    expect((60_000 * requests) / elapsed()).toBeLessThanOrEqual(15)
  })

  it.each([1, 3])('costs no more when %i runs share the key', async (sharers) => {
    const { requests, elapsed } = await waitForSilentRun(15, () => [], { sharers: () => sharers })
    expect((60_000 * requests * sharers) / elapsed()).toBeLessThanOrEqual(15)
  })

  it('has the total that its open iterations tell', async () => {
    const { said } = await waitForSilentRun(1, () => iterations(3, 7))
    expect(said).toEqual(['suite: running, 3/10 done, 2 passed, about 12 s left'])
    const unknown = await waitForSilentRun(1, () => iterations(3))
    expect(unknown.said).toEqual(['suite: running, 3 done, 2 passed'])
  })

  it.each([
    ['that refuses', { refused: 404 }],
    ['that fails', { refused: 500 }],
    ['with more iterations than a page holds', { more: 'next' }],
  ])('shows state and time on a service %s, and is asked for no more counts', async (_name, trouble) => {
    const { said, counts } = await waitForSilentRun(12, () => iterations(3), trouble)
    expect(counts).toHaveLength(1)
    expect(said[0]).toBe('suite: running, waited for 5 s')
    expect(said).toHaveLength(12)
  })

  it('stops counting when the job is cancelled', async () => {
    const stop = new AbortController()
    const reply: Reply = (request, response) => {
      if (!request.path.includes('/iterations')) return run('running')(request, response)
      stop.abort(new Error('stopped'))
    }
    const { outcome } = await wait([reply], { signal: stop.signal })
    await expect(outcome).rejects.toThrow('stopped')
  })
})
