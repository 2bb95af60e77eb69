import { isDeepStrictEqual } from 'node:util'
import { readFields } from '../../model/data.ts'

/** True when the stored value holds every wanted field that is set; fields that the service adds don't matter. */
export function holdsFields(stored: unknown, wanted: unknown): boolean {
  if (wanted === undefined) return true
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(stored) &&
      stored.length === wanted.length &&
      wanted.every((item, index) => holdsFields(stored[index], item))
    )
  }
  if (typeof wanted === 'object' && wanted !== null) {
    const fields = readFields(stored)
    return Object.entries(wanted).every(
      ([name, value]) =>
        value === undefined || (Object.hasOwn(fields, name) && holdsFields(fields[name], value)),
    )
  }
  return Object.is(stored, wanted)
}

/** `provider/model`. A model that has its provider in its name keeps it. */
export function toFullModelName(model: string, provider: string | undefined): string {
  if (model.includes('/') || provider === undefined) return model
  return `${provider}/${model}`
}

/** The service's own words for the order of tool calls, by those that a suite file uses. */
const orderWords: Readonly<Record<string, string>> = {
  any: 'ignore',
  'in-order': 'superset',
  exact: 'strict',
}

/** Match options that mean the same: a deployment may store them in its own words, and an absent one is null. */
export function isSameMatching(stored: unknown, wanted: unknown): boolean {
  return isDeepStrictEqual(readMatchOptions(stored), readMatchOptions(wanted))
}

function readMatchOptions(options: unknown): unknown {
  if (options === undefined || options === null) return null
  const { toolCallOrder, extraToolCalls, maxExtraToolCalls, ...rest } = readFields(options)
  const extra = extraToolCalls === undefined ? maxExtraToolCalls : extraToolCalls
  const order = String(toolCallOrder)
  return {
    order: orderWords[order] ?? toolCallOrder,
    extra: extra === null ? 'unlimited' : extra,
    arguments: rest.arguments ?? rest.argumentMatching,
  }
}

/** What differs between two readings of a suite, as `settings.minimumAccuracy: 90 → 80`. */
export function describeChanges(earlier: unknown, later: unknown): readonly string[] {
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
    const earlierPart = readFields(earlier)[part]
    const laterPart = readFields(later)[part]
    const names =
      part === 'settings' || part === 'executionConfig' ? [earlierPart, laterPart].map(readFields) : []
    const inner = [...new Set(names.flatMap((fields) => Object.keys(fields)))]
    if (inner.length > 0) {
      return inner.flatMap((name) =>
        describeChange(`${part}.${name}`, readFields(earlierPart)[name], readFields(laterPart)[name]),
      )
    }
    return describeChange(part, earlierPart, laterPart)
  })
}

function describeChange(name: string, earlier: unknown, later: unknown): readonly string[] {
  const showValue = (value: unknown) => {
    const text = JSON.stringify(value) ?? 'absent'
    if (text.length > 100) return `${text.slice(0, 100).toWellFormed()}…`
    return text
  }
  if (isDeepStrictEqual(earlier ?? null, later ?? null)) return []
  return [`${name}: ${showValue(earlier)} → ${showValue(later)}`]
}
