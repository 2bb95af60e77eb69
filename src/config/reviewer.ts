import type { ValuesOf } from './inputs/input.ts'
import type { issueInputs, reviewerInputs } from './inputs/reviewer-inputs.ts'

/** What reviewers see, and where. */
export interface ReviewerConfig extends ValuesOf<typeof reviewerInputs> {
  readonly issue: ValuesOf<typeof issueInputs>
}
