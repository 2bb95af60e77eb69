import { expect } from 'vitest'
import type { OperationId } from '../../../../src/contract/operations.ts'
import { type Row, row, rowsOf } from '../row.ts'
import type { World } from '../world.ts'

const shop = { projectId: 'shop' }
const one = (environmentId: string) => ({ ...shop, environmentId })
const create = rowsOf('createEnvironment', (fields: object) => ({
  params: shop,
  body: { name: 'new', hostId: 'client', ...fields },
}))
const edit = rowsOf('updateEnvironment', (body: object) => ({ params: one('staging'), body }))

/** Every write needs the admin role; every read needs membership. */
const accessRows = (
  [
    ['createEnvironment', { params: shop, body: { name: 'x', hostId: 'client' } }],
    ['updateEnvironment', { params: one('staging'), body: { expectedRevision: 1, name: 'x' } }],
    ['archiveEnvironment', { params: one('staging'), body: { expectedRevision: 1 } }],
    ['restoreEnvironment', { params: one('archived'), body: { expectedRevision: 1 } }],
  ] as const satisfies readonly (readonly [OperationId, object])[]
).flatMap(([operation, request]): readonly Row[] => [
  row(operation, 'by a member who is not an admin', request, 403, { as: 'bob' }),
  row(operation, 'by someone outside the project', request, 404, { as: 'eve' }),
])

const unnamed = async (world: World) => {
  const body = { hostId: 'client' }
  const { environment } = await world.as('bob').call('ensureAdhocEnvironment', { params: shop, body })
  return { id: environment.id }
}
const nameRows: readonly Row[] = [
  row(
    'nameEnvironment',
    'an unnamed one, by a member',
    ({ id = '' }) => ({ params: one(id), body: { expectedRevision: 1, name: 'kept' } }),
    200,
    { as: 'bob', given: unnamed, answer: { name: 'kept', revision: 2 } },
  ),
  row(
    'nameEnvironment',
    'a name that is taken',
    ({ id = '' }) => ({ params: one(id), body: { expectedRevision: 1, name: 'staging' } }),
    409,
    { given: unnamed },
  ),
  row(
    'nameEnvironment',
    'one with a name',
    { params: one('staging'), body: { expectedRevision: 1, name: 'x' } },
    409,
  ),
  row('nameEnvironment', 'stale', { params: one('staging'), body: { expectedRevision: 7, name: 'x' } }, 409),
]

export const environmentRows: readonly Row[] = [
  ...accessRows,
  row('getEnvironmentCapabilities', 'what is offered', { params: shop }, 200, {
    answer: { modelOverrides: true, secretGrants: true },
  }),
  row('getEnvironmentCapabilities', 'what is not offered', { params: shop }, 200, {
    options: { settings: { modelOverrides: false, secretGrants: false } },
    check: (value) => expect(value).toEqual({ modelOverrides: false, modelMatrix: false }),
  }),
  row('listEnvironments', 'the live ones', { params: shop }, 200, {
    as: 'bob',
    check: (value) => expect(JSON.stringify(value)).not.toContain('"archived","revision"'),
    answer: { items: [{ id: 'staging', revision: 1, archived: false }, {}, {}, {}] },
  }),
  row('listEnvironments', 'with the archived ones', { params: shop, query: { includeArchived: true } }, 200, {
    answer: { items: [{}, {}, { id: 'archived', archived: true }, {}, {}] },
  }),
  create(
    'with every field',
    {
      description: 'all',
      serverAttachmentId: 'group',
      modelId: 'local/scripted',
      skillSelection: { mode: 'explicit', skillIds: ['skill'] },
      secretSelection: [{ secretId: 's' }],
      pluginVersionIds: ['v2'],
    },
    201,
    { answer: { name: 'new', revision: 1, archived: false, pluginVersionIds: ['v2'] } },
  ),
  create('the name of an archived one is free', { name: 'archived' }, 201, { answer: { name: 'archived' } }),
  create('the name of a live one is taken', { name: 'staging' }, 409),
  create('an unknown host', { hostId: 'nothing' }, 404),
  create('a host of another project', { hostId: 'second-client' }, 404),
  create('an unknown server attachment', { serverAttachmentId: 'nothing' }, 404),
  create('a skill that is not shared', { skillSelection: { skillIds: ['private-skill'] } }, 400),
  create('two versions of one plugin', { pluginVersionIds: ['v1', 'v2'] }, 400),
  create('a version that is not ready', { pluginVersionIds: ['v-staging'] }, 400),
  create('a version with supporting files', { pluginVersionIds: ['v-files'] }, 400),
  create('a version of a disabled plugin', { pluginVersionIds: ['v-disabled'] }, 400),
  create('an unknown version', { pluginVersionIds: ['v9'] }, 400),
  create('an empty list', { pluginVersionIds: [] }, 400),
  create('an empty grant list', { secretSelection: [] }, 400),
  create('null', { modelId: null }, 400),
  create('a model where overrides are not offered', { modelId: 'local/scripted' }, 400, {
    options: { settings: { modelOverrides: false } },
  }),
  create('a grant where grants are not offered', { secretSelection: [{}] }, 400, {
    options: { settings: { secretGrants: false } },
  }),
  row('getEnvironment', 'by a member', { params: one('staging') }, 200, {
    as: 'bob',
    answer: { id: 'staging', hostId: 'client', revision: 1 },
    check: (value) => expect(value).not.toHaveProperty('modelId'),
  }),
  row('getEnvironment', 'of another project', { params: one('second-env') }, 404),
  edit('raises the revision', { expectedRevision: 1, name: 'renamed' }, 200, {
    answer: { name: 'renamed', revision: 2 },
  }),
  edit('null clears a field', { expectedRevision: 1, pluginVersionIds: null }, 200, {
    check: (value) => expect(value).not.toHaveProperty('pluginVersionIds'),
  }),
  edit('an empty list is refused', { expectedRevision: 1, pluginVersionIds: [] }, 400),
  edit('without the revision', { name: 'x' }, 400),
  edit('at a stale revision', { expectedRevision: 0, name: 'x' }, 409, { details: { revision: 1 } }),
  edit('to a name that is taken', { expectedRevision: 1, name: 'production' }, 409),
  row(
    'updateEnvironment',
    'of an archived one',
    { params: one('archived'), body: { expectedRevision: 1, name: 'x' } },
    409,
  ),
  row('resolveEnvironment', 'host, servers, plugins and model', { params: one('staging') }, 200, {
    as: 'bob',
    answer: {
      environment: { id: 'staging', name: 'staging', revision: 1 },
      hostName: 'client',
      effectiveModelId: 'local/scripted',
      effectiveServerIds: ['everything'],
      pluginVersions: [{ pluginId: 'plugin', pluginVersionId: 'v1' }],
    },
  }),
  row('resolveEnvironment', 'without a model', { params: one('no-model') }, 409, {
    reason: 'environment_model_required',
    details: { code: 'ENV_MODEL_REQUIRED' },
  }),
  row('resolveEnvironment', 'without servers', { params: one('no-servers') }, 409, {
    details: { code: 'ENV_NO_SERVERS' },
  }),
  row('resolveEnvironment', 'whose host was deleted', { params: one('staging') }, 409, {
    given: async (world) => {
      await world.as('ada').call('deleteClient', { params: { ...shop, clientId: 'client' } })
    },
    details: { code: 'ENV_HOST_MISSING' },
  }),
  row('resolveEnvironment', 'whose plugin was disabled', { params: one('staging') }, 409, {
    given: async ({ service: { store } }) => {
      const plugin = store.plugins.get('plugin')
      if (plugin !== undefined) store.plugins.put({ ...plugin, enabled: false })
    },
    details: { code: 'ENV_PLUGIN_UNAVAILABLE' },
  }),
  row('resolveEnvironment', 'that is archived', { params: one('archived') }, 409, {
    details: { code: 'ENV_ARCHIVED' },
  }),
  row(
    'archiveEnvironment',
    'keeps the row and raises the revision',
    { params: one('staging'), body: { expectedRevision: 1 } },
    200,
    { answer: { id: 'staging', archived: true, revision: 2, archivedAt: expect.any(Number) } },
  ),
  row('archiveEnvironment', 'without the revision that was read', { params: one('staging'), body: {} }, 400),
  row(
    'archiveEnvironment',
    'without a revision, as older clients do it',
    { params: one('staging'), body: {} },
    200,
    { options: { settings: { strictness: 'lenient' } } },
  ),
  row(
    'createEnvironment',
    'with a blank name',
    { params: shop, body: { name: '  ', hostId: 'client' } },
    400,
  ),
  row(
    'updateEnvironment',
    'to a blank name',
    { params: one('staging'), body: { expectedRevision: 1, name: '  ' } },
    400,
  ),
  row(
    'updateEnvironment',
    'a description of null; an empty one clears it',
    { params: one('staging'), body: { expectedRevision: 1, description: null } },
    400,
  ),
  row('archiveEnvironment', 'twice', { params: one('archived'), body: { expectedRevision: 1 } }, 409),
  row(
    'archiveEnvironment',
    'at a stale revision',
    { params: one('staging'), body: { expectedRevision: 7 } },
    409,
  ),
  row(
    'restoreEnvironment',
    'is live again',
    { params: one('archived'), body: { expectedRevision: 1 } },
    200,
    { answer: { id: 'archived', archived: false, revision: 2 } },
  ),
  row(
    'restoreEnvironment',
    'when another live one holds the name',
    { params: one('archived'), body: { expectedRevision: 1 } },
    409,
    {
      given: async (world) => {
        await world
          .as('ada')
          .call('createEnvironment', { params: shop, body: { name: 'archived', hostId: 'client' } })
      },
      check: (_, { service }) =>
        expect(service.store.environments.get('archived')?.archivedAt).not.toBeNull(),
    },
  ),
  row(
    'restoreEnvironment',
    'drops pins whose version is gone',
    { params: one('staging'), body: { expectedRevision: 2 } },
    200,
    {
      given: async ({ as, service }) => {
        await as('ada').call('archiveEnvironment', { params: one('staging'), body: { expectedRevision: 1 } })
        service.store.pluginVersions.remove('v1')
      },
      check: (value) => expect(value).not.toHaveProperty('pluginVersionIds'),
    },
  ),
  row('restoreEnvironment', 'of a live one', { params: one('staging'), body: { expectedRevision: 1 } }, 409),
  row(
    'ensureAdhocEnvironment',
    'creates one for a member',
    { params: shop, body: { hostId: 'client', serverAttachmentId: 'group' } },
    200,
    { as: 'bob', answer: { created: true, environment: { name: null, adhoc: true } } },
  ),
  row(
    'ensureAdhocEnvironment',
    'finds the same content again',
    { params: shop, body: { hostId: 'client' } },
    200,
    {
      given: async (world) => {
        await world.as('ada').call('ensureAdhocEnvironment', { params: shop, body: { hostId: 'client' } })
      },
      answer: { created: false },
    },
  ),
  row(
    'ensureAdhocEnvironment',
    'plugin pins by a member',
    { params: shop, body: { hostId: 'client', pluginVersionIds: ['v1'] } },
    403,
    { as: 'bob' },
  ),
  row(
    'ensureAdhocEnvironment',
    'plugin pins by an admin',
    { params: shop, body: { hostId: 'client', pluginVersionIds: ['v1'] } },
    200,
  ),
  ...nameRows,
]
