import { PermissionError, readErrorMessage } from '../../../errors.ts'
import { explainRefusal } from '../refusals.ts'
import { readStatus } from '../rest.ts'

/** What GitHub refuses about a comment, and what to do. Other errors stay as they are. */
export function explainCommentRefusal(error: unknown): unknown {
  if (readStatus(error) === 403 && /\block(ed)?\b/i.test(readErrorMessage(error))) {
    return new PermissionError(
      'The conversation of the pull request is locked, so no comment can be written.',
      'pull-requests: write',
      ['Unlock the conversation, or set `comment: off`; the job summary has the same view.'],
      error,
    )
  }
  return explainRefusal(error, {
    message: 'The token may not write a comment on the pull request.',
    permission: 'pull-requests: write',
    advice: [
      'Pull requests of forks and of Dependabot get a read-only token; the job summary has the same view.',
    ],
  })
}
