import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { readErrorCode, readErrorMessage, UsageError } from '../../errors.ts'
import { compact } from '../../model/data.ts'
import { isPathWithin } from '../../paths/folders.ts'
import type { OtherRepositories } from '../../ports/github.ts'
import { defaultPolicyPath } from '../inputs/policy-inputs.ts'
import type { PolicySources } from './extend.ts'
import { type PolicyFile, type ResolvedPolicy, resolvePolicy } from './resolve.ts'
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

interface PolicyFolder {
  readonly workspace: string
  /** Folder that the file must be in; links out of it are not followed. */
  readonly bounds?: string | undefined
  readonly otherRepositories?: OtherRepositories | undefined
}

/** A policy file that was read. */
export interface PolicyText {
  /** As the convention or the input names it, relative to the root of the repository. */
  readonly path: string
  readonly text: string
}

/**
 * The policy in force: the inputs over the file that they name, over the file at the default path, with what those
 * extend, over the defaults. The file at the default path may be absent; one that was asked for may not.
 *
 * @throws UsageError with every problem of the files.
 */
export async function loadPolicy(config: PolicySource, folder: PolicyFolder): Promise<ResolvedPolicy> {
  return await resolvePolicyTexts(config, readPolicyTexts(config, folder), createPolicySources(folder))
}

/** Readers for what a policy file in the folder extends. */
export function createPolicySources({ workspace, otherRepositories: others }: PolicyFolder): PolicySources {
  const readFileBeside = async (path: string) =>
    readWorkspaceText(path, { workspace, bounds: workspace }) ?? null
  return { beside: readFileBeside, others }
}

/**
 * The policy in force by texts that were read elsewhere. Each counts on top of those before it, under their locks.
 * @throws UsageError with every problem of a file.
 */
export async function resolvePolicyTexts(
  { policyInputs, suiteName }: PolicySource,
  texts: readonly PolicyText[],
  sources: PolicySources,
): Promise<ResolvedPolicy> {
  if (texts.length === 0) return resolvePolicy(policyInputs, [], suiteName)
  // A project without a policy file needs no YAML parser.
  const { parsePolicyFiles } = await import('./file.ts')
  const files = new Map<string, PolicyFile>()
  for (const { path, text } of texts) {
    for (const file of await parsePolicyFiles(text, path, sources)) {
      // A file that extends the one at the default path has it in its chain, too.
      if (!files.has(file.path)) files.set(file.path, file)
    }
  }
  return resolvePolicy(policyInputs, [...files.values()], suiteName)
}

/** The file at the default path is found with both endings of YAML files. */
export const defaultPolicyPaths: readonly string[] = [
  defaultPolicyPath,
  defaultPolicyPath.replace(/\.yml$/, '.yaml'),
]

/**
 * The policy files of the workspace: the one at the default path, where there is one, and the one that was asked for.
 * @throws UsageError for a file that can't be read, for one that was asked for and is absent, and for two at the default
 * path.
 */
export function readPolicyTexts(
  { policyPath, policyPathGiven }: PolicyPlace,
  folder: PolicyFolder,
  { mayBeAbsent = false }: { readonly mayBeAbsent?: boolean } = {},
): readonly PolicyText[] {
  const [usual, alternative = ''] = defaultPolicyPaths.filter((path) =>
    existsSync(resolve(folder.workspace, path)),
  )
  if (alternative !== '' && !policyPathGiven) {
    throw new UsageError({
      message: `policy: ${usual} and ${alternative} both exist`,
      advice: 'Keep one of the two, or set `policy` to the one to use.',
    })
  }
  const paths = new Set(compact([usual, policyPathGiven && policyPath]))
  return [...paths].flatMap((path) => {
    const text = readWorkspaceText(path, folder)
    if (text !== undefined) return [{ path, text }]
    if (mayBeAbsent) return []
    const [, name, value] = /^([\w-]+)[=:]\s*(\S.*)$/.exec(path) ?? []
    const advice = name === undefined ? pathAdvice : `Settings are YAML, with a blank: \`${name}: ${value}\``
    throw new UsageError({ message: `policy: file ${path} does not exist`, advice })
  })
}

const pathAdvice = 'The path is relative to the workspace. Is the repository checked out before this step?'

/**
 * The text of a file; undefined when it is absent.
 * @throws UsageError when it can't be read.
 */
function readWorkspaceText(policyPath: string, { workspace, bounds }: PolicyFolder): string | undefined {
  const path = resolve(workspace, policyPath)
  try {
    // A link could lead to a file whose words would be shown as wrong keys.
    if (bounds !== undefined && !isPathWithin(realpathSync(bounds), realpathSync(path))) {
      throw new Error('it lies outside of the workspace')
    }
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return undefined
    const message = `policy: file ${policyPath} can't be read (${readErrorMessage(error)})`
    throw new UsageError({ message, advice: pathAdvice })
  }
}
