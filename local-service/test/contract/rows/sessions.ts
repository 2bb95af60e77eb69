import { expect } from 'vitest'
import { type Row, row, rowsOf } from '../row.ts'
import type { World } from '../world.ts'

const shop = { projectId: 'shop' }

const create = rowsOf('createSessionBrowser', (body: object) => ({
  body: { ...shop, policy: { mode: 'allow_all' }, ...body },
}))
const openTwo = async (world: World): Promise<{ sessionId: string }> => {
  const open = (key: string) =>
    world.as('ada').call('createSessionBrowser', { body: { ...shop, idempotencyKey: key } })
  await open('one')
  const { sessionId } = await open('two')
  return { sessionId }
}
const say = rowsOf('runAgentTurn', (messages: unknown) => ({ params: shop, body: { messages } }))
const user = (content: string) => ({ role: 'user', content })

export const sessionRows: readonly Row[] = [
  create('a shell with a live browser', { profileId: 'profile' }, 200, {
    answer: {
      projectId: 'shop',
      browser: { state: 'active', profileId: 'profile', policy: { mode: 'allow_all' } },
    },
  }),
  create('lists mean the mode allowlist', { policy: { originAllowlist: ['https://example.com'] } }, 200, {
    answer: { browser: { policy: { mode: 'allowlist', originAllowlist: ['https://example.com'] } } },
  }),
  create('an allowlist of nothing', { policy: { mode: 'allowlist' } }, 400),
  create('tools without the mode', { policy: { mode: 'read_only', toolAllowlist: ['click'] } }, 400),
  create('an origin with a path', { policy: { originAllowlist: ['https://example.com/a'] } }, 400),
  create('no project', { projectId: undefined }, 400),
  create('a foreign project', {}, 404, { as: 'zoe' }),
  create('a third desktop', {}, 409, { details: { limit: 2 }, given: openTwo }),
  create('a key that was used', { idempotencyKey: 'one' }, 409, {
    details: { sessionId: expect.any(String) },
    given: openTwo,
  }),
  create('a body over 64,000 bytes', { profileId: 'x'.repeat(64_000) }, 400),
  row(
    'openSessionBrowser',
    'a browser for an API session',
    { params: { sessionId: 'api-session' }, body: { profileId: 'p' } },
    200,
    { answer: { sessionId: 'api-session', browser: { state: 'active', profileId: 'p' } } },
  ),
  row(
    'openSessionBrowser',
    'the browser that is open already, though two are live',
    ({ sessionId }) => ({ params: { sessionId }, body: {} }),
    200,
    { given: openTwo },
  ),
  row('openSessionBrowser', 'a third desktop', { params: { sessionId: 'api-session' }, body: {} }, 409, {
    given: openTwo,
  }),
  row('openSessionBrowser', 'a session of the app', { params: { sessionId: 'app-session' }, body: {} }, 404),
  row(
    'openSessionBrowser',
    'a session of another user',
    { params: { sessionId: 'api-session' }, body: {} },
    404,
    { as: 'bob' },
  ),
  row('listSwarms', 'with every field', { params: shop }, 200, {
    as: 'bob',
    answer: { items: [{ id: 'swarm', projectId: 'shop', environmentIds: ['staging'], setupWrites: false }] },
  }),
  row(
    'revokeModelLeases',
    'the caller’s of that run, once',
    { params: { projectId: 'default' }, body: { runId: 'leased-run' } },
    200,
    {
      check: async (value, world) => {
        expect(value).toEqual({ ok: true, revoked: 2 })
        const again = { params: shop, body: { runId: 'leased-run' } }
        expect(await world.as('ada').call('revokeModelLeases', again)).toEqual({ ok: true, revoked: 0 })
        expect(await world.as('bob').call('revokeModelLeases', again)).toEqual({ ok: true, revoked: 1 })
      },
    },
  ),
  row('revokeModelLeases', 'a blank run', { params: shop, body: { runId: ' ' } }, 400),
  say('reads the project', [user('Please list servers')], 200, {
    answer: {
      reply: expect.stringContaining('everything'),
      toolCalls: [{ operation: 'listServers' }],
      createdResources: [],
    },
  }),
  say(
    'creates a suite',
    [user('hello'), { role: 'assistant', content: 'Hi' }, user('create suite smoke')],
    200,
    {
      answer: { createdResources: [{ type: 'eval_suite', name: 'smoke' }], usage: { inputTokens: 7 } },
      check: (_, { service }) => expect(service.store.suites.findByName('shop', 'smoke')).toBeDefined(),
    },
  ),
  say('no messages', [], 400),
  say(
    'more than 50',
    Array.from({ length: 51 }, () => user('x')),
    400,
  ),
  say('a message over 8 KB', [user('x'.repeat(8193))], 400),
  say(
    'over 96 KB in all',
    Array.from({ length: 13 }, () => user('x'.repeat(8000))),
    400,
  ),
  say('over the wall clock', [user('x')], 504, {
    options: { settings: { agentTurnMs: 20, agentWallClockMs: 10 } },
  }),
]
