import { isDeepStrictEqual } from 'node:util'
import type { Problem } from '../../errors.ts'
import type { EnvironmentSpec } from '../../model/suite-spec.ts'
import { resolveNames } from '../names.ts'
import type { StoredEnvironment, SyncState } from './state.ts'

/** A write of an environment. `revision` is the one last read: the write fails if it has changed since. */
export type EnvironmentAction =
  | { readonly kind: 'create-environment'; readonly spec: EnvironmentSpec; readonly hostId: string }
  | {
      readonly kind: 'update-environment'
      readonly environmentId: string
      readonly revision: number
      readonly name: string
      readonly body: Readonly<Record<string, unknown>>
      readonly changes: readonly string[]
    }
  | {
      readonly kind: 'archive-environment' | 'restore-environment'
      readonly environmentId: string
      readonly revision: number
      readonly name: string
    }

/**
 * The writes that make the environments what the file says. A client that does not exist is added to the problems.
 */
export function planEnvironmentActions(
  specs: readonly EnvironmentSpec[],
  { environments, clients }: SyncState,
  problems: Problem[],
): readonly EnvironmentAction[] {
  return specs.flatMap((spec) => {
    const about = { where: 'environment-definitions client', kind: 'client' }
    const [host] = resolveNames([spec.client], clients, about, problems)
    if (host === undefined) return []
    const named = environments.filter(({ name }) => name === spec.name)
    const active = named.find(({ archived }) => archived !== true)
    const stored = active ?? named[0]
    if (spec.archived) {
      if (active === undefined) return []
      return [createLifecycleAction('archive-environment', active, spec)]
    }
    if (stored === undefined) return [{ kind: 'create-environment', spec, hostId: host.id }]
    const restore = active === undefined ? [createLifecycleAction('restore-environment', stored, spec)] : []
    // A restore is a write of its own, so the edit comes one revision later.
    const revision = stored.revision + restore.length
    return [...restore, ...planEnvironmentUpdate(spec, stored, host.id, revision)]
  })
}

function createLifecycleAction(
  kind: 'archive-environment' | 'restore-environment',
  { id, revision }: StoredEnvironment,
  { name }: EnvironmentSpec,
): EnvironmentAction {
  return { kind, environmentId: id, revision, name }
}

function planEnvironmentUpdate(
  spec: EnvironmentSpec,
  stored: StoredEnvironment,
  hostId: string,
  revision: number,
): EnvironmentAction[] {
  const wanted = { hostId, ...buildEnvironmentFields(spec) }
  const differing = Object.entries(wanted).filter(
    ([name, value]) =>
      value !== undefined &&
      !isDeepStrictEqual(toComparableValue(name, stored[name]), toComparableValue(name, value)),
  )
  if (differing.length === 0) return []
  return [
    {
      kind: 'update-environment',
      environmentId: stored.id,
      revision,
      name: spec.name,
      body: Object.fromEntries(differing),
      changes: differing.map(([name]) => name),
    },
  ]
}

/** Absent, null and an empty description are the same; a skill selection is compared by its ids. */
function toComparableValue(name: string, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null
  if (name !== 'skillSelection') return value
  if (typeof value === 'object' && 'skillIds' in value) return value.skillIds
  return value
}

/** The fields of an environment as the service names them, without name and client. */
export function buildEnvironmentFields(spec: EnvironmentSpec) {
  const { description, serverAttachmentId, modelId, skillIds, pluginVersionIds, secretGrants } = spec
  return {
    // A description is cleared by an empty text; the service refuses null there.
    description: description === null ? '' : description,
    serverAttachmentId,
    modelId,
    skillSelection: skillIds && { mode: 'explicit', skillIds: [...skillIds] },
    pluginVersionIds: pluginVersionIds && [...pluginVersionIds],
    secretSelection: secretGrants && [...secretGrants],
  }
}
