import { isDeepStrictEqual } from 'node:util'
import type { LayerOf, Row } from '../settings/row.ts'

/**
 * One row of the table of the policy: a setting of which a reviewer may have to read, and that a workflow may
 * not weaken unnoticed.
 */
export interface Setting<Value> extends Row<Value> {
  /** One layer over another; without it maps are joined key by key, and anything else is replaced. */
  readonly join?: (below: Value, above: LayerOf<NonNullable<Value>>) => Value
  /** Whether a workflow that sets it asks for less than the policy of the base branch does. */
  readonly isWeaker: (asked: Value, policy: Value) => boolean
  /** The value for the reviewer, as short sentences; none for what everybody expects. */
  readonly says: (value: Value, policy: { readonly failOn: string }) => readonly string[]
}

/** Creates an `isWeaker` by a list of values: the earlier one is weaker. */
export function compareByOrder<Value>(...values: readonly Value[]): (asked: Value, policy: Value) => boolean {
  return (asked, policy) => values.indexOf(asked) < values.indexOf(policy)
}

/** An `isWeaker` of numbers: the smaller one is weaker, and no number is weaker than any. */
export function isSmallerOrUnset(asked: number | undefined, policy: number | undefined): boolean {
  return (asked ?? Number.NEGATIVE_INFINITY) < (policy ?? Number.NEGATIVE_INFINITY)
}

/** An `isWeaker` of numbers: the larger one is weaker, and no number is weaker than any. */
export function isLargerOrUnset(asked: number | undefined, policy: number | undefined): boolean {
  return (asked ?? Number.POSITIVE_INFINITY) > (policy ?? Number.POSITIVE_INFINITY)
}

/** Nobody can say which of two values asks for more, so every other one counts as weaker. */
export function isDifferent(asked: unknown, policy: unknown): boolean {
  return !isDeepStrictEqual(asked, policy)
}

/** An `isWeaker` of settings that the verdict does not depend on. */
export const isNeverWeaker = () => false

/** Creates an `isWeaker` of maps: a map is weaker when one of its members is. */
export function compareEachMember<Value>(
  isWeaker: (asked: Value | undefined, policy: Value | undefined) => boolean,
): (
  asked: Readonly<Record<string, Value | undefined>>,
  policy: Readonly<Record<string, Value | undefined>>,
) => boolean {
  return (asked, policy) =>
    Object.keys({ ...asked, ...policy }).some((name) => isWeaker(asked[name], policy[name]))
}

/** Creates a `says` with a sentence for one value, and none for others. */
export function describeWhen<Value>(value: Value, sentence: string): (setting: unknown) => readonly string[] {
  return (setting) => (setting === value ? [sentence] : [])
}

/** A `says` for settings of which a reviewer need not read. */
export const describeNothing = () => []
