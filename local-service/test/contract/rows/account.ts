import { expect } from 'vitest'
import type { Row } from '../row.ts'

const shop = { projectId: 'shop' }

export const accountRows: readonly Row[] = [
  {
    operation: 'getMe',
    name: 'the owner of the key',
    request: {},
    status: 200,
    answer: { id: 'ada', email: 'ada@acme.test', name: 'Ada' },
  },
  ...(['revoked', 'unknown'] as const).map(
    (who): Row => ({
      operation: 'getMe',
      name: `${who} key`,
      as: who,
      request: {},
      status: 401,
      code: 'UNAUTHORIZED',
    }),
  ),
  {
    operation: 'getMe',
    name: 'orphaned key',
    as: 'orphaned',
    request: {},
    status: 401,
    code: 'UNAUTHORIZED',
    reason: 'ORPHANED_KEY',
  },
  {
    operation: 'getMe',
    name: 'over the rate limit',
    options: { rateLimit: { perMinute: 1, burst: 1 } },
    given: async (world) => {
      await world.as('ada').call('getMe', {})
      return {}
    },
    request: {},
    status: 429,
    code: 'RATE_LIMITED',
  },
  {
    operation: 'listProjects',
    name: 'only those the caller is a member of, in the key’s organization',
    as: 'bob',
    request: {},
    status: 200,
    answer: { items: [{ id: 'shop', role: 'member', organizationId: 'acme' }] },
  },
  {
    operation: 'listProjects',
    name: 'pages of one',
    request: { query: { limit: 1 } },
    status: 200,
    answer: { items: [{ id: 'shop' }], nextCursor: expect.any(String) },
  },
  {
    operation: 'listProjects',
    name: 'another organization shows nothing',
    request: { query: { organizationId: 'other' } },
    status: 200,
    answer: { items: [] },
  },
  {
    operation: 'listProjects',
    name: 'a foreign cursor',
    request: { query: { cursor: 'bm9uc2Vuc2U' } },
    status: 400,
    code: 'VALIDATION_ERROR',
  },
  {
    operation: 'getCapabilities',
    name: 'vocabulary version 2',
    request: {},
    status: 200,
    answer: { vocabulary: { version: 2 } },
  },
  {
    operation: 'getCapabilities',
    name: 'an older deployment publishes no vocabulary',
    options: { settings: { vocabulary: 1 } },
    request: {},
    status: 200,
    check: (value) => expect(value).not.toHaveProperty('vocabulary'),
  },
  {
    operation: 'getCapabilities',
    name: 'a deployment that has it at the project only',
    options: { settings: { vocabularyPlace: 'project' } },
    request: {},
    status: 404,
    code: 'NOT_FOUND',
  },
  {
    operation: 'getProjectCapabilities',
    name: 'what a member may do',
    as: 'bob',
    request: { params: shop },
    status: 200,
    answer: {
      role: 'member',
      can: { launchEvalRun: true, writeEnvironments: false },
      vocabulary: { version: 2 },
    },
  },
  {
    operation: 'getProjectCapabilities',
    name: 'a project of another organization',
    request: { params: { projectId: 'abroad' } },
    status: 404,
    code: 'NOT_FOUND',
  },
  {
    operation: 'listChatSessions',
    name: 'the caller’s own',
    request: { query: { projectId: 'shop' } },
    status: 200,
    check: (value) =>
      expect(JSON.stringify(value)).toMatch(/api-session.*app-session|app-session.*api-session/),
  },
  {
    operation: 'listChatSessions',
    name: 'none of another status, none before the beginning',
    request: { query: { status: 'closed', before: 1 } },
    status: 200,
    answer: { items: [] },
  },
  {
    operation: 'listChatSessions',
    name: 'another user has others',
    as: 'bob',
    request: {},
    status: 200,
    answer: { items: [] },
  },
  {
    operation: 'listChatSessions',
    name: 'a foreign cursor',
    request: { query: { cursor: 'bm9uc2Vuc2U' } },
    status: 400,
    code: 'VALIDATION_ERROR',
  },
  {
    operation: 'listSkills',
    name: 'those shared in the project',
    request: { params: shop },
    status: 200,
    answer: { items: [{ id: 'skill', name: 'skill' }] },
  },
  {
    operation: 'listSkills',
    name: 'of a project that is not the caller’s',
    as: 'eve',
    request: { params: shop },
    status: 404,
    code: 'NOT_FOUND',
  },
  {
    operation: 'listPlugins',
    name: 'with the active version',
    request: { params: shop },
    status: 200,
    answer: {
      items: [
        { id: 'plugin', enabled: true },
        { id: 'disabled', enabled: false },
      ],
    },
  },
  {
    operation: 'listPlugins',
    name: 'of an unknown project',
    request: { params: { projectId: 'nowhere' } },
    status: 404,
    code: 'NOT_FOUND',
  },
]
