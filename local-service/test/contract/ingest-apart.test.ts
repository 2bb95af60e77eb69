import { describe, expect, test } from 'vitest'
import { answerMcp, startTarget } from '../../../test/support/service/targets.ts'
import { closing, openWorld } from './world.ts'

/** Uploads and hosted runs share a table and nothing else. Raw HTTP. */

const INGEST = '/projects/default/eval-ingest'

/** A hosted run that executes until `release` is called. */
const startExecuting = async () => {
  const gate = Promise.withResolvers<void>()
  const target = closing(
    await startTarget(async (request, response) => {
      await gate.promise
      await answerMcp(request, response, ['echo'])
    }),
  )
  closing({ close: async () => gate.resolve() })
  const { world, call } = await openWorld({}, { everything: target.url })
  const { json } = await call('POST', '/projects/shop/eval-runs', { body: { suiteId: 'plain' } })
  const { runId } = json
  await expect.poll(() => world.service.store.runs.get(runId)?.status, { timeout: 10_000 }).toBe('running')
  return { world, call, runId, release: gate.resolve }
}

describe('a hosted run that executes', () => {
  test.each([
    [
      'takes no uploaded results',
      'runs/iterations',
      { results: [{ caseTitle: 'smuggled', passed: true, externalIterationId: 'x' }] },
    ],
    ['is not finalized by an upload', 'runs/finalize', {}],
  ])('%s', async (_, suffix, body) => {
    const { world, call, runId, release } = await startExecuting()
    const refused = await call('POST', `${INGEST}/${suffix}`, { body: { runId, ...body } })
    expect(refused.status).toBe(409)
    expect(refused.json).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('hosted run'),
    })
    expect(refused.headers.get('x-service-request-id') ?? refused.headers.get('x-request-id')).not.toBe('')
    expect(world.service.store.iterations.list(runId)).toEqual([])
    expect(world.service.store.runs.get(runId)?.status).toBe('running')
    release()
    await expect
      .poll(() => world.service.store.runs.get(runId)?.status, { timeout: 10_000 })
      .toBe('completed')
  })

  test('adds nothing once it was cancelled', async () => {
    const { world, call, runId, release } = await startExecuting()
    const { json } = await call('POST', `/projects/shop/eval-runs/${runId}/cancel`, { body: {} })
    expect(json).toMatchObject({ status: 'cancelled', result: 'inconclusive' })
    release()
    await world.close()
  })
})

test('a finished hosted run is not an upload either', async () => {
  const { world, call, runId, release } = await startExecuting()
  release()
  await expect.poll(() => world.service.store.runs.get(runId)?.status, { timeout: 10_000 }).toBe('completed')
  const total = world.service.store.iterations.summarize(runId).total
  for (const [suffix, body] of [
    ['runs/iterations', { results: [{ caseTitle: 'late', passed: true, externalIterationId: 'y' }] }],
    ['runs/finalize', { terminalStatus: 'cancelled' }],
  ] as const) {
    const { status } = await call('POST', `${INGEST}/${suffix}`, { body: { runId, ...body } })
    expect(status).toBe(409)
  }
  expect(world.service.store.runs.get(runId)?.status).toBe('completed')
  expect(world.service.store.iterations.summarize(runId).total).toBe(total)
})
