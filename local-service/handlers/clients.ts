import { conflict, invalid, notFound } from '../api-error.ts'
import { clampLimit, readCursor, toCollection } from '../cursor.ts'
import type { Caller, Handlers } from '../handler.ts'
import { findProject } from '../rules/find-project.ts'
import type { Host } from '../store/catalog-records.ts'
import type { Store } from '../store/open-store.ts'

type ClientId = 'listClients' | 'createClient' | 'getClient' | 'updateClient' | 'deleteClient'
type HostId = 'listHosts' | 'createHost' | 'getHost' | 'updateHost' | 'deleteHost'

/** Built-in templates and the model that each starts with. */
const templates = new Map([
  ['generic', { modelId: 'local/scripted' }],
  ['chatgpt', { modelId: 'openai/gpt-5-mini' }],
  ['claude', { modelId: 'anthropic/claude-haiku-4.5' }],
])

/** Named clients of a project. */
const clientHandlersOnly: Handlers<ClientId> = {
  listClients: ({ params, query }, { caller }, store) => {
    const { project } = findProject(params.projectId, caller, store)
    const request = { after: readCursor('clients', query.cursor), limit: clampLimit(query.limit) }
    return toCollection('clients', store.hosts.page(project.id, request), renderHost)
  },

  createClient: ({ params, body }, context, store) => {
    const { project } = findProject(params.projectId, context.caller, store)
    const { template, config } = body
    const base = template === undefined ? undefined : templates.get(template)
    if (template !== undefined && base === undefined) {
      throw invalid(`template: unknown; known are ${[...templates.keys()].join(', ')}.`)
    }
    if (template === undefined && config === undefined) {
      throw invalid('template: send a built-in template or a full config.')
    }
    const name = body.name ?? template
    if (name === undefined) throw invalid('name: is required with a config.')
    refuseTakenName(name, project.id, undefined, store)
    const host: Host = {
      id: context.newId(),
      projectId: project.id,
      name,
      template: template ?? null,
      config: { ...base, ...config },
      createdAt: context.now,
      updatedAt: context.now,
    }
    store.hosts.put(host)
    return renderHost(host)
  },

  getClient: ({ params }, { caller }, store) =>
    renderHost(findHost(params.projectId, params.clientId, caller, store)),

  updateClient: ({ params, body }, context, store) => {
    const host = findHost(params.projectId, params.clientId, context.caller, store)
    if (body.name !== undefined) refuseTakenName(body.name, host.projectId, host.id, store)
    const edited: Host = {
      ...host,
      name: body.name ?? host.name,
      config: body.config ?? host.config,
      updatedAt: context.now,
    }
    store.hosts.put(edited)
    return renderHost(edited)
  },

  deleteClient: ({ params }, { caller }, store) => {
    const { id } = findHost(params.projectId, params.clientId, caller, store)
    store.hosts.remove(id)
    return { id, deleted: true }
  },
}

/** The same records under their older name: a host is a client. */
const hostHandlers: Handlers<HostId> = {
  listHosts: clientHandlersOnly.listClients,
  createHost: clientHandlersOnly.createClient,
  getHost: ({ params, ...input }, context, store) =>
    clientHandlersOnly.getClient({ ...input, params: asClient(params) }, context, store),
  updateHost: ({ params, ...input }, context, store) =>
    clientHandlersOnly.updateClient({ ...input, params: asClient(params) }, context, store),
  deleteHost: ({ params, ...input }, context, store) =>
    clientHandlersOnly.deleteClient({ ...input, params: asClient(params) }, context, store),
}

export const clientHandlers: Handlers<ClientId | HostId> = { ...clientHandlersOnly, ...hostHandlers }

function asClient({ projectId, hostId }: { readonly projectId: string; readonly hostId: string }) {
  return { projectId, clientId: hostId }
}

function findHost(projectId: string, hostId: string, caller: Caller, store: Store): Host {
  const { project } = findProject(projectId, caller, store)
  const host = store.hosts.get(hostId)
  if (host === undefined || host.projectId !== project.id) throw notFound('Client')
  return host
}

function refuseTakenName(name: string, projectId: string, ownId: string | undefined, store: Store): void {
  const holder = store.hosts.findByName(projectId, name)
  if (holder !== undefined && holder.id !== ownId) throw conflict(`name: "${name}" is taken.`)
}

function renderHost({ id, projectId, name, template, config, createdAt, updatedAt }: Host) {
  return { id, projectId, name, template, config, createdAt, updatedAt }
}
