import { readErrorMessage } from '../errors.ts'
import type { Budget } from '../ports/budget.ts'
import type { CiContext } from '../ports/context.ts'
import type { Ports } from '../ports/platform.ts'

/**
 * The platform with what only GitHub can say about where this job runs: whether the code that is checked out has the pull
 * request in it, and whether the rules of a protected branch want a review.
 */
export async function withKnownPlace<P extends Ports<'runtime' | 'repository'>>(
  platform: P,
  budget: Budget,
): Promise<P> {
  const { context } = platform.runtime
  const notTheBranch = context.notTheBranch ?? (await findOtherCode(platform, budget))
  const isReviewed = context.isProtected === true && (await wantsBranchReview(platform, budget))
  if (notTheBranch === context.notTheBranch && isReviewed === context.isProtected) return platform
  const known = { ...context, notTheBranch, isProtected: isReviewed }
  return { ...platform, runtime: { ...platform.runtime, context: known } }
}

/**
 * Why the workspace of a pull request holds other code, as a clause: a commit that GitHub knows and that does not contain
 * the head, such as the base branch after it moved on. One that only this workspace has was made from it.
 */
async function findOtherCode(
  {
    runtime: {
      context: { pullRequest, checkedOut, eventCommit },
      log,
    },
    repository: { commits },
  }: Ports<'runtime' | 'repository'>,
  budget: Budget,
): Promise<string | undefined> {
  if (pullRequest === undefined || checkedOut === undefined || commits === undefined) return undefined
  if (checkedOut === pullRequest.headSha || checkedOut === eventCommit) return undefined
  const clause = `${checkedOut.slice(0, 7)} is checked out`
  try {
    const askContained = () => commits.isContained(pullRequest.headSha, checkedOut)
    const contains = await budget.spend('Looking up the commit that is checked out', askContained, 0.25)
    if (contains !== false) return undefined
    return `${clause}, which does not contain the pull request`
  } catch (error) {
    log.debug(readErrorMessage(error))
    return `${clause}, and GitHub did not say whether it contains the pull request`
  }
}

/**
 * A rule that every branch has, such as signed commits, protects none of them from a push. Without any rule in the list
 * the branch has a protection of the older kind, which names it. Where GitHub does not answer, a branch is not reviewed:
 * it is compared with the default branch and not with itself.
 */
async function wantsBranchReview(
  { runtime: { context, log }, repository: { commits } }: Ports<'runtime' | 'repository'>,
  budget: Budget,
): Promise<boolean> {
  const { branch, defaultBranch, pullRequest, mergeGroup }: CiContext = context
  const isOwn = pullRequest === undefined && mergeGroup === undefined && branch !== undefined
  if (!isOwn || branch === defaultBranch || commits === undefined) return true
  try {
    const askRules = () => commits.rulesOf(branch)
    const rules = await budget.spend(`Looking up the rules of ${branch}`, askRules, 0.25)
    return rules.length === 0 || rules.some((rule) => rule === 'pull_request' || rule === 'merge_queue')
  } catch (error) {
    log.debug(`The rules of ${branch} could not be read: ${readErrorMessage(error)}`)
    return false
  }
}
