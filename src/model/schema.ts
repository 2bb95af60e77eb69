import * as v from 'valibot'
import { buildRecord } from './data.ts'

/*
 * The parts of the model that are written to files are schemas, and their types follow: a member has one home. Building
 * blocks of them.
 */

/** A whole number from 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** 0..1. */
export const rate = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
export const text = v.string()
export const number = v.number()
/** True, or absent. */
export const mark = v.optional(v.literal(true))

/** A list of at most so many items. */
export function makeListSchema<const Item extends v.GenericSchema>(item: Item, most: number) {
  return v.pipe(v.array(item), v.maxLength(most))
}

/** A count by each of these names. */
export function makeCountSchemas<const Name extends string>(names: readonly Name[]) {
  return buildRecord(names, () => count)
}

/** The type that a schema describes; nothing in it may be changed. */
export type Described<Schema extends v.GenericSchema> = Immutable<v.InferOutput<Schema>>

type Immutable<T> = T extends object ? { readonly [Name in keyof T]: Immutable<T[Name]> } : T
