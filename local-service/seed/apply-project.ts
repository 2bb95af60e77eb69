import { readSuiteSettings } from '#contract'
import { readFields } from '../../src/model/data.ts'
import { createId } from '../new-id.ts'
import { buildTestCases, storeBuiltCases } from '../rules/cases.ts'
import { createSuiteRecord } from '../rules/new-suite.ts'
import type { Store } from '../store/open-store.ts'
import type { Scope } from './apply-published.ts'
import { addPublishedRecords, addSessionsAndLeases } from './apply-published.ts'
import { deriveRecordId, type SeedNames } from './references.ts'
import type { ProjectSeed } from './seed-schema.ts'

/** Owner and place of a project of the seed. */
interface ProjectPlace {
  readonly isDefault: boolean
  /** Home of the project unless it names one. */
  readonly organizationId: string
  /** Owner of records without one. */
  readonly userId: string
  readonly now: number
  /** Place in the seed, for messages. */
  readonly path: string
}

/** Stores a project and everything in it, in the order in which its parts refer to each other. */
export function applyProject(seed: ProjectSeed, place: ProjectPlace, names: SeedNames, store: Store): void {
  const { isDefault, userId, now, path } = place
  const organizationId =
    seed.organization === undefined
      ? place.organizationId
      : names.forKind('organization').resolve(seed.organization, `${path}.organization`)
  const projectId = seed.id ?? deriveRecordId('project', organizationId, seed.name)
  const { name, description = null } = seed
  store.projects.put({ id: projectId, organizationId, name, description, isDefault, createdAt: now })
  for (const { user, role } of seed.members ?? [{ user: userId, role: 'admin' as const }]) {
    store.access.setRole(projectId, names.forKind('user').resolve(user, `${path}.members`), role)
  }
  const resolveReference = (kind: string, reference: string): string => {
    if (kind === 'user') return names.forKind('user').resolve(reference, path)
    return names.forKind(`${kind} of ${projectId}`).resolve(reference, `${path} (${seed.name})`)
  }
  const scope: Scope = {
    projectId,
    store,
    now,
    userId,
    path,
    note: names.note,
    find: resolveReference,
    findAll: (kind, references) => references.map((reference) => resolveReference(kind, reference)),
    stamp: (kind, record) => {
      const id = record.id ?? deriveRecordId(kind, projectId, record.name)
      names.forKind(`${kind} of ${projectId}`).add(id, record.name)
      return { id, projectId, name: record.name, createdAt: now, updatedAt: now }
    },
  }
  addServersAndClients(seed, scope)
  addSkillsAndPlugins(seed, scope)
  addEnvironments(seed, scope)
  addSuites(seed, scope)
  addPublishedRecords(seed, scope)
  addSessionsAndLeases(seed, scope)
}

function addServersAndClients(seed: ProjectSeed, { store, stamp, findAll }: Scope): void {
  for (const server of seed.servers) {
    const { url = null, headers, command, args, env, enabled, useOAuth, oauthScopes = null } = server
    store.servers.put({
      ...stamp('server', server),
      url,
      transportType: url === null ? 'stdio' : 'http',
      enabled,
      useOAuth,
      oauthScopes,
      headers,
      command,
      args,
      env,
    })
  }
  for (const client of seed.clients) {
    const { template = null, model, servers, config } = client
    store.hosts.put({
      ...stamp('client', client),
      template,
      config: {
        ...config,
        modelId: model,
        serverIds: servers.length === 0 ? undefined : findAll('server', servers),
      },
    })
  }
  for (const attachment of seed.serverAttachments) {
    const serverIds = findAll('server', attachment.servers)
    store.serverAttachments.put({ ...stamp('server attachment', attachment), serverIds })
  }
}

function addSkillsAndPlugins(seed: ProjectSeed, { store, stamp }: Scope): void {
  for (const skill of seed.skills) {
    const { description = null, shared } = skill
    store.skills.put({ ...stamp('skill', skill), description, shared })
  }
  for (const plugin of seed.plugins) {
    const { displayName = null, enabled, installed } = plugin
    const record = stamp('plugin', plugin)
    const versions = plugin.versions.map(({ status, hasSupportingFiles, bundleHash, ...version }) => {
      const { id, name } = stamp('plugin version', version)
      return { id, pluginId: record.id, name, status, hasSupportingFiles, bundleHash: bundleHash ?? id }
    })
    for (const version of versions) store.pluginVersions.put(version)
    const activeVersionId = versions.findLast(({ status }) => status === 'ready')?.id ?? null
    store.plugins.put({ ...record, displayName, enabled, installed, activeVersionId })
  }
}

function addEnvironments(seed: ProjectSeed, { store, now, stamp, find, findAll }: Scope): void {
  for (const environment of seed.environments) {
    const { description, client, serverAttachment, model, skills, pluginVersions, archived } = environment
    store.environments.put({
      ...stamp('environment', environment),
      hostId: find('client', client),
      revision: 1,
      archivedAt: archived ? now : null,
      description,
      ...(serverAttachment !== undefined && {
        serverAttachmentId: find('server attachment', serverAttachment),
      }),
      modelId: model,
      ...(skills !== undefined && {
        skillSelection: { mode: 'explicit', skillIds: findAll('skill', skills) },
      }),
      ...(pluginVersions !== undefined && { pluginVersionIds: findAll('plugin version', pluginVersions) }),
    })
  }
}

function addSuites(seed: ProjectSeed, { store, now, stamp, findAll }: Scope): void {
  for (const suite of seed.suites) {
    const { description = null, model, provider, managedBy, settings, tests } = suite
    const { id, projectId, name } = stamp('suite', suite)
    const record = {
      ...createSuiteRecord({ id, projectId, name, managedBy, now }),
      description,
      model: model ?? null,
      provider: provider ?? null,
      settings: readFields(readSuiteSettings({ settings }).settings),
      serverIds: findAll('server', suite.servers),
      environmentIds: findAll('environment', suite.environments),
      hosts: findAll('client', suite.clients).map((hostId) => ({ hostId })),
    }
    store.suites.put(record)
    const built = buildTestCases(tests, record, { model, provider }, { now, newId: createId }, store)
    storeBuiltCases(built, store)
  }
}
