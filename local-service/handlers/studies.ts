import { createNotFoundError } from '../api-error.ts'
import type { Caller, Handlers, RequestContext } from '../handler.ts'
import { findEnvironment, resolveEnvironment } from '../rules/environments.ts'
import { findProjectAsAdmin } from '../rules/find-project.ts'
import { createProjectResource } from '../rules/resource.ts'
import type { Chatbox, Server, Study } from '../store/catalog-records.ts'
import type { Store } from '../store/open-store.ts'

const studies = createProjectResource('Study', (store) => store.studies)
const chatboxes = createProjectResource('Chatbox', (store) => store.chatboxes)

/** Studies, their two older names, what publishes them, and chatboxes. */
export const studyHandlers = {
  getStudy: ({ params }, context, store) => {
    const { study, isMember } = findVisibleStudy(params.projectId, params.studyId, context.caller, store)
    return {
      ...renderStudy(study, context, store),
      environmentId: isMember ? study.environmentId : undefined,
      insights: isMember ? study.insights : undefined,
    }
  },
  getScenario: ({ params }, context, store) => renderScenario(params, context, store),
  getUserTestingScenario: ({ params }, context, store) => {
    const { study, isMember } = findVisibleStudy(params.projectId, params.scenarioId, context.caller, store)
    const scenario = { scenarioId: study.id, ...renderStudy(study, context, store) }
    return { ...scenario, environmentId: isMember ? study.environmentId : undefined }
  },
  listScenarios: studies.list((study, context, store) => ({
    scenarioId: study.id,
    ...renderStudy(study, context, store),
  })),

  publishScenario: ({ params, body }, context, store) => {
    const { environment, published } = findPublishedStudy(params, context, store)
    const { newId, now } = context
    const study: Study = published ?? {
      id: newId(),
      projectId: environment.projectId,
      name: body.name ?? environment.name ?? 'Study',
      description: body.description ?? null,
      mode: body.mode ?? 'project_members',
      hostStyle: null,
      environmentId: environment.id,
      linkToken: newId(),
      modelId: environment.modelId ?? null,
      systemPrompt: null,
      temperature: null,
      requireToolApproval: false,
      serverIds: resolveEnvironment(environment, store).servers.map(({ id }) => id),
      visitorIds: [],
      createdAt: now,
      updatedAt: now,
    }
    if (published === undefined) store.studies.put(study)
    return {
      id: study.id,
      environmentId: study.environmentId,
      name: study.name,
      mode: study.mode,
      accessVersion: 1,
      link: renderShareLink('/studies', study.linkToken, context.origin)?.url ?? null,
      created: published === undefined,
      overridesIgnored: published !== undefined && Object.values(body).some((value) => value !== undefined),
    }
  },

  unpublishScenario: ({ params }, context, store) => {
    const { environment, published } = findPublishedStudy(params, context, store)
    if (published !== undefined) store.studies.remove(published.id)
    return { environmentId: environment.id, deleted: published !== undefined, id: published?.id }
  },

  listChatboxes: chatboxes.list(renderChatbox),

  getChatbox: chatboxes.get('chatboxId', (chatbox, context, store) => {
    const { modelId, systemPrompt, requireToolApproval, serverIds } = chatbox
    return {
      ...renderChatbox(chatbox, context, store),
      modelId,
      systemPrompt,
      requireToolApproval,
      servers: findStoredServers(serverIds, store).map(renderServerSummary),
    }
  }),
} satisfies Partial<Handlers>

/**
 * The environment, and the study that publishes it. @throws ApiError FORBIDDEN for a member who is not an
 * admin
 */
function findPublishedStudy(
  { projectId, environmentId }: { readonly projectId: string; readonly environmentId: string },
  { caller }: RequestContext,
  store: Store,
) {
  const environment = findEnvironment({ projectId, environmentId }, caller, store)
  findProjectAsAdmin(projectId, caller, store)
  const published = store.studies
    .list(environment.projectId)
    .find((study) => study.environmentId === environment.id)
  return { environment, published }
}

/** A study in its older form as a scenario: with `scenarioId`, and without the fields that studies added. */
function renderScenario(
  { projectId, scenarioId }: { readonly projectId: string; readonly scenarioId: string },
  context: RequestContext,
  store: Store,
) {
  const { study } = findVisibleStudy(projectId, scenarioId, context.caller, store)
  return { scenarioId: study.id, ...renderStudy(study, context, store) }
}

/**
 * Members of the project see all of a study. A visitor, who opened its link or was invited, sees its
 * settings, unless the study is for members only. For anyone else the study does not exist.
 */
function findVisibleStudy(
  projectId: string,
  studyId: string,
  caller: Caller,
  store: Store,
): { readonly study: Study; readonly isMember: boolean } {
  const study = store.studies.get(studyId)
  const project = store.projects.get(projectId)
  if (study?.projectId !== projectId || project?.organizationId !== caller.organizationId) {
    throw createNotFoundError('Study')
  }
  const isMember = store.access.roleOf(projectId, caller.userId) !== undefined
  const mayVisit = study.mode !== 'project_members' && study.visitorIds.includes(caller.userId)
  if (!isMember && !mayVisit) throw createNotFoundError('Study')
  return { study, isMember }
}

function renderStudy(study: Study, { origin }: RequestContext, store: Store) {
  const { id, projectId, name, description, mode, hostStyle, createdAt, updatedAt } = study
  const { modelId, systemPrompt, temperature, requireToolApproval, linkToken } = study
  const environment = store.environments.get(study.environmentId)
  const host = environment && store.hosts.get(environment.hostId)
  // Studies attach HTTP servers only.
  const servers = findStoredServers(study.serverIds, store).filter(
    ({ transportType }) => transportType === 'http',
  )
  return {
    id,
    projectId,
    name,
    description,
    mode,
    hostStyle,
    hostId: host?.id ?? null,
    hostName: host?.name ?? null,
    serverCount: servers.length,
    serverNames: servers.map((server) => server.name),
    link: renderShareLink('/studies', linkToken, origin),
    createdAt,
    updatedAt,
    modelId,
    systemPrompt,
    temperature,
    requireToolApproval,
    servers: servers.map(renderServerSummary),
  }
}

function renderChatbox(chatbox: Chatbox, { origin }: RequestContext, store: Store) {
  const { id, name, accessMode, serverIds, linkToken } = chatbox
  const serverNames = findStoredServers(serverIds, store).map((server) => server.name)
  return { id, name, mode: accessMode, serverNames, link: renderShareLink('/chatboxes', linkToken, origin) }
}

function renderShareLink(root: string, token: string | null, origin: string) {
  if (token === null) return null
  const path = `${root}/${encodeURIComponent(token)}`
  return { path, url: `${origin}${path}` }
}

function findStoredServers(ids: readonly string[], store: Store): readonly Server[] {
  return ids.flatMap((id) => store.servers.get(id) ?? [])
}

function renderServerSummary({ id, name, useOAuth, url }: Server) {
  return { id, name, useOAuth, url }
}
