import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { readErrorCode, readErrorMessage, UsageError } from '../../errors.ts'
import { isPathWithin } from '../../paths/folders.ts'
import type { OtherRepositories } from '../../ports/github.ts'
import type { PolicySources } from './extend.ts'
import { type ResolvedPolicy, resolvePolicy } from './resolve.ts'
import type { PolicySettings } from './table.ts'

interface PolicyPlace {
  readonly policyPath: string
  /** The path was asked for, so a missing file is a problem. */
  readonly policyPathGiven: boolean
}

/** What the inputs say about the policy. */
export interface PolicyConfig extends PolicyPlace {
  /** Whose policy file judges a pull request. */
  readonly policyFrom: 'base' | 'head'
  /** What the workflow sets on top of the policy file. */
  readonly policyInputs: PolicySettings
}

interface PolicySource extends PolicyPlace {
  readonly suiteName: string
  readonly policyInputs: PolicySettings
}

export interface PolicyFolder {
  readonly workspace: string
  /** Folder that the file must be in; links out of it are not followed. */
  readonly bounds?: string | undefined
  readonly otherRepositories?: OtherRepositories | undefined
}

/**
 * The policy in force: the inputs over the policy file, with what that extends, over the defaults. The file
 * at the default path may be absent; one that was asked for may not.
 *
 * @throws UsageError with every problem of the file.
 */
export async function loadPolicy(config: PolicySource, folder: PolicyFolder): Promise<ResolvedPolicy> {
  return await resolvePolicyText(config, readPolicyText(config, folder), createPolicySources(folder))
}

/** Readers for what a policy file in the folder extends. */
export function createPolicySources({ workspace, otherRepositories: others }: PolicyFolder): PolicySources {
  const readFileBeside = async (policyPath: string) =>
    readPolicyText(
      { policyPath, policyPathGiven: true },
      { workspace, bounds: workspace },
      { mayBeAbsent: true },
    )
  return { beside: readFileBeside, others }
}

/**
 * The policy in force by a text that was read elsewhere; `null`: the policy file does not exist.
 * @throws UsageError with every problem of the file.
 */
export async function resolvePolicyText(
  { policyInputs, policyPath, suiteName }: PolicySource,
  text: string | null,
  sources: PolicySources,
): Promise<ResolvedPolicy> {
  if (text === null) return resolvePolicy(policyInputs, [], suiteName)
  // A project without a policy file needs no YAML parser.
  const { parsePolicyFiles } = await import('./file.ts')
  return resolvePolicy(policyInputs, await parsePolicyFiles(text, policyPath, sources), suiteName)
}

/**
 * The text of the policy file; `null` when it is absent and may be.
 * @throws UsageError when it can't be read.
 */
export function readPolicyText(
  { policyPath, policyPathGiven }: PolicyPlace,
  { workspace, bounds }: PolicyFolder,
  { mayBeAbsent = false }: { readonly mayBeAbsent?: boolean } = {},
): string | null {
  const path = resolve(workspace, policyPathGiven ? policyPath : findDefaultFile(policyPath, workspace))
  try {
    // A link could lead to a file whose words would be shown as wrong keys.
    if (bounds !== undefined && !isPathWithin(realpathSync(bounds), realpathSync(path))) {
      throw new Error('it is a symbolic link to a file outside of the workspace')
    }
    return readFileSync(path, 'utf8')
  } catch (error) {
    const isAbsent = readErrorCode(error) === 'ENOENT'
    if (isAbsent && (mayBeAbsent || !policyPathGiven)) return null
    throw new UsageError({
      message: isAbsent
        ? `policy: file ${policyPath} does not exist`
        : `policy: file ${policyPath} can't be read (${readErrorMessage(error)})`,
      advice: 'The path is relative to the workspace. Is the repository checked out before this step?',
    })
  }
}

/** The path with the ending `.yaml`, with which the default file is also found. */
export function withOtherEnding(path: string): string {
  return path.replace(/\.yml$/, '.yaml')
}

/**
 * The default file is also found with the other ending of YAML files. @throws UsageError when both are there.
 */
function findDefaultFile(path: string, workspace: string): string {
  const alternative = withOtherEnding(path)
  if (!existsSync(resolve(workspace, alternative))) return path
  if (!existsSync(resolve(workspace, path))) return alternative
  throw new UsageError({
    message: `policy: ${path} and ${alternative} both exist`,
    advice: 'Keep one of the two, or set `policy` to the one to use.',
  })
}
