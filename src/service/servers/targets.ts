import { ServiceError } from '../../errors.ts'
import { isRecord, readFields } from '../../model/data.ts'
import { listServers } from '../catalog.ts'
import { type Project, readIfPresent } from '../client/project.ts'
import { hostedInputNames } from '../input-names.ts'
import type { Named } from '../names.ts'
import type { PlannedRun } from '../runs/launch/plan-runs.ts'
import { explainLaunchRefusal } from '../runs/launch/refusal.ts'

/** Servers that runs would use, and where that is known from. */
interface CheckTargets {
  readonly servers: readonly Named[]
  /** The servers of each run and where they are known from, one line a run, for a person. */
  readonly lines: readonly string[]
}

/**
 * Which servers the planned runs would use: those of the environment as it resolves now, those named, or
 * those the suite has saved.
 * @throws UsageError when an environment can't be run; ServiceError.
 */
export async function findCheckTargets(
  project: Project,
  planned: readonly PlannedRun[],
): Promise<CheckTargets> {
  const known = await listServers(project)
  const servers = new Map<string, Named>()
  const lines: string[] = []
  const addServers = (ids: readonly string[]) => {
    const matched = ids.map(
      (id) => known.find((server) => server.id === id || server.name === id) ?? { id, name: id },
    )
    for (const server of matched) servers.set(server.id, server)
    return matched.map(({ name }) => name).join(', ')
  }
  for (const run of planned) {
    const { serverIds } = run.body
    if (serverIds !== undefined) {
      lines.push(`${run.label}: on ${addServers(serverIds)}`)
      continue
    }
    const saved = run.environment === undefined ? await readSavedTargets(project, run) : undefined
    const environmentId = run.environment?.id ?? saved?.environmentId
    if (environmentId === undefined) {
      lines.push(
        saved?.servers === undefined || saved.servers.length === 0
          ? `${run.label}: the service does not say which servers it uses; name them with \`${hostedInputNames.servers}\` to check them`
          : `${run.label}: on ${addServers(saved.servers)}`,
      )
      continue
    }
    const resolved = await resolveEnvironment(project, environmentId, run)
    const ids =
      resolved.servers?.flatMap(({ serverId }) => serverId ?? []) ?? resolved.effectiveServerIds ?? []
    const { name, revision } = resolved.environment
    const model = resolved.effectiveModelId ?? resolved.modelId
    lines.push(
      `${run.label}: environment ${name ?? environmentId}${revision == null ? '' : ` (revision ${revision})`} with ${addServers(ids)}${model ? `, model ${model}` : ''}`,
    )
  }
  return { servers: [...servers.values()], lines }
}

async function resolveEnvironment(project: Project, environmentId: string, run: PlannedRun) {
  try {
    return await project.call('resolveEnvironment', { params: { environmentId } })
  } catch (error) {
    throw error instanceof ServiceError ? explainLaunchRefusal(error, run, [], hostedInputNames) : error
  }
}

/** Servers or environment saved in the suite; empty where the deployment does not show suites. */
async function readSavedTargets(
  project: Project,
  { suite: { id: suiteId } }: PlannedRun,
): Promise<{ readonly servers?: readonly string[]; readonly environmentId?: string }> {
  const suite = await readIfPresent(() => project.call('getEvalSuite', { params: { suiteId } }))
  if (suite === undefined) return {}
  const [only, ...others] = suite.environmentIds ?? []
  if (only !== undefined && others.length === 0) return { environmentId: only }
  return { servers: listServerRefs(suite.environment) }
}

function listServerRefs(environment: unknown): readonly string[] {
  const { servers } = readFields(environment)
  if (!Array.isArray(servers)) return []
  return servers.flatMap((item: unknown) => {
    if (typeof item === 'string') return [item]
    if (!isRecord(item)) return []
    const { id, serverId } = item
    return [id, serverId].filter((value) => typeof value === 'string').slice(0, 1)
  })
}
