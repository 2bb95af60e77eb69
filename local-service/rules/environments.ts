import { readText } from '../../src/model/data.ts'
import { ApiError, createConflictError, createInputError, createNotFoundError } from '../api-error.ts'
import type { Caller } from '../handler.ts'
import type { Settings } from '../settings.ts'
import type { Environment, Host, Plugin, PluginVersion, Server } from '../store/catalog-records.ts'
import type { Store } from '../store/open-store.ts'
import type { EnvironmentSnapshot } from '../store/records.ts'
import { createProjectResource } from './resource.ts'

/** The fields of an environment that name other records. */
interface EnvironmentFields {
  readonly hostId?: string | undefined
  readonly serverAttachmentId?: string | null | undefined
  readonly modelId?: string | null | undefined
  readonly skillSelection?: { readonly skillIds: readonly string[] } | null | undefined
  readonly secretSelection?: readonly unknown[] | null | undefined
  readonly pluginVersionIds?: readonly string[] | null | undefined
}

/**
 * Checks what an environment may refer to.
 * @throws ApiError VALIDATION_ERROR or NOT_FOUND naming the field.
 */
export function checkEnvironmentFields(
  fields: EnvironmentFields,
  projectId: string,
  settings: Settings,
  store: Store,
): void {
  const { hostId, serverAttachmentId, modelId, skillSelection, secretSelection, pluginVersionIds } = fields
  if (hostId !== undefined && store.hosts.get(hostId)?.projectId !== projectId)
    throw createNotFoundError('Host')
  if (serverAttachmentId && store.serverAttachments.get(serverAttachmentId)?.projectId !== projectId) {
    throw createNotFoundError('Server attachment')
  }
  if (modelId !== undefined && !settings.modelOverrides) {
    throw createInputError('modelId: this deployment does not offer modelOverrides.')
  }
  if (secretSelection !== undefined && !settings.secretGrants) {
    throw createInputError('secretSelection: this deployment does not offer secretGrants.')
  }
  for (const skillId of skillSelection?.skillIds ?? []) {
    const skill = store.skills.get(skillId)
    if (skill?.projectId !== projectId || !skill.shared) {
      throw createInputError(`skillSelection.skillIds: "${skillId}" is not a shared skill of the project.`)
    }
  }
  checkPluginPins(pluginVersionIds ?? [], projectId, store)
}

function checkPluginPins(versionIds: readonly string[], projectId: string, store: Store): void {
  const pinned = new Set<string>()
  for (const versionId of versionIds) {
    const pin = findPinnedPlugin(versionId, projectId, store)
    const problem = findPinProblem(pin, pinned)
    if (problem !== undefined) throw createInputError(`pluginVersionIds: "${versionId}" ${problem}.`)
    if (pin !== undefined) pinned.add(pin.plugin.id)
  }
}

/** @param pinned ids of the plugins with an earlier pin */
function findPinProblem(
  pin: ReturnType<typeof findPinnedPlugin>,
  pinned: ReadonlySet<string>,
): string | undefined {
  if (pin === undefined) return 'is not known'
  const { plugin, version } = pin
  if (!plugin.installed || !plugin.enabled) return 'belongs to a plugin that is not installed and enabled'
  if (version.status !== 'ready') return `is ${version.status}, not ready`
  if (version.hasSupportingFiles) return 'has skills with supporting files'
  if (pinned.has(plugin.id)) return 'is a second version of one plugin'
  return undefined
}

function findPinnedPlugin(
  versionId: string,
  projectId: string,
  store: Store,
): { readonly plugin: Plugin; readonly version: PluginVersion } | undefined {
  const version = store.pluginVersions.get(versionId)
  const plugin = version && store.plugins.get(version.pluginId)
  if (version === undefined || plugin?.projectId !== projectId) return undefined
  return { plugin, version }
}

/** The plugin pins whose version still exists; a restore drops the others. */
export function keepExistingPins(
  versionIds: readonly string[] | undefined,
  store: Store,
): readonly string[] | undefined {
  const existing = versionIds?.filter((id) => store.pluginVersions.get(id) !== undefined)
  if (existing === undefined || existing.length === 0) return undefined
  return existing
}

/** An environment with the records that a run in it uses. */
export interface ResolvedEnvironment {
  readonly environment: Environment
  readonly host: Host
  readonly servers: readonly Server[]
  readonly selectedServerIds: readonly string[]
  readonly pluginVersions: readonly PluginVersion[]
  readonly modelId: string
  readonly modelSource: 'environment' | 'host'
}

/**
 * Resolves an environment to host, servers, plugins and model.
 * @throws ApiError CONFLICT with `details.code` when it can't be run now.
 */
export function resolveEnvironment(environment: Environment, store: Store): ResolvedEnvironment {
  const { projectId } = environment
  if (environment.archivedAt !== null)
    throw createUnrunnableError('ENV_ARCHIVED', 'The environment is archived.')
  const host = store.hosts.get(environment.hostId)
  if (host?.projectId !== projectId)
    throw createUnrunnableError('ENV_HOST_MISSING', 'The host of the environment is gone.')
  const pluginVersions = (environment.pluginVersionIds ?? []).map((versionId) => {
    const pin = findPinnedPlugin(versionId, projectId, store)
    if (pin === undefined || !pin.plugin.installed || !pin.plugin.enabled || pin.version.status !== 'ready') {
      throw createUnrunnableError(
        'ENV_PLUGIN_UNAVAILABLE',
        `The pinned plugin version "${versionId}" can't be used now.`,
      )
    }
    return pin.version
  })
  const { serverAttachmentId } = environment
  const attachment =
    serverAttachmentId === undefined ? undefined : store.serverAttachments.get(serverAttachmentId)
  const selectedServerIds = attachment?.serverIds ?? readTextIds(host.config.serverIds)
  const servers = selectedServerIds.flatMap((id) => {
    const server = store.servers.get(id)
    if (server?.projectId === projectId && server.enabled) return [server]
    return []
  })
  if (servers.length === 0)
    throw createUnrunnableError('ENV_NO_SERVERS', 'The environment has no enabled server.')
  const modelId = environment.modelId ?? readText(host.config.modelId)
  if (modelId === undefined) {
    throw new ApiError('CONFLICT', 'Neither the environment nor its host names a model.', {
      code: 'ENV_MODEL_REQUIRED',
      reason: 'environment_model_required',
    })
  }
  const modelSource = environment.modelId === undefined ? 'host' : 'environment'
  return { environment, host, servers, selectedServerIds, pluginVersions, modelId, modelSource }
}

function createUnrunnableError(code: string, message: string): ApiError {
  return createConflictError(message, { code })
}

export function readTextIds(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  return value.filter((id): id is string => typeof id === 'string')
}

/** The part of an environment that a run keeps. */
export function snapshotEnvironment({ id, name, revision }: Environment): EnvironmentSnapshot {
  return { id, name: name ?? '', revision }
}

interface EnvironmentPath {
  readonly projectId: string
  readonly environmentId: string
}

export const environments = createProjectResource('Environment', (store) => store.environments)

/** An environment of a project that the caller belongs to. @throws ApiError NOT_FOUND */
export function findEnvironment(
  { projectId, environmentId }: EnvironmentPath,
  caller: Caller,
  store: Store,
): Environment {
  return environments.find(projectId, environmentId, caller, store)
}
