import { type Problem, UsageError } from '../../errors.ts'
import { listEnvironments, listServers } from '../catalog.ts'
import type { Project } from '../client/project.ts'
import { hostedInputNames } from '../input-names.ts'
import { resolveName, resolveNames } from '../names.ts'
import type { BasePlace, HostedChoice, RunPlace } from './job.ts'

/** An environment where there is one, else the servers that were asked for. */
export function toRunPlace(environmentId: string | undefined, asked: RunPlace = {}): RunPlace {
  const environment = environmentId ?? asked.environmentId
  if (environment) return { environmentId: environment }
  if (asked.serverIds) return { serverIds: asked.serverIds }
  return {}
}

/**
 * Looks up where the inputs say that the base branch runs, before anything is started.
 *
 * @param copies environments of pull requests → those that they are copies of
 * @throws UsageError when a name is not there; ServiceError
 */
export async function findBasePlace(
  project: Project,
  { baseEnvironment, baseServers }: HostedChoice,
  copies: ReadonlyMap<string, string>,
): Promise<BasePlace> {
  if (baseEnvironment !== undefined) {
    const about = { where: hostedInputNames.baseEnvironment, kind: 'environment' }
    const { id } = resolveName(baseEnvironment, await listEnvironments(project), about)
    return () => toRunPlace(id)
  }
  if (baseServers.length > 0) {
    const problems: Problem[] = []
    const about = { where: hostedInputNames.baseServers, kind: 'server' }
    const servers = resolveNames(baseServers, await listServers(project), about, problems)
    if (problems.length > 0) throw new UsageError(problems)
    const serverIds = servers.map(({ id }) => id)
    return ({ environmentId }) => (environmentId === undefined ? { serverIds } : undefined)
  }
  return ({ environmentId }) => {
    const template = environmentId && copies.get(environmentId)
    if (template) return { environmentId: template }
    return undefined
  }
}
