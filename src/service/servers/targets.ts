import { ServiceError } from '../../errors.ts'
import { listServers } from '../catalog.ts'
import type { CallOptions, ServiceClient } from '../client/client.ts'
import type { Named } from '../names.ts'
import type { PlannedRun } from '../runs/plan.ts'
import { explainRefusal } from '../runs/refusal.ts'

/** Servers that runs would use, and where that is known from. */
export interface CheckTargets {
  readonly servers: readonly Named[]
  /** For a person, one line each. */
  readonly lines: readonly string[]
}

/**
 * Which servers the planned runs would use: those of the environment as it resolves now, those named, or those the
 * suite has saved.
 * @throws UsageError when an environment can't be run; ServiceError.
 */
export async function findCheckTargets(
  client: ServiceClient,
  projectId: string,
  planned: readonly PlannedRun[],
  options: CallOptions = {},
): Promise<CheckTargets> {
  const known = await listServers(client, projectId, options)
  const servers = new Map<string, Named>()
  const lines: string[] = []
  const add = (ids: readonly string[]) => {
    const found = ids.map(
      (id) => known.find((server) => server.id === id || server.name === id) ?? { id, name: id },
    )
    for (const server of found) servers.set(server.id, server)
    return found.map(({ name }) => name).join(', ')
  }
  for (const run of planned) {
    const { serverIds } = run.body
    if (serverIds !== undefined) {
      lines.push(`${run.label}: on ${add(serverIds)}`)
      continue
    }
    const saved = run.environment === undefined ? await readSaved(client, projectId, run, options) : undefined
    const environmentId = run.environment?.id ?? saved?.environmentId
    if (environmentId === undefined) {
      lines.push(
        saved?.servers === undefined || saved.servers.length === 0
          ? `${run.label}: the service does not tell its servers; name them with \`servers\` to check them`
          : `${run.label}: on ${add(saved.servers)}`,
      )
      continue
    }
    const resolved = await resolve(client, projectId, environmentId, run, options)
    const ids =
      resolved.servers?.flatMap(({ serverId }) => serverId ?? []) ?? resolved.effectiveServerIds ?? []
    const { name, revision } = resolved.environment
    const model = resolved.effectiveModelId ?? resolved.modelId
    lines.push(
      `${run.label}: environment ${name ?? environmentId}${revision == null ? '' : ` (revision ${revision})`} with ${add(ids)}${model ? `, model ${model}` : ''}`,
    )
  }
  return { servers: [...servers.values()], lines }
}

async function resolve(
  client: ServiceClient,
  projectId: string,
  environmentId: string,
  run: PlannedRun,
  options: CallOptions,
) {
  try {
    return await client.call('resolveEnvironment', { params: { projectId, environmentId } }, options)
  } catch (error) {
    throw error instanceof ServiceError ? explainRefusal(error, run, []) : error
  }
}

/** What the suite itself says; nothing where the deployment does not show suites. */
async function readSaved(
  client: ServiceClient,
  projectId: string,
  run: PlannedRun,
  options: CallOptions,
): Promise<{ readonly servers?: readonly string[]; readonly environmentId?: string }> {
  try {
    const suite = await client.call('getEvalSuite', { params: { projectId, suiteId: run.suite.id } }, options)
    const [only, ...others] = suite.environmentIds ?? []
    if (only !== undefined && others.length === 0) return { environmentId: only }
    return { servers: serversOf(suite.environment) }
  } catch (error) {
    if (error instanceof ServiceError && (error.status === 404 || error.status === 405)) return {}
    throw error
  }
}

function serversOf(environment: unknown): readonly string[] {
  const isRecord = typeof environment === 'object' && environment !== null
  const list: unknown = isRecord && 'servers' in environment ? environment.servers : []
  if (!Array.isArray(list)) return []
  return list.flatMap((item: unknown) => {
    if (typeof item === 'string') return [item]
    if (typeof item !== 'object' || item === null) return []
    const { id, serverId } = item as Readonly<Record<string, unknown>>
    return [id, serverId].filter((value) => typeof value === 'string').slice(0, 1)
  })
}
