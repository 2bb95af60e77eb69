import { afterEach, expect, test } from 'vitest'
import { ServiceError } from '../../../src/errors.ts'
import { createServiceClient } from '../../../src/service/client/client.ts'
import type { Fault } from '../../faults/faults.ts'
import { KEYS, startWorld } from './world.ts'

const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const part of open.splice(0).toReversed()) await part.close()
})

/** A client that retries as in real life, on a clock that does not wait. */
const start = async (faults: readonly Fault[]) => {
  const world = await startWorld({ faults })
  const waits: number[] = []
  let skipped = 0
  const client = createServiceClient({
    baseUrl: world.service.baseUrl,
    apiKey: KEYS.ada,
    random: () => 0.5,
    clock: {
      now: () => Date.now() + skipped,
      sleep: async (ms) => {
        waits.push(ms)
        skipped += ms
      },
    },
  })
  open.push(world, client)
  return { world, client, waits }
}

const report = {
  params: { projectId: 'default' },
  body: {
    suiteName: 's',
    externalRunId: 'gh-1',
    results: [{ caseTitle: 'a', passed: true, externalIterationId: 'gh-1-1' }],
  },
}

test.each<[string, Fault]>([
  ['a 503', { kind: 'status', times: 2 }],
  ['a 429 with seconds', { kind: 'status', status: 429, retryAfter: '1', times: 2 }],
  ['a 429 without Retry-After', { kind: 'status', status: 429, times: 2 }],
  ['a page of a proxy', { kind: 'html', times: 2 }],
  ['a cut connection', { kind: 'reset', times: 2 }],
  ['a lost answer', { kind: 'reset-after-commit', times: 2 }],
  ['half an answer', { kind: 'truncate', times: 2 }],
])('an upload survives %s, and is stored once', async (_, fault) => {
  const { world, client } = await start([fault])
  expect(await client.call('reportEvalResults', report)).toMatchObject({
    status: 'completed',
    result: 'passed',
  })
  const { runs, iterations } = world.service.store
  const run = runs.findByExternalId('shop', 'gh-1')
  expect(iterations.summarize(run?.id ?? '')).toMatchObject({ total: 1 })
  expect(runs.countBySuite(run?.suiteId ?? '')).toBe(1)
  expect(world.service.requests).toHaveLength(3)
})

test('Retry-After is waited for', async () => {
  const { client, waits } = await start([{ kind: 'status', status: 429, retryAfter: '7', times: 1 }])
  await client.call('reportEvalResults', report)
  expect(Math.max(...waits)).toBeGreaterThanOrEqual(7000)
})

test('a tool call whose answer was lost is not sent again', async () => {
  const { world, client } = await start([{ kind: 'reset-after-commit', operation: 'runAgentTurn' }])
  const messages = [{ role: 'user' as const, content: 'create suite once' }]
  const failure = await client
    .call('runAgentTurn', { params: { projectId: 'shop' }, body: { messages } })
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ServiceError)
  expect(world.service.requests).toHaveLength(1)
})

test('faults can be switched while the service runs', async () => {
  const { world, client } = await start([{ kind: 'status', status: 500 }])
  await expect(client.call('getMe', {})).rejects.toMatchObject({ status: 500, code: 'INTERNAL_ERROR' })
  world.service.setFaults([])
  expect(await client.call('getMe', {})).toMatchObject({ id: 'ada' })
})
