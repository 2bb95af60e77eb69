import { expect } from 'vitest'
import type { OperationId } from '../../../../src/contract/operations.ts'
import type { LooseRequest } from '../../../../src/service/client/prepare-request.ts'
import type { Row } from '../row.ts'

const shop = { projectId: 'shop' }
const at = (serverId: string, body: unknown = {}): LooseRequest => ({ params: { ...shop, serverId }, body })

/** Operations that need a session with the target, each with a body that fits the everything-server. */
const connecting = [
  ['validateServer', {}],
  ['listServerTools', {}],
  ['callServerTool', { toolName: 'echo', parameters: { message: 'hi' } }],
  ['listServerPrompts', {}],
  ['getServerPrompt', { promptName: 'simple-prompt' }],
  ['listServerResources', {}],
  ['readServerResource', { uri: 'demo://resource/static/document/architecture.md' }],
  ['exportServer', {}],
] as const satisfies readonly (readonly [OperationId, object])[]

const quick = { settings: { serverTimeoutMs: 300 } }

/** Each refusal for the real reason, for every operation that connects. */
const failureRows = connecting.flatMap(([operation, body]): readonly Row[] => [
  { operation, name: 'nothing listens', request: at('dead', body), status: 502, code: 'SERVER_UNREACHABLE' },
  {
    operation,
    name: 'no answer in time',
    options: quick,
    request: at('slow', body),
    status: 504,
    code: 'TIMEOUT',
  },
  {
    operation,
    name: 'the target wants a grant',
    request: at('oauth', body),
    status: 401,
    code: 'OAUTH_REQUIRED',
    details: { serverId: 'oauth' },
  },
  {
    operation,
    name: 'the target rejects us',
    request: at('forbidden', body),
    status: 403,
    code: 'FORBIDDEN',
  },
  { operation, name: 'a disabled server', request: at('off', body), status: 409, code: 'CONFLICT' },
  {
    operation,
    name: 'a local command that was not allowed',
    request: at('local', body),
    status: 422,
    code: 'FEATURE_NOT_SUPPORTED',
  },
  { operation, name: 'an unknown server', request: at('nothing', body), status: 404, code: 'NOT_FOUND' },
  {
    operation,
    name: 'a foreign project',
    as: 'zoe',
    request: at('everything', body),
    status: 404,
    code: 'NOT_FOUND',
  },
])

/** A target without the capability answers "method not found". */
const unsupportedRows = connecting
  .filter(([operation]) => operation !== 'validateServer' && operation !== 'exportServer')
  .map(
    ([operation, body]): Row => ({
      operation,
      name: 'the target lacks the capability',
      request: at('bare', body),
      status: 422,
      code: 'FEATURE_NOT_SUPPORTED',
    }),
  )

const importBody = (url: string | undefined, fields: object = {}) => ({
  serverUrl: url,
  tokens: { access_token: 'first-token' },
  ...fields,
})

export const serverRows: readonly Row[] = [
  ...failureRows,
  ...unsupportedRows,
  {
    operation: 'listServers',
    name: 'all of the project, without their secrets',
    as: 'bob',
    request: { params: shop, query: { limit: 2 } },
    status: 200,
    answer: {
      items: [{ id: 'everything', transportType: 'http' }, { id: 'dead' }],
      nextCursor: expect.any(String),
    },
  },
  {
    operation: 'listServers',
    name: 'of a foreign project',
    as: 'eve',
    request: { params: shop },
    status: 404,
  },
  {
    operation: 'validateServer',
    name: 'what the server says of itself',
    request: at('everything'),
    status: 200,
    answer: {
      success: true,
      status: 'connected',
      initInfo: { serverInfo: { name: expect.stringContaining('everything') }, capabilities: { tools: {} } },
    },
  },
  {
    operation: 'doctorServer',
    name: 'a healthy server',
    request: at('everything'),
    status: 200,
    answer: {
      status: 'ready',
      connection: { status: 'connected' },
      checks: { probe: { status: 'ok' }, tools: { status: 'ok' }, prompts: { status: 'ok' } },
      error: null,
    },
    check: (value) => expect(JSON.stringify(value)).toContain('"name":"echo"'),
  },
  {
    operation: 'doctorServer',
    name: 'a dead server is a report, not a refusal',
    request: at('dead'),
    status: 200,
    answer: {
      status: 'error',
      checks: { probe: { status: 'error' } },
      error: { code: 'SERVER_UNREACHABLE' },
    },
  },
  {
    operation: 'doctorServer',
    name: 'a server that wants a grant',
    request: at('oauth'),
    status: 200,
    answer: { status: 'oauth_required', probe: { httpStatus: 401 } },
  },
  {
    operation: 'doctorServer',
    name: 'a server that offers nothing is healthy',
    request: at('bare'),
    status: 200,
    answer: { status: 'ready', tools: null, checks: { tools: { status: 'skipped' } } },
  },
  {
    operation: 'doctorServer',
    name: 'an unknown server',
    request: at('nothing'),
    status: 404,
    code: 'NOT_FOUND',
  },
  {
    operation: 'checkServerOauth',
    name: 'not needed',
    request: at('everything'),
    status: 200,
    answer: { useOAuth: false, serverUrl: expect.stringContaining('/mcp') },
  },
  {
    operation: 'checkServerOauth',
    name: 'the target asks for it',
    request: at('oauth'),
    status: 200,
    answer: { useOAuth: true },
  },
  {
    operation: 'checkServerOauth',
    name: 'unknown server',
    request: at('nothing'),
    status: 404,
    code: 'NOT_FOUND',
  },
  {
    operation: 'listServerTools',
    name: 'as the server describes them',
    request: at('everything'),
    status: 200,
    check: (value) => {
      const { items } = value as { items: { name: string }[] }
      expect(items.find(({ name }) => name === 'echo')).toMatchObject({
        description: expect.any(String),
        inputSchema: { type: 'object', properties: { message: { type: 'string' } } },
      })
    },
  },
  {
    operation: 'callServerTool',
    name: 'the result verbatim',
    request: at('everything', { toolName: 'echo', parameters: { message: 'hello' } }),
    status: 200,
    check: (value) => expect(value).toEqual({ content: [{ type: 'text', text: 'Echo: hello' }] }),
  },
  {
    operation: 'callServerTool',
    name: 'structured content verbatim',
    request: at('everything', { toolName: 'get-structured-content', parameters: { location: 'New York' } }),
    status: 200,
    answer: { structuredContent: { temperature: expect.any(Number), conditions: expect.any(String) } },
  },
  {
    operation: 'callServerTool',
    name: 'a tool that fails is still an answer',
    request: at('everything', { toolName: 'no-such-tool' }),
    status: 200,
    answer: { isError: true },
  },
  {
    operation: 'callServerTool',
    name: 'as a task',
    request: at('everything', { toolName: 'echo', task: { ttl: 1 } }),
    status: 422,
    code: 'FEATURE_NOT_SUPPORTED',
  },
  {
    operation: 'callServerTool',
    name: 'without a name',
    request: at('everything', { parameters: {} }),
    status: 400,
    code: 'VALIDATION_ERROR',
  },
  {
    operation: 'listServerPrompts',
    name: 'as the server describes them',
    request: at('everything'),
    status: 200,
    check: (value) => expect(JSON.stringify(value)).toContain('"name":"args-prompt"'),
  },
  {
    operation: 'getServerPrompt',
    name: 'rendered with scalar arguments',
    request: at('everything', { promptName: 'args-prompt', arguments: { city: 'Paris', state: 75 } }),
    status: 200,
    check: (value) => expect(JSON.stringify(value)).toMatch(/Paris, 75/),
  },
  {
    operation: 'getServerPrompt',
    name: 'an unknown one',
    request: at('everything', { promptName: 'no-such-prompt' }),
    status: 400,
    code: 'VALIDATION_ERROR',
  },
  {
    operation: 'listServerResources',
    name: 'as the server describes them',
    request: at('everything'),
    status: 200,
    check: (value) => expect(JSON.stringify(value)).toContain('demo://resource/'),
  },
  {
    operation: 'readServerResource',
    name: 'verbatim',
    request: at('everything', { uri: 'demo://resource/static/document/architecture.md' }),
    status: 200,
    answer: {
      contents: [{ uri: 'demo://resource/static/document/architecture.md', text: expect.any(String) }],
    },
  },
  {
    operation: 'readServerResource',
    name: 'an unknown one',
    request: at('everything', { uri: 'demo://nothing' }),
    status: 400,
    code: 'VALIDATION_ERROR',
  },
  {
    operation: 'exportServer',
    name: 'tools, resources and prompts in one',
    request: at('everything'),
    status: 200,
    answer: { serverId: 'everything', exportedAt: expect.stringMatching(/^\d{4}-/) },
    check: (value) => {
      const { tools, resources, prompts } = value as Record<string, unknown[]>
      expect([tools?.length, resources?.length, prompts?.length].every((n) => (n ?? 0) > 0)).toBe(true)
    },
  },
  {
    operation: 'exportServer',
    name: 'of a server that offers nothing',
    request: at('bare'),
    status: 200,
    answer: { tools: [], resources: [], prompts: [] },
  },
  {
    operation: 'importServerOauthTokens',
    name: 'takes tokens with a life',
    request: (_, { oauth }) =>
      at('oauth', importBody(oauth, { tokens: { access_token: 'first-token', expires_in: 60 } })),
    status: 200,
    answer: { imported: true, expiresAt: expect.any(Number) },
  },
  {
    operation: 'importServerOauthTokens',
    name: 'for another address',
    request: at('oauth', importBody('https://elsewhere.test/mcp')),
    status: 400,
    code: 'VALIDATION_ERROR',
  },
  {
    operation: 'importServerOauthTokens',
    name: 'an authorization server that is no URL',
    request: (_, { oauth }) => at('oauth', importBody(oauth, { authorizationServerUrl: 'nonsense' })),
    status: 400,
    code: 'VALIDATION_ERROR',
  },
  {
    operation: 'importServerOauthTokens',
    name: 'without a token',
    request: (_, { oauth }) => at('oauth', { serverUrl: oauth, tokens: {} }),
    status: 400,
    code: 'VALIDATION_ERROR',
  },
  {
    operation: 'importServerOauthTokens',
    name: 'of a foreign project',
    as: 'zoe',
    request: (_, { oauth }) => at('oauth', importBody(oauth)),
    status: 404,
    code: 'NOT_FOUND',
  },
]
