import { describe, expect, test } from 'vitest'
import { formatRunPageUrl } from '../../../../src/jobs/run-link.ts'
import { uploadArtifact } from '../../../../src/service/ingest/artifact-upload.ts'
import { json, serve, text } from '../../../support/http/scripted-server.ts'
import { clientFor, serviceErrorOf } from '../../../support/service/client-for.ts'

const content = new TextEncoder().encode('<testsuites/>')
const upload = { content, contentType: 'application/xml' }

describe('the upload of a report file', () => {
  test('sends the bytes to the store, without the key', async () => {
    const store = await serve(json(200, { storageId: 'st-1' }))
    const service = await serve(json(200, { ok: true, uploadUrl: `${store.url}/put?token=abc` }))
    const { client } = clientFor(service.url)
    expect(await uploadArtifact(client.project('p1'), upload)).toBe('st-1')
    expect(store.requests[0]).toMatchObject({ method: 'POST', path: '/put?token=abc', body: '<testsuites/>' })
    expect(store.requests[0]?.headers['content-type']).toBe('application/xml')
    expect(store.requests[0]?.headers.authorization).toBeUndefined()
    expect(service.requests[0]?.path).toBe('/projects/p1/eval-ingest/artifacts/upload-url')
  })

  test.each([
    ['http://store.example/put', 'not https'],
    ['https://user:pw@store.example/put', 'contains credentials'],
    ['not a url', 'not a valid URL'],
    ['file:///etc/passwd', 'not https'],
  ])('to %s is refused: %s', async (uploadUrl, message) => {
    const service = await serve(json(200, { ok: true, uploadUrl }))
    const { client } = clientFor(service.url)
    expect((await serviceErrorOf(uploadArtifact(client.project('p1'), upload))).message).toContain(message)
  })

  test('of more than 16 MiB is refused before any request, also as a stream', async () => {
    const service = await serve(json(200, {}))
    const { client } = clientFor(service.url)
    async function* stream() {
      for (let part = 0; part < 17; part += 1) yield new Uint8Array(1_048_576)
    }
    const error = await serviceErrorOf(uploadArtifact(client.project('p1'), { ...upload, content: stream() }))
    expect(error.code).toBe('TOO_LARGE')
    expect(service.requests).toHaveLength(0)
  })

  test('that the store refuses, redirects or cuts off is one clear error without a secret', async () => {
    const store = await serve(
      json(403, { error: 'signature sig=0123456789abcdef expired' }),
      text(302, '', { location: 'http://elsewhere.example' }),
      json(200, {}),
    )
    const service = await serve(json(200, { uploadUrl: `${store.url}/put` }))
    const { client } = clientFor(service.url)
    const refused = await serviceErrorOf(uploadArtifact(client.project('p1'), upload))
    expect(refused.message).toContain('the store answered 403')
    expect(refused.message).not.toContain('0123456789abcdef')
    expect((await serviceErrorOf(uploadArtifact(client.project('p1'), upload))).message).toContain('302')
    expect((await serviceErrorOf(uploadArtifact(client.project('p1'), upload))).message).toContain('200')
  })
})

describe('the page of a run', () => {
  test('is on the origin of the service, with the project where it is known', () => {
    const base = 'https://service.example/api/v1'
    expect(formatRunPageUrl(base, 's1', 'r1', 'p1')).toBe(
      'https://service.example/evals/suite/s1/runs/r1?project=p1',
    )
    expect(formatRunPageUrl(base, 's/1', 'r1', 'default')).toBe(
      'https://service.example/evals/suite/s%2F1/runs/r1',
    )
    expect(formatRunPageUrl(base, 's1', 'r1')).toBe('https://service.example/evals/suite/s1/runs/r1')
  })
})
