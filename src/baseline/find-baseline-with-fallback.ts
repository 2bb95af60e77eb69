import type { Baseline } from '../model/comparison/baseline.ts'
import { listBaseBranches } from './base-branches.ts'
import {
  type BaselineOutcome,
  type BaselineSearch,
  findBranchBaseline,
  type Surroundings,
} from './find-baseline.ts'

/**
 * Searches one branch after another, see {@link listBaseBranches}. The next one is searched only if a branch has
 * *never* stored a baseline; the result names the branch that it replaces.
 * @throws as {@link findBranchBaseline}
 */
export async function findBaselineWithFallback(
  search: Omit<BaselineSearch, 'branch'>,
  chosenBranch: string | undefined,
  platform: Surroundings,
): Promise<BaselineOutcome> {
  const branches = listBaseBranches(platform.runtime.context, chosenBranch)
  for (const branch of branches) {
    const outcome = await findBranchBaseline({ ...search, branch }, platform)
    if (outcome.status === 'never') continue
    if (outcome.status === 'found')
      return { ...outcome, baseline: nameReplacedBranch(outcome.baseline, branch, branches) }
    return outcome
  }
  return { status: 'never', branch: branches[0] }
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
