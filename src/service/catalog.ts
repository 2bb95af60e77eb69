import { ServiceError, UsageError } from '../errors.ts'
import type { CallOptions, ServiceClient } from './client/client.ts'
import { findNamed, listNames, type Named } from './names.ts'
import type { Catalog, HostedRequest, NamedCase } from './runs/plan.ts'

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}

function named(item: { readonly id: string; readonly name?: string | null | undefined }): Named {
  return { id: item.id, name: item.name ?? item.id }
}

/**
 * Id of the project that a person names by id or name. `default`, which only some routes of the service take, means
 * the project of that name, or the only one.
 * @throws UsageError when there is no such project; ServiceError.
 */
export async function findProjectId(
  client: ServiceClient,
  ref: string,
  options: CallOptions = {},
): Promise<string> {
  const projects = (await all(client.pages('listProjects', {}, options))).map(named)
  if (ref === 'default') {
    const [only, ...others] = projects
    const standard = projects.find(({ id, name }) => id === 'default' || name.toLowerCase() === 'default')
    if (standard !== undefined) return standard.id
    if (only !== undefined && others.length === 0) return only.id
    throw new UsageError([
      {
        where: 'input project',
        message: `must be given: the key can use ${projects.length === 0 ? 'no project' : listNames(projects.map(({ name }) => name))}`,
      },
    ])
  }
  const found = findNamed(ref, projects, { where: 'input project', kind: 'project' })
  if ('item' in found) return found.item.id
  const { where, message } = found.problem
  throw new UsageError([
    {
      where,
      message: message.replace('the project has', 'the key can use'),
      advice: 'The service shows only projects that the owner of the key can open.',
    },
  ])
}

/** Active environments of the project. */
export async function listEnvironments(
  client: ServiceClient,
  projectId: string,
  options: CallOptions = {},
): Promise<Named[]> {
  const listed = await all(client.pages('listEnvironments', { params: { projectId } }, options))
  return listed.filter(({ archived }) => archived !== true).map(named)
}

/** Servers of the project. */
export async function listServers(
  client: ServiceClient,
  projectId: string,
  options: CallOptions = {},
): Promise<(Named & { readonly url?: string })[]> {
  const listed = await all(client.pages('listServers', { params: { projectId } }, options))
  return listed.map((server) => ({ ...named(server), url: server.url || undefined }))
}

/** Suites of the project. */
export async function listSuites(
  client: ServiceClient,
  projectId: string,
  options: CallOptions = {},
): Promise<Named[]> {
  return (await all(client.pages('listEvalSuites', { params: { projectId } }, options))).map(named)
}

/**
 * Reads of the project what the request needs: the suites, and environments, servers and cases only when some are
 * named.
 * @throws ServiceError
 */
export async function readCatalog(
  client: ServiceClient,
  projectId: string,
  request: HostedRequest,
  options: CallOptions = {},
): Promise<Catalog> {
  const suites = request.suites.length === 0 ? [] : await listSuites(client, projectId, options)
  const environments =
    request.environments.length === 0 ? [] : await listEnvironments(client, projectId, options)
  const isCheck = request.suites.length === 0
  const servers =
    request.servers.length === 0 && !isCheck ? [] : await listServers(client, projectId, options)
  const cases = new Map<string, readonly NamedCase[]>()
  for (const { id, name } of suites) {
    if (!request.suites.includes(id) && !request.suites.includes(name)) continue
    const listed = await listCases(client, projectId, id, options)
    if (listed !== undefined) cases.set(id, listed)
  }
  return { suites, environments, servers, cases }
}

/** Cases of a suite; undefined where the deployment does not list them. */
async function listCases(
  client: ServiceClient,
  projectId: string,
  suiteId: string,
  options: CallOptions,
): Promise<NamedCase[] | undefined> {
  try {
    const listed = await all(client.pages('listEvalCases', { params: { projectId, suiteId } }, options))
    return listed.map((one) => {
      const repetitions = one.iterations ?? one.legacyIterations
      return {
        id: one.id,
        name: one.title ?? one.id,
        declaredId: one.declaredId || undefined,
        repetitions: typeof repetitions === 'number' ? repetitions : undefined,
      }
    })
  } catch (error) {
    // The route is not part of the specification: without it cases can be named by id only.
    if (error instanceof ServiceError && (error.status === 404 || error.status === 405)) return undefined
    throw error
  }
}
