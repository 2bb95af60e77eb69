import { expect } from 'vitest'
import type { Row } from '../row.ts'
import type { World } from '../world.ts'

const shop = { projectId: 'shop' }

/** The same rows for the path of today and the deprecated one. */
const rowsFor = (
  ids: Readonly<Record<'list' | 'create' | 'get' | 'update' | 'delete', Row['operation']>>,
  param: 'clientId' | 'hostId',
): readonly Row[] => {
  const one = (id: string) => ({ ...shop, [param]: id })
  return [
    {
      operation: ids.list,
      name: 'all of the project',
      as: 'bob',
      request: { params: shop },
      status: 200,
      answer: { items: [{ id: 'client', name: 'client' }, {}, {}] },
    },
    {
      operation: ids.list,
      name: 'of a foreign project',
      as: 'zoe',
      request: { params: shop },
      status: 404,
      code: 'NOT_FOUND',
    },
    {
      operation: ids.create,
      name: 'from a built-in template',
      request: { params: shop, body: { name: 'mine', template: 'claude' } },
      status: 201,
      answer: { name: 'mine', config: { modelId: 'anthropic/claude-haiku-4.5' } },
    },
    {
      operation: ids.create,
      name: 'from a full configuration',
      request: { params: shop, body: { name: 'own', config: { modelId: 'local/scripted' } } },
      status: 201,
      answer: { name: 'own', config: { modelId: 'local/scripted' } },
    },
    {
      operation: ids.create,
      name: 'an unknown template',
      request: { params: shop, body: { template: '__proto__' } },
      status: 400,
      code: 'VALIDATION_ERROR',
    },
    {
      operation: ids.create,
      name: 'neither template nor configuration',
      request: { params: shop, body: { name: 'x' } },
      status: 400,
      code: 'VALIDATION_ERROR',
    },
    {
      operation: ids.create,
      name: 'a configuration without a name',
      request: { params: shop, body: { config: {} } },
      status: 400,
      code: 'VALIDATION_ERROR',
    },
    {
      operation: ids.create,
      name: 'a name that is taken',
      request: { params: shop, body: { name: 'client', template: 'generic' } },
      status: 409,
      code: 'CONFLICT',
    },
    {
      operation: ids.get,
      name: 'by id',
      request: { params: one('client') },
      status: 200,
      answer: { id: 'client', config: { serverIds: ['everything'] } },
    },
    {
      operation: ids.get,
      name: 'of another project',
      request: { params: one('second-client') },
      status: 404,
      code: 'NOT_FOUND',
    },
    {
      operation: ids.update,
      name: 'renames',
      request: { params: one('client'), body: { name: 'renamed' } },
      status: 200,
      answer: { id: 'client', name: 'renamed' },
    },
    {
      operation: ids.update,
      name: 'to a name that is taken',
      request: { params: one('client'), body: { name: 'modelless' } },
      status: 409,
      code: 'CONFLICT',
    },
    {
      operation: ids.delete,
      name: 'is gone afterwards',
      request: { params: one('serverless') },
      status: 200,
      answer: { id: 'serverless', deleted: true },
      check: (_: unknown, { service }: World) =>
        expect(service.store.hosts.get('serverless')).toBeUndefined(),
    },
    {
      operation: ids.delete,
      name: 'an unknown one',
      request: { params: one('nothing') },
      status: 404,
      code: 'NOT_FOUND',
    },
  ]
}

export const clientRows: readonly Row[] = [
  ...rowsFor(
    {
      list: 'listClients',
      create: 'createClient',
      get: 'getClient',
      update: 'updateClient',
      delete: 'deleteClient',
    },
    'clientId',
  ),
  ...rowsFor(
    { list: 'listHosts', create: 'createHost', get: 'getHost', update: 'updateHost', delete: 'deleteHost' },
    'hostId',
  ),
]
