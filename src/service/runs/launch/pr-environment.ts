import { type Problem, ServiceError, UsageError } from '../../../errors.ts'
import { omitEmpty } from '../../../model/data.ts'
import { listSuites } from '../../catalog.ts'
import type { Project } from '../../client/project.ts'
import { resolveName, resolveNames } from '../../names.ts'
import type { StoredEnvironment } from '../../suites/state.ts'

/** `staging-pr-12`. */
export function formatPrEnvironmentName(template: string, pullRequest: number): string {
  return `${template}-pr-${pullRequest}`
}

/** The environment of a pull request and the one it was copied from. */
interface PrEnvironment {
  readonly id: string
  readonly templateId: string
}

interface PrEnvironmentPlace {
  readonly template: string
  readonly pullRequest: number
}

/** What a pull request runs, and what the user calls the references to it. */
interface PrEnvironmentRequest extends PrEnvironmentPlace {
  readonly suites: readonly string[]
  readonly names: { readonly template: string; readonly suite: string }
}

async function listAllEnvironments(project: Project): Promise<readonly StoredEnvironment[]> {
  return await project.list('listEnvironments', { query: { includeArchived: true } })
}

/**
 * Makes sure that the pull request has an environment of its own, a copy of the template, attached to the suites.
 * May be repeated.
 * @throws UsageError when there is no such template or suite; ServiceError
 */
export async function ensurePrEnvironment(
  project: Project,
  { template: ref, pullRequest, suites, names }: PrEnvironmentRequest,
): Promise<PrEnvironment> {
  const where = names.template
  const environments = await listAllEnvironments(project)
  const active = environments
    .filter(({ archived }) => archived !== true)
    .map((environment) => ({ ...environment, name: environment.name ?? environment.id }))
  const template = resolveName(ref, active, { where, kind: 'environment' })
  if (template.hostId == null) {
    throw new UsageError({ where, message: `"${ref}" has no client to copy` })
  }
  const name = formatPrEnvironmentName(ref, pullRequest)
  const prEnvironments = environments.filter((environment) => environment.name === name)
  const existing = prEnvironments.find(({ archived }) => archived !== true) ?? prEnvironments[0]
  const id =
    existing === undefined
      ? await copyEnvironment(project, template, { name, hostId: template.hostId })
      : await restoreEnvironment(project, existing)
  await attachToSuites(project, id, suites, names.suite)
  return { id, templateId: template.id }
}

async function copyEnvironment(
  project: Project,
  template: StoredEnvironment,
  fresh: { readonly name: string; readonly hostId: string },
): Promise<string> {
  const { description, serverAttachmentId, modelId, skillSelection, secretSelection } = template
  const { pluginVersionIds, sandboxImageId } = template
  const skillIds = skillSelection?.skillIds ?? []
  const body = {
    ...fresh,
    serverAttachmentId: serverAttachmentId || undefined,
    modelId: modelId || undefined,
    skillSelection: skillIds.length > 0 ? { mode: 'explicit', skillIds } : undefined,
    pluginVersionIds: omitEmpty(pluginVersionIds ?? []),
    sandboxImageId: sandboxImageId || undefined,
    description: description || undefined,
    // Without its grants the copy would run without the secrets of the original.
    secretSelection:
      Array.isArray(secretSelection) && secretSelection.length > 0 ? secretSelection : undefined,
  }
  return (await project.call('createEnvironment', { body })).id
}

async function restoreEnvironment(
  project: Project,
  { id, archived, revision }: StoredEnvironment,
): Promise<string> {
  if (archived !== true) return id
  const body = { expectedRevision: revision }
  await project.call('restoreEnvironment', { params: { environmentId: id }, body })
  return id
}

/** Adds the environment to those attached to the suites; never removes another one. */
async function attachToSuites(
  project: Project,
  environmentId: string,
  refs: readonly string[],
  where: string,
): Promise<void> {
  const problems: Problem[] = []
  const suites = resolveNames(refs, await listSuites(project), { where, kind: 'suite' }, problems)
  if (problems.length > 0) throw new UsageError(problems)
  for (const { id: suiteId } of suites) {
    await project.call('attachSuiteEnvironment', { params: { suiteId }, body: { environmentId } })
  }
}

/**
 * Archives the environment of a pull request that was closed; false when it has no environment.
 * @throws ServiceError
 */
export async function archivePrEnvironment(
  project: Project,
  { template, pullRequest }: PrEnvironmentPlace,
): Promise<boolean> {
  const name = formatPrEnvironmentName(template, pullRequest)
  const environments = await listAllEnvironments(project)
  const prEnvironment = environments.find(
    (environment) => environment.name === name && environment.archived !== true,
  )
  if (prEnvironment === undefined) return false
  const { id: environmentId, revision: expectedRevision } = prEnvironment
  try {
    await project.call('archiveEnvironment', { params: { environmentId }, body: { expectedRevision } })
    return true
  } catch (error) {
    // Another job has already archived it.
    if (error instanceof ServiceError && error.status === 409) return false
    throw error
  }
}
