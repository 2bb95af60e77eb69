import type { CiContext } from '../ports/context.ts'

/**
 * Whether a run is about the default branch: a failure on another branch concerns only the people who work on it.
 */
export function measuresDefaultBranch({ event, branch, defaultBranch, pullRequest }: CiContext): boolean {
  if (pullRequest !== undefined) return false
  if (event === 'schedule') return true
  return event === 'push' && branch !== undefined && branch === (defaultBranch ?? branch)
}
