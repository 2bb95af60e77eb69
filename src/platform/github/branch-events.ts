/**
 * Events whose runs measure the branch itself. A run of any other event may measure what somebody has proposed:
 * `issue_comment` and `workflow_run` are the usual way to test the code of a pull request, and a merge queue tests
 * code that is not merged yet.
 */
export const branchEvents = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch'] as const

export function isBranchEvent(event: string | undefined): boolean {
  return branchEvents.some((known) => known === event)
}
