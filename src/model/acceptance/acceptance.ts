import * as v from 'valibot'
import { plural } from '../format.ts'
import { count, type Described, text } from '../schema.ts'

/** Where intended changes are accepted in review. */
export const acceptedFile = '.github/eval-gate-accepted.yml'

export const acceptanceSchema = v.object({
  /** Login of the person. */
  by: text,
  reason: text,
  /** Last day (UTC) on which it holds, `YYYY-MM-DD`. */
  until: text,
  /** Cases that it covered when it was given; absent where it is about all and does not say how many there were. */
  covered: v.optional(count),
  /** Where it was said. */
  url: v.optional(text),
})

/** That a case got worse was accepted by somebody who may merge. All texts are foreign. */
export type Acceptance = Described<typeof acceptanceSchema>

/** What it was about on the day it was given, which a later measurement of the same commit may exceed. */
export function describeCovered({ covered }: Acceptance): string {
  return covered === undefined ? 'given for all cases, uncounted' : `given for ${plural(covered, 'case')}`
}
