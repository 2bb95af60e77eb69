import { isDeepStrictEqual } from 'node:util'
import { type Problem, UsageError } from '../../errors.ts'
import type { SuiteSpec } from '../../model/suite-spec.ts'
import { findNamed, type Named } from '../names.ts'
import type { SuitePatch, SyncAction, SyncPlan } from './actions.ts'
import { caseActions, casesOfCreation } from './cases.ts'
import { asRecord, holds } from './compare.ts'
import { environmentActions } from './environments.ts'
import type { SyncState } from './state.ts'

/**
 * The difference between a suite file and the service. Nothing is deleted unless `prune` is set, and nothing is
 * done where the service already says the same; fields that the file leaves out are left alone.
 * @throws UsageError naming every server, client and environment that is not there, and a suite that can't be
 * edited
 */
export function planSync(spec: SuiteSpec, state: SyncState, options: { readonly prune: boolean }): SyncPlan {
  const problems: Problem[] = []
  const environments = environmentActions(spec.environmentSpecs, state, problems)
  const serverIds = findServers(spec.servers, state.servers, problems)
  checkEnvironments(spec, state, problems)
  const { suite } = state
  if (suite?.detail?.managedBy === 'ci') {
    problems.push({
      where: 'name',
      message: `the suite “${spec.name}” is made by uploads from CI and can’t be edited`,
      advice: 'Give the suite of this file another name.',
    })
  }
  if (problems.length > 0) throw new UsageError(problems)
  const created = suite === undefined ? casesOfCreation(spec.cases) : []
  const creation: SyncAction[] =
    suite === undefined ? [{ kind: 'create-suite', cases: created, serverIds: serverIds ?? [] }] : []
  const cases = caseActions(spec, suite?.cases, created, options)
  return {
    suiteName: spec.name,
    suiteId: suite?.id,
    actions: [
      ...environments,
      ...creation,
      ...suiteActions(spec, serverIds, state),
      ...environmentListActions(spec, state),
      ...scheduleActions(spec, state),
      ...cases.actions,
    ],
    kept: cases.kept,
  }
}

function findServers(
  refs: readonly string[] | undefined,
  servers: readonly Named[],
  problems: Problem[],
): readonly string[] | undefined {
  return refs?.flatMap((ref) => {
    const found = findNamed(ref, servers, { where: 'servers', kind: 'server' })
    if ('item' in found) return [found.item.id]
    problems.push(found.problem)
    return []
  })
}

/** Attached environments must be there, or be made by the same file. */
function checkEnvironments(spec: SuiteSpec, state: SyncState, problems: Problem[]): void {
  const active = state.environments
    .filter(({ archived }) => archived !== true)
    .map(({ id, name }) => ({ id, name: name ?? id }))
  const made = spec.environmentSpecs
    .filter(({ archived }) => !archived)
    .map(({ name }) => ({ id: name, name }))
  for (const ref of spec.environments ?? []) {
    const found = findNamed(
      ref,
      [...made, ...active.filter(({ name }) => !made.some((one) => one.name === name))],
      {
        where: 'environments',
        kind: 'environment',
      },
    )
    if ('problem' in found) problems.push(found.problem)
  }
}

/** Settings that differ. A deployment that does not show suites is told them again. */
function suiteActions(
  spec: SuiteSpec,
  serverIds: readonly string[] | undefined,
  { suite }: SyncState,
): SyncAction[] {
  const { description, model, provider, settings } = spec
  const detail = suite?.detail
  const isNew = suite === undefined
  const execution = asRecord(detail?.executionConfig)
  const stored = asRecord(detail?.settings)
  const wanted: [string, unknown, unknown, keyof SuitePatch][] = [
    ['description', description, detail?.description, 'description'],
    // A new suite is created with these.
    ...(isNew
      ? []
      : ([
          ['servers', serverIds, asRecord(detail).serverIds, 'serverIds'],
          ['model', model, execution.model, 'model'],
          ['provider', provider, execution.provider, 'provider'],
        ] satisfies [string, unknown, unknown, keyof SuitePatch][])),
  ]
  const differing = wanted.filter(([, now, before]) => now !== undefined && !isDeepStrictEqual(now, before))
  const settingNames = Object.entries(settings ?? {})
    .filter(([name, value]) => !holds(stored[name], value))
    .map(([name]) => name)
  const body: SuitePatch = {
    ...Object.fromEntries(differing.map(([, now, , key]) => [key, now])),
    ...(settingNames.length > 0 && {
      settings: Object.fromEntries(settingNames.map((name) => [name, settings?.[name]])),
    }),
  }
  const changes = [...differing.map(([name]) => name), ...settingNames.map((name) => `settings.${name}`)]
  return changes.length === 0 ? [] : [{ kind: 'update-suite', body, changes }]
}

function environmentListActions(spec: SuiteSpec, { suite, environments }: SyncState): SyncAction[] {
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
  return isSame ? [] : [{ kind: 'attach-environments', environments: spec.environments }]
}

function scheduleActions({ schedule }: SuiteSpec, { suite, environments }: SyncState): SyncAction[] {
  if (schedule === undefined) return []
  const stored = suite?.detail?.schedule
  if (schedule === null) {
    const isOff = suite === undefined || stored?.enabled === false
    return isOff ? [] : [{ kind: 'set-schedule', schedule }]
  }
  const pin = environments.find(
    ({ id, name }) => id === schedule.environment || name === schedule.environment,
  )
  const isSame =
    stored?.enabled === true &&
    stored.intervalMinutes === schedule.everyMinutes &&
    (schedule.environment === undefined || stored.environmentId === pin?.id)
  return isSame ? [] : [{ kind: 'set-schedule', schedule }]
}
