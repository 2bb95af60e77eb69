import { baseBranchesOf } from './base-branches.ts'
import { type BaselineOutcome, type BaselineSearch, findBranchBaseline, type Surroundings } from './find.ts'

/**
 * Searches one branch after another, see {@link baseBranchesOf}. The next one is searched only if a branch has
 * *never* stored a baseline; the description of the result says which branch it replaces.
 * @throws as {@link findBranchBaseline}
 */
export async function findBaselineWithFallback(
  search: Omit<BaselineSearch, 'branch'>,
  chosenBranch: string | undefined,
  platform: Surroundings,
): Promise<BaselineOutcome> {
  const branches = baseBranchesOf(platform.context, chosenBranch)
  for (const branch of branches) {
    const outcome = await findBranchBaseline({ ...search, branch }, platform)
    if (outcome.status === 'never') continue
    return outcome.status === 'found'
      ? { ...outcome, baseline: standIn(outcome.baseline, branch, branches) }
      : outcome
  }
  return { status: 'never', branch: branches[0] }
}

/** Names the branch that has no baseline, in front of what is used instead. */
export function standIn<Found extends { readonly description: string }>(
  found: Found,
  branch: string,
  [wanted]: readonly string[],
): Found {
  if (wanted === undefined || branch === wanted) return found
  return { ...found, description: `${found.description} (${wanted} has no baseline)` }
}
