import { describe, expect, test } from 'vitest'
import { UsageError } from '../../../../src/errors.ts'
import { createServiceClient } from '../../../../src/service/client/client.ts'
import { fakeClock } from '../../../support/clocks.ts'
import { cutBody, json, type Reply, reset, serve, text } from '../../../support/http/scripted-server.ts'
import { clientFor, problemsOf, serviceErrorOf, testKey } from '../../../support/service/client-for.ts'

const params = { projectId: 'p1' }
const run = { id: 'r1', status: 'completed', result: 'passed' }
const runParams = { projectId: 'p1', runId: 'r1' }

describe('a call', () => {
  test('sends the key, the path with its parameters escaped, the query and the body', async () => {
    const server = await serve(json(200, { items: [] }), json(200, { ok: true, revoked: 2 }))
    const { client, masked } = clientFor(`${server.url}/api/v1/`)
    await client.call('listEvalRunIterations', {
      params: { projectId: 'a/b', runId: 'r 1' },
      query: { limit: 200 },
    })
    const revoked = await client.call('revokeModelLeases', { params, body: { runId: 'r1' } })
    expect(revoked.revoked).toBe(2)
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/v1/projects/a%2Fb/eval-runs/r%201/iterations?limit=200',
      'POST /api/v1/projects/p1/model-leases/revoke',
    ])
    expect(server.requests[0]?.headers).toMatchObject({
      authorization: `Bearer ${testKey}`,
      accept: 'application/json',
      'user-agent': 'eval-gate',
    })
    expect(server.requests[1]?.json).toEqual({ runId: 'r1' })
    expect(masked).toEqual([testKey])
  })

  test('sends an empty object where a body has only optional fields', async () => {
    const server = await serve(json(200, { useOAuth: false }))
    const { client } = clientFor(server.url)
    await client.call('checkServerOauth', { params: { projectId: 'p1', serverId: 's1' } })
    expect(server.requests[0]?.body).toBe('{}')
  })

  test('keeps fields and words that nobody knows yet', async () => {
    const server = await serve(json(200, { ...run, status: 'levitating', moonPhase: { full: true } }))
    const { client } = clientFor(server.url)
    const answer = await client.call('getEvalRun', { params: runParams })
    expect(answer).toMatchObject({ status: 'levitating', moonPhase: { full: true } })
  })

  test('sends the key of idempotency in both headers and in the body', async () => {
    const server = await serve(json(202, { runId: 'r1' }))
    const { client } = clientFor(server.url, { headerPrefix: 'X-Vendor-' })
    await client.call('createEvalRun', { params, body: { suiteId: 's' } }, { idempotencyKey: 'k-1' })
    expect(server.requests[0]?.headers).toMatchObject({
      'x-vendor-idempotency-key': 'k-1',
      'idempotency-key': 'k-1',
    })
    expect(server.requests[0]?.json).toEqual({ idempotencyKey: 'k-1', suiteId: 's' })
  })

  test('labels a launch with ASCII headers, and leaves out a label that is too long', async () => {
    const server = await serve(json(202, { runId: 'r1' }))
    const { client } = clientFor(server.url)
    await client.call(
      'createEvalRun',
      { params, body: { suiteId: 's' } },
      { launcher: { kind: 'github_action' }, ci: { branch: 'größe' } },
    )
    await client.call(
      'createEvalRun',
      { params, body: { suiteId: 's' } },
      { launcher: { kind: 'x'.repeat(600) } },
    )
    expect(server.requests[0]?.headers).toMatchObject({
      'x-service-launcher': '{"kind":"github_action"}',
      'x-service-ci': '{"branch":"gr\\u00f6\\u00dfe"}',
    })
    expect(server.requests[1]?.headers).not.toHaveProperty('x-service-launcher')
  })
})

describe('a call that cannot be right', () => {
  test('is refused before any request, with every problem and its place', async () => {
    const server = await serve(json(200, {}))
    const { client } = clientFor(server.url)
    const problems = await problemsOf(
      client.exchange('createEvalSuite', {
        body: {
          name: '',
          serverIds: ['s'],
          model: 'm',
          tests: [{ title: 'a', steps: [{ id: 's', kind: 'prompt', prompt: 'Hi' }], runs: 11 }],
          colour: 'red',
        },
      }),
    )
    expect(problems).toEqual([
      'createEvalSuite requires projectId',
      'createEvalSuite body name: must not be empty',
      expect.stringMatching(/^createEvalSuite body tests\.0\.runs: .*10/),
      'createEvalSuite body has no colour',
    ])
    expect(await problemsOf(client.exchange('getMe', { body: {} }))).toEqual([
      'getMe body: GET takes no body',
    ])
    expect(
      await problemsOf(client.exchange('getEvalRun', { params: { projectId: '..', runId: 'r', x: 'y' } })),
    ).toEqual(['getEvalRun: projectId must be an id; got ".."', 'getEvalRun has no parameter x'])
    expect(server.requests).toHaveLength(0)
  })

  test.each([
    ['http://service.example/api/v1', 'must be an https URL'],
    ['https://user:pw@service.example', 'must not contain credentials'],
    ['service.example', 'must be an https URL'],
    ['ftp://service.example', 'must be an https URL'],
    ['https://service.example/?a=b', 'must not have a query'],
  ])('base URL %s: %s', (baseUrl, message) => {
    expect(() => createServiceClient({ baseUrl, apiKey: testKey, clock: fakeClock() })).toThrow(message)
  })

  test('has no header that nobody could send', async () => {
    const server = await serve(json(202, { runId: 'r' }))
    expect(() => clientFor(server.url, { headerPrefix: 'x service' })).toThrow(
      'is not a valid header name prefix',
    )
    const { client } = clientFor(server.url)
    for (const idempotencyKey of ['', 'a\r\nb: c', 'x'.repeat(257)]) {
      const problems = await problemsOf(
        client.call('createEvalRun', { params, body: { suiteId: 's' } }, { idempotencyKey }),
      )
      expect(problems).toEqual([expect.stringContaining('idempotency-key: must have 1 to 256')])
    }
    expect(server.requests).toHaveLength(0)
  })

  test.each([
    ['', 'is empty'],
    ['sk_a b', 'contains spaces'],
    ['sk_a\u0000', 'contains spaces'],
    ['ghs_16C7e42F292c6912E7', 'is a GitHub token'],
  ])('key %j %s, and the message does not hold it', (apiKey, message) => {
    const create = () => createServiceClient({ baseUrl: 'https://s.example', apiKey, clock: fakeClock() })
    expect(create).toThrow(UsageError)
    expect(create).toThrow(message)
    if (apiKey !== '') expect(create).not.toThrow(apiKey)
  })
})

describe('an answer that is not one', () => {
  const cases: [string, Reply, RegExp][] = [
    [
      'an HTML page',
      text(200, '<!doctype html><title>Log in</title>', { 'content-type': 'text/html' }),
      /an HTML page/,
    ],
    ['JSON of another shape', json(200, { id: 7 }), /unexpected shape at id/],
    ['a list', json(200, []), /unexpected shape/],
  ]
  test.each(cases)('%s gives an error with status and request id', async (_name, reply, message) => {
    const withId: Reply = (request, response) => {
      response.setHeader('x-request-id', 'req-77')
      return reply(request, response)
    }
    const server = await serve(withId)
    const { client } = clientFor(server.url)
    const error = await serviceErrorOf(client.call('getEvalRun', { params: runParams }))
    expect(error).toMatchObject({ status: 200, code: 'INVALID_RESPONSE', requestId: 'req-77', attempts: 1 })
    expect(error.message).toMatch(message)
    expect(error.advice.join(' ')).toContain('/api/v1')
  })

  test('JSON that ends too early is asked for again', async () => {
    const server = await serve(text(200, '{"id":"r1","sta'), cutBody, json(200, run))
    const { client } = clientFor(server.url)
    expect(await client.call('getEvalRun', { params: runParams })).toMatchObject({ id: 'r1' })
    expect(server.requests).toHaveLength(3)
  })

  test('a 200 that says ok: false is a failure', async () => {
    const server = await serve(json(200, { ok: false, error: 'suite is locked' }))
    const { client } = clientFor(server.url)
    const error = await serviceErrorOf(client.call('createArtifactUploadUrl', { params }))
    expect(error).toMatchObject({ status: 200, code: 'NOT_OK', attempts: 1, retryable: false })
    expect(error.message).toContain('suite is locked')
  })

  test('a DELETE may answer nothing', async () => {
    const server = await serve(text(204, ''))
    const { client } = clientFor(server.url)
    expect(await client.call('deleteClient', { params: { projectId: 'p1', clientId: 'c1' } })).toEqual({})
  })
})

describe('a redirect', () => {
  test('to another origin is not followed, so the key stays', async () => {
    const other = await serve(json(200, run))
    const server = await serve(text(307, '', { location: `${other.url}/projects` }))
    const { client } = clientFor(server.url)
    const error = await serviceErrorOf(client.call('getEvalRun', { params: runParams }))
    expect(error).toMatchObject({ status: 307, code: 'REDIRECTED', attempts: 1 })
    expect(error.message).toContain(other.url)
    expect(other.requests).toHaveLength(0)
  })

  test('inside the origin is followed, with the same method and body', async () => {
    const server = await serve(text(308, '', { location: '/moved' }), json(200, { revoked: 1 }))
    const { client } = clientFor(server.url)
    await client.call('revokeModelLeases', { params, body: { runId: 'r' } })
    expect(server.requests[1]).toMatchObject({ method: 'POST', path: '/moved', json: { runId: 'r' } })
  })

  test('that never ends, or turns a POST into a GET, is refused', async () => {
    const circle = await serve(text(302, '', { location: '/again' }))
    const error = await serviceErrorOf(clientFor(circle.url).client.call('getMe', {}))
    expect(error.message).toContain('more than 3 redirects')
    const turning = await serve(text(303, '', { location: '/see' }))
    const turned = await serviceErrorOf(
      clientFor(turning.url).client.call('revokeModelLeases', { params, body: { runId: 'r' } }),
    )
    expect(turned.message).toContain('turn POST into GET')
  })
})

describe('pages', () => {
  test('of a GET follow the cursor in the query', async () => {
    const server = await serve(
      json(200, { items: [{ id: 'a' }, { id: 'b' }], nextCursor: 'c/1' }),
      json(200, { items: [], nextCursor: 'c2' }),
      json(200, { items: [{ id: 'c' }] }),
    )
    const { client } = clientFor(server.url)
    const ids: string[] = []
    for await (const swarm of client.pages('listSwarms', { params })) ids.push(swarm.id)
    expect(ids).toEqual(['a', 'b', 'c'])
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/projects/p1/swarms',
      '/projects/p1/swarms?cursor=c%2F1',
      '/projects/p1/swarms?cursor=c2',
    ])
  })

  test('of a POST follow it in the body', async () => {
    const server = await serve(
      json(200, { items: [{ name: 'echo' }], nextCursor: 'n' }),
      json(200, { items: [{ name: 'add' }] }),
    )
    const { client } = clientFor(server.url)
    const names: string[] = []
    for await (const tool of client.pages('listServerTools', { params: { ...params, serverId: 's' } })) {
      names.push(tool.name)
    }
    expect(names).toEqual(['echo', 'add'])
    expect(server.requests.map((request) => request.json)).toEqual([{}, { cursor: 'n' }])
  })

  test('that lead in a circle end with an error', async () => {
    const server = await serve(json(200, { items: [], nextCursor: 'same' }))
    const { client } = clientFor(server.url)
    const all = async () => {
      for await (const swarm of client.pages('listSwarms', { params })) expect(swarm).toBeDefined()
    }
    expect((await serviceErrorOf(all())).message).toContain('same page cursor twice')
  })

  test('that are empty again and again end with an error', async () => {
    let pages = 0
    const server = await serve((request, response) => {
      pages += 1
      return json(200, { items: [], nextCursor: `c${pages}` })(request, response)
    })
    const { client } = clientFor(server.url)
    const all = client.list('listSwarms', { params })
    expect((await serviceErrorOf(all)).message).toContain('20 empty pages in a row')
    expect(pages).toBe(20)
  })

  test('are fetched only as far as the reader goes', async () => {
    const server = await serve(json(200, { items: [{ id: 'a' }], nextCursor: 'c' }))
    const { client } = clientFor(server.url)
    for await (const swarm of client.pages('listSwarms', { params })) {
      expect(swarm.id).toBe('a')
      break
    }
    expect(server.requests).toHaveLength(1)
  })
})

describe('the vocabulary of a deployment', () => {
  const withThreshold = {
    params: { projectId: 'p1', suiteId: 's1' },
    body: { title: 'a', passThreshold: 0.5, steps: [{ id: 's', kind: 'prompt', prompt: 'hi' }] },
  }

  test.each([
    [
      'is version 1 where it publishes none',
      json(404, { code: 'NOT_FOUND', message: 'no' }),
      'speaks vocabulary 1',
    ],
    [
      'is unknown where nobody may ask',
      json(403, { code: 'FORBIDDEN', message: 'no' }),
      'could not be asked for its vocabulary',
    ],
  ])('%s', async (_, reply, said) => {
    const server = await serve(reply)
    const { client } = clientFor(server.url)
    const problems = await problemsOf(client.call('createEvalCase', withThreshold))
    expect(problems.join()).toContain(said)
  })
})

describe('a deprecated operation', () => {
  test.each([
    ['Wed, 31 Mar 2027 00:00:00 GMT', ' after 2027-03-31.'],
    ['soon', 'listProjects (GET /projects). '],
  ])('says when it goes: Sunset %s', async (sunset, said) => {
    const server = await serve(
      json(200, { items: [] }, { deprecation: 'true', sunset, link: '</new>; rel=successor-version' }),
    )
    const { client, warnings } = clientFor(server.url)
    await client.call('listProjects', {})
    expect(warnings.join()).toContain(said)
  })

  test('warns once and names its successor', async () => {
    const headers = { deprecation: 'true', link: '</projects/p1/clients/h>; rel="successor-version"' }
    const server = await serve(json(200, { id: 'h' }, headers))
    const { client, warnings } = clientFor(server.url)
    const request = { params: { projectId: 'p1', hostId: 'h' } }
    await client.call('getHost', request)
    await client.call('getHost', request)
    expect(warnings).toEqual([
      'The service will remove getHost (GET /projects/{projectId}/hosts/{hostId}). Use getClient instead.',
    ])
  })

  test('that this client did not know of is named by the Link header', async () => {
    const headers = { deprecation: '@1767225600', link: '</next>; rel="next", </new>; rel=successor-version' }
    const server = await serve(json(200, { id: 'u' }, headers))
    const { client, warnings } = clientFor(server.url)
    await client.call('getMe', {})
    expect(warnings).toEqual(['The service will remove getMe (GET /me). Use /new instead.'])
  })
})

describe('the connection', () => {
  test('that is reset in the middle of a safe call is tried again', async () => {
    const server = await serve(reset, reset, json(200, run))
    const { client } = clientFor(server.url)
    const exchange = await client.exchange('getEvalRun', { params: runParams })
    expect(exchange.status).toBe(200)
    expect(server.requests).toHaveLength(3)
  })
})
