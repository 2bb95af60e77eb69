import { isDeepStrictEqual } from 'node:util'
import { latestRelease, type Policy } from '#verdict'
import { OutOfTime, readErrorMessage, UsageError } from '../../errors.ts'
import { doubts } from '../../model/doubts.ts'
import { formatDay } from '../../model/format-time.ts'
import { toRepositoryPath } from '../../paths/folders.ts'
import type { Budget } from '../../ports/budget.ts'
import type { PullRequest } from '../../ports/context.ts'
import type { Platform, Ports, Repository } from '../../ports/platform.ts'
import type { Config } from '../load.ts'
import type { PolicySources } from '../policy/extend.ts'
import { ExtendsError } from '../policy/extend.ts'
import {
  createPolicySources,
  loadPolicy,
  readPolicyText,
  resolvePolicyText,
  withOtherEnding,
} from '../policy/load.ts'
import type { ResolvedPolicy } from '../policy/resolve.ts'
import type { ProjectPolicy } from '../policy/table.ts'
import { describePolicyChange, findChangeOfFork } from './policy-change.ts'
import { describeWeakerWorkflow } from './weaker-workflow.ts'

export { loadPolicy } from '../policy/load.ts'

/** The policy in force, and what the pull request does to it. */
export interface ChosenPolicy {
  readonly policy: ProjectPolicy
  /** For the reader: what the pull request does to the policy, and what of it is void. */
  readonly change?: string
  /**
   * Why the policy of the base branch could not be had, as a sentence: nothing that another one judges is
   * green.
   */
  readonly outOfReach?: string
}

type PolicyConfig = Pick<
  Config,
  | 'policyInputs'
  | 'policyPath'
  | 'policyPathGiven'
  | 'policyFrom'
  | 'suiteName'
  | 'mode'
  | 'selection'
  | 'baseline'
>

/**
 * The policy that judges. On a pull request it is the one of the base branch, so that a change does not bring
 * its own judge; `policy-from: head` takes the one of the workspace instead, unless that of the base is
 * locked. Either way a change of it is reported.
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
        await resolvePolicyText(config, null, createPolicySources({ workspace, otherRepositories })),
      ),
      outOfReach,
    }
  }
}

async function choosePolicyFile(config: PolicyConfig, platform: Platform): Promise<ChosenPolicy> {
  const { pullRequest, provider } = platform.runtime.context
  const { workspace } = platform.machine
  const { otherRepositories } = platform.repository
  const folder = { workspace, bounds: provider === 'terminal' ? undefined : workspace, otherRepositories }
  const path = toRepositoryPath(config.policyPath)
  if (pullRequest === undefined || path === undefined)
    return createChosenPolicy(await loadPolicy(config, folder))
  const paths = config.policyPathGiven ? [path] : [path, withOtherEnding(path)]
  const base = await readBasePolicy(paths, pullRequest, platform.repository)
  // The publishing half has no checkout of the pull request, whose file never judges there.
  const publishes = config.mode === 'publish'
  const head = publishes ? base.text : readPolicyText(config, folder, { mayBeAbsent: true })
  if (base.problem === undefined && base.text === null && head === null && config.policyPathGiven)
    await loadPolicy(config, folder)
  const atBase = createBaseSources(pullRequest, platform.repository)
  const headPolicy = await resolvePolicyText(config, head, publishes ? atBase : createPolicySources(folder))
  const baseResult = base.problem === undefined ? await tryParsePolicy(config, base.text, atBase) : base
  if ('problem' in baseResult) {
    const { problem, isOutage } = baseResult
    if (isOutage === true) {
      const outOfReach = `The policy of ${pullRequest.baseBranch} could not be read (${problem}), so this verdict follows that of the checkout and can't be green. ${doubts['policy-out-of-reach'].remedy}`
      return { ...createChosenPolicy(headPolicy), outOfReach }
    }
    const change = `The policy of ${pullRequest.baseBranch} could not be read (${problem}), so the policy of this pull request is used.`
    return createChosenPolicy(headPolicy, change)
  }
  const basePolicy = baseResult.policy
  if (publishes) {
    const change = await findChangeOfFork(config, { paths, base: base.text, policy: basePolicy }, platform)
    return createChosenPolicy(baseResult, change)
  }
  const filePolicy = await resolvePolicyText({ ...config, policyInputs: {} }, base.text, atBase)
  const weaker = await describeWeakerWorkflow(config, filePolicy.policy, pullRequest.baseBranch, platform)
  const policyFrom = basePolicy.lock.length > 0 ? 'base' : config.policyFrom
  const chosen = policyFrom === 'head' ? headPolicy : baseResult
  if (isDeepStrictEqual(headPolicy.policy, basePolicy)) return createChosenPolicy(chosen, weaker)
  const how = { ...config, policyFrom }
  const change = describePolicyChange(chooseVerb(base.text, head), how, pullRequest, {
    base: basePolicy,
    head: headPolicy.policy,
  })
  return createChosenPolicy(chosen, weaker, change)
}

function chooseVerb(base: string | null, head: string | null): string {
  if (head === null) return 'removes'
  if (base === null) return 'adds'
  return 'changes'
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

/** What a policy of the base extends, as the base has it. */
function createBaseSources(
  { baseSha }: PullRequest,
  { repositoryFiles, otherRepositories: others }: Repository,
): PolicySources {
  return { beside: async (path) => (await repositoryFiles?.read(path, baseSha)) ?? null, others }
}

async function readBasePolicy(
  paths: readonly string[],
  { baseSha }: PullRequest,
  { repositoryFiles }: Repository,
): Promise<{ readonly text: string | null } & ({ readonly problem?: undefined } | Unread)> {
  if (repositoryFiles === undefined) return { text: null, problem: 'there is no access to it' }
  try {
    for (const path of paths) {
      const text = await repositoryFiles.read(path, baseSha)
      if (text !== undefined) return { text }
    }
    return { text: null }
  } catch (error) {
    // With a token GitHub must answer, and nobody may choose the policy by keeping it from answering.
    if (repositoryFiles.isReliable) return { text: null, problem: readErrorMessage(error), isOutage: true }
    return { text: null, problem: 'without a token, the commit must be in the checkout' }
  }
}

async function tryParsePolicy(
  config: PolicyConfig,
  text: string | null,
  sources: PolicySources,
): Promise<ResolvedPolicy | Unread> {
  try {
    return await resolvePolicyText(config, text, sources)
  } catch (error) {
    // What a policy extends must be readable like the policy itself.
    if (error instanceof ExtendsError) return { problem: readErrorMessage(error), isOutage: true }
    if (error instanceof UsageError) return { problem: 'it is not valid' }
    throw error
  }
}

/** Why a policy could not be had. */
interface Unread {
  readonly problem: string
  /** The policy should have been readable, so no verdict by another policy is green. */
  readonly isOutage?: true
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
