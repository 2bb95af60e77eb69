import { promptScript } from '#contract'
import { createNotFoundError } from '../api-error.ts'
import { clampLimit, readCursor, toCollection } from '../cursor.ts'
import { listCheckedTypes } from '../execution/assertions.ts'
import type { Handlers } from '../handler.ts'
import { findProject } from '../rules/find-project.ts'
import { createProjectResource } from '../rules/resource.ts'
import type { Settings } from '../settings.ts'
import type { ChatSession, Plugin } from '../store/catalog-records.ts'
import type { Project, Role } from '../store/records.ts'

/** The account, what it may see, and the read-only inventories of a project. */
export const accountHandlers = {
  getMe: (_, { caller }, store) => {
    const user = store.users.get(caller.userId)
    if (user === undefined) throw createNotFoundError('Account')
    return { id: user.id, email: user.email, name: user.name, plan: 'local' }
  },

  listProjects: ({ query }, { caller }, store) => {
    const { organizationId = caller.organizationId } = query
    const findProjectRole = ({ id }: Project) => store.access.roleOf(id, caller.userId)
    const request = { after: readCursor('projects', query.cursor), limit: clampLimit(query.limit) }
    const page =
      organizationId === caller.organizationId
        ? store.projects.page(organizationId, request, (project) => findProjectRole(project) !== undefined)
        : { items: [] }
    return toCollection('projects', page, (project) => ({
      id: project.id,
      name: project.name,
      description: project.description,
      organizationId,
      visibility: 'private',
      role: findProjectRole(project),
      isDefault: project.isDefault,
      createdAt: project.createdAt,
    }))
  },

  listOrganizations: (_, { caller }, store) => {
    const organization = store.organizations.get(caller.organizationId)
    if (organization === undefined) return { items: [] }
    const { id, name } = organization
    return { items: [{ id, name, plan: null, myRole: 'member', isCreator: false, createdAt: null }] }
  },

  getCapabilities: (_, { settings }) => {
    if (settings.vocabularyPlace === 'project') throw createNotFoundError('Route')
    return publishVocabulary(settings)
  },

  getProjectCapabilities: ({ params }, { caller, settings }, store) => {
    const { project, role } = findProject(params.projectId, caller, store)
    return {
      projectId: project.id,
      organizationId: project.organizationId,
      role,
      projectRole: role,
      surface: 'api',
      features: { sandboxes: { enabled: false, mode: 'off', enforced: false } },
      plan: null,
      can: listPermissions(role),
      ...publishVocabulary(settings),
    }
  },

  listChatSessions: ({ query }, { caller }, store) => {
    const beforeTime = query.cursor === undefined ? readBeforeTime(query.before) : Number.POSITIVE_INFINITY
    const oldestFirst = store.chatSessions
      .list(caller.userId)
      .filter(({ projectId, status, lastActivityAt }) => {
        const wanted = query.projectId === undefined || query.projectId === projectId
        return (
          wanted && (query.status === undefined || query.status === status) && lastActivityAt < beforeTime
        )
      })
      .filter(({ projectId }) => store.access.roleOf(projectId, caller.userId) !== undefined)
      .toSorted((a, b) => a.lastActivityAt - b.lastActivityAt)
    // The position counts the older sessions that are left: sessions that arrive meanwhile don't move it.
    const cursor =
      query.cursor ?? (typeof query.before === 'string' ? readBeforeCursor(query.before) : undefined)
    const left = cursor === undefined ? oldestFirst.length : readCursor('chat-sessions', cursor)
    const start = Math.max(0, left - clampLimit(query.limit))
    const items = oldestFirst.slice(start, left).toReversed()
    return toCollection('chat-sessions', start === 0 ? { items } : { items, next: start }, renderChatSession)
  },

  listSkills: createProjectResource('Skill', (store) => store.skills).list(
    ({ id, projectId, name, description }) => ({ id, projectId, name, description }),
    ({ shared }) => shared,
  ),

  listPlugins: createProjectResource('Plugin', (store) => store.plugins).list(renderPlugin),

  getPluginVersion: ({ params }, { caller }, store) => {
    const version = store.pluginVersions.get(params.pluginVersionId)
    const plugin = version && store.plugins.get(version.pluginId)
    if (
      version === undefined ||
      plugin === undefined ||
      store.access.roleOf(plugin.projectId, caller.userId) === undefined
    ) {
      throw createNotFoundError('Plugin version')
    }
    const { hasSupportingFiles: _, name: declaredVersion, ...shown } = version
    return {
      ...shown,
      declaredVersion,
      componentCounts: noComponents,
      servers: [],
      skills: [],
      createdAt: plugin.createdAt,
    }
  },
} satisfies Partial<Handlers>

/** The local service keeps no components of plugins. */
const noComponents = { skills: 0, servers: 0, apps: 0, assets: 0, unsupported: 0 }

/** What a member may do here, and what an admin may do besides. The rest of a hosted deployment is not here. */
function listPermissions(role: Role) {
  const isAdmin = role === 'admin'
  return {
    readEvals: true,
    writeEvalSuites: true,
    launchEvalRun: true,
    exportEvalTraces: true,
    deleteAnyEvalSuite: true,
    deleteAnyEvalRun: false,
    writeEnvironments: isAdmin,
    readUserTesting: true,
    publishUserTestingScenario: isAdmin,
    unpublishUserTestingScenario: isAdmin,
    changeUserTestingExposure: false,
    manageUserTestingGuestExecution: false,
    readSwarms: true,
    writeSwarms: false,
    launchJourneyRun: false,
    cancelJourneyRun: false,
    requestInsights: false,
  }
}

/** The vocabulary of a deployment that speaks version 2 (wire facts 1); nothing for version 1. */
function publishVocabulary({ vocabulary, modelEndpoints }: Settings) {
  if (vocabulary === 1) return {}
  // The scripted model grades nothing, so a judge needs a model endpoint.
  const hasJudge = modelEndpoints.length > 0
  return {
    vocabulary: {
      version: 2,
      evaluatorKinds: hasJudge ? ['assertion', 'judge'] : ['assertion'],
      assertionKinds: listCheckedTypes({ hasJudge }),
      'x-stepKeys': Object.keys(promptScript),
      fields: {
        assertions: ['checks', 'predicates'],
        defaultAssertions: ['defaultPredicates', 'checks'],
        iterations: ['repetitions'],
        legacyIterations: ['runs'],
      },
    },
  }
}

/** `before` is a time in epoch ms or, as text that is not a number, a cursor. */
function readBeforeTime(before: string | number | undefined): number {
  const time = before === undefined || before === '' ? Number.NaN : Number(before)
  if (Number.isNaN(time)) return Number.POSITIVE_INFINITY
  return time
}

function readBeforeCursor(before: string): string | undefined {
  if (before === '' || !Number.isNaN(Number(before))) return undefined
  return before
}

function renderChatSession({ id, title, status, projectId, lastActivityAt, createdAt }: ChatSession) {
  return { id, title, status, projectId, visibility: 'private', lastActivityAt, createdAt, isPinned: false }
}

function renderPlugin({ installed: _, displayName, activeVersionId, ...plugin }: Plugin) {
  return { ...plugin, displayName: displayName ?? undefined, activeVersionId: activeVersionId ?? undefined }
}
