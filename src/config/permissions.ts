import type { ReviewerConfig } from './reviewer.ts'

/** Permissions that a job with these inputs needs, as lines of a workflow file. */
export function neededPermissions({
  comment,
  checkRun,
  issue,
}: Pick<ReviewerConfig, 'comment' | 'checkRun' | 'issue'>): readonly string[] {
  return [
    'contents: read',
    'actions: read',
    ...(comment === 'off' ? [] : ['pull-requests: write']),
    ...(checkRun ? ['checks: write'] : []),
    ...(issue.onFailure ? ['issues: write'] : []),
  ]
}
