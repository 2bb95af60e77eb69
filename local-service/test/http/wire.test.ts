import { type RequestOptions, request } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { callerOf } from '../../../test/support/service/caller.ts'
import { type LocalService, type LocalServiceOptions, startLocalService } from '../../http/server.ts'

const services: LocalService[] = []
const start = async (options: LocalServiceOptions = {}) => {
  const service = await startLocalService({ rateLimit: 'off', ...options })
  services.push(service)
  return { service, call: callerOf(service) }
}
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()))
})

const REPORT = '/projects/default/eval-ingest/report'
const report = {
  suiteName: 's',
  externalRunId: 'x',
  results: [{ caseTitle: 'a', passed: true, externalIterationId: 'x-1' }],
}

describe('keys', () => {
  test.each([
    ['no key', null, undefined],
    ['an unknown key', 'sk_unknown', undefined],
    ['a key without the prefix', 'token', undefined],
    ['a revoked key', 'sk_revoked', undefined],
    ['an orphaned key', 'sk_orphaned', { reason: 'ORPHANED_KEY' }],
  ])('%s is 401', async (_, key, details) => {
    const { call } = await start({
      keys: [
        'sk_good',
        { secret: 'sk_revoked', state: 'revoked' },
        { secret: 'sk_orphaned', state: 'orphaned' },
      ],
    })
    const { status, json } = await call('POST', REPORT, { key, body: report })
    expect(status).toBe(401)
    expect(json.code).toBe('UNAUTHORIZED')
    expect(json.details).toEqual(details)
  })

  test('the key is in no log entry', async () => {
    const { service, call } = await start({ keys: ['sk_very_secret'] })
    await call('POST', REPORT, { body: report })
    expect(service.requests).toHaveLength(1)
    expect(JSON.stringify(service.requests)).not.toContain('sk_very_secret')
  })

  test('a key is for one organization: the default project of another is not reached', async () => {
    const { service, call } = await start({ keys: ['sk_good'] })
    service.store.access.putKey({ id: 'k2', secret: 'sk_other', userId: 'u2', organizationId: 'o2' })
    expect(await call('POST', REPORT, { key: 'sk_other', body: report })).toMatchObject({
      status: 404,
      json: { code: 'NOT_FOUND' },
    })
    expect(
      await call('POST', '/projects/local-project/eval-ingest/report', { key: 'sk_other', body: report }),
    ).toMatchObject({ status: 404 })
  })

  test('a key cannot manage keys', async () => {
    const { call } = await start()
    expect(await call('GET', '/api-keys')).toMatchObject({ status: 403, json: { code: 'FORBIDDEN' } })
  })
})

describe('rate limit', () => {
  test('ten at once, then one a second; Retry-After says how long', async () => {
    let now = 1_000_000
    const { call } = await start({ rateLimit: { perMinute: 60, burst: 10 }, clock: () => now })
    for (let n = 0; n < 10; n += 1) expect((await call('POST', REPORT, { body: report })).status).toBe(200)
    const refused = await call('POST', REPORT, { body: report })
    expect(refused.status).toBe(429)
    expect(refused.json.code).toBe('RATE_LIMITED')
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(refused.json).not.toHaveProperty('details')
    now += 1000
    expect((await call('POST', REPORT, { body: report })).status).toBe(200)
    expect((await call('POST', REPORT, { body: report })).status).toBe(429)
  })

  test('is checked before the key, and per key', async () => {
    const { call } = await start({ rateLimit: { perMinute: 1, burst: 1 } })
    expect((await call('POST', REPORT, { key: 'sk_wrong', body: report })).status).toBe(401)
    const refused = await call('GET', '/no/such/route', { key: 'sk_wrong' })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toMatch(/^(59|60)$/)
    expect((await call('POST', REPORT, { body: report })).status).toBe(200)
  })
})

describe('form of a request', () => {
  test.each([
    ['no JSON', { text: '{"suiteName":' }],
    ['an array', { body: [] }],
    ['null', { text: 'null' }],
    ['an empty body where fields are needed', { text: '' }],
  ])('%s is 400', async (_, options) => {
    const { call } = await start()
    expect(await call('POST', REPORT, options)).toMatchObject({
      status: 400,
      json: { code: 'VALIDATION_ERROR' },
    })
  })

  test.each([
    ['over 5 MiB', 5 * 1024 * 1024, /5 MiB/],
    ['over 6 MiB', 6 * 1024 * 1024, /exceeds the eval ingestion size limit \(6 MiB/],
  ])('a body %s is refused', async (_, size, message) => {
    const { call } = await start()
    const { status, json } = await call('POST', REPORT, { body: { ...report, notes: 'x'.repeat(size) } })
    expect(status).toBe(400)
    expect(json.message).toMatch(message)
  })

  test('an unknown route is 404 and another method 405, both in the envelope', async () => {
    const { call } = await start()
    expect(await call('GET', '/nowhere')).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } })
    const { status, headers, json } = await call('DELETE', REPORT)
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('POST')
    expect(json.code).toBe('METHOD_NOT_ALLOWED')
  })

  test('older ingest errors can be chosen', async () => {
    const { call } = await start({ settings: { ingestErrors: 'legacy' } })
    const { status, json } = await call('POST', REPORT, { body: { results: [] } })
    expect(status).toBe(400)
    expect(json).toEqual({ ok: false, error: expect.stringContaining('suiteName') })
  })

  test.each([
    ['a foreign host name', { headers: { host: 'evil.example' } }, 421],
    ['two slashes', { path: '//evil.example/api/v1/me' }, 404],
    ['slashes only', { path: '//' }, 404],
    ['another origin', { path: 'http://evil.example/api/v1/me' }, 404],
    ['a broken escape', { path: '/api/v1/projects/%zz/servers' }, 401],
  ])('%s reaches nothing', async (_, options, expected) => {
    const { service } = await start()
    const status = await new Promise((resolve, reject) => {
      request(service.origin, options, (response) => {
        resolve(response.statusCode)
        response.resume()
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBe(expected)
  })
})

describe('what is not the API says so in its envelope', () => {
  const ask = async (options: RequestOptions) => {
    const { service } = await start()
    return await new Promise<{ status: unknown; type: unknown; json: Record<string, unknown> }>(
      (resolve, reject) => {
        request(service.origin, options, async (response) => {
          const text = (await response.toArray()).join('')
          resolve({
            status: response.statusCode,
            type: response.headers['content-type'],
            json: JSON.parse(text),
          })
        })
          .on('error', reject)
          .end()
      },
    )
  }

  test.each([
    [
      'a foreign host',
      { headers: { host: 'evil.example' } },
      421,
      'FORBIDDEN',
      '127.0.0.1 and localhost only',
    ],
    [
      'the address of older clients',
      { path: '/sdk/v1/evals/report', method: 'POST' },
      410,
      'FEATURE_NOT_SUPPORTED',
      'is retired: results go to /api/v1/projects/',
    ],
  ])('%s', async (_, options, status, code, message) => {
    const said = await ask(options)
    expect(said).toMatchObject({ status, json: { code, message: expect.stringContaining(message) } })
    expect(said.type).toContain('application/json')
  })
})

describe('faults', () => {
  test('a status strikes as often as asked, and only that operation', async () => {
    const { service, call } = await start({
      faults: [{ kind: 'status', status: 429, retryAfter: '2', times: 2, operation: 'reportEvalResults' }],
    })
    const url = await call('POST', '/projects/default/eval-ingest/artifacts/upload-url', { body: {} })
    expect(url.status).toBe(200)
    const first = await call('POST', REPORT, { body: report })
    expect(first.status).toBe(429)
    expect(first.headers.get('retry-after')).toBe('2')
    expect(first.json.code).toBe('RATE_LIMITED')
    expect((await call('POST', REPORT, { body: report })).status).toBe(429)
    expect((await call('POST', REPORT, { body: report })).status).toBe(200)
    expect(service.requests.map(({ status }) => status)).toEqual([200, 429, 429, 200])
  })

  test('reset leaves nothing behind, reset-after-commit does', async () => {
    const { service, call } = await start({ faults: [{ kind: 'reset', times: 1 }] })
    await expect(call('POST', REPORT, { body: report })).rejects.toThrow()
    expect(service.store.runs.findByExternalId('local-project', 'x')).toBeUndefined()
    service.setFaults([{ kind: 'reset-after-commit', times: 1 }])
    await expect(call('POST', REPORT, { body: report })).rejects.toThrow()
    expect(service.store.runs.findByExternalId('local-project', 'x')?.status).toBe('completed')
    expect((await call('POST', REPORT, { body: report })).status).toBe(200)
    expect(service.requests.map(({ status }) => status)).toEqual([null, null, 200])
  })

  test('a truncated answer and the page of a proxy', async () => {
    const { service, call } = await start({ faults: [{ kind: 'truncate', times: 1 }] })
    await expect(call('POST', REPORT, { body: report })).rejects.toThrow()
    service.setFaults([{ kind: 'html', times: 1 }])
    const page = await fetch(`${service.baseUrl}/me`)
    expect(page.status).toBe(502)
    expect(page.headers.get('content-type')).toContain('text/html')
  })

  test('latency waits before anything happens', async () => {
    const { service, call } = await start({ faults: [{ kind: 'latency', ms: 20 }] })
    const early = AbortSignal.timeout(5)
    const body = JSON.stringify(report)
    await expect(
      fetch(`${service.baseUrl}${REPORT}`, { method: 'POST', body, signal: early }),
    ).rejects.toThrow()
    expect((await call('POST', REPORT, { body: report })).status).toBe(200)
  })
})

describe('faults while the service runs', () => {
  const put = (service: LocalService, body: string, key: string | null = service.key ?? null) =>
    fetch(`${service.origin}/faults`, {
      method: 'PUT',
      body,
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
    })

  test('are replaced and read back', async () => {
    const { service, call } = await start()
    const answer = await put(service, '[{"kind":"status","status":500,"times":1}]')
    expect(await answer.json()).toEqual([{ kind: 'status', status: 500, times: 1 }])
    expect((await call('POST', REPORT, { body: report })).status).toBe(500)
    expect((await call('POST', REPORT, { body: report })).status).toBe(200)
  })

  test.each([
    ['no key', null, '[]', 401],
    ['an unknown kind', undefined, '[{"kind":"storm"}]', 400],
    ['a status that is not a failure', undefined, '[{"kind":"status","status":200}]', 400],
    ['no JSON', undefined, '[', 400],
  ])('%s is refused', async (_, key, body, status) => {
    const { service } = await start()
    const answer = await put(service, body, key)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  })

  test("a plan's limit is reported like the hosted ingest reports it", async () => {
    const { call } = await start({ faults: [{ kind: 'billing' }] })
    const { status, json } = await call('POST', REPORT, { body: report })
    expect(status).toBe(500)
    expect(json).toMatchObject({
      ok: false,
      error: expect.stringContaining('"code":"billing_limit_reached"'),
    })
  })
})

test('the request log keeps the newest, and lets bodies go before they fill the memory', async () => {
  const { service, call } = await start({ requestLogSize: 3 })
  for (const path of ['/me', '/projects', '/capabilities', '/chat-sessions']) await call('GET', path)
  expect(service.requests.map(({ operationId }) => operationId)).toEqual([
    'listProjects',
    'getCapabilities',
    'listChatSessions',
  ])
})

describe('pages', () => {
  test('the deep link of a run shows its results, CI metadata and hostile text harmlessly', async () => {
    const { service, call } = await start()
    const { json } = await call('POST', REPORT, {
      body: {
        suiteName: '<img src=x onerror=alert(1)>',
        externalRunId: 'gh-9',
        notes: 'PR 42',
        ci: {
          provider: 'github_actions',
          branch: 'feat',
          runUrl: 'https://ci.example/runs/9',
          prUrl: 'javascript:alert(1)',
        },
        results: [
          {
            caseTitle: '</td><script>alert(1)</script>',
            passed: false,
            error: 'expected "400" & got <b>',
            durationMs: 812.4,
          },
          { caseTitle: 'adds', passed: true },
        ],
      },
    })
    const response = await fetch(`${service.origin}/evals/suite/${json.suiteId}/runs/${json.runId}?project=p`)
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page).toContain('50% of 2 graded iterations passed. The upload set no rate')
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page).toContain('expected &quot;400&quot; &amp; got &lt;b&gt;')
    expect(page).toContain('812 ms')
    expect(page).toContain('<a href="https://ci.example/runs/9"')
    expect(page).not.toContain('href="javascript')
    expect(page).not.toMatch(/<script|<img/)
    const index = await (await fetch(`${service.origin}/`)).text()
    expect(index).toContain(`/evals/suite/${json.suiteId}/runs/${json.runId}`)
    const suite = await (await fetch(`${service.origin}/evals/suite/${json.suiteId}`)).text()
    expect(suite).toContain(`/runs/${json.runId}`)
  })

  test('an unknown run, or one of another suite, has no page', async () => {
    const { service, call } = await start()
    const { json } = await call('POST', REPORT, { body: report })
    for (const path of ['/evals/suite/a/runs/b', `/evals/suite/other/runs/${json.runId}`, '/nothing']) {
      expect((await fetch(`${service.origin}${path}`)).status).toBe(404)
    }
  })
})

test('a database file keeps keys and runs over a restart', async () => {
  const { mkdtemp, rm, stat } = await import('node:fs/promises')
  const { tmpdir } = await import('node:os')
  const { join } = await import('node:path')
  const folder = await mkdtemp(join(tmpdir(), 'eval-gate-'))
  try {
    const database = join(folder, 'service.db')
    const first = await startLocalService({ database, rateLimit: 'off' })
    expect((await stat(database)).mode & 0o077).toBe(0)
    const sent = await callerOf(first)('POST', REPORT, { body: report })
    await first.close()
    const second = await startLocalService({ database, rateLimit: 'off' })
    expect(second.key).toBe(first.key)
    const again = await callerOf(second)('POST', REPORT, { body: report })
    await second.close()
    expect(again.json).toEqual(sent.json)
  } finally {
    await rm(folder, { recursive: true })
  }
})
