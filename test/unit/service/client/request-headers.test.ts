import { describe, expect, test } from 'vitest'
import { collectInputSecrets } from '../../../../src/config/inputs/hosted-inputs.ts'
import { loadServiceConfig } from '../../../../src/config/service-config.ts'
import { UsageError } from '../../../../src/errors.ts'
import { uploadArtifact } from '../../../../src/service/ingest/artifact-upload.ts'
import { json, serve, text } from '../../../support/http/scripted-server.ts'
import { clientFor, serviceErrorOf } from '../../../support/service/client-for.ts'

const proxy = { 'cf-access-client-id': 'id-4711.access', 'cf-access-client-secret': 's3cret-of-the-proxy' }
const lines = 'CF-Access-Client-Id: id-4711.access\nCF-Access-Client-Secret: s3cret-of-the-proxy\n'
const load = (requestHeaders: string) =>
  loadServiceConfig({
    'api-key': 'sk_1',
    'base-url': 'https://evals.example.com/api/v1',
    'request-headers': requestHeaders,
  })

const problemOf = (requestHeaders: string): string => {
  try {
    load(requestHeaders)
  } catch (error) {
    if (error instanceof UsageError) return error.problems.map(({ message }) => message).join('\n')
    throw error
  }
  return ''
}

describe('the input request-headers', () => {
  test('has a header per line, by lower-case name; an empty secret leaves its header out', () => {
    expect(load(`# for the proxy\n\n${lines}X-Missing:\n`).requestHeaders).toEqual(proxy)
    expect(load('').requestHeaders).toEqual({})
  })

  test.each([
    ['no header', 's3cret-alone', 'must have one `Name: value` per line; line 1 does not'],
    ['no name', ': s3cret', 'line 1 does not'],
    ['a value with control characters', 'X-A: s3cret\u0000', 'line 1 does not'],
    ['a header of the client', 'Authorization: Basic s3cret', 'cannot set "authorization"'],
    ['a name twice', 'X-A: s3cret\nx-a: s3cret', 'has "x-a" twice'],
  ])('refuses %s, and never repeats a value', (_, input, message) => {
    expect(problemOf(input)).toContain(message)
    expect(problemOf(input)).not.toContain('s3cret')
  })

  test('its values are secrets of the step, and so is a line that is no header', () => {
    expect(collectInputSecrets({ 'request-headers': `${lines}just-a-s3cret` })).toEqual([
      'id-4711.access',
      's3cret-of-the-proxy',
      'just-a-s3cret',
    ])
  })
})

describe('headers for a proxy in front of the service', () => {
  test('go along with every request, are masked, and change no header of the client', async () => {
    const service = await serve(json(200, { items: [], nextCursor: 'c' }), json(200, { items: [] }))
    const { client, masked } = clientFor(service.url, { requestHeaders: proxy })
    await client.project('p1').list('listServers')
    expect(service.requests).toHaveLength(2)
    for (const { headers } of service.requests) {
      expect(headers).toMatchObject({ ...proxy, authorization: expect.stringMatching(/^Bearer sk_test/) })
    }
    expect(masked).toEqual(expect.arrayContaining(Object.values(proxy)))
  })

  test('never go to another origin: neither after a redirect nor to a store', async () => {
    const store = await serve(json(200, { storageId: 'st-1' }))
    const service = await serve(
      json(200, { ok: true, uploadUrl: `${store.url}/put` }),
      text(302, '', { location: `${store.url}/login` }),
    )
    const { client } = clientFor(service.url, { requestHeaders: proxy })
    const upload = { content: new TextEncoder().encode('x'), contentType: 'application/xml' }
    await uploadArtifact(client.project('p1'), upload)
    const error = await serviceErrorOf(client.project('p1').call('listServers'))
    expect(error.advice.join('\n')).toContain('pass its headers with `request-headers`')
    expect(store.requests.map(({ path }) => path)).toEqual(['/put'])
    expect(JSON.stringify(store.requests)).not.toMatch(/cf-access|bearer/i)
  })

  test('reach a store behind the same proxy', async () => {
    const service = await serve(
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ ok: true, uploadUrl: `${service.url}/put` }))
      },
      json(200, { storageId: 'st-1' }),
    )
    const { client } = clientFor(service.url, { requestHeaders: proxy })
    const upload = { content: new TextEncoder().encode('x'), contentType: 'application/xml' }
    expect(await uploadArtifact(client.project('p1'), upload)).toBe('st-1')
    expect(service.requests[1]?.headers).toMatchObject(proxy)
    expect(service.requests[1]?.headers.authorization).toBeUndefined()
  })

  test('are not in the error of a service that repeats them', async () => {
    const service = await serve(json(400, { code: 'VALIDATION_ERROR', message: 'got s3cret-of-the-proxy' }))
    const { client } = clientFor(service.url, { requestHeaders: proxy })
    const error = await serviceErrorOf(client.project('p1').call('listServers'))
    expect(error.message).not.toContain('s3cret-of-the-proxy')
  })
})
