import { isDeepStrictEqual } from 'node:util'
import type { Policy, PolicyField } from '#verdict'
import { isRecord, listKeys, replaceMembers } from '../../model/data.ts'
import { collectDefaults, indexByField, indexByKey, type LayerOf } from '../settings/row.ts'
import { type JobSettings, jobSettings } from './job-settings.ts'
import { judgingSettings } from './judging-settings.ts'
import type { Setting } from './setting.ts'

export type { JobSettings } from './job-settings.ts'
export { type LookBudget, type MeasureBudget, readLookBudget } from './look-budget.ts'

/** All that the policy of a project says: how the gate judges, and what the jobs do around it. */
export interface ProjectPolicy extends Policy, JobSettings {}

/**
 * Every setting of the policy, by its field. A row in one of the tables is all that a setting needs; it is
 * then a key of the policy file, of its JSON Schema and of `docs/policy.md` (`npm run docs:inputs`).
 */
export const policyTable: {
  readonly [Field in PolicyField | keyof JobSettings]-?: Setting<ProjectPolicy[Field]>
} = {
  ...judgingSettings,
  ...jobSettings,
}

type Field = keyof typeof policyTable

const fields = listKeys(policyTable)

/** A row without the type of its value. */
export function getPolicySetting(field: Field): Setting<unknown> {
  return policyTable[field] as Setting<unknown>
}

/** Fields by key of the file, in the order of the docs. */
export const fieldsByKey: ReadonlyMap<string, Field> = new Map(
  [...indexByKey(policyTable)].map(([key, { field }]) => [key, field]),
)

/** What one layer of the configuration says; what it leaves out comes from the layer below. */
export type PolicySettings = {
  readonly [Name in Field]?: LayerOf<NonNullable<ProjectPolicy[Name]>> | undefined
}

/** The policy of a project that says nothing. */
export const defaultPolicy: ProjectPolicy = collectDefaults<Omit<ProjectPolicy, 'shared'>>(policyTable)

/** Keys of the file to fields. */
export function toPolicySettings(written: Readonly<Record<string, unknown>>): PolicySettings {
  return indexByField(policyTable, written)
}

/** One layer over another, by the rules of each setting. */
export function applyPolicyLayer(below: ProjectPolicy, above: PolicySettings): ProjectPolicy {
  const given = fields.filter((field) => above[field] !== undefined)
  return replaceMembers(below, given, (field) => joinField(field, below, above))
}

function joinField<Name extends Field>(
  field: Name,
  below: ProjectPolicy,
  above: PolicySettings,
): ProjectPolicy[Name] {
  const value = above[field]
  const { join = overlayValues } = getPolicySetting(field)
  // The row of the field joins its two types into the first, which a row without its type can't say.
  if (value === undefined) return below[field]
  return join(below[field], value) as ProjectPolicy[Name]
}

/** Joins maps key by key; a value that is undefined above is taken from below. */
function overlayValues(below: unknown, above: unknown): unknown {
  if (above === undefined) return below
  if (!isRecord(below) || !isRecord(above)) return above
  const names = Object.keys({ ...below, ...above })
  return Object.fromEntries(names.map((name) => [name, overlayValues(below[name], above[name])]))
}

/** The settings of the gate, without those of the jobs around it. */
export function pickJudgingPolicy(policy: ProjectPolicy): Policy {
  const judging = Object.entries(policy).filter(([field]) => field in judgingSettings || field === 'shared')
  return Object.fromEntries(judging) as Policy
}

/** Keys of the settings in which two policies differ. */
export function findDifferingKeys(first: ProjectPolicy, second: ProjectPolicy): readonly string[] {
  return [...fieldsByKey]
    .filter(([, field]) => !isDeepStrictEqual(first[field], second[field]))
    .map(([key]) => key)
}

/** The policy in force for the reviewer, one short sentence each. Foreign text only from the policy file. */
export function describePolicy(policy: Policy & Partial<JobSettings>): string[] {
  return fields.flatMap((field) => getPolicySetting(field).says(policy[field], policy))
}
