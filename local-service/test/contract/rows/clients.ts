import { expect } from 'vitest'
import { type Row, row } from '../row.ts'
import type { World } from '../world.ts'

const shop = { projectId: 'shop' }

/** The same rows for the path of today and the deprecated one. */
const rowsFor = (
  ids: Readonly<Record<'list' | 'create' | 'get' | 'update' | 'delete', Row['operation']>>,
  param: 'clientId' | 'hostId',
): readonly Row[] => {
  const one = (id: string) => ({ ...shop, [param]: id })
  return [
    row(ids.list, 'all of the project', { params: shop }, 200, {
      as: 'bob',
      answer: { items: [{ id: 'client', name: 'client' }, {}, {}] },
    }),

    row(
      ids.create,
      'from a built-in template',
      { params: shop, body: { name: 'mine', template: 'claude' } },
      201,
      { answer: { name: 'mine', config: { modelId: 'anthropic/claude-haiku-4.5' } } },
    ),
    row(
      ids.create,
      'from a full configuration',
      { params: shop, body: { name: 'own', config: { modelId: 'local/scripted' } } },
      201,
      { answer: { name: 'own', config: { modelId: 'local/scripted' } } },
    ),
    row(ids.create, 'an unknown template', { params: shop, body: { template: '__proto__' } }, 400),
    row(ids.create, 'neither template nor configuration', { params: shop, body: { name: 'x' } }, 400),
    row(ids.create, 'a configuration without a name', { params: shop, body: { config: {} } }, 400),
    row(
      ids.create,
      'a name that is taken',
      { params: shop, body: { name: 'client', template: 'generic' } },
      409,
    ),
    row(ids.get, 'by id', { params: one('client') }, 200, {
      answer: { id: 'client', config: { serverIds: ['everything'] } },
    }),
    row(ids.get, 'of another project', { params: one('second-client') }, 404),
    row(ids.update, 'renames', { params: one('client'), body: { name: 'renamed' } }, 200, {
      answer: { id: 'client', name: 'renamed' },
    }),
    row(ids.update, 'to a name that is taken', { params: one('client'), body: { name: 'modelless' } }, 409),
    row(ids.delete, 'is gone afterwards', { params: one('serverless') }, 200, {
      answer: { id: 'serverless', deleted: true },
      check: (_: unknown, { service }: World) =>
        expect(service.store.hosts.get('serverless')).toBeUndefined(),
    }),
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
