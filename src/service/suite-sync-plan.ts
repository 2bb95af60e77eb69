import { isDeepStrictEqual } from 'node:util'
import { limits } from '../contract/limits.ts'
import type { StoredCase } from '../contract/operations/cases.ts'
import type { BodyOf } from '../contract/operations.ts'
import { type Problem, UsageError } from '../errors.ts'
import type { CaseSpec, SuiteSpec } from '../model/suite-spec.ts'
import { findNamed, type Named } from './hosted-run-names.ts'
import { type EnvironmentAction, environmentActions } from './suite-sync-environments.ts'
import type { SyncState } from './suite-sync-state.ts'

/** One step of bringing the service to what a suite file says. In the order of the plan. */
export type SyncAction =
  | EnvironmentAction
  /** With the cases that can be part of it; the others follow. */
  | {
      readonly kind: 'create-suite'
      readonly cases: readonly CaseSpec[]
      readonly serverIds: readonly string[]
    }
  | { readonly kind: 'update-suite'; readonly body: SuitePatch; readonly changes: readonly string[] }
  /** Environments by name: some of them may only be created by the plan. */
  | { readonly kind: 'attach-environments'; readonly environments: readonly string[] | null }
  | { readonly kind: 'set-schedule'; readonly schedule: NonNullable<SuiteSpec['schedule']> | null }
  | { readonly kind: 'create-cases'; readonly cases: readonly CaseSpec[] }
  | {
      readonly kind: 'update-case'
      readonly caseId: string
      readonly title: string
      readonly body: Readonly<Record<string, unknown>>
      readonly changes: readonly string[]
    }
  | { readonly kind: 'delete-case'; readonly caseId: string; readonly title: string }

export type SuitePatch = BodyOf<'updateEvalSuite'>

/** What would be done, and what is left alone although the file does not have it. */
export interface SyncPlan {
  readonly suiteName: string
  readonly suiteId?: string
  readonly actions: readonly SyncAction[]
  /** Titles of stored cases that the file does not have. */
  readonly kept: readonly string[]
}

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
    ...(suite !== undefined && { suiteId: suite.id }),
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

/** Fields that a test inside of a new suite can have; any other needs the case itself. */
const inlineFields: ReadonlySet<string> = new Set([
  'steps',
  'model',
  'provider',
  'iterations',
  'legacyIterations',
  'isNegativeTest',
  'query',
])

/** A suite can't be made without a case. All go along if they can, else the first, whose rest is edited in after. */
function casesOfCreation(cases: readonly CaseSpec[]): readonly CaseSpec[] {
  const allFit =
    cases.length <= limits.testsPerSuite &&
    cases.every(
      ({ id, fields }) => id === undefined && Object.keys(fields).every((name) => inlineFields.has(name)),
    )
  return allFit ? cases : cases.slice(0, 1)
}

/** Cases are the same by their declared id, else by their title. */
function caseActions(
  spec: SuiteSpec,
  stored: readonly StoredCase[] | undefined,
  created: readonly CaseSpec[],
  { prune }: { readonly prune: boolean },
): { readonly actions: readonly SyncAction[]; readonly kept: readonly string[] } {
  if (stored === undefined && created.length === 0) return { actions: [], kept: [] }
  const known = stored ?? []
  const matched = new Map<string, CaseSpec>()
  const missing: CaseSpec[] = []
  for (const one of spec.cases) {
    const found =
      known.find(({ id, caseId }) => one.id !== undefined && caseId === one.id && !matched.has(id)) ??
      known.find(({ id, title, caseId }) => title === one.title && !matched.has(id) && !(one.id && caseId))
    if (found === undefined) missing.push(one)
    else matched.set(found.id, one)
  }
  const updates = known.flatMap((of): SyncAction[] => {
    const one = matched.get(of.id)
    return one === undefined ? [] : updateOf(one, of)
  })
  const foreign = known.filter(({ id }) => !matched.has(id))
  const rest = missing.filter((one) => !created.includes(one))
  return {
    actions: [
      ...updates,
      ...batches(rest).map((cases): SyncAction => ({ kind: 'create-cases', cases })),
      ...(prune
        ? foreign.map(
            ({ id, title }): SyncAction => ({ kind: 'delete-case', caseId: id, title: title ?? id }),
          )
        : []),
    ],
    kept: prune ? [] : foreign.map(({ id, title }) => title ?? id),
  }
}

function updateOf(spec: CaseSpec, stored: StoredCase): SyncAction[] {
  const wanted = { ...spec.fields, title: spec.title, ...(spec.id !== undefined && { caseId: spec.id }) }
  const differing = Object.entries(wanted).filter(([name, value]) => !holds(stored[name], value))
  if (differing.length === 0) return []
  const changes = differing.map(([name]) => name)
  const body = Object.fromEntries(differing)
  return [{ kind: 'update-case', caseId: stored.id, title: spec.title, body, changes }]
}

/** True when the stored value says everything that is wanted; what the service adds to it does not matter. */
function holds(stored: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(stored) &&
      stored.length === wanted.length &&
      wanted.every((item, index) => holds(stored[index], item))
    )
  }
  if (typeof wanted === 'object' && wanted !== null) {
    const fields = asRecord(stored)
    return Object.entries(wanted).every(
      ([name, value]) => Object.hasOwn(fields, name) && holds(fields[name], value),
    )
  }
  return Object.is(stored, wanted)
}

function batches(cases: readonly CaseSpec[]): (readonly CaseSpec[])[] {
  const size = limits.casesPerBatch
  return Array.from({ length: Math.ceil(cases.length / size) }, (_, index) =>
    cases.slice(index * size, (index + 1) * size),
  )
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {}
}
