import { describe, expect, test } from 'vitest'
import type { EvalResultInput } from '../../../../src/contract/operations/ingest.ts'
import type { ServiceClient } from '../../../../src/service/client/client.ts'
import {
  abandonOpenRun,
  createIngest,
  type IngestRun,
  resendUnsent,
} from '../../../../src/service/ingest/ingest.ts'
import {
  json,
  type Reply,
  reset,
  type SeenRequest,
  serve,
  text,
} from '../../../support/http/scripted-server.ts'
import { fakePlatform } from '../../../support/platform.ts'
import { clientFor, serviceErrorOf } from '../../../support/service/client-for.ts'

const run: IngestRun = { externalRunId: 'gh-1-1-unit', suiteName: 'unit' }

function result(index: number, more: Partial<EvalResultInput> = {}): EvalResultInput {
  return { caseTitle: `case ${index}`, passed: true, externalIterationId: `it-${index}`, ...more }
}

const results = (count: number, from = 0) => Array.from({ length: count }, (_, index) => result(from + index))

/** A hundred of them fill a batch. */
const longResults = (count: number, from = 0) =>
  results(count, from).map((short) => ({ ...short, query: 'q'.repeat(10_400) }))

interface Body {
  readonly externalRunId?: string
  readonly runId?: string
  readonly runName?: string
  readonly ci?: object
  readonly results?: readonly EvalResultInput[]
}

const bodyOf = (request: SeenRequest | undefined) => request?.json as Body
const stepsOf = (requests: readonly SeenRequest[]) =>
  requests.map(({ path }) => path.replace('/projects/p1/eval-ingest/', ''))

/** A small ingest backend: runs by external id, iterations by their id. */
function backend() {
  const runs = new Map<string, { id: string; iterations: Map<string, boolean>; finished: boolean }>()
  const find = (body: Body) =>
    [...runs.values()].find(({ id }) => id === body.runId) ?? runs.get(body.externalRunId ?? '')
  const reply: Reply = (request, response) => {
    const body = request.json as Body
    const step = request.path.split('/eval-ingest/')[1]
    const known = find(body)
    const entry = known ?? {
      id: `run-${runs.size + 1}`,
      iterations: new Map<string, boolean>(),
      finished: false,
    }
    if (step !== 'runs/iterations' && body.externalRunId !== undefined) runs.set(body.externalRunId, entry)
    let inserted = 0
    for (const { externalIterationId = '', passed } of body.results ?? []) {
      if (!entry.iterations.has(externalIterationId)) inserted += 1
      entry.iterations.set(externalIterationId, passed)
    }
    const total = entry.iterations.size
    if (step === 'report' || step === 'runs/finalize') entry.finished = true
    const passed = [...entry.iterations.values()].filter(Boolean).length
    const summary = { total, passed, failed: total - passed, passRate: total === 0 ? 0 : passed / total }
    const finished = { status: 'completed', result: total === passed ? 'passed' : 'failed', summary }
    const state = entry.finished ? finished : { status: 'running', result: 'pending' }
    const counts = { inserted, skipped: (body.results?.length ?? 0) - inserted, total }
    const answer =
      step === 'runs/iterations'
        ? { ok: true, ...counts }
        : { ok: true, suiteId: 's1', runId: entry.id, projectId: 'p1', ...state }
    const reused = step === 'runs/start' && known !== undefined ? { reused: true } : {}
    return json(200, { ...answer, ...reused })(request, response)
  }
  return { reply, runs }
}

describe('the upload of a run', () => {
  test('is one request up to 200 results', async () => {
    const { reply, runs } = backend()
    const server = await serve(reply)
    const ingest = createIngest(clientFor(server.url).client.project('p1'), { run })
    await ingest.add(results(150))
    await ingest.add(results(50, 150))
    expect(server.requests).toHaveLength(0)
    expect(await ingest.finish()).toEqual({
      runId: 'run-1',
      suiteId: 's1',
      projectId: 'p1',
      status: 'completed',
      result: 'passed',
      summary: { total: 200, passed: 200, failed: 0, passRate: 1 },
      taken: 200,
    })
    expect(stepsOf(server.requests)).toEqual(['report'])
    expect(server.requests[0]?.json).toMatchObject({ ...run, expectedIterations: 200 })
    expect(runs.size).toBe(1)
  })

  test('is start, batches and finalize above that, and sends batches while results still come', async () => {
    const { reply } = backend()
    const server = await serve(reply)
    const ingest = createIngest(clientFor(server.url).client.project('p1'), { run })
    await ingest.add(longResults(190))
    await ingest.add(longResults(60, 190))
    expect(stepsOf(server.requests)).toEqual(['runs/start', 'runs/iterations', 'runs/iterations'])
    expect(await ingest.finish()).toMatchObject({ runId: 'run-1', summary: { total: 250 } })
    expect(stepsOf(server.requests).slice(3)).toEqual(['runs/iterations', 'runs/finalize'])
    expect(ingest.unsent().batches).toEqual([])
  })

  test.each([
    ['of a few results', results(3), 200, ['Uploading in one request.']],
    [
      'of many',
      results(450),
      450,
      ['Uploading in batches of up to 1 MiB: there are more than 200 results, or more than 1 MiB of them.'],
    ],
    [
      'of more than a deployment takes at once',
      results(450),
      200,
      [
        'Uploading in batches of up to 1 MiB: there are more than 200 results, or more than 1 MiB of them.',
        'The service refuses 450 results in one request; sending 200.',
      ],
    ],
  ])('%s says in the log which way it takes', async (_, sent, most, lines) => {
    const { reply } = backend()
    const server = await serve((request, response) =>
      ((bodyOf(request).results?.length ?? 0) > most ? text(413, 'too large') : reply)(request, response),
    )
    const said: string[] = []
    const log = { ...fakePlatform().runtime.log, info: (line: string) => said.push(line) }
    const ingest = createIngest(clientFor(server.url).client.project('p1'), { run, log })
    await ingest.add(sent)
    await ingest.finish()
    expect(said).toEqual(lines)
  })

  // At 60 requests a minute, each request after the ten of the burst waits a second.
  test.each([
    ['small ones without a wait', 0, 10],
    ['a kilobyte each in 15 seconds', 800, 25],
  ])('of 20,000 results takes few requests: %s', async (_, characters, most) => {
    const { reply } = backend()
    const server = await serve(reply)
    const ingest = createIngest(clientFor(server.url).client.project('p1'), { run })
    const query = 'q'.repeat(characters)
    await ingest.add(Array.from({ length: 20_000 }, (_, index) => result(index, { query })))
    expect(await ingest.finish()).toMatchObject({ taken: 20_000 })
    expect(server.requests.length).toBeLessThanOrEqual(most)
  })

  test.each([
    [400, 'results: at most 200 items'],
    [422, 'invalid'],
    [500, 'too many writes'],
  ])('goes on with 200 results where a larger batch is answered by %d', async (status, message) => {
    const { reply, runs } = backend()
    const server = await serve((request, response) => {
      const isLarge = (bodyOf(request).results?.length ?? 0) > 200
      return (isLarge ? json(status, { code: 'X', message }) : reply)(request, response)
    })
    const ingest = createIngest(clientFor(server.url).client.project('p1'), { run })
    await ingest.add(results(450))
    expect(await ingest.finish()).toMatchObject({ taken: 450 })
    expect(runs.get('gh-1-1-unit')?.iterations.size).toBe(450)
    const sizes = server.requests.map((request) => bodyOf(request).results?.length ?? 0)
    expect(sizes.filter((size) => size > 0 && size < 450)).toEqual([200, 200, 50])
  })

  test('keeps every batch within a mebibyte, and sends an oversized result alone with its texts cut', async () => {
    const { reply } = backend()
    const server = await serve(reply)
    const ingest = createIngest(clientFor(server.url).client.project('p1'), { run })
    await ingest.add([
      result(0),
      result(1, { passed: false, errorDetails: 'é'.repeat(2_700_000) }),
      result(2),
    ])
    await ingest.add(
      Array.from({ length: 30 }, (_, index) => result(10 + index, { query: 'q'.repeat(100_000) })),
    )
    await ingest.finish()
    const batches = server.requests.flatMap((request) => {
      const batch = bodyOf(request).results
      return batch === undefined ? [] : [{ batch, bytes: Buffer.byteLength(request.body) }]
    })
    const alone = batches.find(({ batch }) => batch.some(({ errorDetails }) => errorDetails !== undefined))
    expect(alone?.batch).toHaveLength(1)
    expect(alone?.bytes).toBeLessThan(5 * 1_048_576)
    expect(alone?.batch[0]?.errorDetails).toMatch(/… \[cut: \d+ characters\]$/)
    for (const { batch, bytes } of batches) {
      if (batch.length > 1) expect(bytes).toBeLessThanOrEqual(1_048_576 + 100)
    }
    expect(batches.flatMap(({ batch }) => batch)).toHaveLength(33)
  })

  test('sends nothing when there was nothing', async () => {
    const server = await serve(json(200, {}))
    const ingest = createIngest(clientFor(server.url).client.project('p1'), { run })
    expect(await ingest.finish()).toBeUndefined()
    expect(server.requests).toHaveLength(0)
  })

  test('loses and doubles nothing when answers get lost', async () => {
    const { reply, runs } = backend()
    let calls = 0
    const losing: Reply = (request, response) => {
      calls += 1
      // Every second answer is lost after the work was done.
      if (calls % 2 === 0) return reply(request, response)
      const swallow = { writeHead: () => undefined, end: () => response.socket?.resetAndDestroy() }
      return reply(request, swallow as unknown as typeof response)
    }
    const server = await serve(losing)
    const ingest = createIngest(clientFor(server.url).client.project('p1'), { run })
    await ingest.add(longResults(250))
    expect(await ingest.finish()).toMatchObject({ summary: { total: 250 } })
    expect(runs.size).toBe(1)
    expect(server.requests).toHaveLength(10)
  })
})

describe('a run that is already there', () => {
  test('and open is continued', async () => {
    const { reply, runs } = backend()
    const server = await serve(reply)
    const { client } = clientFor(server.url)
    await client.call('startIngestRun', { params: { projectId: 'p1' }, body: run })
    const ingest = createIngest(client.project('p1'), { run })
    await ingest.add(results(250))
    expect(await ingest.finish()).toMatchObject({ runId: 'run-1', summary: { total: 250 } })
    expect(runs.size).toBe(1)
  })

  test('and finished is not finalized again, and no refusal of its iterations is an error', async () => {
    const finished = {
      ok: true,
      suiteId: 's',
      runId: 'r',
      status: 'completed',
      result: 'passed',
      reused: true,
      summary: { total: 300, passed: 300, failed: 0, passRate: 1 },
    }
    const server = await serve(json(200, finished), json(409, { code: 'CONFLICT', message: 'finished' }))
    const ingest = createIngest(clientFor(server.url).client.project('p1'), { run })
    await ingest.add(longResults(150))
    expect(await ingest.finish()).toMatchObject({ runId: 'r', status: 'completed', summary: { total: 300 } })
    expect(stepsOf(server.requests)).toEqual(['runs/start', 'runs/iterations', 'runs/iterations'])
  })

  test('and finished, but without some of the iterations, is finalized again', async () => {
    const { reply } = backend()
    const server = await serve(reply)
    const { client } = clientFor(server.url)
    await createAndFinish(client, results(10))
    const ingest = createIngest(client.project('p1'), { run })
    await ingest.add(results(300))
    expect(await ingest.finish()).toMatchObject({ summary: { total: 300 } })
    expect(stepsOf(server.requests).at(-1)).toBe('runs/finalize')
  })
})

async function createAndFinish(client: ServiceClient, some: readonly EvalResultInput[]) {
  const ingest = createIngest(client.project('p1'), { run })
  await ingest.add(some)
  return await ingest.finish()
}

describe('an older service', () => {
  const newer: IngestRun = {
    ...run,
    runName: 'PR 42',
    runMetadata: { pr: 42 },
    ci: { provider: 'github_actions', branch: 'feat', pullRequestNumber: 42 },
  }

  test('that refuses newer fields of a run gets it without them', async () => {
    const { reply } = backend()
    const picky: Reply = (request, response) =>
      (bodyOf(request).runName === undefined ? reply : json(400, { ok: false, error: 'bad field' }))(
        request,
        response,
      )
    const server = await serve(picky)
    const ingest = createIngest(clientFor(server.url).client.project('p1'), { run: newer })
    await ingest.add(results(3))
    expect(await ingest.finish()).toMatchObject({ status: 'completed' })
    expect(server.requests).toHaveLength(2)
    const body = bodyOf(server.requests[1])
    expect(body.ci).toEqual({ provider: 'github_actions', branch: 'feat' })
    expect(body).not.toHaveProperty('runMetadata')
  })

  test('that names an unknown field of a result gets the results without it, whatever the status', async () => {
    const { reply } = backend()
    const error = 'Object contains extra field `caseId` that is not in the validator.'
    const picky: Reply = (request, response) =>
      (bodyOf(request).results?.some((item) => 'caseId' in item) ? json(500, { ok: false, error }) : reply)(
        request,
        response,
      )
    const server = await serve(picky)
    const ingest = createIngest(clientFor(server.url).client.project('p1'), { run })
    await ingest.add([result(1, { caseId: 'c', externalCaseId: 'c' })])
    expect(await ingest.finish()).toMatchObject({ summary: { total: 1 } })
    expect(bodyOf(server.requests[1]).results?.[0]).toEqual({ ...result(1), externalCaseId: 'c' })
  })

  test('whose refusal has another cause is asked only once more', async () => {
    const server = await serve(json(400, { code: 'VALIDATION_ERROR', message: 'suiteName is taken' }))
    const ingest = createIngest(clientFor(server.url).client.project('p1'), { run: newer })
    await ingest.add(results(1))
    expect(await serviceErrorOf(ingest.finish())).toMatchObject({ status: 400 })
    expect(server.requests).toHaveLength(2)
  })
})

describe('what the service says it holds is compared with what was sent', () => {
  const holding = (total: number, over: Partial<Record<string, Reply>> = {}): Reply => {
    const { reply } = backend()
    return (request, response) => {
      const [, step = ''] = request.path.split('/eval-ingest/')
      const own = over[step]
      if (own !== undefined) return own(request, response)
      if (step === 'runs/start' || step === 'runs/iterations') return reply(request, response)
      const summary = { total, passed: total, failed: 0, passRate: 1 }
      return json(200, {
        ok: true,
        suiteId: 's1',
        runId: 'run-1',
        status: 'completed',
        result: 'passed',
        summary,
      })(request, response)
    }
  }
  const send = async (count: number, reply: Reply) => {
    const server = await serve(reply)
    const ingest = createIngest(clientFor(server.url).client.project('p1'), { run })
    await ingest.add(results(count))
    return await ingest.finish()
  }

  test.each([[450], [20]])('less of %d is an upload that failed', async (count) => {
    const error = await serviceErrorOf(send(count, holding(2)))
    expect(error.message).toContain(
      `the service holds 2 of the ${count} results that were sent into run run-1`,
    )
  })

  test('a finished run that refuses every chunk must hold them already', async () => {
    const summary = (total: number) => ({ total, passed: total, failed: 0, passRate: 1 })
    const finished = (total: number) =>
      holding(total, {
        'runs/start': json(200, {
          suiteId: 's1',
          runId: 'run-1',
          reused: true,
          status: 'completed',
          result: 'passed',
          summary: summary(total),
        }),
        'runs/iterations': json(409, { code: 'CONFLICT', message: 'finished' }),
      })
    expect(await send(450, finished(450))).toMatchObject({ taken: 450 })
    expect((await serviceErrorOf(send(450, finished(3)))).message).toContain('holds 3 of the 450 results')
  })
})

describe('a proxy that takes no large requests', () => {
  const atMost = (most: number, reply: Reply): Reply => {
    return (request, response) =>
      ((bodyOf(request).results?.length ?? 0) > most ? text(413, 'too large') : reply)(request, response)
  }

  test.each([[450], [150]])('gets %d results in smaller ones, and learns it once', async (count) => {
    const { reply, runs } = backend()
    const server = await serve(atMost(60, reply))
    const ingest = createIngest(clientFor(server.url).client.project('p1'), { run })
    await ingest.add(results(count))
    expect(await ingest.finish()).toMatchObject({ taken: count })
    expect(runs.get('gh-1-1-unit')?.iterations.size).toBe(count)
    const refused = server.requests.filter((request) => (bodyOf(request).results?.length ?? 0) > 60)
    expect(refused.length).toBeLessThanOrEqual(3)
  })

  test('gets a single large result with its texts cut', async () => {
    const { reply, runs } = backend()
    const limit: Reply = (request, response) =>
      (JSON.stringify(request.json).length > 20_000 ? text(413, 'too large') : reply)(request, response)
    const server = await serve(limit)
    const ingest = createIngest(clientFor(server.url).client.project('p1'), { run })
    await ingest.add([result(1, { passed: false, error: 'x'.repeat(200_000) }), result(2)])
    expect(await ingest.finish()).toMatchObject({ taken: 2 })
    expect(runs.get('gh-1-1-unit')?.iterations.size).toBe(2)
  })

  test('that takes nothing at all is an upload that failed, and everything is kept', async () => {
    const { reply } = backend()
    const server = await serve(atMost(0, reply))
    const ingest = createIngest(clientFor(server.url).client.project('p1'), { run })
    await ingest.add(results(5))
    expect(await serviceErrorOf(ingest.finish())).toMatchObject({ status: 413 })
    expect(ingest.unsent().batches.flat()).toHaveLength(5)
  })
})

describe('a run that an earlier attempt left open', () => {
  test('is ended as cancelled', async () => {
    const { reply } = backend()
    const server = await serve(reply)
    const { client } = clientFor(server.url)
    await client.call('startIngestRun', { params: { projectId: 'p1' }, body: run })
    await abandonOpenRun(
      client,
      { version: 1, projectId: 'p1', externalRunId: run.externalRunId, batches: [] },
      run,
    )
    expect(stepsOf(server.requests).slice(1)).toEqual(['runs/start', 'runs/finalize'])
    expect(server.requests.at(-1)?.json).toMatchObject({ runId: 'run-1', terminalStatus: 'cancelled' })
  })
})

describe('an upload that fails', () => {
  test('keeps what was not confirmed, and a later attempt sends it into the same run', async () => {
    const { reply, runs } = backend()
    const server = await serve(
      reply,
      reply,
      text(503, ''),
      text(503, ''),
      reset,
      text(500, ''),
      text(503, ''),
      reply,
    )
    const { client } = clientFor(server.url)
    const ingest = createIngest(client.project('p1'), { run })
    const error = await serviceErrorOf(ingest.add(longResults(250)))
    expect(error).toMatchObject({ operation: 'appendIngestIterations', status: 503, attempts: 5 })
    await ingest.add(longResults(50, 250))
    expect(server.requests).toHaveLength(7)
    expect(await serviceErrorOf(ingest.finish())).toBe(error)

    const kept = JSON.parse(JSON.stringify(ingest.unsent()))
    expect(kept.batches.flat()).toHaveLength(200)
    expect(await resendUnsent(client, kept, { run })).toMatchObject({
      runId: 'run-1',
      summary: { total: 300 },
    })
    expect(runs.get('gh-1-1-unit')?.iterations.size).toBe(300)
  })

  test('in one request keeps all of it', async () => {
    const server = await serve(json(401, { code: 'UNAUTHORIZED', message: 'no' }))
    const ingest = createIngest(clientFor(server.url).client.project('p1'), { run })
    await ingest.add(results(7))
    expect(await serviceErrorOf(ingest.finish())).toMatchObject({ status: 401 })
    expect(ingest.unsent()).toMatchObject({
      version: 1,
      projectId: 'p1',
      externalRunId: run.externalRunId,
    })
    expect(ingest.unsent().batches.flat()).toHaveLength(7)
  })

  test('because the service lost some of a batch says how many', async () => {
    const started = { suiteId: 's', runId: 'r', status: 'running', result: 'pending' }
    const server = await serve(json(200, started), json(200, { inserted: 100, skipped: 1, total: 101 }))
    const ingest = createIngest(clientFor(server.url).client.project('p1'), { run })
    const error = await serviceErrorOf(ingest.add(longResults(210)))
    expect(error.message).toContain('confirmed 101 of 100')
    expect(ingest.unsent().batches.flat()).toHaveLength(210)
  })
})
