import { UsageError } from '../errors.ts'
import { quoteNames } from '../model/format.ts'
import type { ServiceClient } from './client/client.ts'
import { type Project, readIfPresent } from './client/project.ts'
import { listedNames, type Named, resolveName } from './names.ts'
import type { Catalog, HostedRequest, NamedCase, NamedEnvironment } from './runs/launch/plan-runs.ts'

function toNamed(item: { readonly id: string; readonly name?: string | null | undefined }): Named {
  return { id: item.id, name: item.name ?? item.id }
}

/**
 * The project that a person names by id or name. `default`, which only some routes of the service take, means the
 * project of that name, or the only one.
 *
 * @param where what the user calls the reference, for messages: an input or a flag
 * @throws UsageError when there is no such project; ServiceError.
 */
export async function findProject(
  client: ServiceClient,
  ref: string,
  where: string,
  signal?: AbortSignal,
): Promise<Project> {
  const projects = (await client.list('listProjects', {}, { signal })).map(toNamed)
  return client.project(chooseProject(projects, ref, where).id, signal)
}

function chooseProject(projects: readonly Named[], ref: string, where: string): Named {
  if (ref !== 'default') {
    return resolveName(ref, projects, {
      where,
      kind: 'project',
      owner: 'the key can use',
      advice: 'The service shows only projects that the owner of the key can open.',
    })
  }
  const [only, ...others] = projects
  const standard = projects.find(({ id, name }) => id === 'default' || name.toLowerCase() === 'default')
  if (standard !== undefined) return standard
  if (only !== undefined && others.length === 0) return only
  const choice =
    only === undefined
      ? 'no project'
      : quoteNames(
          projects.map(({ name }) => name),
          listedNames,
        )
  throw new UsageError({ message: `${where} is required: the key can use ${choice}` })
}

/** Active environments of the project. */
export async function listEnvironments(project: Project): Promise<NamedEnvironment[]> {
  const listed = await project.list('listEnvironments')
  return listed
    .filter(({ archived }) => archived !== true)
    .map((environment) => ({ ...toNamed(environment), model: environment.modelId || undefined }))
}

export async function listServers(project: Project): Promise<(Named & { readonly url?: string })[]> {
  const listed = await project.list('listServers')
  return listed.map((server) => ({ ...toNamed(server), url: server.url || undefined }))
}

/** Suites of the project. `createdAt`: Unix epoch ms, 0 where the service does not say. */
export async function listSuites(project: Project): Promise<(Named & { readonly createdAt: number })[]> {
  const listed = await project.list('listEvalSuites')
  return listed.map((suite) => ({ ...toNamed(suite), createdAt: suite.createdAt ?? 0 }))
}

/**
 * Reads the part of the project that the request needs: the suites, and environments, servers and cases only when
 * some are named.
 * @throws ServiceError
 */
export async function readCatalog(project: Project, request: HostedRequest): Promise<Catalog> {
  const isCheck = request.suites.length === 0
  const suites = isCheck ? [] : await listSuites(project)
  const environments = request.environments.length === 0 ? [] : await listEnvironments(project)
  const servers = request.servers.length === 0 && !isCheck ? [] : await listServers(project)
  const cases = new Map<string, readonly NamedCase[]>()
  for (const { id, name } of suites) {
    if (!request.suites.includes(id) && !request.suites.includes(name)) continue
    // A deployment may lack the route: without it cases can be named by id only.
    const listed = await readIfPresent(() => listCases(project, id))
    if (listed !== undefined) cases.set(id, listed)
  }
  return { suites, environments, servers, cases }
}

/**
 * The stored cases of a suite.
 * @throws ServiceError, with 404 where the deployment does not list them
 */
export async function listCases(project: Project, suiteId: string): Promise<NamedCase[]> {
  const listed = await project.list('listEvalCases', { params: { suiteId } })
  return listed.map((storedCase) => {
    const repetitions = storedCase.iterations ?? storedCase.legacyIterations
    return {
      id: storedCase.id,
      name: storedCase.title ?? storedCase.id,
      declaredId: storedCase.declaredId || undefined,
      repetitions: typeof repetitions === 'number' ? repetitions : undefined,
      models: storedCase.models?.flatMap(({ model }) => model ?? []),
    }
  })
}
