import { expect } from 'vitest'
import type { OperationId } from '../../../../src/contract/operations.ts'
import type { LooseRequest } from '../../../../src/service/client/prepare-request.ts'
import { type Row, row, rowsOf } from '../row.ts'

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

const readRows: readonly Row[] = [
  row('getServer', 'a saved server, without its secrets', { params: { ...shop, serverId: 'oauth' } }, 200, {
    as: 'bob',
    answer: { id: 'oauth', name: 'oauth', transportType: 'http', hasClientSecret: false },
  }),
]

/** Each refusal for the real reason, for every operation that connects. */
const failureRows = connecting.flatMap(([operation, body]): readonly Row[] => [
  row(operation, 'nothing listens', at('dead', body), 502),
  row(operation, 'no answer in time', at('slow', body), 504, { options: quick }),
  row(operation, 'the target wants a grant', at('oauth', body), 401, {
    details: { serverId: 'oauth' },
    code: 'OAUTH_REQUIRED',
  }),
  row(operation, 'the target rejects us', at('forbidden', body), 403),
  row(operation, 'a disabled server', at('off', body), 409),
  row(operation, 'a local command that was not allowed', at('local', body), 422),
])

/** A target without the capability answers "method not found". */
const unsupportedRows = connecting
  .filter(([operation]) => operation !== 'validateServer' && operation !== 'exportServer')
  .map(([operation, body]): Row => row(operation, 'the target lacks the capability', at('bare', body), 422))

const callTool = rowsOf('callServerTool', (body: object) => at('everything', body))
const importTokens = rowsOf('importServerOauthTokens', (fields: object, _, { oauth }) =>
  at('oauth', { serverUrl: oauth, tokens: { access_token: 'first-token' }, ...fields }),
)

export const serverRows: readonly Row[] = [
  ...readRows,
  ...failureRows,
  ...unsupportedRows,
  row(
    'listServers',
    'all of the project, without their secrets',
    { params: shop, query: { limit: 2 } },
    200,
    {
      as: 'bob',
      answer: {
        items: [{ id: 'everything', transportType: 'http' }, { id: 'dead' }],
        nextCursor: expect.any(String),
      },
    },
  ),
  row('listServers', 'by somebody outside the project', { params: shop }, 404, { as: 'eve' }),
  row('validateServer', 'what the server says of itself', at('everything'), 200, {
    answer: {
      success: true,
      status: 'connected',
      initInfo: { serverInfo: { name: expect.stringContaining('everything') }, capabilities: { tools: {} } },
    },
  }),
  row('doctorServer', 'a healthy server', at('everything'), 200, {
    answer: {
      status: 'ready',
      connection: { status: 'connected' },
      checks: { probe: { status: 'ok' }, tools: { status: 'ok' }, prompts: { status: 'ok' } },
      error: null,
    },
    check: (value) => expect(JSON.stringify(value)).toContain('"name":"echo"'),
  }),
  row('doctorServer', 'a dead server is a report, not a refusal', at('dead'), 200, {
    answer: {
      status: 'error',
      checks: { probe: { status: 'error' } },
      error: { code: 'SERVER_UNREACHABLE' },
    },
  }),
  row('doctorServer', 'a server that wants a grant', at('oauth'), 200, {
    answer: { status: 'oauth_required', probe: { httpStatus: 401 } },
  }),
  row('doctorServer', 'a server that offers nothing is healthy', at('bare'), 200, {
    answer: { status: 'ready', tools: [], checks: { tools: { status: 'skipped' } } },
  }),
  row('checkServerOauth', 'not needed', at('everything'), 200, {
    answer: { useOAuth: false, serverUrl: expect.stringContaining('/mcp') },
  }),
  row('checkServerOauth', 'the target asks for it', at('oauth'), 200, { answer: { useOAuth: true } }),
  row('listServerTools', 'as the server describes them', at('everything'), 200, {
    check: (value) => {
      const { items } = value as { items: { name: string }[] }
      expect(items.find(({ name }) => name === 'echo')).toMatchObject({
        description: expect.any(String),
        inputSchema: { type: 'object', properties: { message: { type: 'string' } } },
      })
    },
  }),
  callTool('the result verbatim', { toolName: 'echo', parameters: { message: 'hello' } }, 200, {
    check: (value) => expect(value).toEqual({ content: [{ type: 'text', text: 'Echo: hello' }] }),
  }),
  callTool(
    'structured content verbatim',
    { toolName: 'get-structured-content', parameters: { location: 'New York' } },
    200,
    { answer: { structuredContent: { temperature: expect.any(Number), conditions: expect.any(String) } } },
  ),
  callTool('a tool that fails is still an answer', { toolName: 'no-such-tool' }, 200, {
    answer: { isError: true },
  }),
  callTool('as a task', { toolName: 'echo', task: { ttl: 1 } }, 422),
  callTool('without a name', { parameters: {} }, 400),
  row('listServerPrompts', 'as the server describes them', at('everything'), 200, {
    check: (value) => expect(JSON.stringify(value)).toContain('"name":"args-prompt"'),
  }),
  row(
    'getServerPrompt',
    'rendered with scalar arguments',
    at('everything', { promptName: 'args-prompt', arguments: { city: 'Paris', state: 75 } }),
    200,
    { check: (value) => expect(JSON.stringify(value)).toMatch(/Paris, 75/) },
  ),
  row('getServerPrompt', 'an unknown one', at('everything', { promptName: 'no-such-prompt' }), 400),
  row('listServerResources', 'as the server describes them', at('everything'), 200, {
    check: (value) => expect(JSON.stringify(value)).toContain('demo://resource/'),
  }),
  row(
    'readServerResource',
    'verbatim',
    at('everything', { uri: 'demo://resource/static/document/architecture.md' }),
    200,
    {
      answer: {
        contents: [{ uri: 'demo://resource/static/document/architecture.md', text: expect.any(String) }],
      },
    },
  ),
  row('readServerResource', 'an unknown one', at('everything', { uri: 'demo://nothing' }), 400),
  row('exportServer', 'tools, resources and prompts in one', at('everything'), 200, {
    answer: { serverId: 'everything', exportedAt: expect.stringMatching(/^\d{4}-/) },
    check: (value) => {
      const { tools, resources, prompts } = value as Record<string, unknown[]>
      expect([tools?.length, resources?.length, prompts?.length].every((n) => (n ?? 0) > 0)).toBe(true)
    },
  }),
  row('exportServer', 'of a server that offers nothing', at('bare'), 200, {
    answer: { tools: [], resources: [], prompts: [] },
  }),
  importTokens('takes tokens with a life', { tokens: { access_token: 'first-token', expires_in: 60 } }, 200, {
    answer: { imported: true, expiresAt: expect.any(Number) },
  }),
  importTokens('for another address', { serverUrl: 'https://elsewhere.test/mcp' }, 400),
  importTokens('an authorization server that is no URL', { authorizationServerUrl: 'nonsense' }, 400),
  importTokens('without a token', { tokens: {} }, 400),
]
