import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createServiceClient } from '../../../src/service/client/client.ts'
import { fakeClock } from '../../support/clocks.ts'
import { startProxy } from '../../support/http/forward-proxy.ts'
import { selfSigned } from '../../support/http/self-signed.ts'
import { serviceErrorOf } from '../../support/service/client-for.ts'

/** An HTTPS service for `service.test`, reached through a proxy that leads every name to it. */
async function tlsService(hostname: string) {
  const { key, cert } = selfSigned(hostname)
  const seen: { path: string | undefined; authorization: string | undefined }[] = []
  const server = createServer({ key, cert }, (request, response) => {
    seen.push({ path: request.url, authorization: request.headers.authorization })
    response.setHeader('content-type', 'application/json')
    response.end('{"id":"u1"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const proxy = await startProxy((server.address() as AddressInfo).port)
  const client = createServiceClient({
    baseUrl: 'https://service.test/api/v1',
    apiKey: 'sk_tls_0123456789',
    clock: fakeClock(),
    env: { HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` },
  })
  onTestFinished(() => client.close())
  return { client, proxy, seen, cert }
}

/** From now to the end of the test this process trusts the certificate. */
function trust(cert: string): void {
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, cert])
  onTestFinished(() => setDefaultCACertificates(before))
}

describe('https through a proxy', () => {
  test('shows the key to the service and nothing of the request to the proxy', async () => {
    const { client, proxy, seen, cert } = await tlsService('service.test')
    trust(cert)
    expect(await client.call('getMe', {})).toEqual({ id: 'u1' })
    expect(seen).toEqual([{ path: '/api/v1/me', authorization: 'Bearer sk_tls_0123456789' }])
    expect(proxy.asked).toEqual([{ target: 'service.test:443', authorization: undefined }])
  })

  test('sends nothing to a service whose certificate nobody trusts, and does not try again', async () => {
    const { client, seen } = await tlsService('service.test')
    const error = await serviceErrorOf(client.call('getMe', {}))
    expect(error).toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT', attempts: 1, retryable: false })
    expect(error.message).toContain('the certificate of the other side was not accepted')
    expect(error.advice.join()).toContain('NODE_EXTRA_CA_CERTS')
    expect(seen).toEqual([])
  })

  test('sends nothing to a service with the certificate of another name', async () => {
    const { client, seen, cert } = await tlsService('other.test')
    trust(cert)
    const error = await serviceErrorOf(client.call('getMe', {}))
    expect(error).toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID', attempts: 1 })
    expect(seen).toEqual([])
  })
})
