import * as v from 'valibot'
import { type Described, makeListSchema, text } from '../schema.ts'

/** More inputs are not kept. */
const mostInputs = 100

const digestSchema = v.object({ name: text, digest: text })

/** An input that somebody gave, by a digest of its value: enough to tell two values apart. */
export type InputDigest = Described<typeof digestSchema>

const inputDigestsSchema = makeListSchema(digestSchema, mostInputs)

export const witnessSchema = v.object({
  /** Commit in the workspace when the run was measured; of several jobs only where they agree. */
  checkedOut: v.optional(text),
  /** What started the run, e.g. `push`. */
  event: v.optional(text),
  /** Inputs of a run that somebody started, and the payload of one that another system started. */
  eventInputs: inputDigestsSchema,
  /**
   * Inputs of the step that choose what is measured and what it is compared with, where they are not the default.
   * Absent: not all of them are known.
   */
  inputs: v.optional(inputDigestsSchema),
})

/** How a run was measured. Its model and judges are in its cases, its time and completeness beside this. */
export type Witness = Described<typeof witnessSchema>

/** Names of the inputs that have another value on one side, or are given on one side only. */
export function findOtherInputs(
  head: readonly InputDigest[],
  base: readonly InputDigest[],
): readonly string[] {
  const ofHead = new Map(head.map(({ name, digest }) => [name, digest]))
  const ofBase = new Map(base.map(({ name, digest }) => [name, digest]))
  return [...new Set([...ofHead.keys(), ...ofBase.keys()])]
    .filter((name) => ofHead.get(name) !== ofBase.get(name))
    .sort()
}
