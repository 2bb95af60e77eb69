import { readSuiteSettings } from '../../contract/vocabulary.ts'
import { type Problem, UsageError } from '../../errors.ts'
import { readFields } from '../../model/data.ts'
import type { HostSpec, SuiteSpec } from '../../model/suite-spec.ts'
import { type Named, resolveNames } from '../names.ts'
import type { SuitePatch, SyncAction, SyncPlan } from './actions.ts'
import { planCaseActions, selectCreationCases } from './cases.ts'
import { holdsFields, isSameMatching, toFullModelName } from './compare-fields.ts'
import { planEnvironmentActions } from './environments.ts'
import type { SyncState } from './state.ts'

/**
 * The difference between a suite file and the service. Nothing is deleted unless `prune` is set, and nothing is
 * written where the service already says the same; fields that the file leaves out keep their values.
 * @throws UsageError naming every server, client and environment that does not exist, and a suite that can't be
 * edited
 */
export function planSync(spec: SuiteSpec, state: SyncState, options: { readonly prune: boolean }): SyncPlan {
  const problems: Problem[] = []
  const environments = planEnvironmentActions(spec.environmentSpecs, state, problems)
  const server = { where: 'servers', kind: 'server' }
  const servers = spec.servers && resolveNames(spec.servers, state.servers, server, problems)
  checkEnvironments(spec, state, problems)
  const { suite } = state
  if (suite?.detail?.managedBy === 'ci') {
    problems.push({
      where: 'name',
      message: `the suite "${spec.name}" is managed by uploads from CI and can't be edited`,
      advice: 'Use another name for the suite of this file.',
    })
  }
  if (suite === undefined) checkCreation(spec, problems)
  if (problems.length > 0) throw new UsageError(problems)
  const created = suite === undefined ? selectCreationCases(spec.cases) : []
  const creation: SyncAction[] =
    suite === undefined
      ? [{ kind: 'create-suite', cases: created, serverIds: servers?.map(({ id }) => id) ?? [] }]
      : []
  const cases = planCaseActions(spec, suite === undefined ? [] : suite.cases, created, options)
  return {
    suiteName: spec.name,
    suiteId: suite?.id,
    actions: [
      ...environments,
      ...creation,
      ...planSuiteActions(spec, servers, state),
      ...planEnvironmentList(spec, state),
      ...planScheduleActions(spec, state),
      ...cases.actions,
    ],
    kept: cases.kept,
    notes: cases.notes,
    before: suite?.detail,
  }
}

/** A service makes a suite only with servers and a model. An environment that the suite runs in has both. */
function checkCreation(spec: SuiteSpec, problems: Problem[]): void {
  const hasEnvironment = (spec.environments ?? []).length > 0
  if (!hasEnvironment && (spec.servers ?? []).length === 0) {
    problems.push({
      where: 'servers',
      message: `is required to create the suite "${spec.name}"`,
      advice: 'Name saved servers in `servers`, or environments in `environments`.',
    })
  }
  if (!hasEnvironment && findCreationModel(spec) === undefined) {
    problems.push({
      where: 'model',
      message: `is required to create the suite "${spec.name}", even when no step calls a model`,
      advice: 'Name a `model` in the file, or in a case.',
    })
  }
}

/** The default model of a new suite: that of the file, else that of its first case with one. */
export function findCreationModel({ model, cases }: SuiteSpec): string | undefined {
  if (model !== undefined) return model
  for (const { fields } of cases) {
    const [first] = Array.isArray(fields.models) ? fields.models : []
    const named = readFields(first).model
    if (typeof named === 'string') return named
  }
  return undefined
}

/** Attached environments must exist, or be created by the same file. */
function checkEnvironments(spec: SuiteSpec, state: SyncState, problems: Problem[]): void {
  const active = state.environments
    .filter(({ archived }) => archived !== true)
    .map(({ id, name }) => ({ id, name: name ?? id }))
  const made = spec.environmentSpecs
    .filter(({ archived }) => !archived)
    .map(({ name }) => ({ id: name, name }))
  const others = active.filter(({ name }) => !made.some((environment) => environment.name === name))
  const about = { where: 'environments', kind: 'environment' }
  resolveNames(spec.environments ?? [], [...made, ...others], about, problems)
}

/** Settings that differ. A deployment that does not show suites gets all of them again. */
function planSuiteActions(
  spec: SuiteSpec,
  servers: readonly Named[] | undefined,
  { suite }: SyncState,
): SyncAction[] {
  const { description, model, provider } = spec
  const detail = suite?.detail
  const body: SuitePatch = {}
  const changes: string[] = []
  if (description !== undefined && description !== (detail?.description ?? undefined)) {
    body.description = description
    changes.push('description')
  }
  // A new suite is created with servers and model.
  const names = suite === undefined ? undefined : servers?.map(({ name }) => name)
  if (names !== undefined && !isSameSet(names, detail?.environment?.servers ?? [])) {
    body.environment = { servers: names }
    changes.push('servers')
  }
  const storedModel = detail?.executionConfig?.model ?? undefined
  if (suite !== undefined && model !== undefined && !isSameModel(model, provider, storedModel)) {
    body.executionConfig = { model }
    changes.push('model')
  }
  for (const name of ['systemPrompt', 'temperature'] as const) {
    if (spec[name] === undefined || spec[name] === readFields(detail?.executionConfig)[name]) continue
    body.executionConfig = { ...body.executionConfig, [name]: spec[name] }
    changes.push(name)
  }
  const settings = readFields(readSuiteSettings({ settings: spec.settings ?? {} }).settings)
  const stored = readFields(detail?.settings)
  const differing = Object.entries(settings).filter(([name, value]) =>
    name === 'matchOptions' ? !isSameMatching(stored[name], value) : !holdsFields(stored[name], value),
  )
  if (differing.length > 0) {
    body.settings = Object.fromEntries(differing)
    changes.push(...differing.map(([name]) => `settings.${name}`))
  }
  if (spec.hosts !== undefined && !areSameHosts(spec.hosts, detail?.hosts ?? [])) {
    body.hosts = spec.hosts.map(({ host, servers: hostServers }) => ({
      host,
      servers: hostServers && [...hostServers],
    }))
    changes.push('clients')
  }
  if (changes.length === 0) return []
  return [{ kind: 'update-suite', body, changes }]
}

/** Clients by name or id, in any order. Servers that the file does not name are the service's to choose. */
function areSameHosts(
  wanted: readonly HostSpec[],
  stored: readonly {
    readonly id?: string | null
    readonly name?: string | null
    readonly servers?: readonly string[] | null
  }[],
): boolean {
  return (
    wanted.length === stored.length &&
    wanted.every(({ host, servers }) => {
      const storedHost = stored.find(({ id, name }) => name === host || id === host)
      return (
        storedHost !== undefined && (servers === undefined || isSameSet(servers, storedHost.servers ?? []))
      )
    })
  )
}

function isSameSet(wanted: readonly string[], stored: readonly string[]): boolean {
  return wanted.length === stored.length && wanted.every((name) => stored.includes(name))
}

/** The service derives the provider, so a model without one is the same model. */
function isSameModel(wanted: string, provider: string | undefined, stored: string | undefined): boolean {
  return stored === wanted || stored === toFullModelName(wanted, provider)
}

function planEnvironmentList(spec: SuiteSpec, { suite, environments }: SyncState): SyncAction[] {
  if (spec.environments === undefined) return []
  const attached = suite?.detail?.environmentIds ?? []
  const isKnown = suite === undefined || suite.detail !== undefined
  const wanted = (spec.environments ?? []).map(
    (ref) =>
      environments.find(({ id, name, archived }) => archived !== true && (id === ref || name === ref))?.id,
  )
  const isSame =
    isKnown &&
    wanted.length === attached.length &&
    wanted.every((id) => id !== undefined && attached.includes(id))
  if (isSame) return []
  return [{ kind: 'attach-environments', environments: spec.environments }]
}

function planScheduleActions({ schedule }: SuiteSpec, { suite, environments }: SyncState): SyncAction[] {
  if (schedule === undefined) return []
  const stored = suite?.detail?.schedule
  if (schedule === null) {
    const isOff = suite === undefined || stored?.enabled === false
    if (isOff) return []
    return [{ kind: 'set-schedule', schedule }]
  }
  const pin = environments.find(
    ({ id, name }) => id === schedule.environment || name === schedule.environment,
  )
  const isSame =
    stored?.enabled === true &&
    stored.intervalMinutes === schedule.everyMinutes &&
    (schedule.environment === undefined || stored.environmentId === pin?.id)
  if (isSame) return []
  return [{ kind: 'set-schedule', schedule }]
}
