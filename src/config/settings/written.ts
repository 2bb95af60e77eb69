import * as v from 'valibot'
import { growthModes } from '#verdict'
import { type CamelCase, toCamelCase } from '../inputs/input.ts'

/** Patterns in one file at most, so that matching stays cheap whatever the file says. */
export const maxRules = 500
export const maxPatterns = 50
const maxText = 500

const percentPattern = /^\s*(100(\.0+)?|\d{1,2}(\.\d+)?)\s*%\s*$/

/** `0.95` and `"95%"` as 0.95. */
const readRate = (value: number | string) => {
  if (typeof value === 'number') return value
  return Number.parseFloat(value) / 100
}

const asShare = 'must be a share: a number from 0 to 1, or percent like "95%"'
export const share = v.pipe(
  v.union(
    [
      v.pipe(v.number(), v.minValue(0, asShare), v.maxValue(1, asShare)),
      v.pipe(v.string(), v.regex(percentPattern, asShare)),
    ],
    asShare,
  ),
  v.transform(readRate),
)

const asGrowth = 'must be a share like 0.2, or percent like "20%"'
const growthShare = v.pipe(
  v.union(
    [
      v.pipe(v.number(), v.minValue(0, asGrowth)),
      v.pipe(v.string(), v.regex(/^\s*\d{1,4}(\.\d+)?\s*%\s*$/, asGrowth)),
    ],
    asGrowth,
  ),
  v.transform(readRate),
)

export function createChoiceSchema<const T extends readonly string[]>(values: T) {
  return v.picklist(values, `must be one of ${values.join(', ')}`)
}

export const flag = v.boolean('must be true or false')
export const finite = v.pipe(v.number('must be a number'), v.finite('must be a finite number'))
export const positive = v.pipe(finite, v.gtValue(0, 'must be more than 0'))

export function createIntegerSchema(
  least: number,
  most: number,
  message = `must be a whole number from ${least} to ${most}`,
) {
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message))
}

const asMinutes = 'must be a number of minutes up to 1440'
/** Minutes, at most a day, as ms. */
export const minutes = v.pipe(
  v.number(asMinutes),
  v.gtValue(0, asMinutes),
  v.maxValue(24 * 60, asMinutes),
  v.transform((value) => value * 60_000),
)

const asInterval = 'must be hours or days like 26h or 7d, at most 90d'
const hourMs = 60 * 60_000

/** Hours or days, at most 90 days, as ms. */
export const interval = v.pipe(
  v.string(asInterval),
  v.regex(/^[1-9]\d{0,3}[hd]$/, asInterval),
  v.transform((written) => Number.parseInt(written, 10) * (written.endsWith('h') ? hourMs : 24 * hourMs)),
  v.maxValue(90 * 24 * hourMs, asInterval),
)

export const shortText = v.pipe(
  v.string('must be text'),
  v.nonEmpty('must not be empty'),
  v.maxLength(maxText, `must not be longer than ${maxText} characters`),
)

export const day = v.pipe(
  v.string('must be a day like 2030-12-31'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day like 2030-12-31'),
  v.check(
    (value) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) ?? false,
    'is not a day of the calendar',
  ),
)

const asPatterns = `must be a pattern or a list of 1 to ${maxPatterns} patterns`

/** One text or several, as a list. */
export function createTextsSchema(least: number, message = asPatterns, most = maxPatterns) {
  return v.pipe(
    v.union(
      [shortText, v.pipe(v.array(shortText), v.minLength(least, message), v.maxLength(most, message))],
      message,
    ),
    v.transform((value): readonly string[] => (typeof value === 'string' ? [value] : value)),
  )
}

export const match = v.pipe(
  createTextsSchema(1),
  v.description('Pattern or patterns. `*` stands for any text, `?` for one character.'),
)

/** Smallest mean by scorer; `*` for every scorer. */
export const minScores = v.pipe(
  v.union([finite, v.record(shortText, finite)], 'must be a number, or one number per scorer'),
  v.transform(
    (value): Readonly<Record<string, number>> => (typeof value === 'number' ? { '*': value } : value),
  ),
)

/** A map, whose keys are the names of members in kebab case. */
export function createMapSchema<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.strictObject(entries),
    v.transform(toCamelCaseKeys<v.InferOutput<v.StrictObjectSchema<Entries, undefined>>>),
  )
}

function toCamelCaseKeys<Written extends object>(written: Written) {
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [toCamelCase(name), value])) as {
    readonly [Name in keyof Written as CamelCase<Name>]: Written[Name]
  }
}

export const limitsSchema = createMapSchema({
  'latency-ms': v.optional(positive),
  tokens: v.optional(positive),
  'cost-usd': v.optional(positive),
})

export const growthRule = createMapSchema({
  mode: v.optional(createChoiceSchema(growthModes)),
  'at-least': v.optional(growthShare),
})
