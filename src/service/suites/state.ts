import type { StoredCase } from '../../contract/operations/cases.ts'
import type { ItemOf, ResponseOf } from '../../contract/operations.ts'
import type { SuiteSpec } from '../../model/suite-spec.ts'
import { listServers, listSuites } from '../catalog.ts'
import { type Project, readIfPresent } from '../client/project.ts'
import type { Named } from '../names.ts'

export type StoredEnvironment = ItemOf<'listEnvironments'>
export type StoredSuite = ResponseOf<'getEvalSuite'>

/** What the service holds now of what a suite file describes. */
export interface SyncState {
  readonly servers: readonly Named[]
  readonly clients: readonly Named[]
  /** All environments of the project, archived ones included. */
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

/**
 * Reads what a suite file would change.
 * @throws ServiceError
 */
export async function readSyncState(project: Project, spec: SuiteSpec): Promise<SyncState> {
  const needsEnvironments =
    spec.environmentSpecs.length > 0 ||
    (spec.environments ?? []).length > 0 ||
    spec.schedule?.environment !== undefined
  const environments = needsEnvironments
    ? await project.list('listEnvironments', { query: { includeArchived: true } })
    : []
  const servers = spec.servers === undefined ? [] : await listServers(project)
  const clients = spec.environmentSpecs.length === 0 ? [] : await listClients(project)
  const suite = (await listSuites(project)).find(({ name }) => name === spec.name)
  if (suite === undefined) return { servers, clients, environments }
  const params = { suiteId: suite.id }
  const detail = await readIfPresent(() => project.call('getEvalSuite', { params }))
  const cases = await readIfPresent(() => project.list('listEvalCases', { params }))
  return { servers, clients, environments, suite: { id: suite.id, detail, cases } }
}

/** Clients are hosts by their newer name; a deployment may know only the older one. */
async function listClients(project: Project): Promise<readonly Named[]> {
  const listed = (await readIfPresent(() => project.list('listClients'))) ?? (await project.list('listHosts'))
  return listed.map(({ id, name }) => ({ id, name: name ?? id }))
}
