import { describe, expect, test } from 'vitest'
import { startTarget } from '../../../test/support/service/targets.ts'
import { closing, openWorld } from './world.ts'

/** What the typed client hides: headers, and words as they are on the wire. */

const steps = [{ id: 's', kind: 'toolCall', toolName: 'echo', arguments: { message: 'hi' } }]
const CASES = '/projects/shop/eval-suites/plain/cases'
const version = (number: string, prefix = 'x-service') => ({
  headers: { [`${prefix}-eval-vocabulary`]: number },
})

describe('deprecated paths', () => {
  test.each([
    ['GET', '/projects/shop/hosts', '/api/v1/projects/shop/clients'],
    ['GET', '/projects/shop/hosts/client', '/api/v1/projects/shop/clients/client'],
    ['GET', '/projects/shop/scenarios/study', '/api/v1/projects/shop/studies/study'],
    ['GET', '/projects/shop/user-testing/scenarios/study', '/api/v1/projects/shop/studies/study'],
    ['GET', '/projects/shop/hosts/a%2Fb', '/api/v1/projects/shop/clients/a%2Fb'],
  ])('%s %s names its successor', async (method, path, successor) => {
    const { call } = await openWorld()
    const { headers } = await call(method, path)
    expect(headers.get('deprecation')).toBe('true')
    expect(headers.get('link')).toBe(`<${successor}>; rel="successor-version"`)
  })

  test('a path of today is not deprecated', async () => {
    const { call } = await openWorld()
    const { headers } = await call('GET', '/projects/shop/clients')
    expect(headers.has('deprecation')).toBe(false)
  })
})

describe('the eval vocabulary on the wire', () => {
  const rules = (role: string) => ({
    mode: 'replace',
    list: [{ role, type: 'toolCalledAtLeastOnce', toolName: 'echo' }],
  })

  test('version 1 has its own words and floor', async () => {
    const { call } = await openWorld()
    const body = { title: 'v1', steps, iterations: 3, repetitions: 5, checks: rules('gating') }
    const { status, json, headers } = await call('POST', CASES, { body })
    expect(status).toBe(201)
    expect(json).toMatchObject(body)
    expect(headers.get('vary')).toBe('x-service-eval-vocabulary')
    const two = await call('GET', `${CASES}/${json.id}`, version('2'))
    expect(two.json).toMatchObject({ legacyIterations: 3, iterations: 5, assertions: rules('required') })
    expect(two.json).not.toHaveProperty('repetitions')
    expect(two.json).not.toHaveProperty('checks')
  })

  test('version 2 takes the older spellings of a field, and an exact count is the floor too', async () => {
    const { call } = await openWorld()
    const body = { title: 'v2', steps, repetitions: 4, predicates: rules('gating') }
    const { json } = await call('POST', CASES, { body, ...version('2') })
    expect(json).toMatchObject({ iterations: 4, legacyIterations: 4, assertions: rules('required') })
    const one = await call('GET', `${CASES}/${json.id}`)
    expect(one.json).toMatchObject({ iterations: 4, repetitions: 4, checks: rules('gating') })
  })

  test.each([
    [
      'two spellings in version 2',
      '2',
      { iterations: 3, repetitions: 3 },
      /Send iterations or repetitions, not both/,
    ],
    ['an explicit null counts', '2', { assertions: null, checks: null }, /not both/],
    ['a word of version 2 in version 1', '1', { legacyIterations: 3 }, /Unrecognized key "legacyIterations"/],
    ['a role of version 2 in version 1', '1', { checks: rules('required') }, /required/],
    ['an unknown version', '3', {}, /must be 1 or 2/],
    ['an empty version', '', {}, /must be 1 or 2/],
  ])('%s is refused', async (_, number, fields, message) => {
    const { call } = await openWorld()
    const { status, json, headers } = await call('POST', CASES, {
      body: { title: 'x', steps, ...fields },
      ...version(number),
    })
    expect(status).toBe(400)
    expect(json).toMatchObject({ code: 'VALIDATION_ERROR', message: expect.stringMatching(message) })
    expect(headers.get('vary')).toBe('x-service-eval-vocabulary')
  })

  test('in a batch the message names the place', async () => {
    const { call } = await openWorld()
    const body = {
      cases: [
        { title: 'a', steps },
        { title: 'b', steps, iterations: 1, repetitions: 1 },
      ],
    }
    const { json } = await call('POST', `${CASES}/batch`, { body, ...version('2') })
    expect(json.message).toMatch(/^cases\.1\.repetitions: /)
  })

  test('a deployment of version 1 answers in version 1', async () => {
    const { call } = await openWorld({ settings: { vocabulary: 1 } })
    const { json } = await call('POST', CASES, {
      body: { title: 'x', steps, repetitions: 2 },
      ...version('2'),
    })
    expect(json).toMatchObject({ repetitions: 2 })
  })

  test('the prefix of the headers is a setting', async () => {
    const { call, world } = await openWorld({ headerPrefix: 'x-vendor' })
    const body = { title: 'x', steps, iterations: 2 }
    const { json, headers } = await call('POST', CASES, { body, ...version('2', 'x-vendor') })
    expect(json).toMatchObject({ iterations: 2, legacyIterations: 2 })
    expect(headers.get('vary')).toBe('x-vendor-eval-vocabulary')
    const client = world.as('ada')
    const params = { projectId: 'shop', suiteId: 'plain' }
    expect(
      await client.call('createEvalCase', { params, body: { title: 'y', steps, iterations: 3 } }),
    ).toMatchObject({
      iterations: 3,
    })
  })
})

describe('idempotency', () => {
  const launch = { suiteId: 'plain', serverIds: ['dead'] }

  test.each([
    ['the prefixed header', { 'x-service-idempotency-key': 'k' }],
    ['the plain header', { 'idempotency-key': 'k' }],
  ])('%s', async (_, headers) => {
    const { call, world } = await openWorld()
    const first = await call('POST', '/projects/shop/eval-runs', { body: launch, headers })
    const second = await call('POST', '/projects/shop/eval-runs', { body: launch, headers })
    expect(first.json).not.toHaveProperty('deduped')
    expect(second.json).toMatchObject({ runId: first.json.runId, deduped: true })
    expect(world.service.store.runs.countBySuite('plain')).toBe(1)
  })

  test('a header that is empty or too long is ignored', async () => {
    const { call } = await openWorld()
    for (const key of ['', 'x'.repeat(257)]) {
      const headers = { 'x-service-idempotency-key': key }
      const body = {
        name: `suite ${key.length}`,
        serverIds: ['everything'],
        model: 'local/scripted',
        tests: [{ title: 't', steps }],
      }
      expect((await call('POST', '/projects/shop/eval-suites', { body, headers })).status).toBe(201)
      expect((await call('POST', '/projects/shop/eval-suites', { body, headers })).status).toBe(409)
    }
  })

  test('a group asked for again is the same group, its runs as they are now', async () => {
    const { call, world } = await openWorld()
    const body = { suiteId: 'one-env', targets: [{ environmentId: 'staging' }], idempotencyKey: 'k' }
    const first = await call('POST', '/projects/shop/eval-run-groups', { body })
    const second = await call('POST', '/projects/shop/eval-run-groups', { body })
    expect(first.json).toMatchObject({ outcome: 'started', targets: [{ runStatus: 'pending' }] })
    expect(second.json).toMatchObject({ runGroupId: first.json.runGroupId, targets: [{ deduped: true }] })
    expect(world.service.store.runs.countBySuite('one-env')).toBe(1)
  })

  test('a suite asked for again is the same suite', async () => {
    const { call } = await openWorld()
    const headers = { 'idempotency-key': 'k' }
    const tests = [{ title: 't', steps }]
    const body = { name: 'again', serverIds: ['everything'], model: 'local/scripted', tests }
    const first = await call('POST', '/projects/shop/eval-suites', { body, headers })
    const second = await call('POST', '/projects/shop/eval-suites', { body, headers })
    expect(second).toMatchObject({ status: 201, json: first.json })
  })
})

describe('launch labels', () => {
  test('CI metadata of the headers is on the run; a broken label never makes a launch fail', async () => {
    const { call } = await openWorld()
    const ci = JSON.stringify({ provider: 'github_actions', commitSha: 'abc' })
    const good = await call('POST', '/projects/shop/eval-runs', {
      body: { suiteId: 'plain' },
      headers: { 'x-service-ci': ci, 'x-service-launcher': '{broken' },
    })
    expect(good.status).toBe(202)
    const run = await call('GET', `/projects/shop/eval-runs/${good.json.runId}`)
    expect(run.json.ciMetadata).toEqual({ provider: 'github_actions', commitSha: 'abc' })
  })
})

describe('launching while something else happens', () => {
  test('a run is pinned to the revision it was resolved at', async () => {
    const { world } = await openWorld({ settings: { launchPauseMs: 1000 } })
    const client = world.as('ada')
    const launched = client.call('createEvalRun', {
      params: { projectId: 'shop' },
      body: { suiteId: 'one-env' },
    })
    const environment = { projectId: 'shop', environmentId: 'staging' }
    await client.call('updateEnvironment', {
      params: environment,
      body: { expectedRevision: 1, name: 'other' },
    })
    await expect(launched).rejects.toMatchObject({ status: 409, code: 'CONFLICT' })
    expect(world.service.store.runs.countBySuite('one-env')).toBe(0)
  })

  test('launches at once count against the limit', async () => {
    const silent = closing(await startTarget(() => new Promise(() => {})))
    const { call } = await openWorld({ settings: { launchPauseMs: 200 } }, { everything: silent.url })
    const all = await Promise.all(
      [1, 2, 3, 4].map(() => call('POST', '/projects/shop/eval-runs', { body: { suiteId: 'plain' } })),
    )
    expect(all.map(({ status }) => status).toSorted()).toEqual([202, 202, 429, 429])
  })

  test('a fifth turn of the agent at once is refused, without Retry-After', async () => {
    const { call } = await openWorld({ settings: { agentTurnMs: 1000 } })
    const body = { messages: [{ role: 'user', content: 'hello' }] }
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => call('POST', '/projects/shop/agent', { body })))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 429])
    const refused = all.find(({ status }) => status === 429)
    expect(refused?.headers.has('retry-after')).toBe(false)
    expect(refused?.json).not.toHaveProperty('details')
  })
})

test('what an earlier process left underway ends as failed', async () => {
  const { mkdtemp, rm } = await import('node:fs/promises')
  const { tmpdir } = await import('node:os')
  const { join } = await import('node:path')
  const folder = await mkdtemp(join(tmpdir(), 'eval-gate-'))
  closing({ close: () => rm(folder, { recursive: true }) })
  const database = join(folder, 'service.db')
  const { world: first } = await openWorld({ database })
  const { runId } = await first.as('ada').call('reportEvalResults', {
    params: { projectId: 'shop' },
    body: { suiteName: 's', results: [{ caseTitle: 'a', passed: true }] },
  })
  const { runs } = first.service.store
  const uploaded = runs.get(runId)
  if (uploaded === undefined) throw new Error('no run')
  runs.put({
    ...uploaded,
    id: 'left',
    externalRunId: null,
    status: 'running',
    plan: { serverIds: [], cases: [] },
  })
  await first.close()
  const { world: second } = await openWorld({ database })
  const params = { projectId: 'shop', runId: 'left' }
  expect(await second.as('ada').call('getEvalRun', { params })).toMatchObject({ status: 'failed' })
  expect(await second.as('ada').call('listProjects', {})).toMatchObject({
    items: [{ id: 'shop' }, { id: 'second' }],
  })
})
