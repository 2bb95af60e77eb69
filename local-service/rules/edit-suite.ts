import type { ParsedBodyOf } from '../../src/contract/operations.ts'
import { readSuiteSettings, settingProblems } from '../../src/contract/vocabulary.ts'
import { fieldsOf } from '../../src/model/data.ts'
import { conflict, invalid, notFound } from '../api-error.ts'
import type { RequestContext } from '../handler.ts'
import type { Store } from '../store/open-store.ts'
import type { Suite } from '../store/records.ts'
import { hasRole, roleOfVersion2, versionOf, withoutNulls } from './case-fields.ts'

type SuiteEdit = ParsedBodyOf<'updateEvalSuite'>

/**
 * The suite as an edit leaves it (wire facts 9). Servers are named by name, as they are read.
 * @throws ApiError naming the field
 */
export function editSuite(suite: Suite, body: SuiteEdit, context: RequestContext, store: Store): Suite {
  const { expectedRevisionNumber, name, description, environment, environmentIds, executionConfig } = body
  if (expectedRevisionNumber !== undefined && expectedRevisionNumber !== suite.revisionNumber) {
    throw conflict(`expectedRevisionNumber: the suite is at revision ${suite.revisionNumber}.`)
  }
  const holder = name === undefined ? undefined : store.suites.findByName(suite.projectId, name)
  if (holder !== undefined && holder.id !== suite.id) {
    throw conflict(`name: another suite is called "${name}".`)
  }
  if (environment?.computerEnvironment != null) {
    throw invalid('environment.computerEnvironment: the local service has no computers.')
  }
  const { model, ...config } = executionConfig ?? {}
  return {
    ...suite,
    name: name ?? suite.name,
    description: description ?? suite.description,
    serverIds: environment?.servers?.map((server) => serverByName(server, suite, store)) ?? suite.serverIds,
    environmentIds: attachedAfter(suite, environmentIds, store),
    hosts: body.hosts?.map((one) => hostOf(one, suite, store)) ?? suite.hosts,
    model: model ?? suite.model,
    executionConfig: { ...suite.executionConfig, ...config },
    settings: withoutNulls({ ...suite.settings, ...readSettings(body, context) }),
  }
}

/** The settings of an edit with the keys of vocabulary 2; null clears a setting. */
function readSettings(body: SuiteEdit, context: RequestContext): Readonly<Record<string, unknown>> {
  const given = fieldsOf(body.settings)
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const [problem] = settingProblems({ settings: present })
  if (problem !== undefined) throw invalid(problem)
  if (versionOf(context) === 1) {
    const foreign = ['defaultAssertions', 'defaultPredicates', 'iterations'].find((key) => key in present)
    if (foreign !== undefined) throw invalid(`settings.${foreign}: Unrecognized key "${foreign}".`)
    if (hasRole(present.checks, 'required')) throw roleOfVersion2('settings.checks')
  }
  return fieldsOf(readSuiteSettings({ settings: present }).settings)
}

/** Resolves a client of an edit and its servers, each named by name or id. */
function hostOf(
  { host, servers }: NonNullable<SuiteEdit['hosts']>[number],
  suite: Suite,
  store: Store,
): NonNullable<Suite['hosts']>[number] {
  const found = store.hosts.findByName(suite.projectId, host) ?? store.hosts.get(host)
  if (found?.projectId !== suite.projectId) throw invalid(`hosts: the project has no client "${host}".`)
  const serverIds = servers?.map((ref) => {
    const byId = store.servers.get(ref)
    return byId?.projectId === suite.projectId ? byId.id : serverByName(ref, suite, store)
  })
  return { hostId: found.id, serverIds }
}

function serverByName(name: string, { projectId }: Suite, store: Store): string {
  const server = store.servers.findByName(projectId, name)
  if (server === undefined) throw invalid(`environment.servers: the project has no server called "${name}".`)
  return server.id
}

/** The attached environments after an edit: undefined leaves them as they are, null detaches all. */
function attachedAfter(
  suite: Suite,
  environmentIds: readonly string[] | null | undefined,
  store: Store,
): readonly string[] {
  if (environmentIds === undefined) return suite.environmentIds
  const attached = [...new Set(environmentIds ?? [])]
  checkEnvironments(attached, suite.projectId, store)
  const pinned = suite.schedule.environmentId
  if (suite.schedule.enabled && pinned !== null && !attached.includes(pinned)) {
    throw conflict('environmentIds: the schedule is pinned to an environment that this would detach.', {
      reason: 'SCHEDULE_ENVIRONMENT_PINNED',
    })
  }
  return attached
}

/** @throws ApiError for an environment that is not in the project, or archived */
export function checkEnvironments(ids: readonly string[], projectId: string, store: Store): void {
  for (const id of ids) {
    const environment = store.environments.get(id)
    if (environment?.projectId !== projectId) throw notFound(`Environment "${id}"`)
    if (environment.archivedAt !== null) throw conflict(`environmentIds: "${id}" is archived.`)
  }
}
