import { isDeepStrictEqual } from 'node:util'
import { compact } from '../../model/data.ts'
import type { PullRequest } from '../../ports/context.ts'
import type { Ports } from '../../ports/platform.ts'
import type { Config } from '../load.ts'
import type { PolicySources } from '../policy/extend.ts'
import { type PolicyConfig, resolvePolicyText } from '../policy/load.ts'
import type { ProjectPolicy } from '../policy/table.ts'
import { describePolicy, findDifferingKeys } from '../policy/table.ts'

/**
 * What a pull request does to the policy, as a sentence for the reviewer.
 *
 * @param verb `adds`, `changes` or `removes`
 * @param policies of both sides; without them only that it changes is said
 */
export function describePolicyChange(
  verb: string,
  { policyPath, policyFrom, mode }: ForkConfig,
  { baseBranch }: PullRequest,
  policies?: { readonly base: ProjectPolicy; readonly head: ProjectPolicy },
): string {
  const sentence = `This pull request ${verb} the policy (${policyPath}).`
  const effect =
    policyFrom === 'head' && mode !== 'publish'
      ? 'It counts at once, because of `policy-from: head`.'
      : `The verdict follows the policy of ${baseBranch}; the change counts once it is merged.`
  if (policies === undefined) return `${sentence} ${effect}`
  const baseLines = describePolicy(policies.base)
  const headLines = describePolicy(policies.head)
  const gone = baseLines.filter((line) => !headLines.includes(line))
  const added = headLines.filter((line) => !baseLines.includes(line))
  const differences = compact([
    gone.length > 0 && `Before: ${gone.join('; ')}.`,
    added.length > 0 && `After: ${added.join('; ')}.`,
    gone.length + added.length === 0 &&
      `The difference is in ${findDifferingKeys(policies.base, policies.head)
        .map((key) => `\`${key}\``)
        .join(', ')}.`,
  ])
  return [sentence, effect, ...differences].join(' ')
}

interface ForkConfig extends PolicyConfig {
  readonly suiteName: string
  readonly mode: Config['mode']
}

/**
 * What the pull request of a publishing job does to the policy; nothing when it leaves it alone. The new
 * file never judges here, so nothing in it is a reason to publish nothing: one that can't be read or is not valid
 * is reported as a change without the differences.
 */
export async function findChangeOfFork(
  config: ForkConfig,
  {
    paths,
    base,
    policy,
  }: { readonly paths: readonly string[]; readonly base: string | null; readonly policy: ProjectPolicy },
  {
    runtime: { context },
    review: { changedFiles },
    repository: { repositoryFiles },
  }: Ports<'runtime' | 'review' | 'repository'>,
): Promise<string | undefined> {
  const { pullRequest, commit, workflowPath } = context
  if (pullRequest === undefined || commit === undefined) return undefined
  const readHeadFile = async (path: string) =>
    await repositoryFiles?.read(path, commit).catch(() => undefined)
  const verb = base === null ? 'adds' : 'changes'
  const texts = await Promise.all(paths.map(readHeadFile))
  const text = texts.find((candidate) => candidate !== undefined)
  if (text === undefined) {
    const changed = await changedFiles?.().catch(() => undefined)
    if (paths.some((path) => changed?.has(path))) return describePolicyChange(verb, config, pullRequest)
    // A removed file is in no list. Only a commit that can be read at all can be without it.
    const isRemoved =
      base !== null && workflowPath !== undefined && (await readHeadFile(workflowPath)) !== undefined
    if (!isRemoved) return undefined
    return describePolicyChange('removes', config, pullRequest)
  }
  if (text === base) return undefined
  const head =
    text.length > longestPolicy
      ? undefined
      : await resolvePolicyText(config, text, forkSources).catch(() => undefined)
  if (head === undefined) return describePolicyChange(verb, config, pullRequest)
  if (isDeepStrictEqual(head.policy, policy)) return undefined
  return describePolicyChange(verb, config, pullRequest, { base: policy, head: head.policy })
}

/** Our token reads nothing that a fork names. */
const forkSources: PolicySources = { beside: async () => null }

/** Longer than any real policy file. */
const longestPolicy = 100_000
