import { createHash } from 'node:crypto'
import { ApiError, createConflictError } from '../api-error.ts'
import type { HandlerInput, Handlers, RequestContext } from '../handler.ts'
import {
  checkEnvironmentFields,
  environments,
  findEnvironment,
  keepExistingPins,
  resolveEnvironment,
  snapshotEnvironment,
} from '../rules/environments.ts'
import { findProject, findProjectAsAdmin } from '../rules/find-project.ts'
import { deriveConfigId } from '../rules/hosts.ts'
import type { Environment } from '../store/catalog-records.ts'
import type { Store } from '../store/open-store.ts'

/** Environments: reads need membership, writes the admin role, and every write raises the revision by one. */
export const environmentHandlers = {
  getEnvironmentCapabilities: ({ params }, { caller, settings }, store) => {
    findProject(params.projectId, caller, store)
    return {
      modelOverrides: settings.modelOverrides,
      modelMatrix: false,
      secretGrants: settings.secretGrants ? true : undefined,
    }
  },

  listEnvironments: environments.list(
    renderEnvironment,
    ({ name, archivedAt }, query: HandlerInput<'listEnvironments'>['query']) =>
      name !== null && (archivedAt === null || query.includeArchived === true),
  ),

  createEnvironment: ({ params, body }, context, store) => {
    const { project } = findProjectAsAdmin(params.projectId, context.caller, store)
    checkEnvironmentFields(body, project.id, context.settings, store)
    refuseTakenName(body.name, project.id, undefined, store)
    const environment = buildEnvironment(body.name, project.id, body, context)
    store.environments.put(environment)
    return renderEnvironment(environment)
  },

  getEnvironment: environments.get('environmentId', renderEnvironment),

  updateEnvironment: ({ params, body }, context, store) => {
    const environment = findEnvironmentAsAdmin(params, context, store)
    if (environment.archivedAt !== null)
      throw createConflictError('The environment is archived; restore it first.')
    const { expectedRevision, name, ...fields } = body
    refuseStaleRevision(environment, expectedRevision)
    checkEnvironmentFields(fields, environment.projectId, context.settings, store)
    if (name !== undefined) refuseTakenName(name, environment.projectId, environment.id, store)
    return saveEnvironment(
      applyEnvironmentEdit({ ...environment, name: name ?? environment.name }, fields),
      context,
      store,
    )
  },

  resolveEnvironment: ({ params }, { caller }, store) => {
    const resolved = resolveEnvironment(findEnvironment(params, caller, store), store)
    const { environment, host, servers, pluginVersions } = resolved
    return {
      environment: snapshotEnvironment(environment),
      hostId: host.id,
      hostName: host.name,
      hostConfigId: deriveConfigId(host),
      hostConfig: host.config,
      modelId: environment.modelId,
      effectiveModelId: resolved.modelId,
      modelSource: resolved.modelSource,
      selectedServerIds: resolved.selectedServerIds,
      effectiveServerIds: servers.map(({ id }) => id),
      pluginVersions: pluginVersions.map(({ id, pluginId, name, bundleHash }) => ({
        pluginId,
        pluginVersionId: id,
        name,
        bundleHash,
      })),
      servers: servers.map(({ id, name }) => ({ serverId: id, name })),
    }
  },

  archiveEnvironment: ({ params, body }, context, store) => {
    const environment = findEnvironmentAsAdmin(params, context, store)
    refuseStaleRevision(environment, readAskedRevision(body, context))
    if (environment.archivedAt !== null) throw createConflictError('The environment is archived already.')
    return saveEnvironment({ ...environment, archivedAt: context.now }, context, store)
  },

  restoreEnvironment: ({ params, body }, context, store) => {
    const environment = findEnvironmentAsAdmin(params, context, store)
    refuseStaleRevision(environment, readAskedRevision(body, context))
    if (environment.archivedAt === null) throw createConflictError('The environment is not archived.')
    if (environment.name !== null) {
      refuseTakenName(environment.name, environment.projectId, environment.id, store)
    }
    const { pluginVersionIds, ...unpinned } = environment
    const existingPins = keepExistingPins(pluginVersionIds, store)
    const restored = existingPins === undefined ? unpinned : { ...unpinned, pluginVersionIds: existingPins }
    return saveEnvironment({ ...restored, archivedAt: null }, context, store)
  },

  nameEnvironment: ({ params, body }, context, store) => {
    const environment = findEnvironment(params, context.caller, store)
    refuseStaleRevision(environment, body.expectedRevision)
    if (environment.name !== null) throw createConflictError('The environment has a name already.')
    refuseTakenName(body.name, environment.projectId, environment.id, store)
    // A named environment may be edited, so it is no longer found by its content.
    const { contentHash: _, ...fields } = environment
    const { name, description = fields.description } = body
    return saveEnvironment({ ...fields, name, description }, context, store)
  },

  ensureAdhocEnvironment: ({ params, body }, context, store) => {
    const { project, role } = findProject(params.projectId, context.caller, store)
    if (body.pluginVersionIds !== undefined && role !== 'admin') {
      throw new ApiError('FORBIDDEN', 'Pinning plugin versions needs the admin role in the project.')
    }
    checkEnvironmentFields(body, project.id, context.settings, store)
    const wanted = hashEnvironmentFields(body)
    const known = store.environments
      .list(project.id)
      .find((candidate) => candidate.name === null && candidate.contentHash === wanted)
    if (known !== undefined) return { environment: renderEnvironment(known), created: false }
    const environment = { ...buildEnvironment(null, project.id, body, context), contentHash: wanted }
    store.environments.put(environment)
    return { environment: renderEnvironment(environment), created: true }
  },
} satisfies Partial<Handlers>

type Fields = Partial<Omit<HandlerInput<'updateEnvironment'>['body'], 'expectedRevision' | 'name'>>

function buildEnvironment(
  name: string | null,
  projectId: string,
  fields: Fields & { readonly hostId: string },
  { newId, now }: RequestContext,
): Environment {
  const stamp = { createdAt: now, updatedAt: now, archivedAt: null, revision: 1 }
  return applyEnvironmentEdit({ id: newId(), projectId, name, hostId: fields.hostId, ...stamp }, fields)
}

/** Absent leaves a field, null clears it. The schema lets null through for optional fields only. */
function applyEnvironmentEdit(environment: Environment, fields: Fields): Environment {
  const edited = <T>(before: T | undefined, asked: T | null | undefined) => {
    if (asked === undefined) return before
    return asked ?? undefined
  }
  return {
    ...environment,
    hostId: fields.hostId ?? environment.hostId,
    description: edited(environment.description, fields.description),
    serverAttachmentId: edited(environment.serverAttachmentId, fields.serverAttachmentId),
    modelId: edited(environment.modelId, fields.modelId),
    skillSelection: edited(environment.skillSelection, fields.skillSelection),
    secretSelection: edited(environment.secretSelection, fields.secretSelection),
    pluginVersionIds: edited(environment.pluginVersionIds, fields.pluginVersionIds),
    sandboxImageId: edited(environment.sandboxImageId, fields.sandboxImageId),
  }
}

function saveEnvironment(environment: Environment, { now }: RequestContext, store: Store) {
  const saved: Environment = { ...environment, revision: environment.revision + 1, updatedAt: now }
  store.environments.put(saved)
  return renderEnvironment(saved)
}

type EnvironmentPath = Parameters<typeof findEnvironment>[0]

function findEnvironmentAsAdmin(
  path: EnvironmentPath,
  { caller }: RequestContext,
  store: Store,
): Environment {
  const environment = findEnvironment(path, caller, store)
  findProjectAsAdmin(path.projectId, caller, store)
  return environment
}

/** Revisions start at 1; an older client that sends none, which becomes 0, writes blindly. */
function readAskedRevision(
  { expectedRevision }: { readonly expectedRevision: number },
  { settings }: RequestContext,
): number | undefined {
  if (expectedRevision === 0 && settings.strictness === 'lenient') return undefined
  return expectedRevision
}

function refuseStaleRevision({ revision }: Environment, expected: number | undefined): void {
  if (expected !== undefined && expected !== revision) {
    throw createConflictError(`expectedRevision: the environment is at revision ${revision}.`, { revision })
  }
}

/** Names are unique among live environments; an archived one frees its name. */
function refuseTakenName(name: string, projectId: string, ownId: string | undefined, store: Store): void {
  const taken = store.environments
    .list(projectId)
    .some(
      (otherEnvironment) =>
        otherEnvironment.name === name &&
        otherEnvironment.archivedAt === null &&
        otherEnvironment.id !== ownId,
    )
  if (taken) throw createConflictError(`name: a live environment is called "${name}" already.`)
}

function hashEnvironmentFields(fields: Fields): string {
  const entries = Object.entries(fields).toSorted(([a], [b]) => a.localeCompare(b))
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex')
}

/** Optional fields are omitted while unset. */
function renderEnvironment({ archivedAt, name, contentHash: _, ...fields }: Environment) {
  return {
    ...fields,
    name,
    adhoc: name === null ? true : undefined,
    archived: archivedAt !== null,
    archivedAt: archivedAt ?? undefined,
  }
}
