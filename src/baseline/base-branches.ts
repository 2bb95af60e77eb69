import type { Baseline, MissingBaseline } from '../model/comparison/baseline.ts'
import type { CiContext } from '../ports/context.ts'

/**
 * Branches whose measurements this run is compared with, best first; the others are fallbacks for a branch that has
 * never stored one.
 *
 * A pull request and a merge queue have a base, and the default branch is the fallback: the base of a stacked pull
 * request is not measured. A push is compared with its own branch only if the history of that branch is reviewed (the
 * default branch, or one whose rules want a review); a feature branch would be compared with its own broken self.
 *
 * @param chosen the branch that the inputs name
 */
export function listBaseBranches(context: CiContext, chosen?: string): readonly string[] {
  if (chosen !== undefined) return [chosen]
  const { baseBranch, defaultBranch, pullRequest, mergeGroup, isProtected = false } = context
  // The push of a tag has no branch.
  if (baseBranch === undefined) {
    if (defaultBranch === undefined) return []
    return [defaultBranch]
  }
  if (defaultBranch === undefined || baseBranch === defaultBranch) return [baseBranch]
  const hasHistory = pullRequest !== undefined || mergeGroup !== undefined || isProtected
  if (hasHistory) return [baseBranch, defaultBranch]
  return [defaultBranch]
}

/** A run that no branch could have a baseline for. */
export const withoutBranch: MissingBaseline = {
  kind: 'unusable',
  explanation: 'This run does not belong to a branch, so there is no baseline for it.',
}

/** Names the branch that has no baseline beside what is used instead. */
export function nameReplacedBranch(
  baseline: Baseline,
  branch: string,
  [wanted]: readonly string[],
): Baseline {
  if (wanted === undefined || branch === wanted) return baseline
  return { ...baseline, fallback: { wanted, used: branch } }
}
