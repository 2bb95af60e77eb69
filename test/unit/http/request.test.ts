import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { HttpFailure, toHttpFailure } from '../../../src/http/http-failure.ts'
import { chooseProxy, createConnectionPool, type Environment } from '../../../src/http/proxy.ts'
import { type HttpRequest, sendRequest } from '../../../src/http/request.ts'
import { startProxy } from '../../support/http/forward-proxy.ts'
import { cutBody, json, type Reply, reset, serve, silence, text } from '../../support/http/scripted-server.ts'

function poolFor(env: Environment = {}) {
  const pool = createConnectionPool(env)
  onTestFinished(() => pool.close())
  return pool
}

function get(url: string, more: Partial<HttpRequest> = {}): HttpRequest {
  return { method: 'GET', url: new URL(url), headers: {}, timeoutMs: 5_000, maxBytes: 10_000, ...more }
}

async function failureOf(sent: Promise<unknown>): Promise<HttpFailure> {
  const error = await sent.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof HttpFailure)) throw new Error(`expected an HttpFailure, got ${String(error)}`)
  return error
}

describe('a request', () => {
  test('carries method, path, query, headers and body, and reads status, headers and text', async () => {
    const server = await serve(json(201, { name: 'Zürich' }, { 'X-Request-Id': 'r-1' }))
    const response = await sendRequest(
      poolFor(),
      get(`${server.url}/a/b?c=d%20e`, { method: 'POST', body: '{"x":1}', headers: { 'x-own': 'y' } }),
    )
    expect(server.requests[0]).toMatchObject({ method: 'POST', path: '/a/b?c=d%20e', json: { x: 1 } })
    expect(server.requests[0]?.headers['x-own']).toBe('y')
    expect(response.status).toBe(201)
    expect(response.headers['x-request-id']).toBe('r-1')
    expect(JSON.parse(response.body)).toEqual({ name: 'Zürich' })
  })

  test('keeps connections for the next ones', async () => {
    const server = await serve(json(200, {}))
    let connections = 0
    server.server.on('connection', () => {
      connections += 1
    })
    const pool = poolFor()
    for (let call = 0; call < 5; call += 1) await sendRequest(pool, get(server.url))
    expect(server.requests).toHaveLength(5)
    expect(connections).toBeLessThanOrEqual(2)
  })

  test('follows no redirect', async () => {
    const server = await serve(text(302, '', { location: 'https://elsewhere.example/' }))
    expect((await sendRequest(poolFor(), get(server.url))).status).toBe(302)
  })

  test('distinguishes a reset, a cut body, a silence and a refusal', async () => {
    const pool = poolFor()
    const server = await serve(reset, cutBody, silence)
    const resetFailure = await failureOf(sendRequest(pool, get(server.url)))
    expect(resetFailure).toMatchObject({ delivery: 'unknown', transient: true })
    expect(['ECONNRESET', 'UND_ERR_SOCKET']).toContain(resetFailure.code)
    const cutFailure = await failureOf(sendRequest(pool, get(server.url)))
    expect(cutFailure).toMatchObject({ delivery: 'unknown', transient: true })
    const silent = await failureOf(sendRequest(pool, get(server.url, { timeoutMs: 100 })))
    expect(silent).toMatchObject({ code: 'TIMEOUT', delivery: 'unknown', transient: true })
    const closed = await serve(json(200, {}))
    await new Promise((resolve) => closed.server.close(resolve))
    const refused = await failureOf(sendRequest(pool, get(closed.url)))
    expect(refused).toMatchObject({ code: 'ECONNREFUSED', delivery: 'not-sent', transient: true })
  })

  test('refuses a response larger than allowed', async () => {
    const server = await serve(text(200, 'x'.repeat(50_000)))
    const failure = await failureOf(sendRequest(poolFor(), get(server.url)))
    expect(failure).toMatchObject({ code: 'TOO_LARGE', transient: false })
  })

  test('reads a compressed response, and refuses one that swells beyond the limit or is damaged', async () => {
    const packed = (encoding: string, body: Uint8Array): Reply => {
      return (_request, response) => {
        response.writeHead(200, { 'content-encoding': encoding })
        response.end(body)
      }
    }
    const server = await serve(
      packed('gzip', gzipSync('{"a":1}')),
      packed('br', brotliCompressSync('{"b":2}')),
      packed('gzip', gzipSync('x'.repeat(1_000_000))),
      packed('gzip', gzipSync('{"a":1}').subarray(0, 12)),
      packed('zstd', Buffer.from('?')),
    )
    const pool = poolFor()
    expect((await sendRequest(pool, get(server.url))).body).toBe('{"a":1}')
    expect((await sendRequest(pool, get(server.url))).body).toBe('{"b":2}')
    expect(await failureOf(sendRequest(pool, get(server.url)))).toMatchObject({ code: 'TOO_LARGE' })
    expect(await failureOf(sendRequest(pool, get(server.url)))).toMatchObject({ transient: true })
    expect(await failureOf(sendRequest(pool, get(server.url)))).toMatchObject({
      code: 'BAD_ENCODING',
      transient: false,
    })
  })

  test('ends with the reason of the caller when the caller gives up', async () => {
    const server = await serve(silence)
    const controller = new AbortController()
    const sent = sendRequest(poolFor(), get(server.url, { signal: controller.signal }))
    setTimeout(() => controller.abort(new Error('cancelled by the job')), 50)
    await expect(sent).rejects.toThrow('cancelled by the job')
  })
})

describe('a request that creates something', () => {
  const cancelled = new Error('cancelled by the job')

  test('is waited for when the caller gives up meanwhile', async () => {
    const controller = new AbortController()
    const server = await serve(async (request, response) => {
      controller.abort(cancelled)
      await new Promise((resolve) => setTimeout(resolve, 50))
      await json(202, { runId: 'r' })(request, response)
    })
    const request = get(server.url, { signal: controller.signal, graceMs: 60_000 })
    const response = await sendRequest(poolFor(), request)
    expect(JSON.parse(response.body)).toEqual({ runId: 'r' })
    // Nothing more is sent after that.
    await expect(sendRequest(poolFor(), request)).rejects.toBe(cancelled)
    expect(server.requests).toHaveLength(1)
  })

  test('is given up with the reason of the caller when the answer does not come', async () => {
    const controller = new AbortController()
    const server = await serve(() => controller.abort(cancelled))
    const request = get(server.url, { signal: controller.signal, graceMs: 50 })
    await expect(sendRequest(poolFor(), request)).rejects.toBe(cancelled)
  })
})

describe('a proxy', () => {
  test('carries the request through a tunnel, with its own credentials', async () => {
    const server = await serve(json(200, { hello: 'tunnel' }))
    const proxy = await startProxy(server.port)
    const pool = poolFor({ HTTP_PROXY: `http://user:pass%21@127.0.0.1:${proxy.port}` })
    const response = await sendRequest(
      pool,
      get('http://service.test:8080/api/v1/me', { headers: { authorization: 'Bearer sk_secret' } }),
    )
    expect(JSON.parse(response.body)).toEqual({ hello: 'tunnel' })
    expect(proxy.asked).toEqual([
      {
        target: 'service.test:8080',
        authorization: `Basic ${Buffer.from('user:pass!').toString('base64')}`,
      },
    ])
    expect(server.requests[0]).toMatchObject({ path: '/api/v1/me' })
    expect(server.requests[0]?.headers.host).toBe('service.test:8080')
    expect(server.requests[0]?.headers['proxy-authorization']).toBeUndefined()
  })

  test('is passed by for hosts in NO_PROXY and for loopback', async () => {
    const server = await serve(json(200, {}))
    const proxy = await startProxy(server.port)
    const pool = poolFor({ http_proxy: `http://127.0.0.1:${proxy.port}`, no_proxy: 'internal.test' })
    await sendRequest(pool, get(server.url))
    expect(proxy.asked).toEqual([])
    expect(server.requests).toHaveLength(1)
  })

  test('that refuses is named as the cause', async () => {
    const server = await serve(json(200, {}))
    const proxy = await startProxy(server.port, 403)
    const pool = poolFor({ HTTP_PROXY: `127.0.0.1:${proxy.port}` })
    const failure = await failureOf(sendRequest(pool, get('http://service.test/')))
    expect(failure).toMatchObject({ code: 'PROXY_REFUSED', delivery: 'not-sent', transient: false })
    expect(failure.message).toBe('the proxy answered 403')
    expect(server.requests).toHaveLength(0)
  })

  test.each([
    ['https://api.example.com/', { HTTPS_PROXY: 'http://p:1' }, 'http://p:1'],
    [
      'https://api.example.com/',
      { HTTPS_PROXY: 'http://upper:1', https_proxy: 'http://lower:1' },
      'http://lower:1',
    ],
    ['https://api.example.com/', { HTTP_PROXY: 'http://p:1' }, undefined],
    ['http://api.example.com/', { HTTP_PROXY: 'p:1' }, 'http://p:1'],
    ['https://api.example.com/', { HTTPS_PROXY: 'http://p:1', NO_PROXY: 'example.com' }, undefined],
    ['https://api.example.com/', { HTTPS_PROXY: 'http://p:1', NO_PROXY: '.example.com' }, undefined],
    ['https://api.example.com/', { HTTPS_PROXY: 'http://p:1', NO_PROXY: '*.example.com' }, undefined],
    ['https://notexample.com/', { HTTPS_PROXY: 'http://p:1', NO_PROXY: 'example.com' }, 'http://p:1'],
    [
      'https://api.example.com/',
      { HTTPS_PROXY: 'http://p:1', NO_PROXY: 'other.org api.example.com:443' },
      undefined,
    ],
    [
      'https://api.example.com/',
      { HTTPS_PROXY: 'http://p:1', NO_PROXY: 'api.example.com:8443' },
      'http://p:1',
    ],
    ['https://api.example.com/', { HTTPS_PROXY: 'http://p:1', NO_PROXY: '*' }, undefined],
    ['https://api.example.com/', { HTTPS_PROXY: '', NO_PROXY: '' }, undefined],
    ['https://[2001:db8::1]/', { HTTPS_PROXY: 'http://p:1', NO_PROXY: '2001:db8::1' }, undefined],
    ['https://127.0.0.1/', { HTTPS_PROXY: 'http://p:1' }, undefined],
    ['https://[::1]/', { HTTPS_PROXY: 'http://p:1' }, undefined],
    ['https://127.0.0.1.example.com/', { HTTPS_PROXY: 'http://p:1' }, 'http://p:1'],
  ] as [string, Environment, string | undefined][])('for %s with %j is %s', (url, env, expected) => {
    expect(chooseProxy(new URL(url), env)).toBe(expected)
  })
})

describe('what the library throws', () => {
  test('is sorted: a bad certificate is never sent and never transient', () => {
    const error = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
    expect(toHttpFailure(error)).toMatchObject({ delivery: 'not-sent', transient: false })
  })

  test('is found inside the failures of several addresses', () => {
    const inner = Object.assign(new Error('no'), { code: 'ECONNREFUSED' })
    expect(toHttpFailure(new AggregateError([inner]))).toMatchObject({ code: 'ECONNREFUSED' })
  })

  test('counts as maybe delivered and final when nobody knows it', () => {
    expect(toHttpFailure(new Error('?'))).toMatchObject({ delivery: 'unknown', transient: false })
    expect(toHttpFailure('text')).toMatchObject({ code: 'UNKNOWN' })
  })
})
