import { isDeepStrictEqual } from 'node:util'
import { findBaseSide } from '../../model/base-side.ts'
import { compact } from '../../model/data.ts'
import type { CiContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/platform.ts'
import type { Config } from '../load.ts'
import type { PolicySources } from '../policy/extend.ts'
import { defaultPolicyPaths, type PolicyConfig, type PolicyText, resolvePolicyTexts } from '../policy/load.ts'
import type { ProjectPolicy } from '../policy/table.ts'
import { describePolicy, findDifferingKeys } from '../policy/table.ts'
import { readPolicyTextsAt } from './base-policy.ts'

/** Which policy file is another one on both sides. */
export interface FileChange {
  readonly verb: 'adds' | 'changes' | 'removes'
  readonly path: string
}

/** The files of both sides, in the order in which they count. */
interface BothTexts {
  readonly base: readonly PolicyText[]
  readonly head: readonly PolicyText[]
}

/** The policy file that differs; where several do, the first one. */
export function findFileChange({ policyPath }: PolicyConfig, { base, head }: BothTexts): FileChange {
  const findText = (texts: readonly PolicyText[], path: string) =>
    texts.find((candidate) => candidate.path === path)?.text
  const changed = [...base, ...head].find(({ path }) => findText(base, path) !== findText(head, path))
  const path = changed?.path ?? policyPath
  if (changed !== undefined && findText(head, path) === undefined) return { verb: 'removes', path }
  if (changed !== undefined && findText(base, path) === undefined) return { verb: 'adds', path }
  return { verb: 'changes', path }
}

/**
 * What a change does to the policy, as a sentence for the reviewer.
 *
 * @param policies of both sides; without them only that it changes is said
 */
export function describePolicyChange(
  { policyFrom, mode }: ForkConfig,
  { verb, path }: FileChange,
  context: CiContext,
  policies?: { readonly base: ProjectPolicy; readonly head: ProjectPolicy },
): string {
  const [branch = ''] = findBaseSide(context).branches
  const isPull = context.pullRequest !== undefined
  const sentence = isPull
    ? `This pull request ${verb} the policy (${path}).`
    : `The policy (${path}) is not the same here as on ${branch}.`
  const follows = `The verdict follows the policy of ${branch}`
  const ofBase = isPull ? `${follows}; the change counts once it is merged.` : `${follows}.`
  const effect =
    policyFrom === 'head' && mode !== 'publish'
      ? 'It counts at once, because of `policy-from: head`.'
      : ofBase
  if (policies === undefined) return `${sentence} ${effect}`
  const baseLines = describePolicy(policies.base)
  const headLines = describePolicy(policies.head)
  const gone = baseLines.filter((line) => !headLines.includes(line))
  const added = headLines.filter((line) => !baseLines.includes(line))
  const differences = compact([
    gone.length > 0 && `Before: ${gone.join('; ')}.`,
    added.length > 0 && `After: ${added.join('; ')}.`,
    gone.length + added.length === 0 && nameDifference(policies),
  ])
  return [sentence, effect, ...differences].join(' ')
}

function nameDifference({
  base,
  head,
}: {
  readonly base: ProjectPolicy
  readonly head: ProjectPolicy
}): string {
  const keys = findDifferingKeys(base, head).map((key) => `\`${key}\``)
  if (keys.length > 0) return `The difference is in ${keys.join(', ')}.`
  return 'The same limits are now for other suites, or come from another file.'
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
  base: { readonly texts: readonly PolicyText[]; readonly policy: ProjectPolicy },
  {
    runtime: { context },
    review: { changedFiles },
    repository: { repositoryFiles },
  }: Ports<'runtime' | 'review' | 'repository'>,
): Promise<string | undefined> {
  const { pullRequest, commit, workflowPath } = context
  if (pullRequest === undefined || commit === undefined || repositoryFiles === undefined) return undefined
  const texts = await readPolicyTextsAt(config, commit, repositoryFiles).catch(() => [])
  const change = findFileChange(config, { base: base.texts, head: texts })
  if (texts.length === 0) {
    const verb = base.texts.length === 0 ? 'adds' : 'changes'
    const changed = await changedFiles?.().catch(() => undefined)
    const paths = [change.path, ...defaultPolicyPaths]
    if (paths.some((path) => changed?.has(path)))
      return describePolicyChange(config, { ...change, verb }, context)
    // A removed file is in no list. Only a commit that can be read at all can be without it.
    const readWorkflow = () => repositoryFiles.read(workflowPath ?? '', commit).catch(() => undefined)
    const isRemoved =
      base.texts.length > 0 && workflowPath !== undefined && (await readWorkflow()) !== undefined
    if (!isRemoved) return undefined
    return describePolicyChange(config, change, context)
  }
  if (isDeepStrictEqual(texts, base.texts)) return undefined
  const head = texts.some(({ text }) => text.length > longestPolicy)
    ? undefined
    : await resolvePolicyTexts(config, texts, forkSources).catch(() => undefined)
  if (head === undefined) return describePolicyChange(config, change, context)
  if (isDeepStrictEqual(head.policy, base.policy)) return undefined
  return describePolicyChange(config, change, context, { base: base.policy, head: head.policy })
}

/** Our token reads nothing that a fork names. */
const forkSources: PolicySources = { beside: async () => null }

/** Longer than any real policy file. */
const longestPolicy = 100_000
