import { isDeepStrictEqual } from 'node:util'
import { fieldsOf } from '../../model/data.ts'

/** True when the stored value holds every wanted field that is set; fields that the service adds don't matter. */
export function holds(stored: unknown, wanted: unknown): boolean {
  if (wanted === undefined) return true
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(stored) &&
      stored.length === wanted.length &&
      wanted.every((item, index) => holds(stored[index], item))
    )
  }
  if (typeof wanted === 'object' && wanted !== null) {
    const fields = fieldsOf(stored)
    return Object.entries(wanted).every(
      ([name, value]) => value === undefined || (Object.hasOwn(fields, name) && holds(fields[name], value)),
    )
  }
  return Object.is(stored, wanted)
}

/** `provider/model`. A model that has its provider in its name keeps it. */
export function fullModelName(model: string, provider: string | undefined): string {
  return model.includes('/') || provider === undefined ? model : `${provider}/${model}`
}

/** The service's own words for the order of tool calls, by those that a suite file uses. */
const orderWords: Readonly<Record<string, string>> = {
  any: 'ignore',
  'in-order': 'superset',
  exact: 'strict',
}

/** Match options that mean the same: a deployment may store them in its own words, and an absent one is null. */
export function isSameMatching(stored: unknown, wanted: unknown): boolean {
  return isDeepStrictEqual(readMatching(stored), readMatching(wanted))
}

function readMatching(options: unknown): unknown {
  if (options === undefined || options === null) return null
  const { toolCallOrder, extraToolCalls, maxExtraToolCalls, ...rest } = fieldsOf(options)
  const extra = extraToolCalls === undefined ? maxExtraToolCalls : extraToolCalls
  const order = String(toolCallOrder)
  return {
    order: orderWords[order] ?? toolCallOrder,
    extra: extra === null ? 'unlimited' : extra,
    arguments: rest.arguments ?? rest.argumentMatching,
  }
}

/** What differs between two readings of a suite, as `settings.minimumAccuracy: 90 → 80`. */
export function describeChanges(before: unknown, after: unknown): readonly string[] {
  const parts = [
    'name',
    'description',
    'environment',
    'executionConfig',
    'hosts',
    'environmentIds',
    'settings',
  ]
  return parts.flatMap((part) => {
    const [was, is] = [fieldsOf(before)[part], fieldsOf(after)[part]]
    const names = part === 'settings' || part === 'executionConfig' ? [was, is].map(fieldsOf) : []
    const inner = [...new Set(names.flatMap((fields) => Object.keys(fields)))]
    if (inner.length > 0) {
      return inner.flatMap((name) => changeOf(`${part}.${name}`, fieldsOf(was)[name], fieldsOf(is)[name]))
    }
    return changeOf(part, was, is)
  })
}

function changeOf(name: string, was: unknown, is: unknown): readonly string[] {
  const show = (value: unknown) => {
    const text = JSON.stringify(value) ?? 'absent'
    return text.length > 100 ? `${text.slice(0, 100).toWellFormed()}…` : text
  }
  return isDeepStrictEqual(was ?? null, is ?? null) ? [] : [`${name}: ${show(was)} → ${show(is)}`]
}
