import { describe, expect, test } from 'vitest'
import { startTarget } from '../../../test/support/service/targets.ts'
import { closing, openWorld } from './world.ts'

/** Single requests that the service used to answer wrongly. Raw HTTP: status, body, headers. */

const ENVIRONMENT = '/projects/shop/environments/staging'
const INGEST = '/projects/default/eval-ingest'
const steps = [{ id: 's', kind: 'toolCall', toolName: 'echo', arguments: { message: 'hi' } }]

describe('an environment', () => {
  test.each(['serverAttachmentId', 'modelId', 'sandboxImageId'])('a blank %s: 400', async (field) => {
    const { call } = await openWorld()
    const body = { expectedRevision: 1, [field]: ' ' }
    const { status, json } = await call('PATCH', ENVIRONMENT, { body })
    expect(status).toBe(400)
    expect(json).toMatchObject({ code: 'VALIDATION_ERROR', message: expect.stringContaining(field) })
  })

  test('an edit of nothing: 400, and the revision stays', async () => {
    const { call } = await openWorld()
    expect((await call('PATCH', ENVIRONMENT, { body: { expectedRevision: 1 } })).status).toBe(400)
    expect((await call('GET', ENVIRONMENT)).json).toMatchObject({ revision: 1 })
  })

  test('archived between two pages hides no other from the walk', async () => {
    const { call } = await openWorld()
    const first = await call('GET', '/projects/shop/environments?limit=2')
    const [archived] = first.json.items
    await call('POST', `/projects/shop/environments/${archived?.id}/archive`, {
      body: { expectedRevision: 1 },
    })
    const second = await call('GET', `/projects/shop/environments?limit=2&cursor=${first.json.nextCursor}`)
    const seen = [...first.json.items, ...second.json.items].map(({ id }) => id)
    expect(seen).toEqual(['staging', 'production', 'no-model', 'no-servers'])
    expect(second.json).not.toHaveProperty('nextCursor')
  })

  test('attached twice is attached once', async () => {
    const { call } = await openWorld()
    const body = { environmentIds: ['staging', 'staging'] }
    const { json } = await call('PATCH', '/projects/shop/eval-suites/one-env', { body })
    expect(json.environmentIds).toEqual(['staging'])
  })
})

describe('ingestion', () => {
  test.each([
    ['suiteName', { suiteName: '   ', results: [{ caseTitle: 'a', passed: true }] }],
    ['caseTitle', { suiteName: 's', results: [{ caseTitle: ' ', passed: true }] }],
  ])('a blank %s: 400', async (field, body) => {
    const { call } = await openWorld()
    const { status, json } = await call('POST', `${INGEST}/report`, { body })
    expect(status).toBe(400)
    expect(json).toMatchObject({ code: 'VALIDATION_ERROR', message: expect.stringContaining(field) })
  })

  test('the trace of an upload says what was expected and what happened', async () => {
    const { call } = await openWorld()
    const expectedToolCalls = [{ toolName: 'add', arguments: { sku: 'mug' } }]
    const actualToolCalls = [{ toolName: 'add', arguments: { sku: 'cup' } }]
    const results = [
      { caseTitle: 'a', passed: false, error: 'wrong cup', expectedToolCalls, actualToolCalls },
      { caseTitle: 'b', passed: true, trace: [{ role: 'user', content: 'hi' }], actualToolCalls },
      { caseTitle: 'c', passed: true },
    ]
    const { json } = await call('POST', `${INGEST}/report`, { body: { suiteName: 's', results } })
    const path = `/projects/shop/eval-runs/${json.runId}/iterations`
    const { items } = (await call('GET', path)).json
    const [one, two, three] = await Promise.all(items.map(({ id }) => call('GET', `${path}/${id}/trace`)))
    expect(one?.json).toEqual({
      messages: [],
      analysis: { expectedToolCalls, actualToolCalls, passed: false, error: 'wrong cup' },
    })
    expect(two?.json).toEqual({
      messages: [{ role: 'user', content: 'hi' }],
      analysis: { expectedToolCalls: [], actualToolCalls, passed: true, error: null },
    })
    expect(three).toMatchObject({ status: 404, json: { details: { reason: 'TRACE_NOT_AVAILABLE' } } })
  })

  test('the trace of an upload keeps its messages and spans', async () => {
    const { call } = await openWorld()
    const messages = [{ role: 'assistant', content: 'done' }]
    const spans = [{ id: 'span-1', name: 'gpt', category: 'llm', startMs: 0, endMs: 12 }]
    const actualToolCalls = [{ toolName: 'add' }]
    const results = [{ caseTitle: 'a', passed: true, actualToolCalls, trace: { messages, spans } }]
    const { json } = await call('POST', `${INGEST}/report`, { body: { suiteName: 'spans', results } })
    const path = `/projects/shop/eval-runs/${json.runId}/iterations`
    const [iteration] = (await call('GET', path)).json.items
    const trace = await call('GET', `${path}/${iteration?.id}/trace`)
    expect(trace.json).toMatchObject({ messages, spans, analysis: { actualToolCalls, passed: true } })
  })

  test('a run is not continued under another hash of the evaluation', async () => {
    const { call } = await openWorld()
    const body = { suiteName: 'hashed', externalRunId: 'h-1', evaluationConfigHash: 'one' }
    expect((await call('POST', `${INGEST}/runs/start`, { body })).status).toBe(200)
    expect((await call('POST', `${INGEST}/runs/start`, { body })).json).toMatchObject({ reused: true })
    const other = { ...body, evaluationConfigHash: 'two' }
    const { status, json } = await call('POST', `${INGEST}/runs/start`, { body: other })
    expect([status, json.code]).toEqual([409, 'CONFLICT'])
  })

  test('iterations that nobody graded are in no rate', async () => {
    const { call } = await openWorld()
    const results = [
      ...Array.from({ length: 19 }, () => ({ caseTitle: 'a', passed: true })),
      { caseTitle: 'a', passed: false, status: 'failed', error: 'the provider answered 429' },
      { caseTitle: 'b', passed: false, status: 'skipped' },
    ]
    const { json } = await call('POST', `${INGEST}/report`, { body: { suiteName: 's', results } })
    expect(json).toMatchObject({
      status: 'completed',
      result: 'passed',
      summary: { total: 21, passed: 19, failed: 0, skipped: 1, passRate: 1 },
    })
  })

  test('too many of them leave no verdict', async () => {
    const { call } = await openWorld()
    const results = [
      ...Array.from({ length: 8 }, () => ({ caseTitle: 'a', passed: true })),
      { caseTitle: 'a', passed: false, status: 'failed' },
    ]
    const { json } = await call('POST', `${INGEST}/report`, { body: { suiteName: 's', results } })
    expect(json).toMatchObject({ result: 'inconclusive', summary: { passed: 8, failed: 0 } })
  })
})

describe('what is asked for twice', () => {
  test('a batch of cases answers the same ids, and says so', async () => {
    const { call, world } = await openWorld()
    const headers = { 'x-service-idempotency-key': 'batch-1' }
    const body = {
      cases: [
        { id: 'one', title: 'one', steps },
        { title: 'two', steps },
      ],
    }
    const path = '/projects/shop/eval-suites/plain/cases/batch'
    const first = await call('POST', path, { body, headers })
    const second = await call('POST', path, { body, headers })
    expect(first.status).toBe(201)
    expect(second.status).toBe(201)
    expect(first.json).toMatchObject({
      created: [
        { index: 0, declaredId: 'one', replayed: false },
        { index: 1, replayed: false },
      ],
      failed: [],
      duplicatePolicy: { effectivePolicy: 'block', coerced: false },
    })
    const replayed = (first.json.created as object[]).map((one) => ({ ...one, replayed: true }))
    expect(second.json.created).toEqual(replayed)
    expect(world.service.store.cases.list('plain')).toHaveLength(3)
    const other = await call('POST', path, { body: { cases: [{ title: 'three', steps }] }, headers })
    expect(other).toMatchObject({ status: 409, json: { details: { reason: 'IDEMPOTENCY_CONFLICT' } } })
  })

  test('two launches at once with one key are one run', async () => {
    const silent = closing(await startTarget(() => new Promise(() => {})))
    const { call, world } = await openWorld({ settings: { launchPauseMs: 100 } }, { everything: silent.url })
    const body = { suiteId: 'plain', idempotencyKey: 'launch-1' }
    const all = await Promise.all([1, 2, 3].map(() => call('POST', '/projects/shop/eval-runs', { body })))
    expect(all.map(({ status }) => status)).toEqual([202, 202, 202])
    expect(new Set(all.map(({ json }) => json.runId)).size).toBe(1)
    expect(all.filter(({ json }) => json.deduped === true)).toHaveLength(2)
    expect(world.service.store.runs.countBySuite('plain')).toBe(1)
  })
})

test('a target that answers with an error of its own was reached', async () => {
  const { call } = await openWorld()
  const { status, json } = await call('POST', '/projects/shop/servers/everything/resources/read', {
    body: { uri: '00' },
  })
  expect(status).toBeLessThan(500)
  expect(json.code).not.toBe('SERVER_UNREACHABLE')
  expect(json.message).toContain('"everything"')
})

describe('case words of the public API', () => {
  test.each([
    ['caseId', 'x'],
    ['model', 'local/scripted'],
    ['provider', 'local'],
    ['isNegativeTest', true],
    ['query', 'x'],
    ['expectedToolCalls', []],
  ])('%s is not a key of a case: 400', async (key, value) => {
    const { call } = await openWorld()
    const body = { title: 'x', steps, [key]: value }
    const { status, json } = await call('POST', '/projects/shop/eval-suites/plain/cases', { body })
    expect(status).toBe(400)
    expect(json.message).toContain(`Unrecognized key "${key}"`)
  })

  test('a case is read with its own words, in both vocabularies', async () => {
    const { call } = await openWorld()
    const path = '/projects/shop/eval-suites/plain/cases'
    const body = { id: 'mine', title: 'x', steps, models: [{ model: 'anthropic/claude-haiku-4.5' }] }
    const { json } = await call('POST', path, { body })
    expect(json).toMatchObject({
      declaredId: 'mine',
      steps,
      iterations: 1,
      isNegative: false,
      models: [{ model: 'anthropic/claude-haiku-4.5', provider: 'anthropic' }],
    })
    expect(json.id).not.toBe('mine')
    for (const absent of ['caseId', 'expectedOutput', 'scenario', 'matchOptions', 'checks']) {
      expect(json).not.toHaveProperty(absent)
    }
  })

  test.each(['serverIds', 'model', 'provider', 'tags'])(
    '%s is not a key of an edited suite: 400',
    async (key) => {
      const { call } = await openWorld()
      const { status } = await call('PATCH', '/projects/shop/eval-suites/plain', { body: { [key]: ['x'] } })
      expect(status).toBe(400)
    },
  )

  test('a suite is edited by names of servers, and read in the same shape', async () => {
    const { call } = await openWorld()
    const body = {
      environment: { servers: ['everything', 'dead'] },
      executionConfig: { model: 'local/scripted', temperature: 0 },
      settings: {
        minimumIterations: 2,
        checks: [{ type: 'toolCalledAtLeastOnce', toolName: 'echo', role: 'gating' }],
      },
    }
    const { status, json } = await call('PATCH', '/projects/shop/eval-suites/plain', { body })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      environment: { servers: ['everything', 'dead'], computerEnvironment: null },
      executionConfig: { model: 'local/scripted', temperature: 0 },
      hosts: [],
      settings: {
        minimumAccuracy: null,
        minimumIterations: 2,
        matchOptions: null,
        checks: body.settings.checks,
      },
    })
    const v2 = { headers: { 'x-service-eval-vocabulary': '2' } }
    const two = await call('GET', '/projects/shop/eval-suites/plain', v2)
    expect(two.json.settings).toMatchObject({
      defaultAssertions: [{ type: 'toolCalledAtLeastOnce', toolName: 'echo', role: 'required' }],
    })
    expect(two.json.settings).not.toHaveProperty('checks')
  })
})

test.each(['limit=1&limit=2', 'limit=0.5'])('a query of %s is refused', async (query) => {
  const { call } = await openWorld()
  expect(await call('GET', `/projects/shop/environments?${query}`)).toMatchObject({
    status: 400,
    json: { code: 'VALIDATION_ERROR', message: expect.stringMatching(/^limit: /) },
  })
})
