import { findSettingProblems, type ParsedBodyOf, readSuiteSettings } from '#contract'
import { readFields } from '../../src/model/data.ts'
import { createConflictError, createInputError, createNotFoundError } from '../api-error.ts'
import type { RequestContext } from '../handler.ts'
import type { Store } from '../store/open-store.ts'
import type { Suite } from '../store/records.ts'
import { createRoleError, hasRuleWithRole, readRequestedVocabulary, removeNullFields } from './case-fields.ts'

type SuiteEdit = ParsedBodyOf<'updateEvalSuite'>

/**
 * The suite as an edit leaves it. Servers are named by name, as they are read.
 * @throws ApiError naming the field
 */
export function applySuiteEdit(suite: Suite, body: SuiteEdit, context: RequestContext, store: Store): Suite {
  const { expectedRevisionNumber, name, description, environment, environmentIds, executionConfig } = body
  if (expectedRevisionNumber !== undefined && expectedRevisionNumber !== suite.revisionNumber) {
    throw createConflictError(`expectedRevisionNumber: the suite is at revision ${suite.revisionNumber}.`)
  }
  const holder = name === undefined ? undefined : store.suites.findByName(suite.projectId, name)
  if (holder !== undefined && holder.id !== suite.id) {
    throw createConflictError(`name: another suite is called "${name}".`)
  }
  if (environment?.computerEnvironment != null) {
    throw createInputError('environment.computerEnvironment: the local service has no computers.')
  }
  const { model, ...config } = executionConfig ?? {}
  return {
    ...suite,
    name: name ?? suite.name,
    description: description ?? suite.description,
    serverIds:
      environment?.servers?.map((server) => findServerByName(server, suite, store)) ?? suite.serverIds,
    environmentIds: resolveAttachedEnvironments(suite, environmentIds, store),
    hosts: body.hosts?.map((hostEdit) => resolveSuiteHost(hostEdit, suite, store)) ?? suite.hosts,
    model: model ?? suite.model,
    executionConfig: { ...suite.executionConfig, ...config },
    settings: removeNullFields({ ...suite.settings, ...readSettingsEdit(body, context) }),
  }
}

/** The settings of an edit with the keys of vocabulary 2; null clears a setting. */
function readSettingsEdit(body: SuiteEdit, context: RequestContext): Readonly<Record<string, unknown>> {
  const sentSettings = readFields(body.settings)
  const present = Object.fromEntries(Object.entries(sentSettings).filter(([, value]) => value !== undefined))
  const [problem] = findSettingProblems({ settings: present })
  if (problem !== undefined) throw createInputError(problem)
  if (readRequestedVocabulary(context) === 1) {
    const foreign = ['defaultAssertions', 'defaultPredicates', 'iterations'].find((key) => key in present)
    if (foreign !== undefined) throw createInputError(`settings.${foreign}: Unrecognized key "${foreign}".`)
    if (hasRuleWithRole(present.checks, 'required')) throw createRoleError('settings.checks')
  }
  return readFields(readSuiteSettings({ settings: present }).settings)
}

/** Resolves a client of an edit and its servers, each named by name or id. */
function resolveSuiteHost(
  { host, servers }: NonNullable<SuiteEdit['hosts']>[number],
  suite: Suite,
  store: Store,
): NonNullable<Suite['hosts']>[number] {
  const storedHost = store.hosts.findByName(suite.projectId, host) ?? store.hosts.get(host)
  if (storedHost?.projectId !== suite.projectId)
    throw createInputError(`hosts: the project has no client "${host}".`)
  const serverIds = servers?.map((ref) => {
    const byId = store.servers.get(ref)
    if (byId?.projectId === suite.projectId) return byId.id
    return findServerByName(ref, suite, store)
  })
  return { hostId: storedHost.id, serverIds }
}

function findServerByName(name: string, { projectId }: Suite, store: Store): string {
  const server = store.servers.findByName(projectId, name)
  if (server === undefined)
    throw createInputError(`environment.servers: the project has no server called "${name}".`)
  return server.id
}

/** The attached environments after an edit: undefined leaves them as they are, null detaches all. */
function resolveAttachedEnvironments(
  suite: Suite,
  environmentIds: readonly string[] | null | undefined,
  store: Store,
): readonly string[] {
  if (environmentIds === undefined) return suite.environmentIds
  const attached = [...new Set(environmentIds ?? [])]
  checkAttachableEnvironments(attached, suite.projectId, store)
  const pinned = suite.schedule.environmentId
  if (suite.schedule.enabled && pinned !== null && !attached.includes(pinned)) {
    throw createConflictError(
      'environmentIds: the schedule is pinned to an environment that this would detach.',
      {
        reason: 'SCHEDULE_ENVIRONMENT_PINNED',
      },
    )
  }
  return attached
}

/** @throws ApiError for an environment that is not in the project, or archived */
export function checkAttachableEnvironments(ids: readonly string[], projectId: string, store: Store): void {
  for (const id of ids) {
    const environment = store.environments.get(id)
    if (environment?.projectId !== projectId) throw createNotFoundError(`Environment "${id}"`)
    if (environment.archivedAt !== null) throw createConflictError(`environmentIds: "${id}" is archived.`)
  }
}
