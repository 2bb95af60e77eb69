import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findJsonObject, readErrorBody } from '../../../../src/service/client/failure/read-error.ts'
import { createRedactor, redactData, toSingleLine } from '../../../../src/service/client/redact.ts'
import { json, type Reply, reset, serve, text } from '../../../support/http/scripted-server.ts'
import { clientFor, serviceErrorOf, testKey } from '../../../support/service/client-for.ts'

const params = { projectId: 'p1' }
const runParams = { projectId: 'p1', runId: 'r1' }

const refuse = (status: number, code: string, details?: object, headers?: Record<string, string>): Reply =>
  json(status, { code, message: `about ${code}`, ...(details === undefined ? {} : { details }) }, headers)

describe('a refusal', () => {
  const rows: [string, Reply, { status: number; code?: string; reason?: string }, RegExp][] = [
    [
      'wrong key',
      refuse(401, 'UNAUTHORIZED'),
      { status: 401, code: 'UNAUTHORIZED' },
      /wrong, revoked or missing/,
    ],
    [
      'orphaned key',
      refuse(401, 'UNAUTHORIZED', { reason: 'ORPHANED_KEY' }),
      { status: 401, reason: 'ORPHANED_KEY' },
      /Create a new key/,
    ],
    [
      'server without a grant',
      refuse(401, 'OAUTH_REQUIRED'),
      { status: 401, code: 'OAUTH_REQUIRED' },
      /The key is fine/,
    ],
    ['not an admin', refuse(403, 'FORBIDDEN'), { status: 403 }, /Ask an admin/],
    ['unknown project', refuse(404, 'NOT_FOUND'), { status: 404 }, /project id \(p1\)/],
    ['stale revision', refuse(409, 'CONFLICT'), { status: 409 }, /Reload and retry/],
    [
      'unattached environment',
      refuse(400, 'VALIDATION_ERROR', { reason: 'ENVIRONMENT_NOT_ATTACHED' }),
      { status: 400, reason: 'ENVIRONMENT_NOT_ATTACHED' },
      /Attach the environment/,
    ],
    [
      'ambiguous environment',
      refuse(400, 'VALIDATION_ERROR', { reason: 'ENVIRONMENT_REQUIRED', environmentIds: ['e1', 'e2'] }),
      { status: 400 },
      /e1, e2/,
    ],
    [
      'unexecutable model',
      refuse(400, 'VALIDATION_ERROR', { hostedModels: ['a/b', 'a/c'] }),
      { status: 400 },
      /a\/b, a\/c/,
    ],
    ['missing capability', refuse(422, 'FEATURE_NOT_SUPPORTED'), { status: 422 }, /does not offer/],
    [
      'plan feature',
      refuse(403, 'billing_feature_not_included'),
      { status: 403 },
      /plan of the organization/,
    ],
    [
      'plan limit',
      refuse(429, 'RATE_LIMITED', {
        limit: 'maxRuns',
        currentValue: 5,
        allowedValue: 5,
        resetsAt: 1_767_225_600_000,
      }),
      { status: 429 },
      /5 of 5 are used\. The quota resets at 2026-01-01/,
    ],
    ['code of tomorrow', refuse(418, 'TEAPOT'), { status: 418, code: 'TEAPOT' }, /message says which field/],
    [
      'reason that is a word of the language',
      refuse(400, 'constructor', { reason: '__proto__' }),
      { status: 400, reason: '__proto__' },
      /message says which field/,
    ],
    [
      'browser error',
      json(422, { error: { code: 'BROWSER_NOT_AVAILABLE', message: 'none' } }),
      { status: 422, code: 'BROWSER_NOT_AVAILABLE' },
      /./,
    ],
    [
      'legacy error',
      json(400, { ok: false, error: 'suiteName is blank' }),
      { status: 400 },
      /message says which field/,
    ],
    ['HTML of a gateway', text(403, '<html><title>Blocked</title>'), { status: 403 }, /Ask an admin/],
    ['nothing at all', text(404, ''), { status: 404 }, /does not end as the address of an API does\. Try/],
  ]

  test.each(rows)('%s: one request, and advice', async (_name, reply, facts, advice) => {
    const server = await serve(reply)
    const { client } = clientFor(server.url)
    const error = await serviceErrorOf(client.call('getEvalRun', { params: runParams }))
    expect(error).toMatchObject({ ...facts, operation: 'getEvalRun', attempts: 1, retryable: false })
    expect(error.advice.join('\n')).toMatch(advice)
    expect(server.requests).toHaveLength(1)
  })

  test('of the project `default` says where that word works', async () => {
    const server = await serve(refuse(404, 'NOT_FOUND'))
    const { client } = clientFor(server.url)
    const error = await serviceErrorOf(client.call('listSwarms', { params: { projectId: 'default' } }))
    expect(error.advice.join()).toContain('works for uploads and model leases only')
  })

  test('reads as one sentence with what, where, what the service said, and its id', async () => {
    const server = await serve(refuse(404, 'NOT_FOUND', undefined, { 'x-request-id': 'req-5' }))
    const { client } = clientFor(server.url)
    const error = await serviceErrorOf(client.call('getEvalRun', { params: runParams }))
    expect(error.message).toBe(
      'getEvalRun (GET /projects/{projectId}/eval-runs/{runId}) failed: 404 NOT_FOUND: about NOT_FOUND. Request id req-5.',
    )
  })
})

describe('a 429', () => {
  test('is waited out as long as the service says, in seconds', async () => {
    const server = await serve(
      refuse(429, 'RATE_LIMITED', undefined, { 'retry-after': '7' }),
      json(200, { id: 'r', status: 'completed' }),
    )
    const { client, clock } = clientFor(server.url)
    const start = clock.now()
    await client.call('getEvalRun', { params: runParams })
    expect(clock.now() - start).toBeGreaterThanOrEqual(7_000)
  })

  test.each([-30, 0, 30])('is waited out until a date, by a clock %i hours ahead of ours', async (hours) => {
    const sentAt = Date.UTC(2026, 0, 1) + hours * 3_600_000
    const header = (ms: number) => new Date(sentAt + ms).toUTCString()
    const server = await serve(
      refuse(429, 'RATE_LIMITED', undefined, { date: header(0), 'retry-after': header(20_000) }),
      json(200, { id: 'r', status: 'completed' }),
    )
    const { client, clock } = clientFor(server.url)
    const start = clock.now()
    await client.call('getEvalRun', { params: runParams })
    expect(clock.now() - start).toBeGreaterThanOrEqual(20_000)
    expect(clock.now() - start).toBeLessThanOrEqual(21_000)
  })

  test('without a time, or with the time in the body, is retried anyway, even for a call made once', async () => {
    const server = await serve(
      refuse(429, 'RATE_LIMITED'),
      refuse(429, 'RATE_LIMITED', { retryAfterMs: 3_000 }),
      json(200, { reply: 'hi' }),
    )
    const { client, clock } = clientFor(server.url)
    const start = clock.now()
    const body = { messages: [{ role: 'user' as const, content: 'hello' }] }
    expect(await client.call('runAgentTurn', { params, body })).toMatchObject({ reply: 'hi' })
    expect(clock.now() - start).toBeGreaterThanOrEqual(3_000)
    expect(server.requests).toHaveLength(3)
  })

  test('storm ends after five tries and says so', async () => {
    const server = await serve(refuse(429, 'RATE_LIMITED'))
    const { client } = clientFor(server.url)
    const error = await serviceErrorOf(client.call('getEvalRun', { params: runParams }))
    expect(error).toMatchObject({ status: 429, attempts: 5, retryable: true })
    expect(error.message).toContain('Tried 5 times.')
    expect(server.requests).toHaveLength(5)
  })

  test('that asks for more than a job can wait ends at once, and does not hold up the next call as long', async () => {
    const server = await serve(
      refuse(429, 'RATE_LIMITED', undefined, { 'retry-after': '36000' }),
      json(200, { id: 'r', status: 'completed' }),
    )
    const { client, clock } = clientFor(server.url)
    expect((await serviceErrorOf(client.call('getEvalRun', { params: runParams }))).attempts).toBe(1)
    const start = clock.now()
    await client.call('getEvalRun', { params: runParams })
    expect(clock.now() - start).toBeLessThanOrEqual(90_000)
  })

  test('for too many runs is left to the caller, who knows how long to wait', async () => {
    const server = await serve(
      refuse(429, 'RATE_LIMITED', { reason: 'CONCURRENT_RUN_LIMIT', maxConcurrentRuns: 2 }),
    )
    const { client } = clientFor(server.url)
    const body = { suiteId: 's', idempotencyKey: 'k' }
    const error = await serviceErrorOf(client.call('createEvalRun', { params, body }))
    expect(error).toMatchObject({ reason: 'CONCURRENT_RUN_LIMIT', attempts: 1 })
    expect(error.details).toMatchObject({ maxConcurrentRuns: 2 })
    expect(error.advice.join()).toContain('(2)')
  })

  test('of one call slows the others of the process down', async () => {
    const server = await serve(
      refuse(429, 'RATE_LIMITED', undefined, { 'retry-after': '30' }),
      json(200, { id: 'r', status: 'completed' }),
    )
    const { client, clock } = clientFor(server.url, { attempts: 1 })
    const start = clock.now()
    await serviceErrorOf(client.call('getEvalRun', { params: runParams }))
    await client.call('getEvalRun', { params: runParams })
    expect(clock.now() - start).toBeGreaterThanOrEqual(30_000)
  })
})

describe('a call of which nobody knows whether it was carried out', () => {
  test('is repeated when an id makes the service see the repeat', async () => {
    const server = await serve(reset, text(502, 'bad gateway'), json(202, { runId: 'r', deduped: true }))
    const { client } = clientFor(server.url)
    const body = { suiteId: 's', idempotencyKey: 'k' }
    expect(await client.call('createEvalRun', { params, body })).toMatchObject({ deduped: true })
    expect(server.requests).toHaveLength(3)
  })

  test('is not repeated without the id, and says that it may have been done', async () => {
    const server = await serve(reset)
    const { client } = clientFor(server.url)
    const error = await serviceErrorOf(client.call('createEvalRun', { params, body: { suiteId: 's' } }))
    expect(error).toMatchObject({ attempts: 1, retryable: true })
    expect(error.status).toBeUndefined()
    expect(error.advice.join()).toContain('may have taken effect')
    expect(error.advice.join()).not.toContain('safe to rerun')
    expect(server.requests).toHaveLength(1)
  })

  test('is not repeated when only some of its results have an id', async () => {
    const server = await serve(text(500, 'oops'))
    const { client } = clientFor(server.url)
    const results = [
      { caseTitle: 'a', passed: true, externalIterationId: 'i1' },
      { caseTitle: 'b', passed: true },
    ]
    const body = { runId: 'r', results }
    const error = await serviceErrorOf(client.call('appendIngestIterations', { params, body }))
    expect(error.attempts).toBe(1)
  })

  test('is repeated when the connection was never made', async () => {
    const gone = await serve(json(200, {}))
    await new Promise((resolve) => gone.server.close(resolve))
    const { client, clock } = clientFor(gone.url)
    const body = { messages: [{ role: 'user' as const, content: 'hello' }] }
    const error = await serviceErrorOf(client.call('runAgentTurn', { params, body }))
    expect(error).toMatchObject({ code: 'ECONNREFUSED', attempts: 5 })
    expect(error.advice.join()).not.toContain('may have taken effect')
    expect(clock.waits.slice(0, 4)).toEqual([500, 1_000, 2_000, 4_000])
  })

  test('keeps what happened at each try', async () => {
    const server = await serve(text(503, ''), reset, refuse(504, 'TIMEOUT'))
    const { client } = clientFor(server.url)
    const error = await serviceErrorOf(client.call('getEvalRun', { params: runParams }))
    expect(error).toMatchObject({ status: 504, code: 'TIMEOUT', attempts: 5 })
    expect(error.message).toMatch(/Tried 5 times \(503, (ECONNRESET|UND_ERR_SOCKET), 504 TIMEOUT\)\./)
  })

  test('stops when the job is cancelled', async () => {
    const server = await serve(text(503, ''))
    const controller = new AbortController()
    server.server.once('request', () => controller.abort(new Error('job cancelled')))
    const { client } = clientFor(server.url)
    const call = client.call('getEvalRun', { params: runParams }, { signal: controller.signal })
    await expect(call).rejects.toThrow('job cancelled')
  })
})

describe('a refusal hidden in a text', () => {
  test('of the plan is not retried although it comes as a 500', async () => {
    const error =
      'Uncaught ConvexError: {"code":"billing_limit_reached","limit":"maxEvalIterationsPerMonth","currentValue":5001,"allowedValue":5000}\n at handler'
    const server = await serve(json(500, { ok: false, error }))
    const { client } = clientFor(server.url)
    const thrown = await serviceErrorOf(client.call('getEvalRun', { params: runParams }))
    expect(thrown).toMatchObject({
      status: 500,
      code: 'billing_limit_reached',
      attempts: 1,
      retryable: false,
    })
    expect(thrown.advice.join()).toContain('5001 of 5000')
  })

  test('of an unknown field names the field', () => {
    const message = 'Object contains extra field `runName` that is not in the validator.'
    expect(readErrorBody(JSON.stringify({ error: message }))).toMatchObject({ unknownField: 'runName' })
  })

  test('is found whatever surrounds it, and nothing breaks the reader', () => {
    expect(findJsonObject('x {"a":"}{\\"","b":{"c":1}} y')).toEqual({ a: '}{"', b: { c: 1 } })
    expect(findJsonObject('x {"a":')).toBeUndefined()
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
        expect(typeof readErrorBody(body).message).toBe('string')
      }),
    )
  })
})

describe('secrets', () => {
  test('never reach a message, an advice or the details, however the service echoes them', async () => {
    const modelKey = 'provider-key-8812736'
    const echo: Reply = (request, response) =>
      json(400, {
        code: 'VALIDATION_ERROR',
        message: `bad request: ${request.headers.authorization} ${request.body}`,
        details: { reason: `R ${testKey}`, hostedModels: [modelKey], apiKey: 'abcdefgh', note: request.body },
      })(request, response)
    const server = await serve(echo)
    const { client } = clientFor(server.url)
    const body = { suiteId: 's', modelApiKeys: { openai: modelKey } }
    const error = await serviceErrorOf(client.call('createEvalRun', { params, body }))
    const shown = JSON.stringify([error.message, error.advice, error.details, error.reason, error.code])
    for (const secret of [testKey, modelKey, 'abcdefgh']) expect(shown).not.toContain(secret)
    expect(shown).toContain('bad request')
  })

  test.each([
    'Authorization: Bearer abcdefghijklmnop',
    'token ghp_0123456789abcdefghij',
    'github_pat_11ABCDEFG0123456789_abcdef',
    'sk-proj-0123456789abcdefghijkl',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    'https://user:hunter2secret@host/x',
    '{"access_token":"0123456789abcdef"}',
    'password=correcthorse',
    'https://store/x?sig=0123456789abcdef&se=1',
    'AKIAIOSFODNN7EXAMPLE',
  ])('that look like one are hidden: %s', (line) => {
    const shown = createRedactor([])(line)
    expect(shown).toContain('***')
    for (const part of [
      'abcdefghijklmnop',
      '0123456789abcdef',
      'hunter2secret',
      'correcthorse',
      'c2lnbmF0dXJl',
      'IOSFODNN7',
    ]) {
      expect(shown).not.toContain(part)
    }
  })

  test('are hidden wherever they stand in a text', () => {
    const secret = 'Zx9!kk/=+%'
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const shown = createRedactor([secret])(`${before}${secret}${after}`)
        expect(shown.includes(secret)).toBe((before + after).includes(secret))
      }),
    )
  })

  test('are looked for in a hostile text of any size without delay', async () => {
    const server = await serve(
      text(400, '<title'.repeat(500_000)),
      json(400, { code: 'X', message: 'a_'.repeat(1_000_000), details: { note: '-eyJ'.repeat(500_000) } }),
    )
    const { client } = clientFor(server.url)
    for (let call = 0; call < 2; call += 1) {
      const error = await serviceErrorOf(client.call('getEvalRun', { params: runParams }))
      expect(error.message.length).toBeLessThan(1_000)
    }
  }, 10_000)

  test('leave an ordinary message as it is', () => {
    const line = 'tests.0.runs: must be at most 10; got 11 (basic checks passed for /api/v1/projects?limit=5)'
    expect(createRedactor(['sk_x'])(line)).toBe(line)
  })

  test('and foreign text stay one line of bounded length', () => {
    expect(toSingleLine('a\r\n::error::b\u001b[31m\u202ec')).toBe('a ::error::b [31m c')
    expect(toSingleLine('x'.repeat(1_000), 10)).toBe(`${'x'.repeat(10)}…`)
    const deep = redactData({ a: { b: { c: { d: { e: { f: { g: 1 } } } } } } }, (same) => same)
    expect(JSON.stringify(deep)).toContain('…')
  })
})
