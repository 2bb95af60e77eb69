import * as v from 'valibot'
import type { Policy } from '../../gate/policy/policy.ts'
import { judgingSettings } from './judging.ts'
import type { LayerOf, Setting } from './setting.ts'

/**
 * Every setting of the policy, by its field. A row in one of the tables is all that a setting needs; it is then a key of
 * the policy file, of its JSON Schema and of `docs/policy.md` (`npm run docs:inputs`).
 */
const policyTable: { readonly [Field in keyof Policy]-?: Setting<Policy[Field]> } = judgingSettings

type Field = keyof Policy

const fields = Object.keys(policyTable) as readonly Field[]

/** A row without the type of its value. */
export function settingOf(field: Field): Setting<unknown> {
  return policyTable[field] as Setting<unknown>
}

export function keyOf(field: Field): string {
  return settingOf(field).name ?? field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Fields by key of the file, in the order of the docs. */
export const fieldsByKey: ReadonlyMap<string, Field> = new Map(fields.map((field) => [keyOf(field), field]))

/** What one layer of the configuration says; what it leaves out comes from the layer below. */
export type PolicySettings = { readonly [Name in Field]?: LayerOf<NonNullable<Policy[Name]>> | undefined }

/** The policy of a project that says nothing. */
export const defaultPolicy = Object.fromEntries(
  fields.flatMap((field) => {
    const { default: standard } = settingOf(field)
    return standard === undefined ? [] : [[field, standard]]
  }),
) as unknown as Policy

/** Links lead nowhere from a schema. */
const links = /\[([^\]]*)\]\([^)]*\)/g

/** What may be written, by key: the entries of a schema. */
export const writtenSettings: v.ObjectEntries = Object.fromEntries(
  [...fieldsByKey].map(([key, field]) => {
    const { schema, description } = settingOf(field)
    return [key, v.optional(v.pipe(schema, v.description(description.replace(links, '$1'))))]
  }),
)

/** Keys of the file to fields. */
export function toSettings(written: Readonly<Record<string, unknown>>): PolicySettings {
  const read = Object.entries(written).flatMap(([key, value]) => {
    const field = fieldsByKey.get(key)
    return field === undefined || value === undefined ? [] : [[field, value]]
  })
  return Object.fromEntries(read)
}

/** One layer over another, by the rules of each setting. */
export function layer(below: Policy, above: PolicySettings): Policy {
  const joined = fields.flatMap((field) => {
    const value = above[field]
    const { join = overlay } = settingOf(field)
    return value === undefined ? [] : [[field, join(below[field], value as never)]]
  })
  return { ...below, ...Object.fromEntries(joined) }
}

/** Maps are joined key by key; what is undefined above lets the value below through. */
function overlay(below: unknown, above: unknown): unknown {
  if (above === undefined) return below
  if (!isMap(below) || !isMap(above)) return above
  const names = Object.keys({ ...below, ...above })
  return Object.fromEntries(names.map((name) => [name, overlay(below[name], above[name])]))
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The policy in force for the reviewer, one short sentence each. Foreign text only from the policy file. */
export function describePolicy(policy: Policy): string[] {
  return fields.flatMap((field) => settingOf(field).says(policy[field], policy))
}
