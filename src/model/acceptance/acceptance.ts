/** Where intended changes are accepted in review. */
export const acceptedFile = '.github/eval-gate-accepted.yml'

/** That a case got worse was accepted by somebody who may merge. All texts are foreign. */
export interface Acceptance {
  /** Login of the person. */
  readonly by: string
  readonly reason: string
  /** Last day (UTC) on which it holds, `YYYY-MM-DD`. */
  readonly until: string
  /** Where it was said. */
  readonly url?: string
}
