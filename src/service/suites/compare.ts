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
    const fields = asRecord(stored)
    return Object.entries(wanted).every(
      ([name, value]) => value === undefined || (Object.hasOwn(fields, name) && holds(fields[name], value)),
    )
  }
  return Object.is(stored, wanted)
}

/** The value when it is a map of keys, else an empty one. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {}
}

/** `provider/model`. A model that has its provider in its name keeps it. */
export function fullModelName(model: string, provider: string | undefined): string {
  return model.includes('/') || provider === undefined ? model : `${provider}/${model}`
}
