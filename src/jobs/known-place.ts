import { readErrorMessage } from '../errors.ts'
import { findBaseSide, findProposal } from '../model/base-side.ts'
import type { Budget } from '../ports/budget.ts'
import type { CiContext } from '../ports/context.ts'
import type { OpenedPullRequest } from '../ports/github.ts'
import type { Ports } from '../ports/platform.ts'

type Asking = Ports<'runtime' | 'repository' | 'review'>

/**
 * The platform with what only GitHub can say about where this job runs: which commits a commented pull request has, and
 * its comments where it is what was measured, whether the code that is checked out is that which is to be judged, and
 * whether the rules of a protected branch want a review.
 */
export async function withKnownPlace<P extends Asking>(platform: P, budget: Budget): Promise<P> {
  const opened = await findDiscussed(platform, budget)
  const named = opened === undefined ? platform : withContext(platform, { discussed: opened.pullRequest })
  const { context } = named.runtime
  const otherCode = context.otherCode ?? (await findOtherCode(named, budget))
  const isProtected = context.isProtected === true && (await wantsBranchReview(named, budget))
  const known = withContext(named, { otherCode, isProtected })
  if (opened === undefined || otherCode !== undefined) return known
  const { comments, changedFiles } = opened
  return { ...known, review: { ...known.review, comments, changedFiles } }
}

/** The platform of a job that judges: it knows the commit of the base, too. */
export async function withKnownBase<P extends Asking>(platform: P, budget: Budget): Promise<P> {
  return withContext(platform, { baseTip: await findBaseTip(platform, budget) })
}

function withContext<P extends Asking>(platform: P, known: Partial<CiContext>): P {
  const { runtime } = platform
  return { ...platform, runtime: { ...runtime, context: { ...runtime.context, ...known } } }
}

/** The pull request in whose conversation a comment started the run. */
async function findDiscussed(
  { runtime: { context, log }, review: { pullRequests } }: Asking,
  budget: Budget,
): Promise<OpenedPullRequest | undefined> {
  const { discussed } = context
  if (discussed === undefined || pullRequests === undefined) return undefined
  try {
    const askPullRequest = () => pullRequests.find(discussed.number)
    return await budget.spend('Looking up the pull request', askPullRequest, 0.25)
  } catch (error) {
    log.debug(`Pull request ${discussed.number} could not be read: ${readErrorMessage(error)}`)
    return undefined
  }
}

/** Events whose commit is to be judged. The workflow of any other one decides what it measures. */
const eventsOfCommit = ['push', 'release']

/**
 * Why the workspace holds other code than what is to be judged, as a clause: a commit that GitHub knows and that does
 * not contain what is proposed or pushed, such as the base branch after it moved on. One that only this workspace has was
 * made from it.
 */
async function findOtherCode(
  { runtime: { context, log }, repository: { commits } }: Asking,
  budget: Budget,
): Promise<string | undefined> {
  const { checkedOut, eventCommit, event } = context
  const proposal = findProposal(context)
  const pushed = eventsOfCommit.some((known) => known === event) ? eventCommit : undefined
  const due = proposal === undefined ? pushed : proposal.headSha
  if (due === undefined || due === '' || checkedOut === undefined || commits === undefined) return undefined
  if (checkedOut === due || checkedOut === eventCommit) return undefined
  const clause = `${checkedOut.slice(0, 7)} is checked out`
  const subject = proposal === undefined ? 'the commit of the event' : 'the change'
  try {
    const askContained = () => commits.isContained(due, checkedOut)
    const contains = await budget.spend('Looking up the commit that is checked out', askContained, 0.25)
    if (contains !== false) return undefined
    return `${clause}, which does not contain ${subject}`
  } catch (error) {
    log.debug(readErrorMessage(error))
    return `${clause}, and GitHub did not say whether it contains ${subject}`
  }
}

/**
 * A rule that every branch has, such as signed commits, protects none of them from a push. Without any rule in the list
 * the branch has a protection of the older kind, which names it. Where GitHub does not answer, a branch is not reviewed:
 * it is compared with the default branch and not with itself.
 */
async function wantsBranchReview(
  { runtime: { context, log }, repository: { commits } }: Asking,
  budget: Budget,
): Promise<boolean> {
  const { branch, defaultBranch } = context
  const isOwn = findProposal(context) === undefined && branch !== undefined
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

/** The newest commit of the branch whose policy judges, where neither the event nor a proposal names one. */
async function findBaseTip(
  { runtime: { context, log }, repository: { commits } }: Asking,
  budget: Budget,
): Promise<string | undefined> {
  const { kind, branches, commit } = findBaseSide(context)
  const [branch] = branches
  const isWanted = kind === 'branch' || (kind === 'proposal' && commit === undefined)
  if (!isWanted || branch === undefined || commits === undefined) return undefined
  try {
    return await budget.spend(`Looking up ${branch}`, () => commits.tipOf(branch), 0.25)
  } catch (error) {
    log.debug(`The newest commit of ${branch} could not be read: ${readErrorMessage(error)}`)
    return undefined
  }
}
