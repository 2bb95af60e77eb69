import * as v from 'valibot'
import type { OperationEntry } from '../operation.ts'
import { epochMs, filledText, jsonObject, maybe, pageQuery, pageSchema, takesForm, text } from '../schema.ts'

/** A host is a client by its older name: the same record under both paths. */
const client = v.looseObject({
  id: text,
  projectId: maybe(text),
  name: maybe(text),
  template: maybe(text),
  config: maybe(v.unknown()),
  hostConfigId: maybe(text),
  modelId: maybe(text),
  serverCount: maybe(v.number()),
  createdAt: maybe(epochMs),
  updatedAt: maybe(epochMs),
})

/** Only the name is certain, so other keys pass. */
const createBody = v.pipe(
  v.looseObject({
    name: v.optional(filledText),
    template: v.optional(filledText),
    config: v.optional(jsonObject),
  }),
  takesForm(
    [{ needs: ['name', 'config'] }, { needs: ['template'] }],
    'template: send a built-in template, or a name and a full config.',
  ),
)

const updateBody = v.looseObject({ name: v.optional(filledText), config: v.optional(jsonObject) })

const deleted = v.looseObject({ id: maybe(text), deleted: maybe(v.boolean()), ok: maybe(v.boolean()) })

/** Fields that most of these operations share. */
const common = {
  group: 'Clients',
  successStatus: 200,
  retry: 'safe',
  optional: false,
} as const

export const clientOperations = {
  listClients: {
    ...common,
    method: 'GET',
    path: '/projects/{projectId}/clients',
    summary: 'Named clients of the project.',
    query: pageQuery,
    response: pageSchema(client),
    pagination: 'query',
  },
  createClient: {
    ...common,
    method: 'POST',
    path: '/projects/{projectId}/clients',
    summary: 'Creates a client from a built-in template or a full configuration.',
    body: createBody,
    response: client,
    successStatus: 201,
    retry: 'never',
  },
  getClient: {
    ...common,
    method: 'GET',
    path: '/projects/{projectId}/clients/{clientId}',
    summary: 'Reads a client.',
    response: client,
  },
  updateClient: {
    ...common,
    method: 'PATCH',
    path: '/projects/{projectId}/clients/{clientId}',
    summary: 'Renames or edits a client.',
    body: updateBody,
    response: client,
  },
  deleteClient: {
    ...common,
    method: 'DELETE',
    path: '/projects/{projectId}/clients/{clientId}',
    summary: 'Deletes a client.',
    response: deleted,
  },
  listHosts: {
    ...common,
    publicId: 'listHosts',
    method: 'GET',
    path: '/projects/{projectId}/hosts',
    summary: 'Named hosts of the project.',
    query: pageQuery,
    response: pageSchema(client),
    pagination: 'query',
    deprecated: { successor: 'listClients' },
  },
  createHost: {
    ...common,
    publicId: 'createHost',
    method: 'POST',
    path: '/projects/{projectId}/hosts',
    summary: 'Creates a host from a built-in template or a full host configuration.',
    body: createBody,
    response: client,
    successStatus: 201,
    retry: 'never',
    deprecated: { successor: 'createClient' },
  },
  getHost: {
    ...common,
    publicId: 'getHost',
    method: 'GET',
    path: '/projects/{projectId}/hosts/{hostId}',
    summary: 'Reads a host.',
    response: client,
    deprecated: { successor: 'getClient' },
  },
  updateHost: {
    ...common,
    publicId: 'updateHost',
    method: 'PATCH',
    path: '/projects/{projectId}/hosts/{hostId}',
    summary: 'Renames or edits a host.',
    body: updateBody,
    response: client,
    deprecated: { successor: 'updateClient' },
  },
  deleteHost: {
    ...common,
    publicId: 'deleteHost',
    method: 'DELETE',
    path: '/projects/{projectId}/hosts/{hostId}',
    summary: 'Deletes a host.',
    response: deleted,
    deprecated: { successor: 'deleteClient' },
  },
} as const satisfies Record<string, OperationEntry>
