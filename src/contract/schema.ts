import * as v from 'valibot'

/** A string with these known values. Any other value is kept, since the API is in preview. */
export function openPicklist(...known: readonly string[]) {
  return v.pipe(v.string(), v.description(`Known values: ${known.join(', ')}.`))
}

/** A field of an answer that may be absent or null. */
export function maybe<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.nullish(schema)
}

export const text = v.string()
/**
 * Id of a record as the service gives it. Ids go into addresses, outputs and shell commands of workflows, so
 * one with blanks, line breaks or signs of a shell is an answer that can't be trusted.
 */
export const recordId = v.pipe(
  v.string(),
  v.regex(/^[\w.:-]{1,200}$/, 'must be an id of letters, digits and _ . : -'),
)
export const filledText = v.pipe(v.string(), v.nonEmpty('must not be empty'))
/** A text that is not only white space. */
export const nonBlankText = v.pipe(
  v.string(),
  v.nonEmpty('must not be empty'),
  v.check((value) => value === '' || value.trim() !== '', 'must not be blank'),
)
export const epochMs = v.pipe(v.number(), v.description('Unix epoch milliseconds.'))
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** How often something is repeated. */
export const oneToTen = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))
export const jsonObject = v.record(v.string(), v.unknown())

/** A collection of the service: items and, except on the last page, the cursor of the next page. */
export function pageSchema<const Item extends v.GenericSchema>(item: Item) {
  return v.looseObject({ items: v.array(item), nextCursor: v.nullish(v.string()) })
}

/** Query of a paged GET. A limit out of range is clamped by the service, not rejected. */
export const pageQuery = v.strictObject({
  cursor: v.optional(text),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
})

/** A server or another record named by id. */
export const idAndName = v.looseObject({ id: text, name: maybe(text) })

/** Totals of a run. The pass rate is a fraction 0..1. */
export const runSummary = v.looseObject({
  total: v.number(),
  passed: v.number(),
  failed: v.number(),
  passRate: v.pipe(v.number(), v.description('Fraction 0..1.')),
})

/** Fields that must be there together, and those that must not be beside them. */
export interface Form {
  readonly needs: readonly string[]
  readonly excludes?: readonly string[]
}

/** A body of several forms, of which it must have one. The JSON Schema of the body says so, too. */
export function takesForm<Body extends object>(forms: readonly Form[], message: string) {
  const isPresent = (body: Body, name: string) => Reflect.get(body, name) !== undefined
  const requirement = (body: Body) =>
    forms.some(
      ({ needs, excludes = [] }) =>
        needs.every((name) => isPresent(body, name)) && !excludes.some((name) => isPresent(body, name)),
    )
  return { ...v.check(requirement, message), forms }
}

export const emptyBody = v.strictObject({})
