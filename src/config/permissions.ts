import type { ReviewerConfig } from './inputs/reviewer-inputs.ts'
import type { JobSettings } from './policy/job-settings.ts'

/** Permissions that a job with these inputs and this policy needs, as lines of a workflow file. */
export function neededPermissions(
  { comment, checkRun }: Pick<ReviewerConfig, 'comment' | 'checkRun'>,
  { issueOnFailure }: Pick<JobSettings, 'issueOnFailure'>,
): readonly string[] {
  return [
    'contents: read',
    'actions: read',
    ...(comment === 'off' ? [] : ['pull-requests: write']),
    ...(checkRun ? ['checks: write'] : []),
    ...(issueOnFailure ? ['issues: write'] : []),
  ]
}
