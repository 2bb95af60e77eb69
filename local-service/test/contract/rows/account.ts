import { expect } from 'vitest'
import { type Row, row } from '../row.ts'

const shop = { projectId: 'shop' }

export const accountRows: readonly Row[] = [
  row('getMe', 'the owner of the key', {}, 200, {
    answer: { id: 'ada', email: 'ada@acme.test', name: 'Ada' },
  }),
  ...(['revoked', 'unknown'] as const).map((who): Row => row('getMe', `${who} key`, {}, 401, { as: who })),
  row('getMe', 'orphaned key', {}, 401, { as: 'orphaned', reason: 'ORPHANED_KEY' }),
  row('getMe', 'over the rate limit', {}, 429, {
    options: { rateLimit: { perMinute: 1, burst: 1 } },
    given: async (world) => {
      await world.as('ada').call('getMe', {})
    },
  }),
  row('listProjects', 'only those the caller is a member of, in the key’s organization', {}, 200, {
    as: 'bob',
    answer: { items: [{ id: 'shop', role: 'member', organizationId: 'acme' }] },
  }),
  row('listProjects', 'pages of one', { query: { limit: 1 } }, 200, {
    answer: { items: [{ id: 'shop' }], nextCursor: expect.any(String) },
  }),
  row('listProjects', 'another organization shows nothing', { query: { organizationId: 'other' } }, 200, {
    answer: { items: [] },
  }),
  row('listOrganizations', 'the one that the key is bound to', {}, 200, {
    as: 'bob',
    answer: { items: [{ id: 'acme', name: 'Acme', isCreator: false }] },
  }),
  row('listOrganizations', 'over the rate limit', {}, 429, {
    options: { rateLimit: { perMinute: 1, burst: 1 } },
    given: async (world) => {
      await world.as('ada').call('getMe', {})
    },
  }),
  row('getPluginVersion', 'of a plugin of the project', { params: { pluginVersionId: 'v1' } }, 200, {
    as: 'bob',
    answer: { id: 'v1', pluginId: 'plugin', status: 'ready', declaredVersion: '1', servers: [], skills: [] },
  }),
  row('getPluginVersion', 'by someone outside the project', { params: { pluginVersionId: 'v1' } }, 404, {
    as: 'eve',
  }),
  row('getCapabilities', 'vocabulary version 2', {}, 200, { answer: { vocabulary: { version: 2 } } }),
  row('getCapabilities', 'an older deployment publishes no vocabulary', {}, 200, {
    options: { settings: { vocabulary: 1 } },
    check: (value) => expect(value).not.toHaveProperty('vocabulary'),
  }),
  row('getCapabilities', 'a deployment that has it at the project only', {}, 404, {
    options: { settings: { vocabularyPlace: 'project' } },
  }),
  row('getProjectCapabilities', 'what a member may do', { params: shop }, 200, {
    as: 'bob',
    answer: {
      role: 'member',
      can: { launchEvalRun: true, writeEnvironments: false },
      vocabulary: { version: 2 },
    },
  }),
  row('listChatSessions', 'the caller’s own', { query: { projectId: 'shop' } }, 200, {
    check: (value) =>
      expect(JSON.stringify(value)).toMatch(/api-session.*app-session|app-session.*api-session/),
  }),
  row(
    'listChatSessions',
    'none of another status, none before the beginning',
    { query: { status: 'closed', before: 1 } },
    200,
    { answer: { items: [] } },
  ),
  row('listChatSessions', 'another user has others', {}, 200, { as: 'bob', answer: { items: [] } }),
  row('listSkills', 'those shared in the project', { params: shop }, 200, {
    answer: { items: [{ id: 'skill', name: 'skill' }] },
  }),
  row('listSkills', 'of a project that is not the caller’s', { params: shop }, 404, { as: 'eve' }),
  row('listPlugins', 'with the active version', { params: shop }, 200, {
    answer: {
      items: [
        { id: 'plugin', enabled: true },
        { id: 'disabled', enabled: false },
      ],
    },
  }),
]
