import * as v from 'valibot'
import { defineOperations } from '../operation.ts'
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

export const clientOperations = defineOperations('Clients', {
  listClients: {
    publicId: null,
    method: 'GET',
    path: '/projects/{projectId}/clients',
    summary: 'Named clients of the project.',
    query: pageQuery,
    response: pageSchema(client),
    pagination: 'query',
  },
  createClient: {
    publicId: null,
    method: 'POST',
    path: '/projects/{projectId}/clients',
    summary: 'Creates a client from a built-in template or a full configuration.',
    body: createBody,
    response: client,
    successStatus: 201,
    retry: 'never',
  },
  getClient: {
    publicId: null,
    method: 'GET',
    path: '/projects/{projectId}/clients/{clientId}',
    summary: 'Reads a client.',
    response: client,
  },
  updateClient: {
    publicId: null,
    method: 'PATCH',
    path: '/projects/{projectId}/clients/{clientId}',
    summary: 'Renames or edits a client.',
    body: updateBody,
    response: client,
    retry: 'safe',
  },
  deleteClient: {
    publicId: null,
    method: 'DELETE',
    path: '/projects/{projectId}/clients/{clientId}',
    summary: 'Deletes a client.',
    response: deleted,
    retry: 'safe',
  },
  listHosts: {
    method: 'GET',
    path: '/projects/{projectId}/hosts',
    summary: 'Named hosts of the project.',
    query: pageQuery,
    response: pageSchema(client),
    pagination: 'query',
    deprecated: { successor: 'listClients' },
  },
  createHost: {
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
    method: 'GET',
    path: '/projects/{projectId}/hosts/{hostId}',
    summary: 'Reads a host.',
    response: client,
    deprecated: { successor: 'getClient' },
  },
  updateHost: {
    method: 'PATCH',
    path: '/projects/{projectId}/hosts/{hostId}',
    summary: 'Renames or edits a host.',
    body: updateBody,
    response: client,
    deprecated: { successor: 'updateClient' },
    retry: 'safe',
  },
  deleteHost: {
    method: 'DELETE',
    path: '/projects/{projectId}/hosts/{hostId}',
    summary: 'Deletes a host.',
    response: deleted,
    deprecated: { successor: 'deleteClient' },
    retry: 'safe',
  },
})
