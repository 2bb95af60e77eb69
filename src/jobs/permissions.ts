import type { Config, ProjectPolicy } from '#settings'
import { compact } from '../model/data.ts'

/** Permissions that a job with these inputs and this policy needs, as lines of a workflow file. */
export function listNeededPermissions(
  { comment, checkRun }: Config,
  { issueOnFailure }: ProjectPolicy,
): readonly string[] {
  return compact([
    'contents: read',
    'actions: read',
    comment !== 'off' && 'pull-requests: write',
    checkRun && 'checks: write',
    issueOnFailure && 'issues: write',
  ])
}
