import type { StoredCase } from '../../contract/operations/cases.ts'
import type { ItemOf, ResponseOf } from '../../contract/operations.ts'
import { ServiceError } from '../../errors.ts'
import type { SuiteSpec } from '../../model/suite-spec.ts'
import { listServers } from '../catalog.ts'
import type { CallOptions, ServiceClient } from '../client/client.ts'
import type { Named } from '../names.ts'

export type StoredEnvironment = ItemOf<'listEnvironments'>
export type StoredSuite = ResponseOf<'getEvalSuite'>

/** What the service holds now, as far as a suite file speaks of it. */
export interface SyncState {
  readonly servers: readonly Named[]
  readonly clients: readonly Named[]
  /** Archived ones too. */
  readonly environments: readonly StoredEnvironment[]
  /** Absent: there is no suite of that name. */
  readonly suite?: {
    readonly id: string
    /** Absent where the deployment does not show suites. */
    readonly detail?: StoredSuite
    /** Absent where the deployment does not list cases. */
    readonly cases?: readonly StoredCase[]
  }
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}

/**
 * Reads what a suite file would change.
 * @throws ServiceError
 */
export async function readSyncState(
  client: ServiceClient,
  projectId: string,
  spec: SuiteSpec,
  options: CallOptions = {},
): Promise<SyncState> {
  const params = { projectId }
  const needsEnvironments =
    spec.environmentSpecs.length > 0 ||
    (spec.environments ?? []).length > 0 ||
    spec.schedule?.environment !== undefined
  const environments = needsEnvironments
    ? await all(client.pages('listEnvironments', { params, query: { includeArchived: true } }, options))
    : []
  const servers = spec.servers === undefined ? [] : await listServers(client, projectId, options)
  const clients = spec.environmentSpecs.length === 0 ? [] : await listClients(client, projectId, options)
  const suites = await all(client.pages('listEvalSuites', { params }, options))
  const found = suites.find(({ name }) => name === spec.name)
  if (found === undefined) return { servers, clients, environments }
  const suiteParams = { projectId, suiteId: found.id }
  const detail = await orAbsent(() => client.call('getEvalSuite', { params: suiteParams }, options))
  const cases = await orAbsent(() => all(client.pages('listEvalCases', { params: suiteParams }, options)))
  const suite = { id: found.id, detail, cases }
  return { servers, clients, environments, suite }
}

/** Clients are hosts by their newer name; a deployment may know only the older one. */
async function listClients(
  client: ServiceClient,
  projectId: string,
  options: CallOptions,
): Promise<readonly Named[]> {
  const params = { projectId }
  const listed =
    (await orAbsent(() => all(client.pages('listClients', { params }, options)))) ??
    (await all(client.pages('listHosts', { params }, options)))
  return listed.map(({ id, name }) => ({ id, name: name ?? id }))
}

/** Routes beyond the specification may be missing. */
async function orAbsent<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ServiceError && (error.status === 404 || error.status === 405)) return undefined
    throw error
  }
}
