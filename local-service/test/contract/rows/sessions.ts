import { expect } from 'vitest'
import type { Row } from '../row.ts'
import type { World } from '../world.ts'

const refused = { status: 400, code: 'VALIDATION_ERROR' } as const
const missing = { status: 404, code: 'NOT_FOUND' } as const
const conflict = { status: 409, code: 'CONFLICT' } as const
const shop = { projectId: 'shop' }

const create = (name: string, body: object, expected: Partial<Row> & Pick<Row, 'status'>): Row => ({
  operation: 'createSessionBrowser',
  name,
  request: { body: { ...shop, policy: { mode: 'allow_all' }, ...body } },
  ...expected,
})
const openTwo = async (world: World): Promise<{ sessionId: string }> => {
  const open = (key: string) =>
    world.as('ada').call('createSessionBrowser', { body: { ...shop, idempotencyKey: key } })
  await open('one')
  const { sessionId } = await open('two')
  return { sessionId }
}
const say = (name: string, messages: unknown, expected: Partial<Row> & Pick<Row, 'status'>): Row => ({
  operation: 'runAgentTurn',
  name,
  request: { params: shop, body: { messages } },
  ...expected,
})
const user = (content: string) => ({ role: 'user', content })

export const sessionRows: readonly Row[] = [
  create(
    'a shell with a live browser',
    { profileId: 'profile' },
    {
      status: 200,
      answer: {
        projectId: 'shop',
        browser: { state: 'active', profileId: 'profile', policy: { mode: 'allow_all' } },
      },
    },
  ),
  create(
    'lists mean the mode allowlist',
    { policy: { originAllowlist: ['https://example.com'] } },
    {
      status: 200,
      answer: { browser: { policy: { mode: 'allowlist', originAllowlist: ['https://example.com'] } } },
    },
  ),
  create('an allowlist of nothing', { policy: { mode: 'allowlist' } }, refused),
  create('tools without the mode', { policy: { mode: 'read_only', toolAllowlist: ['click'] } }, refused),
  create('an origin with a path', { policy: { originAllowlist: ['https://example.com/a'] } }, refused),
  create('no project', { projectId: undefined }, refused),
  create('a foreign project', {}, { as: 'zoe', ...missing }),
  { ...create('a third desktop', {}, { ...conflict, details: { limit: 2 } }), given: openTwo },
  {
    ...create(
      'a key that was used',
      { idempotencyKey: 'one' },
      { ...conflict, details: { sessionId: expect.any(String) } },
    ),
    given: openTwo,
  },
  create('a body over 64,000 bytes', { profileId: 'x'.repeat(64_000) }, refused),
  {
    operation: 'openSessionBrowser',
    name: 'a browser for an API session',
    request: { params: { sessionId: 'api-session' }, body: { profileId: 'p' } },
    status: 200,
    answer: { sessionId: 'api-session', browser: { state: 'active', profileId: 'p' } },
  },
  {
    operation: 'openSessionBrowser',
    name: 'the browser that is open already, though two are live',
    given: openTwo,
    request: ({ sessionId }) => ({ params: { sessionId }, body: {} }),
    status: 200,
  },
  {
    operation: 'openSessionBrowser',
    name: 'a third desktop',
    given: openTwo,
    request: { params: { sessionId: 'api-session' }, body: {} },
    ...conflict,
  },
  {
    operation: 'openSessionBrowser',
    name: 'a session of the app',
    request: { params: { sessionId: 'app-session' }, body: {} },
    ...missing,
  },
  {
    operation: 'openSessionBrowser',
    name: 'a session of another user',
    as: 'bob',
    request: { params: { sessionId: 'api-session' }, body: {} },
    ...missing,
  },
  {
    operation: 'listSwarms',
    name: 'with every field',
    as: 'bob',
    request: { params: shop },
    status: 200,
    answer: { items: [{ id: 'swarm', projectId: 'shop', environmentIds: ['staging'], setupWrites: false }] },
  },
  { operation: 'listSwarms', name: 'of a foreign project', as: 'zoe', request: { params: shop }, ...missing },
  {
    operation: 'listSwarms',
    name: 'a foreign cursor',
    request: { params: shop, query: { cursor: '%' } },
    ...refused,
  },
  {
    operation: 'revokeModelLeases',
    name: 'the caller’s of that run, once',
    request: { params: { projectId: 'default' }, body: { runId: 'leased-run' } },
    status: 200,
    check: async (value, world) => {
      expect(value).toEqual({ ok: true, revoked: 2 })
      const again = { params: shop, body: { runId: 'leased-run' } }
      expect(await world.as('ada').call('revokeModelLeases', again)).toEqual({ ok: true, revoked: 0 })
      expect(await world.as('bob').call('revokeModelLeases', again)).toEqual({ ok: true, revoked: 1 })
    },
  },
  {
    operation: 'revokeModelLeases',
    name: 'a blank run',
    request: { params: shop, body: { runId: ' ' } },
    ...refused,
  },
  {
    operation: 'revokeModelLeases',
    name: 'of a foreign project',
    as: 'zoe',
    request: { params: shop, body: { runId: 'x' } },
    ...missing,
  },
  say('reads the project', [user('Please list servers')], {
    status: 200,
    answer: {
      reply: expect.stringContaining('everything'),
      toolCalls: [{ operation: 'listServers' }],
      createdResources: [],
    },
  }),
  say('creates a suite', [user('hello'), { role: 'assistant', content: 'Hi' }, user('create suite smoke')], {
    status: 200,
    answer: { createdResources: [{ type: 'eval_suite', name: 'smoke' }], usage: { inputTokens: 7 } },
    check: (_, { service }) => expect(service.store.suites.findByName('shop', 'smoke')).toBeDefined(),
  }),
  say('no messages', [], refused),
  say(
    'more than 50',
    Array.from({ length: 51 }, () => user('x')),
    refused,
  ),
  say('a message over 8 KB', [user('x'.repeat(8193))], refused),
  say(
    'over 96 KB in all',
    Array.from({ length: 13 }, () => user('x'.repeat(8000))),
    refused,
  ),
  say('over the wall clock', [user('x')], {
    options: { settings: { agentTurnMs: 20, agentWallClockMs: 10 } },
    status: 504,
    code: 'TIMEOUT',
  }),
  say('of a foreign project', [user('x')], { as: 'zoe', ...missing }),
]
