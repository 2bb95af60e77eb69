import type { ParsedBodyOf } from '#contract'
import { readText } from '../../../src/model/data.ts'
import { createInputError, createNotFoundError } from '../../api-error.ts'
import type { Store } from '../../store/open-store.ts'
import type { Suite } from '../../store/records.ts'
import { type ResolvedEnvironment, readTextIds, resolveEnvironment } from '../environments.ts'
import { findSavedServers } from '../find-suite.ts'

/** The settings for models of the place where a run executes. */
export interface LaunchPlace {
  /** The model of an environment overrides those of the cases. */
  readonly modelOverride?: string
  /** Model for cases that name none, in a suite that names none. */
  readonly modelId?: string
  /** How a client asks its model. */
  readonly config: Readonly<Record<string, unknown>>
}

/** Where a run executes: in an environment, on a client of the suite, or on saved servers. */
export interface LaunchTarget extends LaunchPlace {
  readonly environment: ResolvedEnvironment | undefined
  readonly servers: readonly { readonly id: string; readonly name: string }[]
}

/**
 * Chooses environment, client or servers (run-create rules 1, 4, 5 and 6).
 * @throws ApiError with `details.reason` of the rule.
 */
export function chooseLaunchTarget(
  suite: Suite,
  { serverIds, environmentId, namedHostId }: ParsedBodyOf<'createEvalRun'>,
  store: Store,
): LaunchTarget {
  if (namedHostId !== undefined) return chooseAttachedHost(suite, namedHostId, store)
  const attached = suite.environmentIds
  if (environmentId !== undefined && !attached.includes(environmentId)) {
    throw createInputError('environmentId: is not attached to the suite.', {
      reason: 'ENVIRONMENT_NOT_ATTACHED',
      environmentIds: attached,
    })
  }
  if (serverIds !== undefined && attached.length > 0) {
    throw createInputError('serverIds: the suite runs in environments; their servers are fixed.', {
      reason: 'ENVIRONMENT_SERVERS_NOT_OVERRIDABLE',
    })
  }
  if (environmentId === undefined && attached.length > 1) {
    throw createInputError(`environmentId: is required; attached are ${attached.join(', ')}.`, {
      reason: 'ENVIRONMENT_REQUIRED',
      environmentIds: attached,
    })
  }
  const chosen = environmentId ?? attached[0]
  if (chosen !== undefined) {
    const environment = store.environments.get(chosen)
    if (environment === undefined) throw createNotFoundError('Environment')
    const resolved = resolveEnvironment(environment, store)
    const { host, modelId, environment: record } = resolved
    const servers = resolved.servers.map(({ id, name }) => ({ id, name }))
    return { environment: resolved, servers, modelOverride: record.modelId, modelId, config: host.config }
  }
  const ids = serverIds ?? suite.serverIds
  if (ids.length === 0) {
    throw createInputError('serverIds: the suite has no saved selection, so the run must name its servers.', {
      reason: 'NO_SAVED_SERVER_SELECTION',
    })
  }
  return { environment: undefined, servers: findSavedServers(ids, suite.projectId, store), config: {} }
}

/** A client that is attached to the suite: with its servers there, else its own, and its model. */
function chooseAttachedHost(suite: Suite, hostId: string, store: Store): LaunchTarget {
  const attached = suite.hosts?.find((suiteHost) => suiteHost.hostId === hostId)
  const host = store.hosts.get(hostId)
  if (attached === undefined || host === undefined) {
    throw createInputError('namedHostId: is not attached to the suite.', { reason: 'HOST_NOT_ATTACHED' })
  }
  const ids = attached.serverIds ?? readTextIds(host.config.serverIds)
  const { modelId } = host.config
  return {
    environment: undefined,
    servers: findSavedServers(ids, suite.projectId, store),
    modelId: readText(modelId),
    config: host.config,
  }
}
