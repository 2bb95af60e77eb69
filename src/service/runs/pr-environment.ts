import { ServiceError, UsageError } from '../../errors.ts'
import { listSuites } from '../catalog.ts'
import type { CallOptions, ServiceClient } from '../client/client.ts'
import { findNamed } from '../names.ts'
import type { StoredEnvironment } from '../suites/state.ts'

const where = 'input pull-request-environment'

/** `staging-pr-12`. */
export function prEnvironmentName(template: string, pullRequest: number): string {
  return `${template}-pr-${pullRequest}`
}

/** The environment of a pull request and the one it was copied from. */
export interface PrEnvironment {
  readonly id: string
  readonly templateId: string
}

async function listAll(
  client: ServiceClient,
  projectId: string,
  options: CallOptions,
): Promise<readonly StoredEnvironment[]> {
  const request = { params: { projectId }, query: { includeArchived: true } }
  const environments: StoredEnvironment[] = []
  for await (const one of client.pages('listEnvironments', request, options)) environments.push(one)
  return environments
}

/**
 * Makes sure that the pull request has an environment of its own, a copy of the template, attached to the suites.
 * May be repeated.
 * @throws UsageError when there is no such template or suite; ServiceError
 */
export async function ensurePrEnvironment(
  client: ServiceClient,
  projectId: string,
  about: { readonly template: string; readonly pullRequest: number; readonly suites: readonly string[] },
  options: CallOptions = {},
): Promise<PrEnvironment> {
  const environments = await listAll(client, projectId, options)
  const active = environments.filter(({ archived }) => archived !== true)
  const named = active.map(({ id, name }) => ({ id, name: name ?? id }))
  const found = findNamed(about.template, named, { where, kind: 'environment' })
  if ('problem' in found) throw new UsageError([found.problem])
  const template = active.find(({ id }) => id === found.item.id)
  if (template?.hostId == null) {
    throw new UsageError([{ where, message: `“${about.template}” has no client that could be copied` }])
  }
  const name = prEnvironmentName(about.template, about.pullRequest)
  const own = environments.filter((environment) => environment.name === name)
  const existing = own.find(({ archived }) => archived !== true) ?? own[0]
  const id =
    existing === undefined
      ? await copy(client, projectId, template, { name, hostId: template.hostId }, options)
      : await revive(client, projectId, existing, options)
  await attach(client, projectId, id, about.suites, options)
  return { id, templateId: template.id }
}

async function copy(
  client: ServiceClient,
  projectId: string,
  template: StoredEnvironment,
  fresh: { readonly name: string; readonly hostId: string },
  options: CallOptions,
): Promise<string> {
  const { description, serverAttachmentId, modelId, skillSelection, secretSelection } = template
  const { pluginVersionIds, sandboxImageId } = template
  const skillIds = skillSelection?.skillIds ?? []
  const body = {
    ...fresh,
    serverAttachmentId: serverAttachmentId || undefined,
    modelId: modelId || undefined,
    skillSelection: skillIds.length > 0 ? { mode: 'explicit', skillIds } : undefined,
    pluginVersionIds: pluginVersionIds && pluginVersionIds.length > 0 ? pluginVersionIds : undefined,
    sandboxImageId: sandboxImageId || undefined,
    description: description || undefined,
    // Without its grants the copy would run without the secrets of the original.
    secretSelection:
      Array.isArray(secretSelection) && secretSelection.length > 0 ? secretSelection : undefined,
  }
  return (await client.call('createEnvironment', { params: { projectId }, body }, options)).id
}

async function revive(
  client: ServiceClient,
  projectId: string,
  { id, archived, revision }: StoredEnvironment,
  options: CallOptions,
): Promise<string> {
  if (archived !== true) return id
  const params = { projectId, environmentId: id }
  await client.call('restoreEnvironment', { params, body: { expectedRevision: revision } }, options)
  return id
}

/** Adds the environment to what the suites have attached; never takes another one away. */
async function attach(
  client: ServiceClient,
  projectId: string,
  environmentId: string,
  refs: readonly string[],
  options: CallOptions,
): Promise<void> {
  const suites = await listSuites(client, projectId, options)
  for (const ref of refs) {
    const found = findNamed(ref, suites, { where: 'input suite', kind: 'suite' })
    if ('problem' in found) throw new UsageError([found.problem])
    const params = { projectId, suiteId: found.item.id }
    await client.call('attachSuiteEnvironment', { params, body: { environmentId } }, options)
  }
}

/**
 * Archives the environment of a pull request that was closed; false when there is none.
 * @throws ServiceError
 */
export async function archivePrEnvironment(
  client: ServiceClient,
  projectId: string,
  about: { readonly template: string; readonly pullRequest: number },
  options: CallOptions = {},
): Promise<boolean> {
  const name = prEnvironmentName(about.template, about.pullRequest)
  const environments = await listAll(client, projectId, options)
  const own = environments.find((environment) => environment.name === name && environment.archived !== true)
  if (own === undefined) return false
  const params = { projectId, environmentId: own.id }
  try {
    await client.call('archiveEnvironment', { params, body: { expectedRevision: own.revision } }, options)
    return true
  } catch (error) {
    // Somebody was quicker.
    if (error instanceof ServiceError && error.status === 409) return false
    throw error
  }
}
