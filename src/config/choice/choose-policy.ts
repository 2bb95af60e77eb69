import { isDeepStrictEqual } from 'node:util'
import { latestRelease, type Policy } from '#verdict'
import { OutOfTime, readErrorMessage } from '../../errors.ts'
import { findBaseSide } from '../../model/base-side.ts'
import { doubts } from '../../model/doubts.ts'
import { formatDay } from '../../model/format-time.ts'
import type { Budget } from '../../ports/budget.ts'
import type { CiContext } from '../../ports/context.ts'
import type { Platform, Ports } from '../../ports/platform.ts'
import type { Config } from '../load.ts'
import { ExtendsError } from '../policy/extend.ts'
import {
  createPolicySources,
  loadPolicy,
  type PolicyText,
  readPolicyTexts,
  resolvePolicyTexts,
} from '../policy/load.ts'
import type { ResolvedPolicy } from '../policy/resolve.ts'
import type { ProjectPolicy } from '../policy/table.ts'
import { createBaseSources, loadBasePolicy } from './base-policy.ts'
import { describePolicyChange, findChangeOfFork, findFileChange } from './policy-change.ts'
import { describeWeakerWorkflow } from './weaker-workflow.ts'

export { loadPolicy } from '../policy/load.ts'

/** The policy in force, and what the change does to it. */
interface ChosenPolicy {
  readonly policy: ProjectPolicy
  /** For the reader: what the change does to the policy, and what of it is void. */
  readonly change?: string
  /**
   * Why the policy of the base branch could not be had, as a sentence: nothing that another one judges is
   * green.
   */
  readonly outOfReach?: string
}

type PolicyConfig = Pick<
  Config,
  'policyInputs' | 'policyPath' | 'policyPathGiven' | 'policyFrom' | 'suiteName' | 'mode'
>

/**
 * The policy that judges. It is the one of the base in every event but a push to a branch whose own history is reviewed,
 * so that a change does not bring its own judge; `policy-from: head` takes the one of the workspace instead, unless that
 * of the base is locked. Either way a change of it is reported.
 * @throws UsageError with every problem of the file, also of one that does not count yet.
 */
export async function chooseProjectPolicy(
  config: PolicyConfig,
  platform: Platform,
  budget: Budget,
): Promise<ChosenPolicy> {
  const readPolicyFile = () => choosePolicyFile(config, platform)
  const chosen = await budget
    .spend('Reading the policy', readPolicyFile, 0.5)
    .catch((error) => chooseWithoutGitHub(config, platform, error))
  return { ...chosen, policy: await withReleaseAnchor(chosen.policy, platform, budget) }
}

/**
 * The policy without GitHub: that of the checkout, or only the inputs if it extends a file there. Never
 * green.
 */
async function chooseWithoutGitHub(
  config: PolicyConfig,
  platform: Platform,
  error: unknown,
): Promise<ChosenPolicy> {
  if (!(error instanceof OutOfTime || (error instanceof ExtendsError && error.isOutage))) throw error
  const silent = { isReliable: true, read: () => Promise.reject(error) }
  const without: Platform = {
    ...platform,
    repository: { ...platform.repository, repositoryFiles: silent, otherRepositories: silent },
    review: { ...platform.review, changedFiles: undefined },
  }
  try {
    return await choosePolicyFile(config, without)
  } catch (problem) {
    if (!(problem instanceof ExtendsError && problem.isOutage)) throw problem
    const { workspace } = platform.machine
    const { otherRepositories } = platform.repository
    const outOfReach = `The policy could not be read (${error.message}), so this verdict follows the inputs alone and can't be green. ${doubts['policy-out-of-reach'].remedy}`
    return {
      ...createChosenPolicy(
        await resolvePolicyTexts(config, [], createPolicySources({ workspace, otherRepositories })),
      ),
      outOfReach,
    }
  }
}

const withoutDefaultBranch =
  "The event does not name the default branch, so nobody knows whose policy judges: this verdict follows that of the checkout and can't be green. The event file of the runner has to say it, as `repository.default_branch`."

async function choosePolicyFile(config: PolicyConfig, platform: Platform): Promise<ChosenPolicy> {
  const { context } = platform.runtime
  const { workspace } = platform.machine
  const { otherRepositories } = platform.repository
  const bounds = context.provider === 'terminal' ? undefined : workspace
  const folder = { workspace, bounds, otherRepositories }
  const side = findBaseSide(context)
  // The history of such a branch is reviewed, and with it its policy.
  if (side.kind === 'itself' || side.kind === 'nothing') {
    const headPolicy = createChosenPolicy(await loadPolicy(config, folder))
    const isReviewed =
      context.provider === 'terminal' || context.defaultBranch !== undefined || context.isProtected
    return isReviewed ? headPolicy : { ...headPolicy, outOfReach: withoutDefaultBranch }
  }
  const branch = side.branches[0] ?? ''
  const base = await loadBasePolicy(config, side, platform.repository)
  // The publishing half has no checkout of the pull request, whose file never judges there.
  if (config.mode === 'publish' && base.problem === undefined)
    return createChosenPolicy(base, await findChangeOfFork(config, base, platform))
  const headTexts = config.mode === 'publish' ? [] : readPolicyTexts(config, folder, { mayBeAbsent: true })
  if (base.problem === undefined && !hasAskedFile(config, [...base.texts, ...headTexts]))
    await loadPolicy(config, folder)
  const head = await resolvePolicyTexts(config, headTexts, createPolicySources(folder))
  if (base.problem !== undefined) return createPolicyOfHead(head, base, branch, context)
  const filePolicy = await resolvePolicyTexts(
    { ...config, policyInputs: {} },
    base.texts,
    createBaseSources(side, platform.repository),
  )
  const invalid =
    base.invalid === undefined
      ? undefined
      : `${base.invalid} of ${branch} is no valid policy, so it does not count.`
  const weaker = await describeWeakerWorkflow(config, filePolicy.policy, branch, platform)
  const policyFrom = base.policy.lock.length > 0 ? 'base' : config.policyFrom
  const chosen = policyFrom === 'head' ? head : base
  if (isDeepStrictEqual(head.policy, base.policy)) return createChosenPolicy(chosen, invalid, weaker)
  const change = describePolicyChange(
    { ...config, policyFrom },
    findFileChange(config, { base: base.texts, head: headTexts }),
    context,
    { base: base.policy, head: head.policy },
  )
  return createChosenPolicy(chosen, invalid, weaker, change)
}

/** Whether a file that was asked for is there on one of the sides; true where none was asked for. */
function hasAskedFile({ policyPath, policyPathGiven }: PolicyConfig, texts: readonly PolicyText[]): boolean {
  return !policyPathGiven || texts.some(({ path }) => path === policyPath)
}

/** The policy of the checkout, in place of that of the base. */
function createPolicyOfHead(
  head: ResolvedPolicy,
  { problem, isOutage }: { readonly problem: string; readonly isOutage?: true },
  branch: string,
  { pullRequest }: CiContext,
): ChosenPolicy {
  if (isOutage === true) {
    const outOfReach = `The policy of ${branch} could not be read (${problem}), so this verdict follows that of the checkout and can't be green. ${doubts['policy-out-of-reach'].remedy}`
    return { ...createChosenPolicy(head), outOfReach }
  }
  const used = pullRequest === undefined ? 'that of the checkout' : 'the policy of this pull request'
  return createChosenPolicy(
    head,
    `The policy of ${branch} could not be read (${problem}), so ${used} is used.`,
  )
}

/** The chosen policy, with everything that is to be said about it as one text. */
function createChosenPolicy(
  { policy, voided }: ResolvedPolicy,
  ...changes: readonly (string | undefined)[]
): ChosenPolicy {
  const sentences = [...voided, ...changes].filter((text) => text !== undefined)
  if (sentences.length === 0) return { policy }
  return { policy, change: sentences.join(' ') }
}

/**
 * The policy with the day of the latest release in place of `latest-release`, which the slow drift is
 * compared with. GitHub is asked only where the policy says so. Without a release, or an answer, the usual
 * anchor is left, and a missing answer is said.
 */
export async function withReleaseAnchor<Given extends Policy>(
  policy: Given,
  { repository: { releases }, runtime: { log } }: Ports<'repository' | 'runtime'>,
  budget: Budget,
): Promise<Given> {
  const { mode, anchor } = policy.drift
  if (anchor !== latestRelease || mode === 'off' || releases === undefined) return policy
  try {
    const publishedAt = await budget.spend('Looking up the latest release', () => releases.latest(), 0.25)
    if (publishedAt === undefined) {
      log.info('There is no release yet, so the slow drift is not compared with one.')
      return policy
    }
    return { ...policy, drift: { ...policy.drift, anchor: formatDay(publishedAt) } }
  } catch (error) {
    log.warning(`The slow drift is not compared with the latest release: ${readErrorMessage(error)}`)
    return policy
  }
}
