import { createConflictError, createInputError } from '../api-error.ts'
import type { Handler, HandlerInput, Handlers, RequestContext } from '../handler.ts'
import { findProject } from '../rules/find-project.ts'
import { renderHost } from '../rules/hosts.ts'
import { createProjectResource } from '../rules/resource.ts'
import type { Host } from '../store/catalog-records.ts'
import type { Store } from '../store/open-store.ts'

/** Built-in templates and the model that each starts with. */
const templates = new Map([
  ['generic', { modelId: 'local/scripted' }],
  ['chatgpt', { modelId: 'openai/gpt-5-mini' }],
  ['claude', { modelId: 'anthropic/claude-haiku-4.5' }],
])

const clients = createProjectResource('Client', (store) => store.hosts)
const list = clients.list(renderHost)

const createClient: Handler<'createClient'> = ({ params, body }, context, store) => {
  const { project } = findProject(params.projectId, context.caller, store)
  const { template, config } = body
  const base = template === undefined ? undefined : templates.get(template)
  if (template !== undefined && base === undefined) {
    throw createInputError(`template: unknown; known are ${[...templates.keys()].join(', ')}.`)
  }
  // A body without a template has a name, by the contract.
  const name = body.name ?? template ?? ''
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
}

function updateClientById(
  clientId: string,
  {
    params,
    body,
  }: Pick<HandlerInput<'updateHost'>, 'body'> & { readonly params: { readonly projectId: string } },
  { caller, now }: RequestContext,
  store: Store,
) {
  const host = clients.find(params.projectId, clientId, caller, store)
  if (body.name !== undefined) refuseTakenName(body.name, host.projectId, host.id, store)
  const { name = host.name, config = host.config } = body
  const edited: Host = { ...host, name, config, updatedAt: now }
  store.hosts.put(edited)
  return renderHost(edited)
}

/** Named clients of a project, also under their older name: a host is a client. */
export const clientHandlers = {
  listClients: list,
  listHosts: list,
  createClient,
  createHost: createClient,
  getClient: clients.get('clientId', renderHost),
  getHost: clients.get('hostId', renderHost),
  updateClient: (input, context, store) => updateClientById(input.params.clientId, input, context, store),
  updateHost: (input, context, store) => updateClientById(input.params.hostId, input, context, store),
  deleteClient: clients.remove('clientId'),
  deleteHost: clients.remove('hostId'),
} satisfies Partial<Handlers>

function refuseTakenName(name: string, projectId: string, ownId: string | undefined, store: Store): void {
  const holder = store.hosts.findByName(projectId, name)
  if (holder !== undefined && holder.id !== ownId) throw createConflictError(`name: "${name}" is taken.`)
}
