import { readErrorMessage, UsageError } from '../../errors.ts'
import type { BaseSide } from '../../model/base-side.ts'
import { toRepositoryPath } from '../../paths/folders.ts'
import type { RepositoryFiles } from '../../ports/github.ts'
import type { Repository } from '../../ports/platform.ts'
import { ExtendsError, type PolicySources } from '../policy/extend.ts'
import { defaultPolicyPaths, type PolicyConfig, type PolicyText, resolvePolicyTexts } from '../policy/load.ts'
import type { ResolvedPolicy } from '../policy/resolve.ts'

/** The policy of the base, or why it could not be had. */
type BasePolicy =
  | (ResolvedPolicy & {
      readonly problem?: undefined
      readonly texts: readonly PolicyText[]
      /** The file that was asked for is no policy at the base, so it does not count; its path. */
      readonly invalid?: string
    })
  | Unread

interface Unread {
  readonly problem: string
  /** There is a policy, or may be one, so no verdict by another policy is green. */
  readonly isOutage?: true
}

/** Readers for what a policy of the base extends, as the base has it. */
export function createBaseSources(
  { commit }: BaseSide,
  { repositoryFiles, otherRepositories: others }: Repository,
): PolicySources {
  const readBeside = async (path: string) =>
    commit === undefined ? null : ((await repositoryFiles?.read(path, commit)) ?? null)
  return { beside: readBeside, others }
}

/** Reads the policy files as the base commit has them: the one at the default path, and the one that was asked for. */
export async function loadBasePolicy(
  config: PolicyConfig & { readonly suiteName: string },
  base: BaseSide,
  repository: Repository,
): Promise<BasePolicy> {
  const read = await readBaseTexts(config, base, repository)
  if ('problem' in read) return read
  return await resolveBaseTexts(config, read.texts, createBaseSources(base, repository))
}

async function readBaseTexts(
  config: PolicyConfig,
  { commit }: BaseSide,
  { repositoryFiles }: Repository,
): Promise<{ readonly texts: readonly PolicyText[] } | Unread> {
  if (repositoryFiles === undefined) return { problem: 'there is no access to it' }
  try {
    if (commit === undefined) throw new Error('its newest commit is not known')
    return { texts: await readPolicyTextsAt(config, commit, repositoryFiles) }
  } catch (error) {
    // With a token GitHub must answer, and nobody may choose the policy by keeping it from answering.
    if (repositoryFiles.isReliable) return { problem: readErrorMessage(error), isOutage: true }
    return { problem: 'without a token, the commit must be in the checkout' }
  }
}

/** The policy files of a commit, in the order in which they count. */
export async function readPolicyTextsAt(
  { policyPath, policyPathGiven }: PolicyConfig,
  commit: string,
  files: RepositoryFiles,
): Promise<readonly PolicyText[]> {
  const usual = await readFirstText(defaultPolicyPaths, commit, files)
  const path = toRepositoryPath(policyPath)
  if (!policyPathGiven || path === undefined || path === usual[0]?.path) return usual
  return [...usual, ...(await readFirstText([path], commit, files))]
}

async function readFirstText(
  paths: readonly string[],
  commit: string,
  files: RepositoryFiles,
): Promise<readonly PolicyText[]> {
  for (const path of paths) {
    const text = await files.read(path, commit)
    if (text !== undefined) return [{ path, text }]
  }
  return []
}

/** A file that a change names may be no policy at the base; the one at the default path judges then. */
async function resolveBaseTexts(
  config: PolicyConfig & { readonly suiteName: string },
  texts: readonly PolicyText[],
  sources: PolicySources,
): Promise<BasePolicy> {
  try {
    return { ...(await resolvePolicyTexts(config, texts, sources)), texts }
  } catch (error) {
    // What a policy extends must be readable like the policy itself.
    if (error instanceof ExtendsError) return { problem: readErrorMessage(error), isOutage: true }
    if (!(error instanceof UsageError)) throw error
    const [first, second] = texts
    const hasUsual = first !== undefined && defaultPolicyPaths.includes(first.path)
    const named = hasUsual ? second : first
    if (named === undefined) return { problem: 'it is not valid', isOutage: true }
    const usual = texts.filter((text) => text !== named)
    const withoutNamed = await resolveBaseTexts(config, usual, sources)
    if (withoutNamed.problem !== undefined) return withoutNamed
    return { ...withoutNamed, invalid: named.path }
  }
}
