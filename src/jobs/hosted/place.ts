import type { HostedConfig } from '../../config/hosted.ts'
import { UsageError } from '../../errors.ts'
import { listEnvironments, listServers } from '../../service/catalog.ts'
import type { CallOptions, ServiceClient } from '../../service/client/client.ts'
import { findNamed, type Named } from '../../service/names.ts'
import type { LaunchBody } from '../../service/runs/plan.ts'

/** Where a suite runs. Nothing: as the suite says. */
export type RunPlace = Pick<LaunchBody, 'environmentId' | 'serverIds'>

/** Where the base branch of what runs in a place is; undefined when that is not known to be another place. */
export type BasePlace = (head: RunPlace) => RunPlace | undefined

/** An environment where there is one, else the servers that were asked for. */
export function placeOf(environmentId: string | undefined, asked: RunPlace = {}): RunPlace {
  const environment = environmentId ?? asked.environmentId
  if (environment) return { environmentId: environment }
  return asked.serverIds ? { serverIds: asked.serverIds } : {}
}

/**
 * Looks up where the inputs say that the base branch runs, before anything is started.
 *
 * @param copies environments of pull requests → those that they are copies of
 * @throws UsageError when a name is not there; ServiceError
 */
export async function findBasePlace(
  client: ServiceClient,
  projectId: string,
  { baseEnvironment, baseServers }: HostedConfig,
  copies: ReadonlyMap<string, string>,
  options: CallOptions,
): Promise<BasePlace> {
  if (baseEnvironment !== undefined) {
    const environments = await listEnvironments(client, projectId, options)
    const [environmentId] = idsOf([baseEnvironment], environments, ['base-environment', 'environment'])
    return () => placeOf(environmentId)
  }
  if (baseServers.length > 0) {
    const servers = await listServers(client, projectId, options)
    const serverIds = idsOf(baseServers, servers, ['base-servers', 'server'])
    return ({ environmentId }) => (environmentId === undefined ? { serverIds } : undefined)
  }
  return ({ environmentId }) => {
    const template = environmentId && copies.get(environmentId)
    return template ? { environmentId: template } : undefined
  }
}

function idsOf(
  refs: readonly string[],
  items: readonly Named[],
  [input, kind]: readonly [input: string, kind: string],
): string[] {
  const found = refs.map((ref) => findNamed(ref, items, { where: `input ${input}`, kind }))
  const problems = found.flatMap((one) => ('problem' in one ? [one.problem] : []))
  if (problems.length > 0) throw new UsageError(problems)
  return found.flatMap((one) => ('item' in one ? [one.item.id] : []))
}
