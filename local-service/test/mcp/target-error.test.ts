import { ProtocolError, SdkError, SdkErrorCode, SdkHttpError } from '@modelcontextprotocol/client'
import { expect, test } from 'vitest'
import { toApiError } from '../../mcp/target-error.ts'
import type { Server } from '../../store/catalog-records.ts'

const server: Server = {
  id: 's',
  projectId: 'p',
  name: 'cart',
  enabled: true,
  transportType: 'http',
  url: 'https://cart.test/mcp',
  useOAuth: false,
  oauthScopes: null,
  createdAt: 0,
  updatedAt: 0,
}
const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') })

const refuse = (status: number, text: string) =>
  new SdkHttpError(SdkErrorCode.SendFailed, text, { status, statusText: '' })

test.each([
  [new ProtocolError(-32601, 'nope'), 'FEATURE_NOT_SUPPORTED', /does not offer this/],
  [new ProtocolError(-32602, 'bad city'), 'VALIDATION_ERROR', /refuses the parameters: .*bad city/],
  [new ProtocolError(-32002, 'gone'), 'NOT_FOUND', /does not have it/],
  [new SdkError(SdkErrorCode.RequestTimeout, 'slow'), 'TIMEOUT', /did not answer in time/],
  [new ProtocolError(-32603, 'boom'), 'VALIDATION_ERROR', /"cart" answered with an error: .*boom/],
  [new SdkError(SdkErrorCode.ConnectionClosed, 'closed'), 'SERVER_UNREACHABLE', /can't be reached: .*closed/],
  [refuse(401, 'body'), 'OAUTH_REQUIRED', /needs an OAuth grant/],
  [refuse(403, 'body'), 'FORBIDDEN', /rejects the credentials/],
  [refuse(500, 'token=hush'), 'SERVER_UNREACHABLE', /^"cart" answered HTTP 500\.$/],
  [
    new SdkError(SdkErrorCode.SendFailed, 'Unexpected content type: text/html'),
    'SERVER_UNREACHABLE',
    /content type/,
  ],
  [refused, 'SERVER_UNREACHABLE', /can't be reached: connect ECONNREFUSED/],
  ['a thrown text', 'SERVER_UNREACHABLE', /a thrown text/],
])('%s is %s', (error, code, message) => {
  const failure = toApiError(error, server)
  expect(failure.code).toBe(code)
  expect(failure.message).toMatch(message)
})
