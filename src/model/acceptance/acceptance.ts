import { plural } from '../format.ts'

/** Where intended changes are accepted in review. */
export const acceptedFile = '.github/eval-gate-accepted.yml'

/** That a case got worse was accepted by somebody who may merge. All texts are foreign. */
export interface Acceptance {
  /** Login of the person. */
  readonly by: string
  readonly reason: string
  /** Last day (UTC) on which it holds, `YYYY-MM-DD`. */
  readonly until: string
  /** Cases that it covered when it was given; absent where it is about all and does not say how many there were. */
  readonly covered?: number
  /** Where it was said. */
  readonly url?: string
}

/** What it was about on the day it was given, which a later measurement of the same commit may exceed. */
export function describeCovered({ covered }: Acceptance): string {
  return covered === undefined ? 'given for all cases, uncounted' : `given for ${plural(covered, 'case')}`
}
