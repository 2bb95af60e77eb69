import { expect } from 'vitest'
import type { OperationId } from '../../../../src/contract/operations.ts'
import type { Row } from '../row.ts'

const shop = { projectId: 'shop' }
const one = (environmentId: string) => ({ ...shop, environmentId })
const create = (
  name: string,
  fields: object,
  expected: Pick<Row, 'status' | 'code' | 'answer' | 'options'>,
): Row => ({
  operation: 'createEnvironment',
  name,
  request: { params: shop, body: { name: 'new', hostId: 'client', ...fields } },
  ...expected,
})
const edit = (
  name: string,
  body: object,
  expected: Pick<Row, 'status' | 'code' | 'answer' | 'check' | 'as' | 'details'>,
  id = 'staging',
): Row => ({ operation: 'updateEnvironment', name, request: { params: one(id), body }, ...expected })

const refused = { status: 400, code: 'VALIDATION_ERROR' } as const
const conflict = { status: 409, code: 'CONFLICT' } as const
const missing = { status: 404, code: 'NOT_FOUND' } as const
const forbidden = { status: 403, code: 'FORBIDDEN' } as const

/** Every write needs the admin role; every read needs membership. */
const accessRows = (
  [
    ['createEnvironment', { params: shop, body: { name: 'x', hostId: 'client' } }],
    ['updateEnvironment', { params: one('staging'), body: { expectedRevision: 1, name: 'x' } }],
    ['archiveEnvironment', { params: one('staging'), body: { expectedRevision: 1 } }],
    ['restoreEnvironment', { params: one('archived'), body: { expectedRevision: 1 } }],
  ] as const satisfies readonly (readonly [OperationId, object])[]
).flatMap(([operation, request]): readonly Row[] => [
  { operation, name: 'by a member who is not an admin', as: 'bob', request, ...forbidden },
  { operation, name: 'by someone outside the project', as: 'eve', request, ...missing },
])

export const environmentRows: readonly Row[] = [
  ...accessRows,
  {
    operation: 'getEnvironmentCapabilities',
    name: 'what is offered',
    request: { params: shop },
    status: 200,
    answer: { modelOverrides: true, secretGrants: true },
  },
  {
    operation: 'getEnvironmentCapabilities',
    name: 'what is not offered is absent',
    options: { settings: { modelOverrides: false, secretGrants: false } },
    request: { params: shop },
    status: 200,
    check: (value) => expect(value).toEqual({}),
  },
  {
    operation: 'getEnvironmentCapabilities',
    name: 'of a foreign project',
    as: 'zoe',
    request: { params: shop },
    ...missing,
  },
  {
    operation: 'listEnvironments',
    name: 'the live ones',
    as: 'bob',
    request: { params: shop },
    status: 200,
    check: (value) => expect(JSON.stringify(value)).not.toContain('"archived","revision"'),
    answer: { items: [{ id: 'staging', revision: 1, archived: false }, {}, {}, {}] },
  },
  {
    operation: 'listEnvironments',
    name: 'with the archived ones',
    request: { params: shop, query: { includeArchived: true } },
    status: 200,
    answer: { items: [{}, {}, { id: 'archived', archived: true }, {}, {}] },
  },
  {
    operation: 'listEnvironments',
    name: 'of a foreign project',
    as: 'zoe',
    request: { params: shop },
    ...missing,
  },
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
    { status: 201, answer: { name: 'new', revision: 1, archived: false, pluginVersionIds: ['v2'] } },
  ),
  create(
    'the name of an archived one is free',
    { name: 'archived' },
    { status: 201, answer: { name: 'archived' } },
  ),
  create('the name of a live one is taken', { name: 'staging' }, conflict),
  create('an unknown host', { hostId: 'nothing' }, missing),
  create('a host of another project', { hostId: 'second-client' }, missing),
  create('an unknown server attachment', { serverAttachmentId: 'nothing' }, missing),
  create('a skill that is not shared', { skillSelection: { skillIds: ['private-skill'] } }, refused),
  create('two versions of one plugin', { pluginVersionIds: ['v1', 'v2'] }, refused),
  create('a version that is not ready', { pluginVersionIds: ['v-staging'] }, refused),
  create('a version with supporting files', { pluginVersionIds: ['v-files'] }, refused),
  create('a version of a disabled plugin', { pluginVersionIds: ['v-disabled'] }, refused),
  create('an unknown version', { pluginVersionIds: ['v9'] }, refused),
  create('an empty list', { pluginVersionIds: [] }, refused),
  create('an empty grant list', { secretSelection: [] }, refused),
  create('null', { modelId: null }, refused),
  create('an unknown key', { colour: 'red' }, refused),
  create(
    'a model where overrides are not offered',
    { modelId: 'local/scripted' },
    {
      ...refused,
      options: { settings: { modelOverrides: false } },
    },
  ),
  create(
    'a grant where grants are not offered',
    { secretSelection: [{}] },
    {
      ...refused,
      options: { settings: { secretGrants: false } },
    },
  ),
  {
    operation: 'getEnvironment',
    name: 'by a member',
    as: 'bob',
    request: { params: one('staging') },
    status: 200,
    answer: { id: 'staging', hostId: 'client', revision: 1 },
    check: (value) => expect(value).not.toHaveProperty('modelId'),
  },
  {
    operation: 'getEnvironment',
    name: 'of another project',
    request: { params: one('second-env') },
    ...missing,
  },
  edit(
    'raises the revision',
    { expectedRevision: 1, name: 'renamed' },
    {
      status: 200,
      answer: { name: 'renamed', revision: 2 },
    },
  ),
  edit(
    'null clears a field',
    { expectedRevision: 1, pluginVersionIds: null },
    {
      status: 200,
      check: (value) => expect(value).not.toHaveProperty('pluginVersionIds'),
    },
  ),
  edit('an empty list is refused', { expectedRevision: 1, pluginVersionIds: [] }, refused),
  edit('without the revision', { name: 'x' }, refused),
  edit('at a stale revision', { expectedRevision: 0, name: 'x' }, { ...conflict, details: { revision: 1 } }),
  edit('to a name that is taken', { expectedRevision: 1, name: 'production' }, conflict),
  edit('of an archived one', { expectedRevision: 1, name: 'x' }, conflict, 'archived'),
  edit('of an unknown one', { expectedRevision: 1, name: 'x' }, missing, 'nothing'),
  {
    operation: 'resolveEnvironment',
    name: 'host, servers, plugins and model',
    as: 'bob',
    request: { params: one('staging') },
    status: 200,
    answer: {
      environment: { id: 'staging', name: 'staging', revision: 1 },
      hostName: 'client',
      effectiveModelId: 'local/scripted',
      effectiveServerIds: ['everything'],
      pluginVersions: [{ pluginId: 'plugin', pluginVersionId: 'v1' }],
    },
  },
  {
    operation: 'resolveEnvironment',
    name: 'without a model',
    request: { params: one('no-model') },
    ...conflict,
    reason: 'environment_model_required',
    details: { code: 'ENV_MODEL_REQUIRED' },
  },
  {
    operation: 'resolveEnvironment',
    name: 'without servers',
    request: { params: one('no-servers') },
    ...conflict,
    details: { code: 'ENV_NO_SERVERS' },
  },
  {
    operation: 'resolveEnvironment',
    name: 'whose host was deleted',
    given: async (world) => {
      await world.as('ada').call('deleteClient', { params: { ...shop, clientId: 'client' } })
      return {}
    },
    request: { params: one('staging') },
    ...conflict,
    details: { code: 'ENV_HOST_MISSING' },
  },
  {
    operation: 'resolveEnvironment',
    name: 'whose plugin was disabled',
    given: async ({ service: { store } }) => {
      const plugin = store.plugins.get('plugin')
      if (plugin !== undefined) store.plugins.put({ ...plugin, enabled: false })
      return {}
    },
    request: { params: one('staging') },
    ...conflict,
    details: { code: 'ENV_PLUGIN_UNAVAILABLE' },
  },
  {
    operation: 'resolveEnvironment',
    name: 'that is archived',
    request: { params: one('archived') },
    ...conflict,
    details: { code: 'ENV_ARCHIVED' },
  },
  {
    operation: 'archiveEnvironment',
    name: 'keeps the row and raises the revision',
    request: { params: one('staging'), body: { expectedRevision: 1 } },
    status: 200,
    answer: { id: 'staging', archived: true, revision: 2, archivedAt: expect.any(Number) },
  },
  {
    operation: 'archiveEnvironment',
    name: 'without the revision that was read',
    request: { params: one('staging'), body: {} },
    status: 400,
    code: 'VALIDATION_ERROR',
  },
  {
    operation: 'archiveEnvironment',
    name: 'without a revision, as older clients do it',
    options: { settings: { strictness: 'lenient' } },
    request: { params: one('staging'), body: {} },
    status: 200,
  },
  {
    operation: 'createEnvironment',
    name: 'with a blank name',
    request: { params: shop, body: { name: '  ', hostId: 'client' } },
    status: 400,
    code: 'VALIDATION_ERROR',
  },
  {
    operation: 'updateEnvironment',
    name: 'to a blank name',
    request: { params: one('staging'), body: { expectedRevision: 1, name: '  ' } },
    status: 400,
    code: 'VALIDATION_ERROR',
  },
  {
    operation: 'updateEnvironment',
    name: 'a description of null; an empty one clears it',
    request: { params: one('staging'), body: { expectedRevision: 1, description: null } },
    status: 400,
    code: 'VALIDATION_ERROR',
  },
  {
    operation: 'archiveEnvironment',
    name: 'twice',
    request: { params: one('archived'), body: { expectedRevision: 1 } },
    ...conflict,
  },
  {
    operation: 'archiveEnvironment',
    name: 'at a stale revision',
    request: { params: one('staging'), body: { expectedRevision: 7 } },
    ...conflict,
  },
  {
    operation: 'restoreEnvironment',
    name: 'is live again',
    request: { params: one('archived'), body: { expectedRevision: 1 } },
    status: 200,
    answer: { id: 'archived', archived: false, revision: 2 },
  },
  {
    operation: 'restoreEnvironment',
    name: 'when another live one holds the name',
    given: async (world) => {
      await world
        .as('ada')
        .call('createEnvironment', { params: shop, body: { name: 'archived', hostId: 'client' } })
      return {}
    },
    request: { params: one('archived'), body: { expectedRevision: 1 } },
    ...conflict,
    check: (_, { service }) => expect(service.store.environments.get('archived')?.archivedAt).not.toBeNull(),
  },
  {
    operation: 'restoreEnvironment',
    name: 'drops pins whose version is gone',
    given: async ({ as, service }) => {
      await as('ada').call('archiveEnvironment', { params: one('staging'), body: { expectedRevision: 1 } })
      service.store.pluginVersions.remove('v1')
      return {}
    },
    request: { params: one('staging'), body: { expectedRevision: 2 } },
    status: 200,
    check: (value) => expect(value).not.toHaveProperty('pluginVersionIds'),
  },
  {
    operation: 'restoreEnvironment',
    name: 'of a live one',
    request: { params: one('staging'), body: { expectedRevision: 1 } },
    ...conflict,
  },
  {
    operation: 'ensureAdhocEnvironment',
    name: 'creates one for a member',
    as: 'bob',
    request: { params: shop, body: { hostId: 'client', serverAttachmentId: 'group' } },
    status: 200,
    answer: { created: true, environment: { name: null, adhoc: true } },
  },
  {
    operation: 'ensureAdhocEnvironment',
    name: 'finds the same content again',
    given: async (world) => {
      await world.as('ada').call('ensureAdhocEnvironment', { params: shop, body: { hostId: 'client' } })
      return {}
    },
    request: { params: shop, body: { hostId: 'client' } },
    status: 200,
    answer: { created: false },
  },
  {
    operation: 'ensureAdhocEnvironment',
    name: 'plugin pins by a member',
    as: 'bob',
    request: { params: shop, body: { hostId: 'client', pluginVersionIds: ['v1'] } },
    ...forbidden,
  },
  {
    operation: 'ensureAdhocEnvironment',
    name: 'plugin pins by an admin',
    request: { params: shop, body: { hostId: 'client', pluginVersionIds: ['v1'] } },
    status: 200,
  },
]
